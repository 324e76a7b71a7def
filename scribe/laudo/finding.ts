import type {
  LaudoToLint,
  LintFinding,
  LintKind,
  LintReasonCode,
} from "@relato/shared/domain/laudo/lint.ts";
import type { Alignment } from "./alignment.ts";
import type { Parts } from "./claims.ts";
import type { Observed } from "./observations.ts";

/** What each check reads. */
export interface Context extends Observed {
  input: LaudoToLint;
  /** What the referring doctor asked for. */
  order: Observed;
  alignment: Alignment;
  parts: Parts;
  /** A fetus or a child is examined: sizes of adults do not apply. */
  isSmall: boolean;
  /** The findings are curves and rates, not words. */
  isFunctional: boolean;
}

export type Check = (context: Context) => LintFinding[];

/** Kinds that a doctor must settle before signing. The others are warnings. */
const BLOCKING: ReadonlySet<LintKind> = new Set([
  "laterality",
  "sex_organ",
  "age",
  "unit_magnitude",
  "number_mismatch",
  "negation_conflict",
  "leftover_mask",
  "wrong_patient",
  "critical_uncommunicated",
  "rads_mismatch",
]);

/** A finding at offsets of the laudo's text. */
export const report = (
  { text }: { text: string },
  kind: LintKind,
  { start, end }: { start: number; end: number },
  code: LintReasonCode,
  values: Readonly<Record<string, string>> = {},
  mend: string | null = null,
): LintFinding => ({
  kind,
  quote: text.slice(start, end),
  start,
  end,
  reason: { code, values },
  mend,
  blocking: BLOCKING.has(kind),
});
