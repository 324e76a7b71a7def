import type { Language } from "@relato/shared/domain/language.ts";
import { memoize, memoizeByLanguage } from "../language/memoize.ts";
import { findNumbers } from "../language/numbers.ts";
import type { Token } from "../language/text.ts";
import {
  compileCountedPhrases,
  type CountedPhrase,
  findCountedPhrases,
} from "./counted-phrases.ts";
import { readRows } from "./lexicon.ts";
import type { Matcher } from "./matcher.ts";

/** The kinds of phrases in `documents.tsv`, which describes them. */
type DocumentPhrase =
  | "leave start"
  | "was ordered"
  | "brings"
  | "onset"
  | "orders"
  | "refers"
  | "certifies"
  | "code"
  | "example"
  | "hedge"
  | "unlikely"
  | "ends name"
  | "not mentioned";

const matchersOf = memoizeByLanguage((language): Map<string, Matcher> => {
  const rows = readRows(language, "documents");
  const kinds = new Set(rows.map(([, kind = ""]) => kind));
  return new Map(
    [...kinds].map((kind) => [kind, compileCountedPhrases(rows.filter((row) => row[1] === kind))]),
  );
});

const cacheOf = memoize(
  (_tokens: readonly Token[], _language: Language) =>
    new Map<DocumentPhrase, readonly CountedPhrase[]>(),
);

/**
 * The phrases of one kind in a text. An article is read both as a number ("há uma semana") and as
 * a word.
 */
export function findPhrases(
  kind: DocumentPhrase,
  tokens: readonly Token[],
  language: Language,
): readonly CountedPhrase[] {
  const cache = cacheOf(tokens, language);
  const phrases = cache.get(kind) ?? readPhrases(kind, tokens, language);
  cache.set(kind, phrases);
  return phrases;
}

function readPhrases(
  kind: DocumentPhrase,
  tokens: readonly Token[],
  language: Language,
): CountedPhrase[] {
  const matcher = matchersOf(language).get(kind);
  if (!matcher) return [];
  const numbers = findNumbers(tokens, language);
  const counted = numbers.filter(({ form }) => form !== "article");
  const found = findCountedPhrases(matcher, tokens, numbers, language);
  const taken = new Set(found.flatMap(({ from, to }) => [from, to - 1]));
  const others = findCountedPhrases(matcher, tokens, counted, language).filter(
    ({ from, to }) => !taken.has(from) && !taken.has(to - 1),
  );
  return [...found, ...others].toSorted((a, b) => a.from - b.from);
}
