import type { Language } from "@relato/shared/domain/language.ts";
import { themesOfTalk } from "../lexicon/themes.ts";
import type { LinearModel } from "../models/linear.ts";
import { modelOf } from "../models/models.ts";
import type { Sentence } from "../talk/sentences.ts";
import type { Topics } from "../talk/topics.ts";
import type { ReadSentence } from "../talk/visit.ts";
import type { HeadingReading } from "../template/heading-reading.ts";
import type { Kind } from "../template/kinds.ts";

/** What of a sentence tells where it belongs. */
export type Placeable = Pick<
  ReadSentence,
  "sentence" | "act" | "topics" | "asked" | "informs" | "relative"
>;

/** Where a sentence stands: an index into the headings, or -1 for nowhere; and how likely that is. */
export interface Placement {
  heading: number;
  probability: number;
}

/** Names and values of what speaks for a sentence under a heading; `nowhere` has features of its own. */
export type PairFeatures = [name: string, value: number][];

/** Chooses a heading for each sentence, best path over the visit: neighbours tend to stand together. */
export function placeSentences(
  placeables: readonly Placeable[],
  headings: readonly HeadingReading[],
  language: Language,
): Placement[] {
  const model = modelOf("placement");
  const own = placementFeatures(placeables, headings, language).map((candidates) =>
    candidates.map((features) => weigh(model, features)),
  );
  return bestPath(own, placeables).map((state, at) => {
    const scores = own[at]!;
    const top = Math.max(...scores);
    const sum = scores.reduce((total, score) => total + Math.exp(score - top), 0);
    return {
      heading: state === headings.length ? -1 : state,
      probability: Math.exp(scores[state]! - top) / sum,
    };
  });
}

/** For each sentence the features of each heading, and last those of standing nowhere. */
export function placementFeatures(
  placeables: readonly Placeable[],
  headings: readonly HeadingReading[],
  language: Language,
): PairFeatures[][] {
  return placeables.map((placeable, at) => {
    const position = at / Math.max(1, placeables.length);
    const pairs = headings.map((heading, h) =>
      pairFeatures(placeable, heading, h / headings.length, position, headings, language),
    );
    return [...pairs, nowhereFeatures(placeable, headings)];
  });
}

/** Viterbi over headings; the last state is "nowhere". */
function bestPath(own: readonly number[][], placeables: readonly Placeable[]): number[] {
  if (own.length === 0) return [];
  const states = own[0]!.length;
  let best = [...own[0]!];
  const back: number[][] = [];
  for (let at = 1; at < own.length; at += 1) {
    const stay = worthOfStaying(placeables[at - 1]!, placeables[at]!);
    // Every change costs the same, so the best state to come from is the best of all or the same one.
    const top = best.indexOf(Math.max(...best));
    const from: number[] = [];
    const next: number[] = [];
    for (let state = 0; state < states; state += 1) {
      const same = best[state]! + (state === states - 1 ? 0 : stay);
      from.push(same >= best[top]! ? state : top);
      next.push(own[at]![state]! + Math.max(same, best[top]!));
    }
    best = next;
    back.push(from);
  }
  let state = best.indexOf(Math.max(...best));
  const path = [state];
  for (const from of back.toReversed()) path.push((state = from[state]!));
  return path.toReversed();
}

const weigh = (model: LinearModel, features: PairFeatures): number => {
  let sum = 0;
  for (const [name, value] of features) {
    const row = model.rows.get(name);
    if (row) sum += (row[1]! / 100) * value;
  }
  return sum;
};

/** What it is worth, in natural logarithms, that two neighbours stand under one heading. */
function worthOfStaying(before: Placeable, { sentence, asked }: Placeable): number {
  if (before.sentence.turn === sentence.turn) return STAY_IN_TURN;
  const exchange = asked.length > 0 && before.asked.some((one) => asked.includes(one));
  return exchange ? STAY_IN_EXCHANGE : STAY;
}
const STAY_IN_TURN = 1.8;
const STAY_IN_EXCHANGE = 1.0;
const STAY = 0.5;

