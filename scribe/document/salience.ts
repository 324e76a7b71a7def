import { boostedScore } from "../models/boosted.ts";
import { treesOf } from "../models/trees.ts";
import type { ReadSentence } from "../talk/read-sentence.ts";
import type { HeadingReading } from "../template/heading-reading.ts";
import type { Candidate } from "./budget.ts";

/**
 * The probability that a doctor's note holds each candidate. Depends on the sentence, on whether it
 * is new, and on what else is under its heading.
 */
export function saliencesOf(
  candidates: readonly Candidate[],
  visit: readonly ReadSentence[],
  headings: readonly HeadingReading[],
): number[] {
  const trees = treesOf("salience");
  return salienceFeatures(candidates, visit, headings).map(
    (features) => 1 / (1 + Math.exp(-boostedScore(trees, features))),
  );
}

/** The features of each candidate for the salience model. */
export function salienceFeatures(
  candidates: readonly Candidate[],
  visit: readonly ReadSentence[],
  headings: readonly HeadingReading[],
): string[][] {
  const spoken = visit.reduce((sum, { sentence }) => sum + sentence.tokens.length, 0);
  const room = new Map<number, number>();
  for (const { heading, words } of candidates) room.set(heading, (room.get(heading) ?? 0) + words);
  const before = new Map<number, number>();
  const news = newsOf(candidates);
  return candidates.map((candidate, at) => {
    const { heading, words, read } = candidate;
    const above = before.get(heading) ?? 0;
    before.set(heading, above + words);
    const all = room.get(heading)!;
    return [
      ...ownFeatures(candidate, headings[heading], visit.length),
      ...boundFeatures("news", news[at]!, [0.2, 0.4, 0.6, 0.8, 1]),
      ...boundFeatures("heading", all / spoken, [0.01, 0.02, 0.03, 0.05, 0.08, 0.12, 0.2, 0.3]),
      ...boundFeatures("above", above, [1, 10, 20, 40, 80]),
      ...boundFeatures("above share", above / Math.max(1, all), [0.01, 0.2, 0.4, 0.6, 0.8]),
      ...neighbourFeatures("before", candidates[at - 1], read),
      ...neighbourFeatures("after", candidates[at + 1], read),
    ];
  });
}

const ownFeatures = (
  { read, words, probability }: Candidate,
  heading: HeadingReading | undefined,
  length: number,
): string[] => {
  const { sentence, act, importance, informs, asked } = read;
  const [kind = "none"] = heading?.kinds.keys() ?? [];
  const types = new Set(sentence.mentions.map(({ concept }) => concept.type));
  const askedTypes = new Set(
    asked.flatMap(({ mentions }) => mentions.map(({ concept }) => concept.type)),
  );
  const { tokens, index, within, mentions } = sentence;
  return [
    `act ${act}`,
    `speaker ${sentence.speaker}`,
    `kind ${kind}`,
    `kind ${kind} ${sentence.speaker}`,
    /\d/.test(sentence.text) ? "digits" : "no digits",
    ...[...types].map((type) => `names ${type}`),
    ...[...askedTypes].map((type) => `asked ${type}`),
    ...boundFeatures("importance", importance, IMPORTANCES),
    ...boundFeatures("place", probability, [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95]),
    ...boundFeatures("informs", informs, [0.3, 0.5, 0.7, 0.8, 0.9, 0.95]),
    ...boundFeatures("words", words, [2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40]),
    ...boundFeatures("own words", tokens.length, [2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25]),
    ...boundFeatures("mentions", mentions.length, [1, 2, 3, 4]),
    ...boundFeatures("within", within, [1, 2, 3]),
    ...boundFeatures("position", index / length, [0.1, 0.2, 0.4, 0.6, 0.8, 0.9]),
    ...boundFeatures("other", read.other, [0.05, 0.1, 0.2, 0.3]),
    ...boundFeatures("relative", read.relative, [0.2, 0.5]),
    ...[...read.topics].flatMap(([topic, likely]) => (likely > 0.3 ? [`topic ${topic}`] : [])),
  ];
};

const IMPORTANCES = [0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.6, 0.7, 0.8];

const neighbourFeatures = (
  name: string,
  neighbour: Candidate | undefined,
  { sentence }: ReadSentence,
): string[] =>
  neighbour === undefined
    ? []
    : [
        ...boundFeatures(`${name} importance`, neighbour.read.importance, [0.2, 0.4, 0.6]),
        ...(neighbour.read.sentence.turn === sentence.turn ? [`${name} same turn`] : []),
      ];

/** One feature name for each bound that a value reaches. */
export const boundFeatures = (name: string, value: number, bounds: readonly number[]): string[] =>
  bounds.filter((bound) => value >= bound).map((bound) => `${name} >= ${bound}`);

/** The share of each candidate's longer words that no earlier candidate said. */
function newsOf(candidates: readonly Candidate[]): number[] {
  const said = new Set<string>();
  return candidates.map(({ read }) => {
    const own = read.sentence.stems.filter((word) => word.length >= TELLING);
    const news = own.filter((word) => !said.has(word)).length / Math.max(1, own.length);
    for (const word of own) said.add(word);
    return news;
  });
}

/** The least letters of such a stem. */
const TELLING = 4;
