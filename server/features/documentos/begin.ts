import { randomUUID } from "node:crypto";
import { renderStatements } from "@relato/scribe/document/render.ts";
import type { WrittenConsultation } from "@relato/scribe/types.ts";
import type { Document, Statement, WriterStamp } from "@relato/shared/domain/document.ts";
import {
  type DocumentKind,
  FURTHER_KINDS,
  isCertificate,
} from "@relato/shared/domain/documento.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import type { Tx } from "../../platform/database/database.ts";
import { certificateWithoutCids } from "./certificate.ts";
import { checkDocument } from "./check.ts";
import { insertDocumento, insertVersion } from "./queries.ts";
import { textsIn } from "./texts.ts";
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
 * that it contains. In the transaction that completes it. Nothing happens where it has an anamnesis already.
 */
export const beginDocumentos = async (tx: Tx, work: Written): Promise<void> => {
  const { consulta, modelo, writer, written } = work;
  const begin = async (
    kind: DocumentKind,
    titulo: string,
    modelo_id: string | null,
    document: Document,
  ): Promise<boolean> => {
    const id = randomUUID();
    if (!(await insertDocumento(tx, { id, consulta_id: consulta.id, kind, rewriting: null })))
      return false;
    const content = checkDocument(document, written.turns);
    await insertVersion(tx, {
      documento_id: id,
      base: 0,
      titulo,
      modelo_id,
      content: isCertificate({ kind, titulo }) ? certificateWithoutCids(content) : content,
      made_by: writer.kind,
      author: null,
      author_name: null,
      writer,
      change: "written",
    });
    return true;
  };
  if (!(await begin("anamnesis", modelo.titulo, modelo.id, written.document))) return;
  const titles = textsIn(consulta.language).kind;
  for (const kind of FURTHER_KINDS) {
    const statements = written.documents[kind];
    if (statements !== null)
      await begin(kind, titles[kind], null, documentOf(titles[kind], statements));
  }
  await saveWords(tx, consulta.id);
};

/** Statements under one heading; what nobody said is left to fill in. */
const documentOf = (heading: string, statements: Statement[]): Document => ({
  markdown: `# ${heading}\n\n${renderStatements(statements, { keepsBlanks: true })}\n`,
  sections: [{ heading, level: 1, statements }],
});
