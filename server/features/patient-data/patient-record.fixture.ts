import { randomUUID } from "node:crypto";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { withUser } from "../../platform/database/database.ts";
import { consent_forms } from "../../platform/database/schema/consent-forms.ts";
import { consentimentos } from "../../platform/database/schema/consultas.ts";
import type { TestApp } from "../../testing/app.ts";
import {
  createAgendamento,
  createConsulta,
  createDocumento,
  createGravacao,
  createNotice,
  createPaciente,
  createSegmento,
} from "../../testing/factories.ts";
import { createLaudo, createLaudoImage } from "../../testing/laudo-factories.ts";
import { insertVersion } from "../documentos/queries.ts";

export const SOUND = Buffer.from("RIFF, the sound");
const turn = { i: 0, speaker: "paciente" as const, start_ms: 61_000, end_ms: 62_000 };
const transcricao = (text: string) => ({
  ...{ engine: "text", model: null, language: "pt-BR" as const, duration_ms: 0 },
  turns: [{ ...turn, text }],
});

export const store = async ({ deps }: TestApp, key: string, content: Buffer): Promise<void> => {
  const file = join(await mkdtemp(join(tmpdir(), "relato-patient-")), "file");
  await writeFile(file, content);
  await deps.storage.putFile(key, file);
};

/** A representative's written consent with its form. */
const createWritten = async (
  app: TestApp,
  given: typeof consentimentos.$inferInsert,
  words: string,
) => {
  const representative = { name: words, relation: "mother" as const, document: null };
  const by = { given_by: "representative" as const, representative, way: "written" as const };
  return withUser(app.deps.db, given.medico_id, async (tx) => {
    const rows = await tx.drizzle
      .insert(consentimentos)
      .values({ ...given, ...by })
      .returning();
    const { id } = rows[0]!;
    const storage_key = `consents/${given.consulta_id}/${id}.pdf`;
    await store(app, storage_key, Buffer.from(`%PDF ${words}`));
    const form = { consent_id: id, medico_id: given.medico_id, storage_key, size: 9, sha256: "" };
    await tx.drizzle.insert(consent_forms).values({ ...form, mime_type: "application/pdf" });
    return { id, storage_key };
  });
};

/** A patient with one row of each kind; `words` is in every text. */
export const createRecord = async (app: TestApp, medico_id: string, words: string) => {
  const { db } = app.deps;
  const { id: paciente_id } = await createPaciente(db, { medico_id, nome: words });
  const consulta = await createConsulta(db, {
    ...{ medico_id, paciente_id, transcricao: transcricao(words) },
    ...{ status: "Concluído", concluida_em: new Date().toISOString() },
  });
  const consulta_id = consulta.id;
  const given = { consulta_id, medico_id, agreed: true, recorded_by: medico_id };
  await withUser(db, medico_id, (tx) => tx.drizzle.insert(consentimentos).values(given));
  const consent = await createWritten(app, given, words);
  const content = { markdown: `# Queixa\n\n- ${words}.\n`, sections: [] };
  const documento = await createDocumento(db, {
    ...{ medico_id, consulta_id, version: { content, titulo: words } },
  });
  const { id: gravacao_id } = await createGravacao(db, { medico_id, consulta_id });
  const sound = `gravacoes/${gravacao_id}/${randomUUID()}.wav`;
  await store(app, sound, Buffer.concat([SOUND, Buffer.from(words)]));
  await createSegmento(db, { medico_id, gravacao_id, storage_key: sound, bytes: SOUND.length });
  const laudo = await createLaudo(db, { medico_id, paciente_id, titulo: words });
  const author = { made_by: "doctor" as const, author: medico_id, author_name: "Ana" };
  await withUser(db, medico_id, (tx) =>
    insertVersion(tx, {
      ...{ documento_id: laudo.id, base: 0, titulo: words, change: "edited" as const },
      ...{ ...author, content: { markdown: words, sections: [] } },
    }),
  );
  const image = await createLaudoImage(db, { medico_id, laudo_id: laudo.id });
  await store(app, image.storage_key, Buffer.from(`jpeg ${words}`));
  const agendamento = await createAgendamento(db, { medico_id, paciente_id, titulo: words });
  const notice = await createNotice(db, { medico_id, paciente_id, agendamento_id: agendamento.id });
  const records = { documento, laudo, image, agendamento, notice };
  return { paciente_id, consulta_id, consent, sound, ...records };
};

export type PatientRecord = Awaited<ReturnType<typeof createRecord>>;
