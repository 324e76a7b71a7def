import { trimSigns } from "@relato/shared/domain/trim-signs.ts";
import { capitalise } from "../language/text.ts";
import type { Abnormal } from "./abnormal.ts";
import { findingKindOf } from "./lexicon.ts";
import { isLittle, subjectWords } from "./measured-label.ts";
import type { Observed } from "./observations.ts";
import { findPositions, levelsOf } from "./positions.ts";
import { findCategories } from "./rads-category.ts";
import { cuesIn, quoteOf, type Sentence } from "./read.ts";

/** A line of a conclusion has about so many words. */
const MOST_WORDS = 18;

interface Piece {
  from: number;
  to: number;
  /** 3 has a finding, 2 a size, a category or a side, 1 a place, 0 is left out. */
  weight: number;
}

/**
 * The finding in its own words: the parts of its sentence that name the finding, its place and its
 * size. The organ and the side are put before it if the sentence leaves them to its heading.
 */
export function quoteFinding(context: Observed, abnormal: Abnormal): string {
  const { laudo } = context;
  let pieces = piecesOf(context, abnormal).filter(({ weight }) => weight > 0);
  for (const weight of [1, 2])
    while (countWords(context, pieces) > MOST_WORDS && pieces.some((one) => one.weight === weight))
      pieces = pieces.toSpliced(
        pieces.findLastIndex((one) => one.weight === weight),
        1,
      );
  const text = pieces
    .map(({ from, to }) => [cleanText(quoteOf(laudo, from, to)), laudo.tokens[to]?.t] as const)
    .filter(([piece]) => piece !== "")
    .reduce((all, [piece, mark]) => `${all}${piece}${mark === ":" ? ": " : ", "}`, "")
    .replace(/[,:] $/, "");
  const subject = missingSubject(context, abnormal);
  const line = subject === "" ? capitalise(text) : `${capitalise(subject)}: ${lowerFirst(text)}`;
  return `${line}.`;
}

const countWords = (context: Observed, pieces: readonly Piece[]): number =>
  pieces.reduce(
    (sum, { from, to }) =>
      sum + context.laudo.tokens.slice(from, to).filter(({ kind }) => kind !== "mark").length,
    0,
  );

/** The parts of a sentence between commas, colons and parentheses. */
function piecesOf(context: Observed, abnormal: Abnormal): Piece[] {
  const { tokens, text } = context.laudo;
  const { sentence } = abnormal;
  const pieces: Piece[] = [];
  let from = sentence.from;
  const close = (to: number): void => {
    if (to > from) pieces.push({ from, to, weight: weightOf(context, abnormal, from, to) });
    from = to + 1;
  };
  for (let at = sentence.from; at < sentence.to; at += 1) {
    const { t, start, end } = tokens[at]!;
    const isRatio = t === ":" && /\S/.test(text[start - 1] ?? " ") && /\d/.test(text[end] ?? " ");
    if (",:;()|[]".includes(t) && !isRatio) close(at);
  }
  close(sentence.to);
  return pieces;
}

function weightOf(
  context: Observed,
  { sentence, findings }: Abnormal,
  from: number,
  to: number,
): number {
  const { laudo, measures, polarity, sides } = context;
  const has = (one: { from: number; to: number }): boolean => one.from < to && one.to > from;
  const isDenied = laudo.tokens
    .slice(from, to)
    .every(({ kind, t }, i) => kind === "mark" || isLittle(t) || polarity.denied[from + i]!);
  const named = findings.filter(has);
  const isWhole = [...cuesIn(laudo, "neg", sentence), ...cuesIn(laudo, "prior", sentence)].some(
    (cue) => has(cue) && cue.from <= from + 1,
  );
  const isLabel = from === sentence.from && to - from < LABEL && laudo.tokens[to]?.t === ":";
  if (named.length > 0 || isLabel) return 3;
  if (isDenied || isWhole || YEAR.test(quoteOf(laudo, from, to))) return 0;
  const start = laudo.tokens[from]!.start;
  const end = laudo.tokens[to - 1]!.end;
  const isCategory = findCategories(laudo).some((one) => one.start < end && one.end > start);
  // A volume repeats the diameters before it.
  const isFirst = (at: number): boolean =>
    !measures.some((one) => one.to <= at && one.from >= sentence.from);
  const isSized = measures.some((one) => has(one) && (one.quantity !== "ml" || isFirst(one.from)));
  if (isCategory || isSized || sides.get(sentence.index)?.some(has)) return 2;
  const isPlace =
    findPositions(laudo, from, to).length > 0 ||
    levelsOf(laudo).some(has) ||
    laudo.organs.some(has);
  return isPlace ? 1 : 0;
}

/** The organ and side of the line or heading, if the sentence itself does not name them. */
function missingSubject(context: Observed, { sentence, findings }: Abnormal): string {
  const [first] = findings;
  if (!first) return "";
  const { laudo, sides } = context;
  const isSideKnown = first.side === null || sides.has(sentence.index);
  const isOrganKnown =
    first.organ === null ||
    findingKindOf(first.finding).organ !== null ||
    hasLabel(context, sentence) ||
    laudo.organs.some(({ from }) => laudo.sentenceOf[from] === sentence.index);
  if (isOrganKnown && isSideKnown) return "";
  return subjectWords(context, first, sentence);
}

/** A label before a colon has at most so many words: "LCM: espessado". */
const LABEL = 5;
const hasLabel = ({ laudo }: Observed, { from, to }: Sentence): boolean =>
  laudo.tokens.slice(from, Math.min(to, from + LABEL)).some(({ t }) => t === ":");

/** A part with a year cites an earlier examination. */
const YEAR = /\b(?:19|20)\d\d\b/;

/** Words that introduce a finding and say nothing of it. */
const INTRODUCTION = new RegExp(
  `^(?:${[
    "(?:observa|nota|identifica|evidencia)m?-se",
    "há|presença de",
    "se (?:observa|identifica|evidencia)n?",
    "hay|presencia de",
    "there (?:is|are)(?: an?)?",
  ].join("|")})\\s+`,
  "i",
);

const cleanText = (text: string): string => {
  const plain = text.replaceAll(/\s+/g, " ").replaceAll("*", "").trim();
  return trimSigns(plain.replace(INTRODUCTION, "").replace(/^[-–•]\s*/, ""), ".;:");
};

/** "Nódulo" becomes "nódulo"; "TVP" and "BI-RADS" keep their capitals. */
const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