/** What speaks for leaving a sentence out. */
export function nowhereFeatures(
  { act, informs, topics, sentence }: Placeable,
  headings: readonly HeadingReading[],
): PairFeatures {
  let best = 0;
  for (const heading of headings) best = Math.max(best, kindMatch(topics, heading.kinds));
  return [
    ["nowhere", 1],
    ["nowhere uninformative", 1 - informs],
    ["nowhere informative", informs],
    ["nowhere unmatched", 1 - best],
    [`nowhere ${act}`, 1],
    ["nowhere nameless", sentence.mentions.length === 0 ? 1 : 0],
  ];
}

/** What speaks for a sentence under a heading. `place` and `position` are how far down each is, from 0 to 1. */
export function pairFeatures(
  placeable: Placeable,
  heading: HeadingReading,
  place: number,
  position: number,
  headings: readonly HeadingReading[],
  language: Language,
): PairFeatures {
  const { topics, act, sentence, asked } = placeable;
  const features: PairFeatures = [["match", kindMatch(topics, heading.kinds)]];
  for (const [kind, likely] of topics) {
    if (likely < 0.08) break;
    for (const [other, asks] of heading.kinds)
      if (asks > 0.25) features.push([`${kind} > ${other}`, likely * asks]);
    if (heading.kinds.has(kind)) features.push(["kind", likely]);
  }
  const [first] = topics.keys();
  const [surest = 0] = topics.values();
  const [main] = heading.kinds.keys();
  features.push([`top ${first} > ${main ?? "unknown"}`, 1]);
  for (const [kind, asks] of heading.kinds) {
    if (asks <= 0.25) continue;
    features.push(
      [`unsure > ${kind}`, (1 - surest) * asks],
      [`${act} > ${kind}`, asks],
      [`relative > ${kind}`, placeable.relative * asks],
    );
    for (const name of new Set(sentence.mentions.map((m) => m.concept.type)))
      features.push([`names ${name} > ${kind}`, asks]);
    for (const question of asked)
      for (const name of new Set(question.mentions.map((m) => m.concept.type)))
        features.push([`asked ${name} > ${kind}`, asks]);
  }
  features.push(["distance", Math.abs(place - position)], ["broad", heading.kinds.size / 5]);
  features.push(...themeFeatures(placeable, heading, headings, language));
  const read = [sentence, ...asked];
  features.push(["heading words", overlap(heading.read, read)]);
  features.push(["guidance words", overlap(heading.guidance, read)]);
  features.push(["heading concepts", conceptOverlap(heading.read, read)]);
  features.push(["guidance concepts", conceptOverlap(heading.guidance, read)]);
  return features;
}

function themeFeatures(
  { sentence, asked }: Placeable,
  heading: HeadingReading,
  headings: readonly HeadingReading[],
  language: Language,
): PairFeatures {
  const said = themesOfTalk(sentence, language);
  const askedThemes = new Set(asked.flatMap((one) => [...themesOfTalk(one, language)]));
  const own = [...heading.themes].filter((theme) => said.has(theme));
  const byQuestion = [...heading.themes].filter((theme) => askedThemes.has(theme));
  const elsewhere = headings.some(
    (other) =>
      other !== heading && [...other.themes].some((t) => said.has(t) || askedThemes.has(t)),
  );
  const features: PairFeatures = [];
  if (own.length > 0) features.push(["theme said", 1]);
  if (byQuestion.length > 0) features.push(["theme asked", 1]);
  if (own.length + byQuestion.length > 0) features.push(["theme", 1]);
  else if (heading.themes.size > 0) features.push(["theme missed", 1]);
  if (heading.themes.size === 0 && elsewhere) features.push(["theme elsewhere", 1]);
  return features;
}

/** How much of what a sentence is about a heading asks for, from 0 to 1. */
export function kindMatch(topics: Topics, kinds: ReadonlyMap<Kind, number>): number {
  let sum = 0;
  for (const [kind, likely] of topics) sum += likely * (kinds.get(kind) ?? 0);
  return sum;
}

type Read = Pick<Sentence, "stems" | "tokens" | "mentions">;

const overlap = (heading: Read, read: readonly Read[]): number => {
  const stems = heading.stems.filter((word) => word.length > 3);
  const said = new Set(read.flatMap((one) => one.stems));
  return Math.min(2, stems.filter((word) => said.has(word)).length);
};

const conceptOverlap = (heading: Read, read: readonly Read[]): number => {
  const said = new Set(read.flatMap((one) => one.mentions.map((m) => m.concept.id)));
  return Math.min(2, heading.mentions.filter((m) => said.has(m.concept.id)).length);
};
