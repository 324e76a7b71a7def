import { z } from "zod";
import { verdictSchema } from "./document.ts";

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

const CERTIFICATE = /atestado|certificad|certificate/i;
const PRESCRIPTION = /receit|receta|prescri/i;

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
    : PRESCRIPTION.test(names)
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
