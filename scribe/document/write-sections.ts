import type { Language } from "@relato/shared/domain/language.ts";
import type { Speaker } from "@relato/shared/domain/transcript.ts";
import { normalise } from "../language/normalise.ts";
import { isNoteworthy } from "../talk/noteworthy.ts";
import { sortSentences, type Sentence } from "../talk/sentences.ts";
import type { ReadSentence } from "../talk/read-sentence.ts";
import type { HeadingReading } from "../template/heading-reading.ts";
import type { Kind } from "../template/kinds.ts";
import { type Candidate, findOverBudget, wordsIn } from "./budget.ts";
import { composeStatement, type ComposedStatement, type Unit, unitOf } from "./compose.ts";
import { type Placement, placeSentences } from "./placement.ts";
import { saliencesOf } from "./salience.ts";
import { pressureOf } from "./vital-sign.ts";

/** A statement with its heading, as an index into the headings; -1 for none. */
export interface PlacedStatement extends ComposedStatement {
  heading: number;
  /** The highest importance of its sentences, from 0 to 1. */
  importance: number;
  units: Unit[];
}

/** The probability below which a sentence is placed under no heading. */
const LEAST_FIT = 0.2;

/** Writes the statements of a visit in spoken order, each with its heading or none. */
export function writeSections(
  visit: readonly ReadSentence[],
  headings: readonly HeadingReading[],
  language: Language,
): PlacedStatement[] {
  const candidates = candidatesOf(visit, headings, language);
  const overBudget = findOverBudget(candidates, saliencesOf(candidates, visit, headings), visit);
  const groups: Group[] = [];
  for (const { read, unit, heading: fitting } of candidates) {
    const heading = overBudget.has(read) ? -1 : fitting;
    const group = groupFor(groups, unit, heading);
    if (group) {
      group.units.push(unit);
      group.importance = Math.max(group.importance, read.importance);
    } else groups.push({ heading, units: [unit], importance: read.importance });
  }
  return mergeQuotedGroups(groups).map(({ heading, units, importance }) => ({
    ...composeStatement(units, language),
    heading,
    importance,
    units,
  }));
}

/**
 * Merges a statement into the next one under its heading if that one already quotes all its
 * sentences.
 */
function mergeQuotedGroups(groups: readonly Group[]): Group[] {
  const below = new Map<number, Group>();
  const kept: Group[] = [];
  for (const group of groups.toReversed()) {
    const next = below.get(group.heading);
    const quoted = new Set(next?.units.flatMap(({ context }) => context));
    const isQuoted = group.units.every(({ sentence }) => quoted.has(sentence));
    if (next && isQuoted && speakerOf(next) === speakerOf(group)) {
      const [first] = next.units;
      const needed = group.units.flatMap(({ context }) => context);
      next.units[0] = { ...first!, context: sortSentences([...needed, ...first!.context]) };
      next.importance = Math.max(next.importance, group.importance);
    } else {
      below.set(group.heading, group);
      kept.push(group);
    }
  }
  return kept.toReversed();
}

const speakerOf = ({ units }: Group): Speaker => units[0]!.sentence.speaker;

/** The sentences that may appear in the document, each with its heading. */
export function candidatesOf(
  visit: readonly ReadSentence[],
  headings: readonly HeadingReading[],
  language: Language,
): (Candidate & { unit: Unit })[] {
  const placements = placeSentences(visit, headings, language);
  const candidates = visit.flatMap((read, at) => {
    const placement = placementOf(read, placements, at);
    if (placement.heading < 0 || !isNoteworthy(read)) return [];
    const heading = isSure(read, placement) ? placement.heading : -1;
    return [{ read, unit: unitOf(read), heading, words: 0, probability: placement.probability }];
  });
  placeVitalSigns(candidates, headings, language);
  emptyDoubtful(candidates, headings);
  fillComplaint(candidates, headings);
  countWords(candidates);
  return candidates;
}

/**
 * Counts the words that each sentence adds to the document. Context that several sentences share is
 * counted once.
 */
function countWords(candidates: (Candidate & { unit: Unit })[]): void {
  const headingOf = new Map<Sentence, number>();
  for (const candidate of candidates) {
    const { heading, unit } = candidate;
    const needed = unit.context.filter((one) => headingOf.get(one) !== heading);
    const quoted = needed.reduce((sum, one) => sum + wordsIn(one.text), 0);
    candidate.words = wordsIn(unit.text) + quoted;
    for (const one of [unit.sentence, ...unit.context]) headingOf.set(one, heading);
  }
}

/**
 * "Não, em dezembro.": a correction without its own heading goes where the corrected sentence is.
 */
