import type { Token } from "../language/text.ts";

/** Punctuation that separates clauses. A hyphen inside a word or number does not. */
const BREAKS: ReadonlySet<string> = new Set([
  ",",
  ".",
  ";",
  ":",
  "!",
  "?",
  "…",
  "–",
  "—",
  "(",
  ")",
]);

export const isBreak = ({ t }: Token): boolean => BREAKS.has(t);

export const isJoin = ({ t }: Token): boolean => t === "e" || t === "y" || t === "and";

/** The first token of the clause that contains `at`, not before `from`. */
export function clauseStart(tokens: readonly Token[], at: number, from = 0): number {
  for (let back = at - 1; back >= from; back -= 1) if (isBreak(tokens[back]!)) return back + 1;
  return from;
}

/** The token after the end of the clause that contains `at`. */
export function clauseEnd(tokens: readonly Token[], at: number, to = tokens.length): number {
  for (let next = at; next < to; next += 1) if (isBreak(tokens[next]!)) return next;
  return to;
}

/** The token ranges of the clauses between two tokens. The last range may be empty. */
export function clausesBetween(
  tokens: readonly Token[],
  from: number,
  to: number,
): [number, number][] {
  const clauses: [number, number][] = [];
  let start = from;
  for (let at = from; at <= to; at += 1) {
    if (at < to && !isBreak(tokens[at]!)) continue;
    if (at > start || at === to) clauses.push([start, at]);
    start = at + 1;
  }
  return clauses;
}
