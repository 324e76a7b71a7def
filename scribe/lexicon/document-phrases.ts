import type { Language } from "@relato/shared/domain/language.ts";
import { memoizeByLanguage } from "../language/memoize.ts";
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

const known = new WeakMap<readonly Token[], Map<string, readonly CountedPhrase[]>>();

/**
 * The phrases of one kind in a text. An article is read both as a number ("há uma semana") and as
 * a word.
 */
export function findPhrases(
  kind: DocumentPhrase,
  tokens: readonly Token[],
  language: Language,
): readonly CountedPhrase[] {
  const byKind = known.get(tokens) ?? new Map<string, readonly CountedPhrase[]>();
  known.set(tokens, byKind);
  const key = `${language} ${kind}`;
  const found = byKind.get(key) ?? readPhrases(kind, tokens, language);
  byKind.set(key, found);
  return found;
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
