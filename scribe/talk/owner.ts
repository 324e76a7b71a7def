import type { Language } from "@relato/shared/domain/language.ts";
import { probabilities } from "../models/linear.ts";
import { modelOf } from "../models/models.ts";
import { isNameless, type Sentence } from "./sentences.ts";
import { wordFamilies, wordFeatures } from "./features.ts";

/**
 * Whose fact a sentence states. `other` is the doctor, a companion or another patient; such facts
 * are no part of the note.
 */
export const OWNERS = ["patient", "relative", "other"] as const;
export type Owner = (typeof OWNERS)[number];

/**
 * The probability of each owner, in the order of OWNERS. `before` is the owner of the previous
 * sentence.
 */
export const ownersOf = (
  sentence: Sentence,
  asked: readonly Sentence[],
  previous: Sentence | undefined,
  before: Owner,
  language: Language,
): Float64Array =>
  probabilities(modelOf("owner"), ownerFeatures(sentence, asked, previous, before, language));

/** The features of a sentence for whose fact it states. */
export function ownerFeatures(
  sentence: Sentence,
  asked: readonly Sentence[],
  previous: Sentence | undefined,
  before: Owner,
  language: Language,
): string[] {
  const names = wordFeatures(sentence, language);
  const near = previous?.turn === sentence.turn ? "own" : "other";
  names.push(`by ${sentence.speaker}`, `owner before ${before}`, `owner before ${before} ${near}`);
  names.push(isNameless(sentence) ? `nameless ${before}` : `names ${before}`);
  const kin = sentence.mentions.filter(({ concept }) => concept.type === "kin");
  names.push(kin.length > 0 ? "kin" : "no kin");
  if (kin[0]?.from === 0 || kin[0]?.from === 1) names.push("kin first");
  for (const question of asked) {
    for (const word of wordFamilies(question, language)) names.push(`asked ${word}`);
    if (question.mentions.some(({ concept }) => concept.type === "kin")) names.push("kin asked");
  }
  if (previous && previous.turn === sentence.turn) {
    for (const { concept } of previous.mentions)
      if (concept.type === "kin") names.push(`before kin`, `before kin ${concept.id}`);
    for (const word of wordFamilies(previous, language)) names.push(`before ${word}`);
  }
  return names;
}
