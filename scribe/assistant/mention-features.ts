import { cuesOf } from "../evidence/cues.ts";
import { negatedTokens, readingOf } from "../evidence/negation.ts";
import { memoize } from "../language/memoize.ts";
import { lexiconOf } from "../lexicon/lexicon.ts";
import type { Mention } from "../lexicon/matcher.ts";
import { namedThings, namesIn } from "./exact-names.ts";
import { type PassageSentence, readHeading } from "./passage-sentence.ts";
import { questionCuesOf } from "./question-cues.ts";

/** A word, or a thing, a number or a date in its place. */
interface Place {
  symbol: string;
  from: number;
  to: number;
  /** Whether it belongs to a list: things, numbers, "and", commas. */
  isListed: boolean;
  isEnd: boolean;
}

interface ReadPlaces {
  places: readonly Place[];
  /** The place of each token. */
  byToken: readonly number[];
  cues: readonly Mention[];
}

/** Words and cues farther away are only said to be in the sentence. */
const REACH = 7;
/** A word's first letters, and its last ones, which say who does it and when. */
const PREFIX = 4;
const SUFFIX = 3;
/** Tokens that end a part of a sentence. */
const ENDS = new Set([";", ".", ":", "(", ")", "?", "!", "→"]);
const JOINS = new Set([
  ...["e", "y", "and", "ou", "o", "or", "ni", "nem", "nor", "+", "/", ",", "-", "&", "com", "con"],
  ...[
    "with",
    "de",
    "da",
    "do",
    "del",
    "the",
    "la",
    "el",
    "a",
    "os",
    "as",
    "los",
    "las",
    "un",
    "una",
  ],
  ...["um", "uma", "en", "em", "of", "his", "her", "su", "sus", "seu", "sua"],
]);
/** Types of concepts that are replaced by their type. */
const THINGS = new Set([
  ...["symptom", "disease", "drug", "exam", "procedure", "allergen", "vaccine", "device"],
  ...["habit", "obgyn", "measure", "class", "body"],
]);
const NUMBER = /^\d/;

/** The words of a sentence with things and numbers in their places. */
const readPlaces = memoize(({ read, language }: PassageSentence): ReadPlaces => {
  const things = new Map<number, { type: string; to: number }>();
  for (const { concept, from, to } of [
    ...read.mentions.filter((one) => THINGS.has(one.concept.type)),
    ...namesIn(read),
  ]) {
    const type = namedThings().get(concept.id)?.type ?? concept.type;
    const known = things.get(from);
    if (!known || known.to <= to) things.set(from, { type: typeOf(type), to });
  }
  const places: Place[] = [];
  const byToken: number[] = [];
  for (let at = 0; at < read.tokens.length;) {
    const { t, kind } = read.tokens[at]!;
    const thing = things.get(at);
    const to = thing ? thing.to : at + 1;
    const isNumber = kind === "number" || NUMBER.test(t);
    const isJoin = JOINS.has(t);
    const symbol = thing ? `<${thing.type}>` : isNumber ? "<n>" : t;
    const isListed = thing !== undefined || isNumber || isJoin || UNITS.has(t);
    places.push({ symbol, from: at, to, isListed, isEnd: kind === "mark" && ENDS.has(t) });
    for (; at < to; at += 1) byToken.push(places.length - 1);
  }
  return { places, byToken, cues: [...cuesOf(read, language), ...questionCuesOf(read, language)] };
});

const typeOf = (type: string): string => (type === "class" ? "drug" : type);
const UNITS = new Set([
  "mg",
  "mcg",
  "g",
  "ml",
  "ui",
  "%",
  "cp",
  "u",
  "µg",
  "mg/dl",
  "x",
  "d",
  "dia",
]);

