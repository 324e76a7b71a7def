import { capitalise } from "../language/text.ts";
import type { Measure } from "./measures.ts";
import type { Observed } from "./observations.ts";
import { findPositions } from "./positions.ts";
import { quoteOf, type ReadLaudo, type Sentence } from "./read.ts";
import type { Side } from "./sides.ts";

/** The name of what is measured. `from` and `to` are token indices. */
export interface MeasuredName {
  id: string;
  isFinding: boolean;
  organ: string | null;
  side: Side | null;
  from: number;
  to: number;
}

/** The tokens that say what a measure is of. */
export interface Reach {
  from: number;
  to: number;
}

interface Range {
  from: number;
  to: number;
}

/** A label's main part has at most so many tokens, and the place after the measure too. */
const [MOST_CORE, MOST_PLACE] = [12, 10];
const MARKS = ",;:()|.";
const MEASURING: ReadonlySet<string> = new Set(
  (
    "medindo mede medem medida medidas mide miden midiendo mediendo measuring measures measured " +
    "cerca aproximadamente approximately about ate up com con with volume"
  ).split(" "),
);
const LITTLE: ReadonlySet<string> = new Set(
  (
    "de do da dos das del la el los las no na nos nas ao a o os as um uma em en e y " +
    "the of in on at and com con with"
  ).split(" "),
);
const PLACES: ReadonlySet<string> = new Set(
  "no na nos nas do da dos das de del em en in of on at a ao".split(" "),
);

/** Whether a word names nothing by itself: "de", "medindo". */
export const isLittle = (word: string): boolean => LITTLE.has(word) || MEASURING.has(word);

/** What is measured in the laudo's own words: "Nódulo no lobo direito da tireoide". */
export function labelOf(
  context: Observed,
  name: MeasuredName,
  measure: Measure,
  reach: Reach,
): string {
  const { laudo } = context;
  const core = coreOf(laudo, name, measure);
  const place = core.to > measure.from ? null : placeAfter(laudo, core, measure, reach);
  const written = place ? [core, place] : [core];
  const extras = mergeRanges(
    laudo,
    placeWords(context, name, reach).filter(
      (range) => !written.some((one) => range.from < one.to && one.from < range.to),
    ),
  );
  const text = written.map(({ from, to }) => quoteOf(laudo, from, to)).join(" ");
  const rest = extras.map(({ from, to }) => quoteOf(laudo, from, to)).join(", ");
  return capitalise((rest === "" ? text : `${text} (${rest})`).replaceAll(/[\s*_|]+/g, " ").trim());
}

/** The name with the words after it that belong to it. */
function coreOf({ tokens }: ReadLaudo, name: MeasuredName, measure: Measure): Range {
  const end = name.to <= measure.from ? measure.from : tokens.length;
  let to = name.to;
  const isPart = (at: number): boolean =>
    at < end && at - name.from < MOST_CORE && !MARKS.includes(tokens[at]!.t);
  while (isPart(to) && !MEASURING.has(tokens[to]!.t) && tokens[to]!.kind !== "number") to += 1;
  while (to > name.from + 1 && LITTLE.has(tokens[to - 1]!.t)) to -= 1;
  return { from: name.from, to };
}

/** "nódulo de 12 mm no lobo direito" */
function placeAfter(
  { tokens }: ReadLaudo,
  core: Range,
  { from, to: start }: Measure,
  reach: Reach,
): Range | null {
  const isNear = tokens.slice(core.to, from).every(({ t }) => isLittle(t));
  if (!isNear || !PLACES.has(tokens[start]?.t ?? "")) return null;
  let to = start;
  while (to < reach.to && to - start < MOST_PLACE && !MARKS.includes(tokens[to]!.t)) to += 1;
  return to > start + 1 ? { from: start, to } : null;
}

/** Where the sentence, else its line or heading, names the organ, the side and the position. */
function placeWords(context: Observed, name: MeasuredName, reach: Reach): Range[] {
  const { laudo, sides } = context;
  const index = laudo.sentenceOf[name.from]!;
  const ranges: Range[] = findPositions(laudo, reach.from, reach.to);
  const organ = laudo.organs.find(
    ({ concept, from }) => concept.id === name.organ && laudo.sentenceOf[from] === index,
  );
  const side = sides.get(index)?.find((one) => one.side === name.side);
  if (side) ranges.push(side);
  if (organ) ranges.push(organ);
  if (name.organ !== null && !organ) ranges.push(...inheritedWords(context, name, index));
  return ranges;
}

/** The organ and the side that a sentence leaves to its line or heading; may be empty. */
export const subjectWords = (
  context: Observed,
  name: Pick<MeasuredName, "organ" | "side">,
  sentence: Sentence,
): string =>
  mergeRanges(context.laudo, labelWords(context, name, sentence))
    .map(({ from, to }) => quoteOf(context.laudo, from, to))
    .join(", ")
    // Words of headings in capitals; "MID" and "E" keep theirs.
    .replaceAll(/\p{Lu}{4,}/gu, (word) => word.toLowerCase());

/** Inherited words that are a label: of a heading, before a colon, or those with the side. */
function labelWords(
  context: Observed,
  name: Pick<MeasuredName, "organ" | "side">,
  { index }: Sentence,
): Range[] {
  const { laudo } = context;
  const words = inheritedWords(context, name, index);
  const [organ] = words;
  if (!organ) return [];
  const source = laudo.sentences[laudo.sentenceOf[organ.from]!]!;
  if (source.section === "title") return [];
  const isLabel = source.isHeading || laudo.tokens[organ.to]?.t === ":";
  return isLabel || (name.side !== null && words.length > 1) ? words : [];
}

function inheritedWords(
  context: Observed,
  name: Pick<MeasuredName, "organ" | "side">,
  index: number,
): Range[] {
  const { laudo, sides } = context;
  const { line } = laudo.sentences[index]!;
  const organ = laudo.organs.findLast(({ concept, from }) => {
    const sentence = laudo.sentences[laudo.sentenceOf[from]!]!;
    return (
      concept.id === name.organ &&
      sentence.index < index &&
      (sentence.line === line || sentence.isHeading)
    );
  });
  if (!organ) return [];
  const near = sides.get(laudo.sentenceOf[organ.from]!)?.find(({ side }) => side === name.side);
  return near ? [organ, near] : [organ];
}

/** Joins ranges with at most two words between them, in the order of the text. */
function mergeRanges({ tokens }: ReadLaudo, ranges: readonly Range[]): Range[] {
  const merged: Range[] = [];
  for (const { from, to } of [...ranges].sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    const between = last ? tokens.slice(last.to, from) : [];
    if (last && between.length <= 2 && between.every(({ t }) => LITTLE.has(t)))
      last.to = Math.max(last.to, to);
    else merged.push({ from, to });
  }
  return merged;
}
