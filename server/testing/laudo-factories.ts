import { randomUUID } from "node:crypto";
import { newLaudoContent } from "@relato/shared/domain/laudo/laudo.ts";
import { type Database, withUser } from "../platform/database/database.ts";
import { documentos } from "../platform/database/schema/documentos.ts";
import {
  type LaudoDictationRow,
  type LaudoImageRow,
  type LaudoRow,
  type LaudoTemplateRow,
  laudo_dictations,
  laudo_images,
  laudo_templates,
  laudos,
} from "../platform/database/schema/laudos.ts";
import { doctorOf, only, type Wanted } from "./factories.ts";

/** An unsigned laudo without a version. */
export async function createLaudo(db: Database, wanted: Wanted<LaudoRow> = {}): Promise<LaudoRow> {
  const medico_id = await doctorOf(db, wanted.medico_id);
  const { id = randomUUID() } = wanted;
  const content = wanted.content ?? newLaudoContent("pt-BR");
  return withUser(db, medico_id, async (tx) => {
    await tx.drizzle.insert(documentos).values({ id, medico_id, kind: "laudo" });
    const values = {
      titulo: "Novo Laudo",
      content_html: "",
      language: "pt-BR" as const,
      exam_date: "2026-11-02",
      ...wanted,
      content,
      id,
      medico_id,
    };
    return only(await tx.drizzle.insert(laudos).values(values).returning());
  });
}

/** Only the row: the storage has no file under its key. */
export async function createLaudoImage(
  db: Database,
  wanted: Wanted<LaudoImageRow> = {},
): Promise<LaudoImageRow> {
  const medico_id = await doctorOf(db, wanted.medico_id);
  const laudo_id = wanted.laudo_id ?? (await createLaudo(db, { medico_id })).id;
  const id = wanted.id ?? randomUUID();
  const storage_key = `laudos/${laudo_id}/${id}.jpg`;
  const size = { position: 0, width: 1, height: 1 };
  const values = { storage_key, ...size, ...wanted, id, laudo_id, medico_id };
  return withUser(db, medico_id, async (tx) =>
    only(await tx.drizzle.insert(laudo_images).values(values).returning()),
  );
}

export async function createLaudoDictation(
  db: Database,
  wanted: Wanted<LaudoDictationRow> = {},
): Promise<LaudoDictationRow> {
  const medico_id = await doctorOf(db, wanted.medico_id);
  const laudo_id = wanted.laudo_id ?? (await createLaudo(db, { medico_id })).id;
  const id = wanted.id ?? randomUUID();
  const storage_key = `ditados/${laudo_id}/${id}.wav`;
  const values = { storage_key, duration_ms: 1000, ...wanted, id, laudo_id, medico_id };
  return withUser(db, medico_id, async (tx) =>
    only(await tx.drizzle.insert(laudo_dictations).values(values).returning()),
  );
}

export async function createMask(
  db: Database,
  wanted: Wanted<LaudoTemplateRow> = {},
): Promise<LaudoTemplateRow> {
  const medico_id = await doctorOf(db, wanted.medico_id);
  const values = {
    titulo: "Máscara de teste",
    content: newLaudoContent("pt-BR"),
    content_html: "",
    language: "pt-BR" as const,
    ...wanted,
    medico_id,
  };
  return withUser(db, medico_id, async (tx) =>
    only(await tx.drizzle.insert(laudo_templates).values(values).returning()),
  );
}
