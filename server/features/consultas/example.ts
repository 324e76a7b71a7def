import { hash, randomUUID } from "node:crypto";
import { copyFile, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ConsultaItem } from "@relato/shared/contract/consultas.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { withUser } from "../../platform/database/database.ts";
import { gravacao_segmentos, gravacoes } from "../../platform/database/schema/gravacoes.ts";
import { spendQuota } from "../../platform/quotas/quotas.ts";
import { defaultTemplateId } from "../modelos/system.ts";
import { enqueueProcessing } from "./create.ts";
import { insertConsulta, requireConsultaItem } from "./queries.ts";

/** The recorded consultation of a language that ships with the product. */
export const exampleAudioPath = (language: Language): string =>
  fileURLToPath(new URL(`example/${language}.webm`, import.meta.url));

/**
 * Creates the shipped consultation as the doctor's example and processes it like any other.
 * @throws AppError EXAMPLES_DAILY
 */
export const createExample = async (
  { config, db, jobs, storage }: Pick<Deps, "config" | "db" | "jobs" | "storage">,
  medico_id: string,
  language: Language,
): Promise<ConsultaItem> => {
  await withUser(db, medico_id, (tx) => spendQuota(tx, config, "example"));
  const id = randomUUID();
  const gravacao_id = randomUUID();
  const segment = await storeExample(storage, gravacao_id, language);
  return withUser(db, medico_id, async (tx) => {
    await insertConsulta(tx, {
      id,
      medico_id,
      modelo_id: defaultTemplateId(language),
      language,
      is_example: true,
      documento_gerado: { tipo_consulta: "presencial", contexto_paciente: "", language },
    });
    await tx.drizzle
      .insert(gravacoes)
      .values({ id: gravacao_id, medico_id, consulta_id: id, finished_at: sql`now()` });
    await tx.drizzle
      .insert(gravacao_segmentos)
      .values({ ...segment, gravacao_id, medico_id, track: "file", ordinal: 0 });
    await enqueueProcessing(jobs, tx, medico_id, id);
    return requireConsultaItem(tx, id);
  });
};

const storeExample = async (storage: Deps["storage"], gravacaoId: string, language: Language) => {
  const source = exampleAudioPath(language);
  const id = randomUUID();
  const storage_key = `gravacoes/${gravacaoId}/${id}`;
  // The storage moves the file, so it gets a copy.
  const folder = await mkdtemp(join(tmpdir(), "relato-example-"));
  try {
    const copy = join(folder, "example.webm");
    await copyFile(source, copy);
    const { bytes } = await storage.putFile(storage_key, copy);
    const sha256 = hash("sha256", await readFile(source));
    return { id, storage_key, media_type: "audio/webm", bytes, sha256 };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
