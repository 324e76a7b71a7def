import type { Statement, RemovedStatement } from "@relato/shared/domain/document.ts";
import type { CheckedStatement, ModelStatement } from "./types.ts";

/** A statement of the final document, and where it stands. */
export interface SettledStatement extends ModelStatement {
  /** Index into the headings; -1 where the template has no place. */
  heading: number;
  statement: Statement;
}

/** A statement of the note as the list of what was taken out holds it. */
export const removedStatementOf = ({
  headingName,
  text,
  proved,
}: CheckedStatement): RemovedStatement => ({
  heading: headingName,
  text,
  reasons: proved.reasons,
  evidence: proved.evidence,
});
