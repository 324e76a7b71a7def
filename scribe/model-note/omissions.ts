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

/** A sentence of the talk that the note probably lacks, and that could hurt the patient. */
export interface OmittedSentence extends PossibleOmission {
  unit: Unit;
  /** Index into the headings: where it belongs; -1 where the template has no heading for it. */
  heading: number;
  /** Log odds that the note lacks a critical fact here. */
  score: number;
}

/** Log odds from which the model is asked for a fact, and from which the engine adds it by itself. */
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

/** The sentences of a visit that can be missed, each with the statement that would quote it. */
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

/** A statement with the turns that the model named and those that the proof found for it. */
export const withEvidence = <T extends ModelStatement>(
  statement: T,
  evidence: readonly Evidence[],
): T => ({
  ...statement,
  turns: [...new Set([...statement.turns, ...evidence.map(({ turn }) => turn)])],
});

/** The sentences that score at least `least`, in the order of the talk. Statements as of `withEvidence`. */
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

/** Whether only what the doctor says can stand under a heading. */
const isDoctors = (heading: HeadingReading | undefined): boolean => actOf(heading) !== undefined;

/** Where a sentence belongs: its place, else the heading that asks most for what it is about. */
function headingOf({ heading, read }: Candidate, { headings }: ReadNote): number {
  if (heading >= 0) return heading;
  const matches = headings.map(({ kinds }) => kindMatch(read.topics, kinds));
  const best = Math.max(...matches);
  return best > 0 ? matches.indexOf(best) : -1;
}

/** One statement that quotes the sentences of a group. */
export interface Quotation {
  heading: number;
  text: string;
  evidence: Evidence[];
}

/** Omitted sentences as quotations; those of one turn and heading stand together. */
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
