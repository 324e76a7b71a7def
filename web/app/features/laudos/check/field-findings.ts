import type { LaudoFinding } from "@relato/shared/contract/laudo-checks.ts";
import { fieldsOf, type LaudoContent } from "@relato/shared/domain/laudo/content.ts";
import { fieldState } from "@relato/shared/domain/laudo/field.ts";

/**
 * The findings without those of empty fields, which the panel of fields and the signature list
 * themselves.
 */
export const withoutFields = (
  content: LaudoContent,
  findings: readonly LaudoFinding[],
): LaudoFinding[] => {
  const placeholders = new Set(
    fieldsOf(content)
      .filter(({ field, value }) => fieldState(field, value) === "empty")
      .map(({ value }) => value),
  );
  return findings.filter(({ kind, quote }) => kind !== "leftover_mask" || !placeholders.has(quote));
};