/** The features by which the status of a mention is chosen; `rule` is what the rules say. */
export function mentionFeatures(
  sentence: PassageSentence,
  { from, to }: Pick<Mention, "from" | "to">,
  type: string,
  rule: string,
): string[] {
  const { read, language, register, heading } = sentence;
  const { places, byToken, cues } = readPlaces(sentence);
  const [first, last] = [byToken[from]!, byToken[to - 1]!];
  const left = places.slice(0, first).toReversed();
  const right = places.slice(last + 1);
  const kind = typeOf(type);
  const negated = negatedTokens(read, readingOf(language, register));
  const near = [
    ...sideFeatures("l", left, kind),
    ...sideFeatures("r", right, kind),
    ...cueFeatures(cues, places, { from, to, kind }),
  ];
  const around = `${left[0]?.symbol ?? "^"} _ ${right[0]?.symbol ?? "$"}`;
  return [
    "bias",
    `k:${kind}`,
    `reg:${register} ${kind}`,
    `rule:${rule}`,
    `rule:${rule} ${kind}`,
    `neg:${negated[from]} ${kind}`,
    `around:${around}`,
    `alone:${isAlone(left, right)} ${kind}`,
    ...headingFeatures(heading, sentence, kind),
    ...near,
  ];
}

const isAlone = (left: readonly Place[], right: readonly Place[]): string =>
  `${left.length === 0 || left[0]!.isEnd} ${right.length === 0 || right[0]!.isEnd}`;

/** The words on one side of a mention, the nearest one first. */
function sideFeatures(side: string, places: readonly Place[], kind: string): string[] {
  const features: string[] = [];
  const symbols = [...places.map(({ symbol }) => symbol), side === "l" ? "^" : "$"];
  for (let length = 1; length <= 3 && length <= symbols.length; length += 1)
    features.push(`${side}${length}:${symbols.slice(0, length).join(" ")}`);
  features.push(`${side}k:${symbols[0]} ${kind}`);
  // "Ss/ TSH, creatinina y mamografía": the head of the list.
  const end = places.findIndex(({ isEnd }) => isEnd);
  const clause = end < 0 ? places : places.slice(0, end);
  const head = clause.findIndex(({ isListed }) => !isListed);
  const heads = head < 0 ? [] : clause.slice(head, head + 2).map(({ symbol }) => symbol);
  const [word = side === "l" ? "^" : "$", next = ""] = heads;
  features.push(`${side}h:${word}`, `${side}h:${word} ${kind}`, `${side}h2:${word} ${next}`);
  if (word.length > PREFIX)
    features.push(`${side}hp:${word.slice(0, PREFIX)}`, `${side}hs:${word.slice(-SUFFIX)} ${kind}`);
  for (const [at, { symbol }] of clause.slice(0, REACH).entries()) {
    features.push(`${side}b:${symbol}`);
    if (at > 0) features.push(`${side}b2:${clause[at - 1]!.symbol} ${symbol}`);
    if (symbol.length > PREFIX && /^\p{L}+$/u.test(symbol))
      features.push(`${side}p:${symbol.slice(0, PREFIX)}`);
  }
  for (const { symbol } of places.slice(clause.length, clause.length + 2 * REACH))
    features.push(`${side}x:${symbol}`);
  if (end >= 0) features.push(`${side}e:${places[end]!.symbol}`);
  return features;
}

function cueFeatures(
  cues: readonly Mention[],
  places: readonly Place[],
  { from, to, kind }: { from: number; to: number; kind: string },
): string[] {
  const features = new Set<string>();
  for (const { concept, from: start, to: end } of cues) {
    const isInside = start < to && end > from;
    const side = isInside ? "i" : end <= from ? "l" : "r";
    const [low, high] = side === "l" ? [end, from] : [to, start];
    const isFar =
      !isInside && places.some((one) => one.isEnd && one.from >= low && one.from < high);
    const name = `c${side}:${concept.id}${isFar ? " far" : ""}`;
    features.add(name).add(`${name} ${kind}`);
    const between = places.filter((one) => one.from >= low && one.to <= high && !one.isListed);
    if (!isFar && !isInside && between.length === 0) features.add(`${name} at`);
  }
  return [...features];
}

function headingFeatures(heading: string, { language }: PassageSentence, kind: string): string[] {
  if (heading === "") return [`h: ${kind}`];
  const read = readHeading(heading, language);
  const { little } = lexiconOf(language);
  const words = read.tokens.filter(({ kind: of, t }) => of === "word" && !little.has(t));
  const cues = new Set(questionCuesOf(read, language).map(({ concept }) => concept.id));
  return [
    ...words.map(({ t }) => `h:${t}`),
    ...words.map(({ t }) => `h:${t} ${kind}`),
    ...[...cues].map((id) => `hc:${id} ${kind}`),
  ];
}
