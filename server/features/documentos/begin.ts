import { messagesOf } from "../../platform/messages.ts";
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
import { certificateWithoutCids } from "./sign/certificate.ts";
import { checkDocument } from "./evidence/check.ts";
import { insertDocumento, insertVersion, type NewVersionRow } from "./queries.ts";
import { saveWords } from "./words.ts";

/** What was written of a consultation, and by what. */
export interface Written {
  consulta: { id: string; language: Language };
  modelo: { id: string; titulo: string };
  writer: WriterStamp;
  written: WrittenConsultation;
}

/**
 * The documents of a consultation that has just been written, each with its first version: the anamnesis, and those further ones
 * that it contains. In the transaction that completes it. Returns the anamnesis' id; null, and nothing is changed, where the
 * consultation has an anamnesis already.
 */
export const beginDocumentos = async (tx: Tx, work: Written): Promise<string | null> => {
  const { consulta, modelo, writer, written } = work;
  const { turns } = written;
  const kind = "anamnesis";
  const version = machineVersion({ kind, modelo, writer, document: written.document, turns });
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

/** A version's text as a machine made it. */
export type MachineVersion = Omit<NewVersionRow, "documento_id" | "base">;

/** What a machine wrote as a version: its evidence is checked, a certificate loses the CIDs that were spoken. */
export const machineVersion = (made: {
  kind: DocumentKind;
  modelo: { id: string | null; titulo: string };
  writer: WriterStamp;
  document: Document;
  turns: readonly Turn[];
}): MachineVersion => {
  const { kind, modelo, writer } = made;
  const content = checkDocument(made.document, made.turns);
  return {
    titulo: modelo.titulo,
    modelo_id: modelo.id,
    content: isCertificate({ kind, titulo: modelo.titulo })
      ? certificateWithoutCids(content)
      : content,
    made_by: writer.kind,
    author: null,
    author_name: null,
    writer,
    change: "written",
  };
};

/** A further document's version: its statements under its title. */
export const furtherVersion = (made: {
  kind: (typeof FURTHER_KINDS)[number];
  language: Language;
  statements: Statement[];
  writer: WriterStamp;
  turns: readonly Turn[];
}): MachineVersion => {
  const { kind, writer, turns } = made;
  const titulo = messagesOf(localeOfLanguage(made.language)).documentos.kind[kind];
  const document = documentOf(titulo, made.statements);
  return machineVersion({ kind, modelo: { id: null, titulo }, writer, document, turns });
};

/** Inserts a document with its first version; null when the consultation has an anamnesis already. */
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

/** Statements under one heading; what nobody said is left to fill in. */
const documentOf = (heading: string, statements: Statement[]): Document => ({
  markdown: `# ${heading}\n\n${renderStatements(statements, { keepsBlanks: true })}\n`,
  sections: [{ heading, level: 1, statements }],
});
