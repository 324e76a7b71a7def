import type { Consultation } from "../types.ts";
import {
  findOmitted,
  omissionThresholds,
  type Quotation,
  quoteOmitted,
  withEvidence,
} from "./omissions.ts";
import { readNote } from "./read-note.ts";
import type {
  Check,
  CheckedStatement,
  Doubt,
  ModelNote,
  ModelStatement,
  NoteFindings,
  Omission,
  ReadNote,
} from "./types.ts";

/**
 * Checks a model's note against the talk. Returns statements without support, critical facts that
 * the note lacks, and supported statements for a second reading. A statement from the typed context
 * is no doubt: the model could not repair it.
 */
export function checkModelNote(consultation: Consultation, note: ModelNote): NoteFindings {
  const read = readNote(consultation, note);
  const { ask } = omissionThresholds();
  return {
    doubts: read.statements.filter(isMendable).map((statement) => doubtOf(statement, read)),
    omissions: omissionsOf(quoteOmitted(findOmitted(read, withSources(read), ask), read), read),
    checks: read.statements
      .filter(({ proved }) => proved.verdict === "supported")
      .map((statement) => checkOf(statement, read)),
  };
}

/** The statements of the note with all turns that support them. */
export const withSources = ({ statements }: ReadNote): ModelStatement[] =>
  statements.map((one) => withEvidence(one, one.proved.evidence));

const isMendable = ({ proved: { verdict, reasons } }: CheckedStatement): boolean =>
  verdict === "contradicted" ||
  (verdict === "review" && reasons.every(({ kind }) => kind !== "typed"));

function doubtOf(statement: CheckedStatement, read: ReadNote): Doubt {
  const { verdict, reasons } = statement.proved;
  return {
    ...checkOf(statement, read),
    verdict: verdict === "contradicted" ? verdict : "review",
    reasons,
  };
}

function checkOf(statement: CheckedStatement, { turns }: ReadNote): Check {
  const { id, text, headingName: heading, proved } = statement;
  const cited = new Set([...proved.evidence.map(({ turn }) => turn), ...statement.turns]);
  const witnesses = turns.filter(({ i }) => cited.has(i)).slice(0, MOST_WITNESSES);
  return { id, heading, text, witnesses };
}

/** The most turns that a repair request shows for one statement. */
const MOST_WITNESSES = 8;

/** The facts that the model is asked for, with the ids "o1", "o2", … in the order of the talk. */
export const omissionsOf = (
  quotations: readonly Quotation[],
  { headings }: Pick<ReadNote, "headings">,
): Omission[] =>
  quotations.map(({ heading, text, evidence }, at) => ({
    id: `o${at + 1}`,
    heading: headings[heading]?.read.text ?? "",
    text,
    turns: evidence.map(({ turn }) => turn),
  }));
