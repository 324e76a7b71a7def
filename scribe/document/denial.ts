import type { Language } from "@relato/shared/domain/language.ts";
import { normalise } from "../language/normalise.ts";
import { normalisationOf } from "../language/phrase-lists.ts";
import { lexiconOf } from "../lexicon/lexicon.ts";
import { readText, type Sentence } from "../talk/sentences.ts";
import { phrasesOf } from "./phrases.ts";

/** Types that a bare "no" can deny. A dose, a place or a habit cannot be denied this way. */
const DENIABLE = new Set(["symptom", "disease", "allergen"]);

/**
 * Composes the denial of questions that ask only for named things: "Náusea, vômito?" gives "Nega
 * náusea, vômito". Returns undefined for any other question; its answer is quoted instead.
 */
export function denialOf(questions: readonly Sentence[], language: Language): string | undefined {
  const things = questions.map((question) => thingsAsked(question, language));
  if (things.length === 0 || things.some((thing) => thing === undefined)) return undefined;
  return `${phrasesOf(language).denies} ${things.join(", ")}.`;
}

/** The things that a question names; undefined if the question says more than their names. */
function thingsAsked(question: Sentence, language: Language): string | undefined {
  const clean = normalise(question.text, language)
    .replace(/[¿?]/g, "")
    .replace(/(?<![.!])[.!]+$/, "")
    .trim();
  const rest = withoutLeading(clean, "asks", language);
  const list = withoutLeading(rest, "thing", language);
  const read = readText(list, language);
  const things = read.mentions.filter(({ concept }) => DENIABLE.has(concept.type));
  // A verb alone ("Vomitou?") names no thing. A list does, and so does a question with "teve" or
  // "any".
  if (things.length === 0 || (things.length < 2 && list === clean)) return undefined;
  const { little } = lexiconOf(language);
  const named = read.tokens.every(
    (token, at) =>
      token.t === "," ||
      token.t === "-" ||
      (little.has(token.t) && token.t !== "que" && token.t !== "com") ||
      JOINING.has(token.t) ||
      read.mentions.some(({ from, to }) => at >= from && at < to),
  );
  return named ? list.charAt(0).toLowerCase() + list.slice(1) : undefined;
}

const JOINING = new Set(["e", "ou", "y", "o", "u", "and", "or", "nem", "ni"]);

/** Removes the longest phrase of a list from the beginning of a text. */
export function withoutLeading(text: string, list: string, language: Language): string {
  const words = text.toLowerCase().split(" ");
  for (const phrase of normalisationOf(language).phrases(list))
    if (phrase.length < words.length && phrase.every((word, at) => words[at] === word))
      return text.split(" ").slice(phrase.length).join(" ");
  return text;
}
