import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { asSystem, type Database } from "../../platform/database/database.ts";
import { sign_offs } from "../../platform/database/schema/documentos.ts";
import type { TestApp } from "../../testing/app.ts";
import {
  createConsulta,
  createDocumento,
  createGravacao,
  createSegmento,
} from "../../testing/factories.ts";
import { saveTranscriptWords } from "../transcricao/words.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
export const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();

export const signVersion = (
  db: Database,
  medico_id: string,
  version_id: string,
  signed_at: string,
): Promise<unknown> => {
  const row = { version_id, medico_id, sha256: "0".repeat(64), findings: [], signed_at };
  const signed = { ...row, signed_by: medico_id, signed_name: "Dra. Ana Prado" };
  return asSystem(db, "test", (tx) => tx.drizzle.insert(sign_offs).values(signed));
};

/** A finished consultation with audio, transcript and a document, signed so many days ago. */
export const createVisit = async (
  { deps: { config, db, storage } }: TestApp,
  medico_id: string,
  signedDaysAgo: number | null,
) => {
  const turn = { i: 0, start_ms: 0, end_ms: 1000, text: "Tosse há três dias" };
  const { id } = await createConsulta(db, {
    medico_id,
    status: "Concluído",
    concluida_em: daysAgo(400),
    data_criacao: daysAgo(400),
    transcricao: {
      ...{ engine: "sherpa-onnx", model: "base", language: "pt-BR" as const },
      ...{ duration_ms: 1000, turns: [turn] },
    },
  });
  await asSystem(db, "test", (tx) => saveTranscriptWords(tx, id));
  const documento = await createDocumento(db, { medico_id, consulta_id: id });
  if (signedDaysAgo !== null)
    await signVersion(db, medico_id, documento.version.id, daysAgo(signedDaysAgo));
  const gravacao = await createGravacao(db, {
    medico_id,
    consulta_id: id,
    finished_at: daysAgo(400),
  });
  const storage_key = `gravacoes/${gravacao.id}/${randomUUID()}`;
  await createSegmento(db, { medico_id, gravacao_id: gravacao.id, storage_key, bytes: 5 });
  const path = join(config.data_dir, randomUUID());
  await writeFile(path, "sound");
  await storage.putFile(storage_key, path);
  return { id, storage_key, documento };
};
