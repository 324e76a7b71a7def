import { readNumber } from "./measures.ts";
import type { ReadLaudo } from "./read.ts";

/** A number of a laudo. `at` is its token. */
export interface NumberAt {
  value: number;
  at: number;
}

const MINUS: ReadonlySet<string> = new Set(["-", "–", "−"]);

/** The number of a token, with the sign before it. */
export function signedNumber({ tokens }: ReadLaudo, at: number): NumberAt {
  const { t, start } = tokens[at]!;
  const sign = tokens[at - 1];
  const before = tokens[at - 2];
  const isSign =
    sign !== undefined &&
    MINUS.has(sign.t) &&
    sign.end === start &&
    // "50-69" and "L1-4" are ranges.
    (before === undefined || before.end < sign.start || before.kind === "mark");
  return { value: isSign ? -readNumber(t) : readNumber(t), at };
}

/** A table has at most so many rows. */
const MOST = 40;

/** The first numbers of the cells below the head of a column that a name is in. */
export function columnNumbers(laudo: ReadLaudo, name: { from: number; to: number }): NumberAt[] {
  const { lines, sentences, sentenceOf, text, tokens } = laudo;
  const head = sentences[sentenceOf[name.from]!]!.line;
  const isRow = (line: number): boolean =>
    lines[line] !== undefined && text.startsWith("|", lines[line].start);
  if (!isRow(head)) return [];
  const column = text.slice(lines[head]!.start, tokens[name.from]!.start).split("|").length;
  const found: NumberAt[] = [];
  let at = name.to;
  for (let line = head + 1; isRow(line) && line <= head + MOST; line += 1) {
    const { start, end } = lines[line]!;
    let cell = 1;
    let isFound = false;
    for (; at < tokens.length && tokens[at]!.start < end; at += 1) {
      if (tokens[at]!.start < start) continue;
      if (tokens[at]!.t === "|") cell += 1;
      if (cell !== column || isFound || tokens[at]!.kind !== "number") continue;
      isFound = true;
      found.push(signedNumber(laudo, at));
    }
  }
  return found;
}
