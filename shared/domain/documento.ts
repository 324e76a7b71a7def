import { z } from "zod";
import { verdictSchema, writerStampSchema } from "./document.ts";

/** The kind of a document. `anamnesis`: written with the consultation's own template. */
export const DOCUMENT_KINDS = [
  "anamnesis",
  "prescription",
  "certificate",
  "nutritional_plan",
  "exam_request",
  "referral",
  "guidance",
  "other",
] as const;
/** Kinds that a consultation can have beside the anamnesis, in display order. */
export const FURTHER_KINDS = [
  "prescription",
  "certificate",
  "nutritional_plan",
  "exam_request",
  "referral",
  "guidance",
] as const satisfies readonly (typeof DOCUMENT_KINDS)[number][];
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
/** With `laudo`: a report of an examination, which belongs to no consultation. */
export const STORED_KINDS = [...DOCUMENT_KINDS, "laudo"] as const;
export type StoredKind = (typeof STORED_KINDS)[number];

const CERTIFICATE = /atestado|certificad|certificate/i;

/** Whether a title or heading names a prescription, in the three languages. */
export const isPrescriptionTitle = (title: string): boolean => /receit|receta|prescri/i.test(title);

/** Whether readers take a document for a certificate: by its kind or its title. */
export const isCertificate = ({ kind, titulo }: { kind: DocumentKind; titulo: string }): boolean =>
  kind === "certificate" || CERTIFICATE.test(titulo);

/** The kind of document that a template makes, by its title or first heading. */
export const kindOfTemplate = (modelo: {
  titulo: string;
  markdown: string;
}): "certificate" | "prescription" | "other" => {
  const names = `${modelo.titulo}\n${/^# .*$/m.exec(modelo.markdown)?.[0] ?? ""}`;
  return CERTIFICATE.test(names)
    ? "certificate"
    : isPrescriptionTitle(names)
      ? "prescription"
      : "other";
};

/**
 * How a version was made. `kept`: the doctor confirmed unsupported statements. `addendum`: added
 * after the sign-off.
 */
export const CHANGES = ["written", "edited", "restored", "rewritten", "kept", "addendum"] as const;
export type ChangeKind = (typeof CHANGES)[number];

export const MADE_BY = ["engine", "model", "doctor"] as const;
export type MadeBy = (typeof MADE_BY)[number];

/** Characters of a document's markdown: about a hundred printed pages. */
export const MAX_DOCUMENT = 400_000;
/** Characters of the doctor's instruction to a writer. */
export const MAX_INSTRUCTION = 500;
export const MAX_TITULO = 200;

/**
 * A statement without support at the sign-off. `kept`: confirmed by the doctor; `corrected`: no
 * longer in the signed text; `open`: signed unchanged.
 */
export const findingSchema = z.object({
  text: z.string(),
  status: verdictSchema.exclude(["supported"]),
  done: z.enum(["kept", "corrected", "open"]),
});
export type Finding = z.infer<typeof findingSchema>;

/** The stored fields of a consultation's document. */
export const documentoFields = z.object({
  id: z.uuid(),
  consulta_id: z.uuid(),
  kind: z.enum(DOCUMENT_KINDS),
  created_at: z.iso.datetime(),
  /** Since then removed by the doctor, unsigned; its versions are kept. */
  hidden_at: z.iso.datetime().nullable(),
});
export type DocumentoFields = z.infer<typeof documentoFields>;

/** The stored fields of a version, without its content. */
export const versionFields = z.object({
  id: z.uuid(),
  number: z.int().min(1),
  titulo: z.string(),
  modelo_id: z.uuid().nullable(),
  made_by: z.enum(MADE_BY),
  /** The doctor's name; null for a version made by the engine or a model. */
  author_name: z.string().nullable(),
  /** The writer of the original text; null if the doctor began the document. */
  writer: writerStampSchema.nullable(),
  change: z.enum(CHANGES),
  restored_from: z.int().nullable(),
  instruction: z.string().nullable(),
  created_at: z.iso.datetime(),
});
export type VersionFields = z.infer<typeof versionFields>;

/** The stored fields of "Revisado e aprovado". */
export const signOffFields = z.object({
  sha256: z.string(),
  signed_name: z.string(),
  signed_at: z.iso.datetime(),
  findings: z.array(findingSchema),
});
export type SignOffFields = z.infer<typeof signOffFields>;
