import type { Language } from "@relato/shared/domain/language.ts";
import { themesOfTalk } from "../lexicon/themes.ts";
import { probabilities } from "../models/linear.ts";
import { modelOf } from "../models/models.ts";
import type { Kind } from "../template/kinds.ts";
import type { DialogueAct } from "./dialogue-acts.ts";
import { wordFamilies, wordFeatures } from "./features.ts";
import type { Sentence } from "./sentences.ts";

/**
 * The probability of each kind that a sentence may be about, likeliest first, without those below
 * `MIN_PROBABILITY`.
 */
export type Topics = ReadonlyMap<Kind, number>;

const MIN_PROBABILITY = 0.0005;

/** Reads the topics of a sentence from its `topicFeatures`. */
export function topicsFrom(features: readonly string[]): Topics {
  const model = modelOf("topics");
  const kinds = [...probabilities(model, features).entries()]
    .filter(([, likely]) => likely >= MIN_PROBABILITY)
    .toSorted((a, b) => b[1] - a[1]);
  return new Map(kinds.map(([at, likely]) => [model.classes[at] as Kind, likely]));
}

/**
 * The features of a sentence for its topics. `length` is the visit's number of sentences, 0 if
 * unknown.
 */
export function topicFeatures(
  sentence: Sentence,
  act: DialogueAct,
  asked: readonly Sentence[],
  previous: Sentence | undefined,
  length: number,
  language: Language,
): string[] {
  const names = wordFeatures(sentence, language).filter((name) => !name.startsWith("pair "));
  names.push(`act ${act}`, `by ${sentence.speaker}`);
  for (const theme of themesOfTalk(sentence, language)) names.push(`theme ${theme}`);
  for (const question of asked) {
    for (const word of wordFamilies(question, language)) names.push(`asked ${word}`);
    for (const { concept } of question.mentions)
      names.push(`asked type ${concept.type}`, `asked concept ${concept.id}`);
    for (const cue of question.cues) names.push(`asked cue ${cue}`);
    for (const theme of themesOfTalk(question, language)) names.push(`asked theme ${theme}`);
  }
  if (asked.length === 0) names.push("unasked");
  if (previous) {
    const own = previous.turn === sentence.turn;
    names.push(`before ${own ? "own" : previous.speaker}`);
    if (own) for (const word of wordFamilies(previous, language)) names.push(`before word ${word}`);
    for (const theme of themesOfTalk(previous, language)) names.push(`before theme ${theme}`);
    for (const { concept } of previous.mentions) names.push(`before type ${concept.type}`);
  }
  if (length > 0) {
    const tenth = Math.floor((sentence.index * 10) / length);
    names.push(`tenth ${tenth}`, `act ${act} tenth ${Math.floor(tenth / 2)}`);
  }
  return names;
}
