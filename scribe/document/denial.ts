import type { Language } from "@relato/shared/domain/language.ts";
import { normalise } from "../language/normalise.ts";
import { normalisationOf } from "../language/phrase-lists.ts";
import { lexiconOf } from "../lexicon/lexicon.ts";
import { readText, type Sentence } from "../talk/sentences.ts";
import { phrasesOf } from "./phrases.ts";

/**
 * What can be denied by a bare "no": what a patient has or has not. A dose, a place or a habit
 * cannot.
 */
const DENIABLE = new Set(["symptom", "disease", "allergen"]);

/**
 * The denial of a question that asks for nothing but named things ("Náusea, vômito?" gives "Nega
 * náusea, vômito"). Undefined where the question holds anything else: then the answer is quoted
 * with it.
 */
export function denialOf(questions: readonly Sentence[], language: Language): string | undefined {
  const things = questions.map((question) => thingsAsked(question, language));
  if (things.length === 0 || things.some((thing) => thing === undefined)) return undefined;
  return `${phrasesOf(language).denies} ${things.join(", ")}.`;
}

/**
 * The things that a question names, as it names them; undefined where it says more than their
 * names.
 */
function thingsAsked(question: Sentence, language: Language): string | undefined {
  const clean = normalise(question.text, language)
    .replace(/[¿?]/g, "")
    .replace(/[.!]+$/, "")
    .trim();
  const rest = withoutLeading(clean, "asks", language);
  const bare = withoutLeading(rest, "thing", language);
  const read = readText(bare, language);
  const things = read.mentions.filter(({ concept }) => DENIABLE.has(concept.type));
  // "Vomitou?" is no name of a thing: a list is, and what is asked for by "teve" or "any".
  if (things.length === 0 || (things.length < 2 && bare === clean)) return undefined;
  const { little } = lexiconOf(language);
  const named = read.tokens.every(
    (token, at) =>
      token.t === "," ||
      token.t === "-" ||
      (little.has(token.t) && token.t !== "que" && token.t !== "com") ||
      JOINING.has(token.t) ||
      read.mentions.some(({ from, to }) => at >= from && at < to),
  );
  return named ? bare.charAt(0).toLowerCase() + bare.slice(1) : undefined;
}

const JOINING = new Set(["e", "ou", "y", "o", "u", "and", "or", "nem", "ni"]);

/** The text without a phrase of a list at its beginning, the longest that fits. */
export function withoutLeading(text: string, list: string, language: Language): string {
  const words = text.toLowerCase().split(" ");
  for (const phrase of normalisationOf(language).phrases(list))
    if (phrase.length < words.length && phrase.every((word, at) => words[at] === word))
      return text.split(" ").slice(phrase.length).join(" ");
  return text;
}
