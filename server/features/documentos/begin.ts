import { randomUUID } from "node:crypto";
import { renderStatements } from "@relato/scribe/document/render.ts";
import type { WrittenConsultation } from "@relato/scribe/types.ts";
import type { Document, Statement, WriterStamp } from "@relato/shared/domain/document.ts";
import {
  type DocumentKind,
  FURTHER_KINDS,
  isCertificate,
} from "@relato/shared/domain/documento.ts";
import { type Language, localeOfLanguage } from "@relato/shared/domain/language.ts";
import type { Turn } from "@relato/shared/domain/transcript.ts";
import type { Tx } from "../../platform/database/database.ts";
import { messagesOf } from "../../platform/messages.ts";
import { checkDocument } from "./evidence/check.ts";
import { insertDocumento, insertVersion, type NewVersionRow } from "./queries.ts";
import { certificateWithoutCids } from "./sign/certificate.ts";
import { saveWords } from "./words.ts";

/** A writer's result for a consultation. */
interface Written {
  consulta: { id: string; language: Language };
  modelo: { id: string; titulo: string };
  writer: WriterStamp;
  written: WrittenConsultation;
}

/**
 * Inserts the documents of a consultation that was just written: the anamnesis and the further ones
 * that it contains. Returns the anamnesis' id; null without a change if it exists.
 */
export const beginDocumentos = async (
  tx: Tx,
  { consulta, modelo, writer, written }: Written,
): Promise<string | null> => {
  const { turns, document } = written;
  const kind = "anamnesis";
  const version = machineVersion({ kind, modelo, writer, document, turns });
  const id = await beginDocumento(tx, consulta.id, kind, version);
  if (id === null) return null;
  for (const further of FURTHER_KINDS) {
    const statements = written.documents[further];
    if (statements === null) continue;
    const { language } = consulta;
    const made = furtherVersion({ kind: further, language, statements, writer, turns });
    await beginDocumento(tx, consulta.id, further, made);
  }
  await saveWords(tx, consulta.id);
  return id;
};

type MachineVersion = Omit<NewVersionRow, "documento_id" | "base">;

/** A version by the engine or a model: its evidence is checked, a certificate loses its CIDs. */
export const machineVersion = (made: {
  kind: DocumentKind;
  modelo: { id: string | null; titulo: string };
  writer: WriterStamp;
  document: Document;
  turns: readonly Turn[];
}): MachineVersion => {
  const { kind, modelo, writer } = made;
  const { titulo } = modelo;
  const content = checkDocument(made.document, made.turns);
  return {
    titulo,
    modelo_id: modelo.id,
    content: isCertificate({ kind, titulo }) ? certificateWithoutCids(content) : content,
    made_by: writer.kind,
    writer,
    change: "written",
  };
};

/** A version of a further document: its statements under its title. */
export const furtherVersion = (made: {
  kind: (typeof FURTHER_KINDS)[number];
  language: Language;
  statements: Statement[];
  writer: WriterStamp;
  turns: readonly Turn[];
}): MachineVersion => {
  const { kind, writer, turns, statements } = made;
  const titulo = messagesOf(localeOfLanguage(made.language)).documentos.kind[kind];
  const document = {
    markdown: `# ${titulo}\n\n${renderStatements(statements, { keepsBlanks: true })}\n`,
    sections: [{ heading: titulo, level: 1, statements }],
  };
  return machineVersion({ kind, modelo: { id: null, titulo }, writer, document, turns });
};

/** Inserts a document with its first version; null if it is a second anamnesis. */
export const beginDocumento = async (
  tx: Tx,
  consulta_id: string,
  kind: DocumentKind,
  version: MachineVersion,
): Promise<string | null> => {
  const id = randomUUID();
  if (!(await insertDocumento(tx, { id, consulta_id, kind, rewriting: null }))) return null;
  await insertVersion(tx, { ...version, documento_id: id, base: 0 });
  return id;
};