function placementOf(
  { withdrawn }: ReadSentence,
  placements: readonly Placement[],
  at: number,
): Placement {
  const own = placements[at]!;
  if (own.heading >= 0 && own.probability >= LEAST_FIT) return own;
  const others = withdrawn.map(({ index }) => placements[index]!);
  return others.findLast(({ heading }) => heading >= 0) ?? own;
}

/** Places a blood pressure dictated by the doctor under the examination. */
function placeVitalSigns(
  candidates: Candidate[],
  headings: readonly HeadingReading[],
  language: Language,
): void {
  const asks = ({ kinds }: HeadingReading): number =>
    Math.max(kinds.get("vitals") ?? 0, kinds.get("exam") ?? 0, kinds.get("objective") ?? 0);
  const best = Math.max(0, ...headings.map(asks));
  if (best < ASKS) return;
  const exam = headings.findIndex((heading) => asks(heading) === best);
  for (const candidate of candidates) {
    const { sentence } = candidate.read;
    const isPlaced = candidate.heading >= 0 && asks(headings[candidate.heading]!) >= ASKS;
    const isVital =
      sentence.speaker === "medico" &&
      pressureOf(normalise(sentence.text, language), language) !== undefined;
    if (isVital && !isPlaced) candidate.heading = exam;
  }
}

/**
 * The probability that at least one sentence of a special heading must reach; otherwise the heading
 * stays empty.
 */
const SPOKEN_OF = 0.4;

/** Kinds of headings that every visit fills. */
const GENERAL: readonly Kind[] = [
  "complaint",
  "hpi",
  "subjective",
  "objective",
  "exam",
  "diagnosis",
  "plan",
];

/** Removes the sentences from special headings that none of them fits well. */
function emptyDoubtful(candidates: Candidate[], headings: readonly HeadingReading[]): void {
  const best = new Map<number, number>();
  for (const { heading, probability } of candidates)
    best.set(heading, Math.max(best.get(heading) ?? 0, probability));
  for (const candidate of candidates) {
    const kinds = headings[candidate.heading]?.kinds;
    const general = GENERAL.some((kind) => (kinds?.get(kind) ?? 0) >= ASKS);
    if (!general && (best.get(candidate.heading) ?? 0) < SPOKEN_OF) candidate.heading = -1;
  }
}

/** How surely a heading must ask for a kind. */
const ASKS = 0.6;
/** The number of first sentences in which the complaint may be stated. */
const OPENING = 12;

/** Fills an empty complaint heading with the first sentence of the patient's story. */
function fillComplaint(candidates: Candidate[], headings: readonly HeadingReading[]): void {
  const complaint = headings.findIndex(({ kinds }) => (kinds.get("complaint") ?? 0) >= ASKS);
  if (complaint < 0 || candidates.some(({ heading }) => heading === complaint)) return;
  const first = candidates.find(
    ({ read, heading }) =>
      read.sentence.speaker !== "medico" &&
      read.sentence.index < OPENING &&
      heading >= 0 &&
      ["hpi", "symptoms"].some((kind) => (headings[heading]!.kinds.get(kind as Kind) ?? 0) >= ASKS),
  );
  if (first) first.heading = complaint;
}

interface Group {
  heading: number;
  units: Unit[];
  importance: number;
}

/** The doctor's sentences are always placed; other sentences only if they fit. */
const isSure = ({ sentence }: ReadSentence, { probability }: Placement): boolean =>
  probability >= LEAST_FIT || sentence.speaker === "medico";

/**
 * Finds the statement that a sentence continues: one of the same turn, or a recent one under the
 * same heading that already holds the sentence's context.
 */
function groupFor(groups: readonly Group[], unit: Unit, heading: number): Group | undefined {
  const last = groups.at(-1);
  if (last?.heading === heading && continuesStatement(last.units, unit)) return last;
  return groups.slice(-LOOK_BACK).findLast((group) => {
    if (group.heading !== heading) return false;
    if (group.units[0]!.sentence.speaker !== unit.sentence.speaker) return false;
    const held = heldBy(group.units);
    return unit.context.some((one) => held.has(one));
  });
}

function continuesStatement(units: readonly Unit[], unit: Unit): boolean {
  const before = units.at(-1)!;
  if (before.sentence.turn !== unit.sentence.turn) return false;
  if (unit.sentence.speaker !== "medico") return true;
  const words = [...units, unit].reduce((sum, { text }) => sum + wordsIn(text), 0);
  const held = heldBy(units);
  const fits = before.act === unit.act && words <= LONGEST_STATEMENT;
  return fits && unit.context.every((one) => held.has(one));
}

const heldBy = (units: readonly Unit[]): ReadonlySet<Sentence> =>
  new Set(units.flatMap(({ sentence, context }) => [sentence, ...context]));

/** The most words of a statement made of several doctor's sentences. */
const LONGEST_STATEMENT = 30;
/** How many statements back the context of a sentence is looked for. */
const LOOK_BACK = 4;
