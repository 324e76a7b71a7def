import type { Token } from "../language/text.ts";
import { assertedIn, commonSide } from "./abnormal.ts";
import type { Measure } from "./measures.ts";
import type { Observed } from "./observations.ts";
import { findPositions, levelsOf, type PositionWord } from "./positions.ts";
import { quoteOf, type ReadLaudo, type Sentence } from "./read.ts";
import type { Side } from "./sides.ts";
import { codeAt } from "./wording-codes.ts";

/** A part of a learned line: text, or a fact that the current finding must have too. */
export type Part =
  | { kind: "text"; text: string }
  /** A measure of the finding; `isLargest`: only its largest number. */
  | { kind: "measure"; index: number; isLargest: boolean }
  | { kind: "side"; text: string; side: Side }
  | { kind: "level"; index: number }
  | { kind: "position"; text: string; dimension: string; value: string }
  /** A number after a word: "grau II", "TI-RADS 4". */
  | { kind: "code"; after: string };

/** What the findings of a sentence have to offer for the parts of a line. */
export interface Facts {
  laudo: ReadLaudo;
  sentence: Sentence;
  side: Side | null;
  measures: readonly Measure[];
  levels: readonly string[];
  positions: readonly PositionWord[];
  stems: ReadonlySet<string>;
}

export function factsOf(context: Observed, sentence: Sentence): Facts {
  const { laudo, measures } = context;
  const isIn = ({ from, to }: { from: number; to: number }): boolean =>
    from >= sentence.from && to <= sentence.to;
  return {
    laudo,
    sentence,
    side: commonSide(assertedIn(context, sentence)),
    measures: measures.filter(isIn),
    levels: levelsOf(laudo)
      .filter(isIn)
      .map(({ from, to }) => quoteOf(laudo, from, to)),
    positions: findPositions(laudo, sentence.from, sentence.to),
    stems: new Set(laudo.stems.slice(sentence.from, sentence.to)),
  };
}

/** A part with the tokens of the line that it covers. */
export interface Placed {
  part: Part;
  from: number;
  to: number;
}

/** The facts of a line as parts; null if one of them is not in the finding. */
export function placeParts(context: Observed, line: Sentence, facts: Facts): Placed[] | null {
  const { laudo } = context;
  const isIn = ({ from, to }: { from: number; to: number }): boolean =>
    from >= line.from && to <= line.to;
  const placed: (Placed | null)[] = [
    ...context.measures.filter(isIn).map((one) => measurePart(one, facts)),
    ...levelsOf(laudo)
      .filter(isIn)
      .map(({ from, to }) => {
        const index = facts.levels.indexOf(quoteOf(laudo, from, to));
        return index < 0 ? null : { part: { kind: "level" as const, index }, from, to };
      }),
    ...(context.sides.get(line.index) ?? []).map(({ side, from, to }) =>
      side === facts.side
        ? { part: { kind: "side" as const, text: quoteOf(laudo, from, to), side }, from, to }
        : null,
    ),
    ...findPositions(laudo, line.from, line.to).map((word) => positionPart(laudo, word, facts)),
  ];
  const covered = (at: number): boolean =>
    placed.some((one) => one !== null && at >= one.from && at < one.to);
  for (let at = line.from; at < line.to; at += 1) {
    if (covered(at) || !codeAt(laudo, at)) continue;
    const after = codeAt(laudo, at)!.after;
    const isKnown = codesOf(facts).some(
      (one) => one.after === after && one.t === laudo.tokens[at]!.t,
    );
    placed.push(isKnown ? { part: { kind: "code", after }, from: at, to: at + 1 } : null);
  }
  return placed.every((one) => one !== null) ? placed.toSorted((a, b) => a.from - b.from) : null;
}

/** The codes of a finding's sentence: "grau II" has the code `ii` after `grau`. */
export function codesOf({ laudo, sentence }: Facts): (Token & { after: string })[] {
  const found: (Token & { after: string })[] = [];
  for (let at = sentence.from; at < sentence.to; at += 1) {
    const code = codeAt(laudo, at);
    if (code) found.push({ ...laudo.tokens[at]!, ...code });
  }
  return found;
}

function measurePart(one: Measure, { measures }: Facts): Placed | null {
  const { from, to, quantity, values } = one;
  const near = (a: number, b: number, precision: number): boolean =>
    Math.abs(a - b) <= precision * 1.001;
  const same = measures.findIndex(
    (other) =>
      other.quantity === quantity &&
      other.values.length === values.length &&
      other.values.every((value, i) =>
        near(value, values[i]!, Math.max(one.precision, other.precision)),
      ),
  );
  if (same >= 0) return { part: { kind: "measure", index: same, isLargest: false }, from, to };
  const largest = measures.findIndex(
    (other) =>
      other.quantity === quantity &&
      values.length === 1 &&
      near(Math.max(...other.values), values[0]!, Math.max(one.precision, other.precision)),
  );
  if (largest < 0) return null;
  return { part: { kind: "measure", index: largest, isLargest: true }, from, to };
}

function positionPart(laudo: ReadLaudo, word: PositionWord, { positions }: Facts): Placed | null {
  const { dimension, value, from, to } = word;
  const isKnown = positions.some((one) => one.dimension === dimension && one.value === value);
  const text = quoteOf(laudo, from, to);
  return isKnown ? { part: { kind: "position", text, dimension, value }, from, to } : null;
}

export function toParts(
  { text, tokens }: ReadLaudo,
  line: Sentence,
  placed: readonly Placed[],
): Part[] {
  const parts: Part[] = [];
  let at = line.start;
  for (const { part, from, to } of placed) {
    const { start } = tokens[from]!;
    // A word of two dimensions is one part.
    if (start < at) continue;
    if (start > at) parts.push({ kind: "text", text: text.slice(at, start) });
    parts.push(part);
    at = tokens[to - 1]!.end;
  }
  if (at < line.end) parts.push({ kind: "text", text: text.slice(at, line.end) });
  return parts;
}
