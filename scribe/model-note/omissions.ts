import { readFileSync } from "node:fs";
import type { Evidence } from "@relato/shared/domain/document.ts";
import type { Candidate } from "../document/budget.ts";
import { composeStatement, type Unit } from "../document/compose.ts";
import { kindMatch } from "../document/placement.ts";
import { candidatesOf } from "../document/write-sections.ts";
import { boostedScore } from "../models/boosted.ts";
import { treesOf } from "../models/trees.ts";
import { evidencesOf } from "../talk/evidence.ts";
import { findInstructions } from "../talk/instructions.ts";
import { omissionFeatures, type PossibleOmission } from "./coverage.ts";
import type { HeadingReading } from "../template/heading-reading.ts";
import { actOf } from "./note-act.ts";
import type { ModelStatement, ReadNote } from "./types.ts";

/**
 * A sentence of the talk that the note probably lacks and whose omission could harm the patient.
 */
interface OmittedSentence extends PossibleOmission {
  unit: Unit;
  /** Index of its heading; -1 if the template has none for it. */
  heading: number;
  /** Log odds that the note lacks a critical fact here. */
  score: number;
}

/** The log odds from which the model is asked for a fact, and from which the engine adds it. */
interface Thresholds {
  ask: number;
  add: number;
}

export const omissionThresholdsUrl = new URL(
  "../models/weights/omission-thresholds.json",
  import.meta.url,
);

let thresholds: Thresholds | undefined;

export function omissionThresholds(): Thresholds {
  return (thresholds ??= JSON.parse(readFileSync(omissionThresholdsUrl, "utf8")) as Thresholds);
}

/** The sentences of a visit that a note may lack, each with the statement that would quote it. */
export function possibleOmissions({
  turns,
  visit,
  headings,
  consultation: { locale },
}: ReadNote): (PossibleOmission & { unit: Unit })[] {
  const instructions = findInstructions(turns, locale);
  return candidatesOf(visit, headings, locale)
    .filter(({ unit }) => !instructions.has(unit.sentence.index))
    .map((candidate) => ({
      candidate,
      unit: candidate.unit,
      text: composeStatement([candidate.unit], locale).text,
    }));
}

/** Adds the turns of the evidence to those that the model named. */
export const withEvidence = <T extends ModelStatement>(
  statement: T,
  evidence: readonly Evidence[],
): T => ({
  ...statement,
  turns: [...new Set([...statement.turns, ...evidence.map(({ turn }) => turn)])],
});

/**
 * Finds the sentences with a score of at least `least`, in the order of the talk. `statements`:
 * with the turns that `withEvidence` adds.
 */
export function findOmitted(
  note: ReadNote,
  statements: readonly ModelStatement[],
  least: number,
): OmittedSentence[] {
  const possible = possibleOmissions(note);
  const trees = treesOf("omissions");
  const features = omissionFeatures(possible, statements, note.consultation.locale);
  return possible.flatMap((one, at) => {
    const score = boostedScore(trees, features[at]!);
    const heading = headingOf(one.candidate, note);
    const isVoiced = one.unit.sentence.speaker === "medico" || !isDoctors(note.headings[heading]);
    return score >= least && isVoiced ? [{ ...one, score, heading }] : [];
  });
}

/** Whether only the doctor's words may be placed under a heading. */
const isDoctors = (heading: HeadingReading | undefined): boolean => actOf(heading) !== undefined;

/** The heading of a sentence: its placement, or else the heading that best matches its topics. */
function headingOf({ heading, read }: Candidate, { headings }: ReadNote): number {
  if (heading >= 0) return heading;
  const matches = headings.map(({ kinds }) => kindMatch(read.topics, kinds));
  const best = Math.max(...matches);
  return best > 0 ? matches.indexOf(best) : -1;
}

export interface Quotation {
  heading: number;
  text: string;
  evidence: Evidence[];
}

/** Quotes omitted sentences. Those of one turn and heading form one statement. */
export function quoteOmitted(
  omitted: readonly OmittedSentence[],
  { consultation: { locale } }: ReadNote,
): Quotation[] {
  const groups: OmittedSentence[][] = [];
  for (const one of omitted) {
    const last = groups.at(-1);
    const before = last?.[0];
    const goesOn =
      before?.heading === one.heading && before.unit.sentence.turn === one.unit.sentence.turn;
    if (goesOn) last!.push(one);
    else groups.push([one]);
  }
  return groups.map((group) => {
    const units = group.map(({ unit }) => unit);
    const { text, sentences } = composeStatement(units, locale);
    const evidence = evidencesOf(sentences);
    return { heading: group[0]!.heading, text: text.replace(/\.$/, ""), evidence };
  });
}
