import type { Language } from "@relato/shared/domain/language.ts";
import { themesOfTalk } from "../lexicon/themes.ts";
import { chainMarginals, MOVES } from "../models/chain.ts";
import { argmax } from "../models/linear.ts";
import { modelOf } from "../models/models.ts";
import type { Sentence } from "../talk/sentences.ts";
import type { Topics } from "../talk/topics.ts";
import type { ReadSentence } from "../talk/read-sentence.ts";
import type { HeadingReading } from "../template/heading-reading.ts";
import type { Kind } from "../template/kinds.ts";
import { scoreVisit, type Values, type VisitFeatures } from "./placement-chain.ts";

/** The fields of a sentence that its placement depends on. */
type Placeable = Pick<
  ReadSentence,
  "sentence" | "act" | "topics" | "asked" | "informs" | "relative"
>;

/** The heading of a sentence, as an index or -1 for none, and its probability. */
export interface Placement {
  heading: number;
  probability: number;
}

/**
 * Chooses a heading or none for each sentence, with the highest probability given the whole visit.
 */
export function placeSentences(
  placeables: readonly Placeable[],
  headings: readonly HeadingReading[],
  language: Language,
): Placement[] {
  const model = modelOf("placement");
  const features = placementFeatures(placeables, headings, language);
  const scores = scoreVisit(features, (list) => {
    let sum = 0;
    for (const [name, value] of list) sum += ((model.rows.get(name)?.[1] ?? 0) / 100) * value;
    return sum;
  });
  const { states } = chainMarginals(scores);
  return states.map((row, t) => {
    const likely = row.map((p, s) => p * Math.exp(scores.under[t]![s]! - scores.own[t]![s]!));
    const nowhere = 1 - likely.reduce((sum, p) => sum + p, 0);
    const heading = argmax(likely);
    return nowhere > likely[heading]!
      ? { heading: -1, probability: nowhere }
      : { heading, probability: likely[heading]! };
  });
}

/** The features of all choices for the sentences of a visit. */
export function placementFeatures(
  placeables: readonly Placeable[],
  headings: readonly HeadingReading[],
  language: Language,
): VisitFeatures {
  const known = placeables.map((one) => ({ ...one, topics: topicsAmong(one.topics, headings) }));
  const whole = Math.min(1, placeables.length / WHOLE_VISIT);
  const under = known.map((placeable, at) =>
    headings.map((heading, h) =>
      pairFeatures(
        placeable,
        heading,
        whole * (h / headings.length - at / Math.max(1, placeables.length)),
        headings,
        language,
      ),
    ),
  );
  return {
    under,
    nowhere: known.map((one) => nowhereFeatures(one, headings)),
    about: known.map((one, at) => headings.map((_, h) => aboutFeatures(one, under[at]![h]!))),
    steps: known.map((one, at) => {
      const names = stepNames(known[at - 1], one);
      return MOVES.map((move) => names.map((name) => [`${move} ${name}`, 1]));
    }),
  };
}

/**
 * The sentences of a whole visit. In a shorter part, the position of a sentence says less about its
 * heading.
 */
const WHOLE_VISIT = 60;

/** The probability of each topic that a heading of the template asks for; they add up to 1. */
function topicsAmong(topics: Topics, headings: readonly HeadingReading[]): Topics {
  const asked = [...topics].filter(([kind]) => headings.some(({ kinds }) => kinds.has(kind)));
  const sum = asked.reduce((total, [, likely]) => total + likely, 0) || 1;
  return new Map(asked.map(([kind, likely]) => [kind, likely / sum]));
}

/** Features that also tell the subject of a sentence that does not belong in the note. */
const ABOUT = new Set([
  "match",
  "log match",
  "theme said",
  "theme",
  "heading words",
  "heading concepts",
  "guidance words",
  "guidance concepts",
]);

/**
 * Features of the talk being about a heading although the sentence is not placed there, e.g. a
 * question.
 */
const aboutFeatures = ({ act }: Placeable, under: Values): Values =>
  under.flatMap(([name, value]) =>
    ABOUT.has(name) ? [[`about ${act === "question" ? "asked" : "said"} ${name}`, value]] : [],
  );

/** Names of what a move from one sentence to the next depends on. */
function stepNames(before: Placeable | undefined, { sentence, asked, act }: Placeable): string[] {
  if (!before) return [];
  const speaker = sentence.speaker === "medico" ? "doctor" : "patient";
  const names = ["any", `${before.act} ${act}`];
  if (before.sentence.turn === sentence.turn) names.push(`turn ${speaker}`, `turn ${act}`);
  else if (asked.includes(before.sentence)) names.push(`answer ${speaker}`);
  else if (asked.length > 0 && before.asked.some((one) => asked.includes(one)))
    names.push(`exchange ${speaker}`);
  else names.push(`new ${speaker}`, `new ${act}`);
  return names;
}

/** Features of leaving a sentence out. */
function nowhereFeatures(
  { act, informs, topics, sentence }: Placeable,
  headings: readonly HeadingReading[],
): Values {
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

/**
 * Features of a sentence under a heading. `distance`, from -1 to 1: how much further down the
 * heading is than the sentence, each as a share of the whole.
 */
function pairFeatures(
  placeable: Placeable,
  heading: HeadingReading,
  distance: number,
  headings: readonly HeadingReading[],
  language: Language,
): Values {
  const { topics, act, sentence, asked } = placeable;
  const match = kindMatch(topics, heading.kinds);
  const features: Values = [
    ["match", match],
    ["log match", Math.log(match + 0.02)],
  ];
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
  features.push(["distance", Math.abs(distance)], ["broad", heading.kinds.size / 5]);
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
): Values {
  const said = themesOfTalk(sentence, language);
  const askedThemes = new Set(asked.flatMap((one) => [...themesOfTalk(one, language)]));
  const own = [...heading.themes].filter((theme) => said.has(theme));
  const byQuestion = [...heading.themes].filter((theme) => askedThemes.has(theme));
  const elsewhere = headings.some(
    (other) =>
      other !== heading && [...other.themes].some((t) => said.has(t) || askedThemes.has(t)),
  );
  const features: Values = [];
  if (own.length > 0) features.push(["theme said", 1]);
  if (byQuestion.length > 0) features.push(["theme asked", 1]);
  if (own.length + byQuestion.length > 0) features.push(["theme", 1]);
  else if (heading.themes.size > 0) features.push(["theme missed", 1]);
  if (heading.themes.size === 0 && elsewhere) features.push(["theme elsewhere", 1]);
  return features;
}

/** How much of a sentence's topics a heading asks for, from 0 to 1. */
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
