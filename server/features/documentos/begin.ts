import { randomUUID } from "node:crypto";
import { renderStatements } from "@relato/scribe/document/render.ts";
import type { WrittenConsultation } from "@relato/scribe/types.ts";
import type { Documento } from "@relato/shared/contract/documentos.ts";
import type { Document, FurtherDocuments, WriterStamp } from "@relato/shared/domain/document.ts";
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
  const { turns, document, documents } = written;
  const kind = "anamnesis";
  const version = machineVersion({ kind, modelo, writer, document, turns });
  const id = await beginDocumento(tx, consulta.id, kind, version);
  if (id === null) return null;
  const { language } = consulta;
  const further = { language, turns, writer, documents, existing: [] };
  await saveFurtherDocuments(tx, consulta.id, further);
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

/** Whether the doctor has neither changed, signed nor requested a document. */
const isUntouched = ({ current, signed_number, rewriting }: Documento): boolean =>
  signed_number === null &&
  rewriting === null &&
  current?.change === "written" &&
  current.made_by !== "doctor" &&
  current.modelo_id === null;

/**
 * Saves a writer's further documents: a new version of each untouched one in `existing`, and the
 * first version of a kind that `existing` lacks. Kinds that a model did not write keep the engine's
 * version (docs/decisions/0032-the-model-after-the-engine.md). The caller announces the changes and
 * saves the words. The engine's call has no `existing`: it never changes what a doctor began.
 */
export const saveFurtherDocuments = async (
  tx: Tx,
  consultaId: string,
  further: {
    language: Language;
    turns: readonly Turn[];
    writer: WriterStamp;
    documents: FurtherDocuments;
    existing: readonly Documento[];
  },
): Promise<void> => {
  const { language, turns, writer } = further;
  for (const kind of FURTHER_KINDS) {
    const statements = further.documents[kind];
    if (statements === null) continue;
    const titulo = messagesOf(localeOfLanguage(language)).documentos.kind[kind];
    const document = {
      markdown: `# ${titulo}\n\n${renderStatements(statements, { keepsBlanks: true })}\n`,
      sections: [{ heading: titulo, level: 1, statements }],
    };
    const modelo = { id: null, titulo };
    const version = machineVersion({ kind, modelo, writer, document, turns });
    const existing = further.existing.filter((one) => one.kind === kind);
    if (existing.length === 0) await beginDocumento(tx, consultaId, kind, version);
    for (const { id: documento_id, current } of existing.filter(isUntouched))
      await insertVersion(tx, { ...version, documento_id, base: current?.number ?? 0 });
  }
};

/** Inserts a document with its first version; null if it is a second anamnesis. */
const beginDocumento = async (
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
