import type { Documento, DocumentVersion } from "@relato/shared/contract/documentos.ts";
import type { Controlled } from "@relato/shared/domain/controlled.ts";
import { controlledIn } from "@relato/scribe/controlled/controlled.ts";

/** A heading or a title that speaks of a prescription, in the three languages. */
const PRESCRIPTION = /receit|receta|prescri/i;

/**
 * The controlled substances that a document prescribes. A prescription is read whole; of any other document only what stands under a
 * heading of that name, since a referral may well name what the patient takes.
 */
export const controlledOf = ({
  kind,
  current,
}: Pick<Documento, "kind"> & {
  current: Pick<DocumentVersion, "titulo" | "content"> | null;
}): Controlled[] => {
  if (current === null || kind === "anamnesis") return [];
  const isWhole = kind === "prescription" || PRESCRIPTION.test(current.titulo);
  const sections = isWhole
    ? current.content.sections
    : current.content.sections.filter(({ heading }) => PRESCRIPTION.test(heading));
  return controlledIn(
    sections.flatMap(({ statements }) => statements.map(({ text }) => text)).join("\n"),
  );
};
