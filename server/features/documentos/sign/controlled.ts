import { controlledIn } from "@relato/scribe/controlled/controlled.ts";
import type { Documento, DocumentVersion } from "@relato/shared/contract/documentos.ts";
import type { Controlled } from "@relato/shared/domain/controlled.ts";
import { isPrescriptionTitle } from "@relato/shared/domain/documento.ts";

/**
 * The controlled substances that a document prescribes. Of documents other than prescriptions, only
 * sections with such a heading count: a referral may name what the patient takes.
 */
export const controlledOf = ({
  kind,
  current,
}: Pick<Documento, "kind"> & {
  current: Pick<DocumentVersion, "titulo" | "content"> | null;
}): Controlled[] => {
  if (current === null || kind === "anamnesis") return [];
  const isWhole = kind === "prescription" || isPrescriptionTitle(current.titulo);
  const texts = current.content.sections
    .filter(({ heading }) => isWhole || isPrescriptionTitle(heading))
    .flatMap(({ statements }) => statements.map(({ text }) => text));
  return controlledIn(texts.join("\n"));
};
