import type { Statement, RemovedStatement } from "@relato/shared/domain/document.ts";
import type { CheckedStatement, ModelStatement } from "./types.ts";

/** A statement of the final document with its heading. */
export interface SettledStatement extends ModelStatement {
  /** Index into the headings; -1 for none. */
  heading: number;
  statement: Statement;
}

/** A removed statement as the document lists it. */
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
