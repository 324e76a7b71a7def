import { controlledIn } from "@relato/scribe/controlled/controlled.ts";
import type { Documento, DocumentVersion } from "@relato/shared/contract/documentos.ts";
import type { Controlled } from "@relato/shared/domain/controlled.ts";
import type { Document } from "@relato/shared/domain/document.ts";
import { isPrescriptionTitle } from "@relato/shared/domain/documento.ts";

/** The sections under a heading that names a prescription, with those of its subheadings. */
const prescribingSections = ({ sections }: Document): Document["sections"] => {
  let outer: number | null = null;
  return sections.filter(({ heading, level }) => {
    if (outer !== null && level <= outer) outer = null;
    if (outer === null && isPrescriptionTitle(heading)) outer = level;
    return outer !== null;
  });
};

/**
 * The controlled substances that a document prescribes. A prescription counts as a whole, also one
 * written with the consultation's own template. Of other documents, only sections with such a
 * heading count: an anamnesis or a referral may name what the patient takes.
 */
export const controlledOf = ({
  kind,
  current,
}: Pick<Documento, "kind"> & {
  current: Pick<DocumentVersion, "titulo" | "content"> | null;
}): Controlled[] => {
  if (current === null) return [];
  const isWhole = kind === "prescription" || isPrescriptionTitle(current.titulo);
  const sections = isWhole ? current.content.sections : prescribingSections(current.content);
  const texts = sections.flatMap(({ statements }) => statements.map(({ text }) => text));
  return controlledIn(texts.join("\n"));
};
