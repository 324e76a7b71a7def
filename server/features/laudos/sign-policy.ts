import type { LaudoFinding } from "@relato/shared/contract/laudo-checks.ts";
import type { ErrorCode } from "@relato/shared/contract/errors.ts";
import { fieldsOf, type LaudoContent, textBlocks } from "@relato/shared/domain/laudo/content.ts";
import { fieldState } from "@relato/shared/domain/laudo/field.ts";
import type { LintAnswer, MissingData } from "@relato/shared/domain/laudo/laudo.ts";

/** Headings alone are no report. */
const isEmpty = (content: LaudoContent): boolean =>
  textBlocks(content).every(
    ({ type, content: nodes = [] }) =>
      type === "heading" || nodes.every((node) => node.type !== "text" || node.text.trim() === ""),
  );

/** Why the fields stop the signature: the ones that forbid it come first. */
const fieldsRefusal = (content: LaudoContent): "FIELDS_UNFILLED" | "FIELDS_WARNED" | null => {
  const fields = fieldsOf(content).map(({ field, value }) => ({
    on_sign: field.on_sign,
    state: fieldState(field, value),
  }));
  if (fields.some(({ state, on_sign }) => state === "empty" && on_sign === "forbid"))
    return "FIELDS_UNFILLED";
  const isOpen = fields.some(
    ({ state, on_sign }) => state === "prefilled" || (state === "empty" && on_sign === "warn"),
  );
  return isOpen ? "FIELDS_WARNED" : null;
};

/** The given answers that belong to a blocking finding. */
export const answersOf = (
  findings: readonly LaudoFinding[],
  answers: readonly LintAnswer[],
): LintAnswer[] =>
  answers.filter(({ kind, quote }) =>
    findings.some((one) => one.blocking && one.kind === kind && one.quote === quote),
  );

/** What signing reads. */
export interface SignRequest {
  content: LaudoContent;
  missing: readonly MissingData[];
  findings: readonly LaudoFinding[];
  answers: readonly LintAnswer[];
  accept_missing: boolean;
  accept_unfilled: boolean;
}

/** Why the laudo cannot be signed now; null if it can. */
export const signRefusal = (request: SignRequest): ErrorCode | null => {
  const { content, missing, findings, answers } = request;
  if (isEmpty(content)) return "LAUDO_EMPTY";
  const fields = fieldsRefusal(content);
  if (fields === "FIELDS_UNFILLED" || (fields !== null && !request.accept_unfilled)) return fields;
  if (missing.length > 0 && !request.accept_missing) return "DATA_MISSING";
  const isAnswered = findings.every(
    ({ blocking, kind, quote }) =>
      !blocking || answers.some((one) => one.kind === kind && one.quote === quote),
  );
  return isAnswered ? null : "LINT_UNANSWERED";
};
