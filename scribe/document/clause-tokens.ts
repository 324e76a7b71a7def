import type { Token } from "../language/text.ts";

/** Marks between two clauses; a hyphen inside a word or number is none. */
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

/** Whether a token parts clauses. */
export const isBreak = ({ t }: Token): boolean => BREAKS.has(t);

/** Whether a token is an "and". */
export const isJoin = ({ t }: Token): boolean => t === "e" || t === "y" || t === "and";

/** The token at which the clause of a token begins, not before `from`. */
export function clauseStart(tokens: readonly Token[], at: number, from = 0): number {
  for (let back = at - 1; back >= from; back -= 1) if (isBreak(tokens[back]!)) return back + 1;
  return from;
}

/** The token past the clause that goes on at a token. */
export function clauseEnd(tokens: readonly Token[], at: number, to = tokens.length): number {
  for (let next = at; next < to; next += 1) if (isBreak(tokens[next]!)) return next;
  return to;
}

/** The clauses from one token to another, as tokens from and to; the last one may be empty. */
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
