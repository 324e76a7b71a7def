import type { Language } from "@relato/shared/domain/language.ts";
import { keyOf, termsOf } from "../evidence/terms.ts";
import { findPhrases } from "../lexicon/document-phrases.ts";
import { readText } from "../talk/sentences.ts";

/** The most other words of such a statement: "nesta consulta", "by the patient". */
const MOST_WORDS = 2;

/**
 * Whether a statement only says that its heading was not discussed ("Alergias não abordadas nesta
 * consulta."). The document already says so for an empty heading. "Losartana, dose não informada."
 * does say something.
 */
export function saysNothing(text: string, heading: string, language: Language): boolean {
  const read = readText(text, language);
  const phrases = findPhrases("not mentioned", read.tokens, language);
  if (phrases.length === 0) return false;
  const named = new Set(termsOf(readText(heading, language), language).map(keyOf));
  const others = termsOf(read, language).filter(
    (term) =>
      !named.has(keyOf(term)) &&
      phrases.every(({ from, to }) => term.from < from || term.from >= to),
  );
  return others.length <= MOST_WORDS && others.every(({ concept }) => concept === undefined);
}
