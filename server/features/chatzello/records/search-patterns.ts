import type { TermGroup } from "@relato/scribe/assistant/types.ts";
import { MIN_LETTERS } from "../../../platform/record-words/record-words.ts";

/** The groups of a question in the words that the index has. */
export interface SearchPatterns {
  /** Words, or prefixes that end with `*`, each once. */
  patterns: string[];
  /** Per group its alternatives, each with the positions of its words in `patterns`. */
  groups: number[][][];
}

/** More words of a question are not searched. */
const MAX_PATTERNS = 120;

const isPrefix = (pattern: string): boolean => pattern.endsWith("*");
const isCoveredBy = (pattern: string, prefix: string): boolean =>
  pattern !== prefix && isPrefix(prefix) && pattern.startsWith(prefix.slice(0, -1));

/** Without words that are too short for the index: "dor de cabeça" is "dor" and "cabeça". */
const indexedWords = (words: readonly string[]): string[] =>
  words.filter((word) => word.length >= MIN_LETTERS);

/** Without one word that a prefix of the same group finds too. */
const needed = (alternatives: readonly (readonly string[])[]): string[][] => {
  const indexed = alternatives.map(indexedWords).filter(({ length }) => length > 0);
  const single = indexed.flatMap((words) => (words.length === 1 ? words : []));
  return indexed.filter(
    ([word, ...more]) => more.length > 0 || !single.some((other) => isCoveredBy(word!, other)),
  );
};

export const readPatterns = (groups: readonly TermGroup[]): SearchPatterns => {
  const positions = new Map<string, number>();
  const positionOf = (pattern: string): number => {
    const position = positions.get(pattern) ?? positions.size;
    positions.set(pattern, position);
    return position;
  };
  const read = groups.map(({ alternatives }) =>
    needed(alternatives)
      .map((words) => words.map(positionOf))
      .filter((words) => words.every((position) => position < MAX_PATTERNS)),
  );
  return { patterns: [...positions.keys()].slice(0, MAX_PATTERNS), groups: read };
};
