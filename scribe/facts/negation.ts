import type { Language } from "@relato/shared/domain/language.ts";
import { packOf } from "../language/pack.ts";
import { stem } from "../language/text.ts";
import type { Item } from "./question.ts";
import { contentWords } from "./read.ts";
import type { Sentence } from "./types.ts";

/**
 * "Sangue não", "caí não", "febre também não", "nem tosse": a short reply that names items of the question and denies
 * them, and says nothing else. The items denied.
 */
export function negatedItems(
  text: string,
  sentence: Sentence,
  open: Set<Item>,
  language: Language,
): Item[] {
  const { cues } = packOf(language);
  const folded = sentence.folded;
  if (!cues.negation.test(folded) || cues.pseudoNegation.test(folded)) return [];
  if (text.split(/\s+/).length > 6 || /\d/.test(text)) return [];
  const stems = new Set(contentWords(sentence.tokens, language).map(stem));
  const concepts = new Set(sentence.mentions.map((m) => m.concept.id));
  const hit = [...open].filter(
    (item) =>
      [...item.concepts].some((c) => concepts.has(c)) || [...item.stems].some((s) => stems.has(s)),
  );
  const known = new Set(hit.flatMap((item) => [...item.concepts, ...item.stems]));
  const foreign = sentence.mentions.some(
    (m) => !known.has(m.concept.id) && m.concept.type !== "body",
  );
  return foreign ? [] : hit;
}
