import type { StoredKind } from "@relato/shared/domain/documento.ts";
import { aiLabel } from "./ai-label.ts";
import { documentType } from "./document-kinds.ts";
import { dateOf, type DocumentSource, isByAi, statusOf } from "./document-source.ts";
import { identifierOf, referenceTo, type Resource, subjectOf } from "./entry.ts";
import { type Doctor, practitionerReference } from "./practitioner.ts";

export interface Attachment {
  contentType: string;
  title: string;
  language?: string;
  /** Relative to the file that refers to it. */
  url?: string;
  /** Base64. */
  data?: string;
  creation?: string;
}

export interface ReferencedDocument {
  id: string;
  kind: StoredKind;
  titulo: string;
  date: string;
  status: "preliminary" | "final" | "amended";
  by_ai: boolean;
  paciente_id: string | null;
  /** Null where the Encounter is not given too. */
  consulta_id: string | null;
  doctor: Doctor;
  attachment: Attachment;
}

/** https://hl7.org/fhir/R4/documentreference.html */
export const documentReferenceOf = (one: ReferencedDocument): Resource => ({
  resourceType: "DocumentReference",
  id: one.id,
  ...aiLabel({ by_ai: one.by_ai, signed: one.status !== "preliminary" }),
  identifier: [identifierOf(one.id)],
  status: "current",
  docStatus: one.status,
  type: documentType(one.kind),
  ...subjectOf(one.paciente_id),
  date: one.date,
  author: [practitionerReference(one.doctor)],
  description: one.titulo,
  content: [{ attachment: one.attachment }],
  ...(one.consulta_id !== null && {
    context: { encounter: [referenceTo("Encounter", one.consulta_id)] },
  }),
});

/** The document with its text. */
export const textReferenceOf = (source: DocumentSource): Resource => {
  const { id, kind, version, language, paciente_id, consulta_id, doctor } = source;
  const { titulo } = version;
  return documentReferenceOf({
    ...{ id, kind, titulo, paciente_id, consulta_id, doctor },
    status: statusOf(source),
    date: dateOf(source),
    by_ai: isByAi(source),
    attachment: {
      contentType: "text/markdown; charset=utf-8",
      language,
      data: Buffer.from(version.content.markdown, "utf8").toString("base64"),
      title: titulo,
      creation: version.created_at,
    },
  });
};
