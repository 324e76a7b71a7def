import { z } from "zod";
import { verdictSchema } from "./document.ts";

/** What a document of a consultation is; `anamnesis` is the one that the consultation's own template asks for. */
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
/** The kinds that a consultation can contain beside its anamnesis, in the order in which they are shown. */
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

/** Whether a document is a certificate to whoever reads it: by its kind, or by the title it bears. */
export const isCertificate = ({ kind, titulo }: { kind: DocumentKind; titulo: string }): boolean =>
  kind === "certificate" || CERTIFICATE.test(titulo);

/** What a template makes, by its title or its own first heading. */
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

/** How a version came about. `kept`: the doctor answers for statements without support; `addendum`: added after a sign-off. */
export const CHANGES = ["written", "edited", "restored", "rewritten", "kept", "addendum"] as const;
export type ChangeKind = (typeof CHANGES)[number];

export const MADE_BY = ["engine", "model", "doctor"] as const;
export type MadeBy = (typeof MADE_BY)[number];

/** Characters of a document's markdown: a hundred printed pages. */
export const MAX_DOCUMENT = 400_000;
/** Characters of what the doctor asks a writer for. */
export const MAX_INSTRUCTION = 500;
export const MAX_TITULO = 200;

/**
 * What became of a statement without support. `kept`: under the doctor's name; `corrected`: it stands in the signed text no longer;
 * `open`: signed as it was.
 */
export const findingSchema = z.object({
  text: z.string(),
  status: verdictSchema.exclude(["supported"]),
  done: z.enum(["kept", "corrected", "open"]),
});
export type Finding = z.infer<typeof findingSchema>;
