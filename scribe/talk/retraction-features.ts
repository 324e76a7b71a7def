import type { Language } from "@relato/shared/domain/language.ts";
import { lexiconOf } from "../lexicon/lexicon.ts";
import { findItems, type Item, vocativeLength } from "./corrected-items.ts";
import { correctionRun } from "./corrections.ts";
import type { DialogueAct } from "./dialogue-acts.ts";
import type { Sentence } from "./sentences.ts";

/** The sentences of a visit with what was read from each, by index. */
export interface RetractionContext {
  sentences: readonly Sentence[];
  acts: readonly DialogueAct[];
  asked: readonly (readonly Sentence[])[];
  language: Language;
}

/** The features of one sentence for retractions. */
export interface Reading {
  sentence: Sentence;
  items: Item[];
  /** Features of the sentence by itself. */
  alone: string[];
  /** Features of the sentence as one that retracts another. */
  asCorrector: string[];
  isNegated: boolean;
}

const LENGTHS = [2, 4, 7, 11, 16];

/** Reads a sentence both as one that may be retracted and as one that may retract. */
export function readSentence(
  sentence: Sentence,
  act: DialogueAct,
  { language }: RetractionContext,
): Reading {
  const { tokens, stems, cues, text, mentions } = sentence;
  const lexicon = lexiconOf(language);
  const items = findItems(sentence, language);
  const words = tokens.filter(({ kind }) => kind !== "mark");
  const steps = LENGTHS.filter((least) => words.length > least).map((least) => `over ${least}`);
  const alone = [`act ${act}`, ...steps, ...items.map(({ sort }) => `has ${sort}`)];
  for (const cue of cues) alone.push(`cue ${cue}`);
  for (const { concept } of mentions) alone.push(`type ${concept.type}`);
  if (sentence.asks) alone.push("asks");
  if (/(?:…|\.\.\.)$/.test(text)) alone.push("breaks off");
  else if (/…|\.\.\./.test(text)) alone.push("breaks");
  if (text.endsWith("!")) alone.push("exclaims");
  const ofItems = new Set(items.flatMap(({ from, to }) => tokens.slice(from, to)));
  const hasOnlyItems = words.every((word) => lexicon.little.has(word.t) || ofItems.has(word));
  if (hasOnlyItems) alone.push("bare");
  const run = correctionRun(sentence, 0, language);
  const asCorrector: string[] = [`first ${tokens[0]?.t ?? ""}`];
  asCorrector.push(`first ${tokens[0]?.t ?? ""} ${tokens[1]?.t ?? ""}`);
  if (run.length > 0) asCorrector.push("run", run.isNamed ? "run named" : "run no");
  if (vocativeLength(sentence, run.length) > 0 || endsWithAddress(sentence))
    asCorrector.push("address");
  const starts = items.find(({ from }) => from >= run.length && from <= run.length + 1);
  if (starts) asCorrector.push(`begins ${starts.sort}`);
  if (mentions.some(({ concept }) => concept.type === "kin")) asCorrector.push("kin");
  const no = lexicon.words("bare-no");
  if (cues.has("correction")) asCorrector.push("corrects");
  if (tokens.some(({ t }) => no.has(t))) asCorrector.push("says no");
  const found = lexicon.cues.findAll(tokens, stems);
  const last = tokens.findLastIndex(({ kind }) => kind === "word");
  if (found.some(({ concept, to }) => concept.id === "correction" && to > last))
    alone.push("ends correcting");
  const isNegated = tokens.some(({ t }) => lexicon.words("no").has(t));
  return { sentence, items, alone, asCorrector, isNegated };
}

/** "Três, Refugio.", "Uma, Ademir!": ends with a name or a relative after a comma. */
const endsWithAddress = ({ text }: Sentence): boolean => /,\s\p{Lu}?\p{L}+[.!]$/u.test(text);

/** The features of a pair for whether the sentence at `later` retracts the one at `index`. */
export function pairFeatures(
  readings: readonly Reading[],
  index: number,
  later: number,
  { asked, acts, language }: RetractionContext,
): string[] {
  const one = readings[index]!;
  const other = readings[later]!;
  const turns = other.sentence.turn.i - one.sentence.turn.i;
  const names = [
    ...one.alone.map((name) => `one ${name}`),
    ...other.alone.map((name) => `other ${name}`),
    ...other.asCorrector,
    ...(one.alone.includes("ends correcting") ? ["ends correcting"] : []),
    `gap ${Math.min(later - index, 5)}`,
    `turns ${turns}`,
    `who ${one.sentence.speaker} ${other.sentence.speaker}`,
    `polarity ${one.isNegated} ${other.isNegated}`,
    ...itemFeatures(one.items, other.items, other.sentence, lexiconOf(language).words("no")),
  ];
  const who = `${one.sentence.speaker} ${other.sentence.speaker}`;
  for (const name of other.asCorrector)
    if (!name.startsWith("first")) names.push(`${who} ${turns} ${name}`, `${turns} ${name}`);
  const [question] = asked[index]!;
  if (question && asked[later]![0] === question) names.push("same question");
  const shared = one.sentence.mentions.filter((mention) =>
    other.sentence.mentions.some(({ concept }) => concept.id === mention.concept.id),
  );
  names.push(...shared.map(({ concept }) => `share ${concept.type}`));
  if (shared.length > 0) names.push("share");
  const no = lexiconOf(language).words("no");
  if (shared.some(({ concept }) => isDenied(other.sentence, concept.id, no))) names.push("denied");
  for (const between of readings.slice(index + 1, later)) {
    if (acts[between.sentence.index] === "question") names.push("between question");
    for (const name of between.asCorrector)
      if (!name.startsWith("first")) names.push(`between ${name}`);
    if (between.alone.includes("ends correcting")) names.push("between ends correcting");
    if (shareItem(one.items, between.items)) names.push("between again");
    if (findDifferent(one.items, between.items).length > 0) names.push("between differs");
  }
  return [...names, ...echoFeatures(readings, one, other)];
}

/** "Losartana nada", "iodo não": a negation is directly before or after the concept. */
const isDenied = ({ mentions, tokens }: Sentence, id: string, no: ReadonlySet<string>): boolean =>
  mentions.some(
    ({ concept, from, to }) =>
      concept.id === id && (no.has(tokens[to]?.t ?? "") || no.has(tokens[from - 1]?.t ?? "")),
  );

const AFTER = 4;

/** Whether the sentences after `other` repeat the items of `other` or those of `one`. */
function echoFeatures(readings: readonly Reading[], one: Reading, other: Reading): string[] {
  const news = findDifferent(one.items, other.items);
  const olds = findDifferent(other.items, one.items);
  const at = other.sentence.index + 1;
  return readings.slice(at, at + AFTER).flatMap(({ items, sentence }) => {
    const holds = (some: readonly Item[]): boolean =>
      some.some(({ sort, words }) => items.some((i) => i.sort === sort && i.words === words));
    const who = sentence.speaker === "medico" ? "doctor" : "other";
    return [
      ...(holds(news) ? [`echo new ${who}`, "echo new"] : []),
      ...(holds(olds) ? [`echo old ${who}`, "echo old"] : []),
    ];
  });
}

/**
 * The items of `others` for which `items` has a different one of the same sort, and no equal one.
 */
const findDifferent = (items: readonly Item[], others: readonly Item[]): Item[] =>
  others.filter(({ sort, words }) => {
    const alike = items.filter((item) => item.sort === sort);
    return alike.length > 0 && alike.every((item) => item.words !== words);
  });

const shareItem = (items: readonly Item[], others: readonly Item[]): boolean =>
  others.some((o) => items.some((i) => i.sort === o.sort && i.words === o.words));

function itemFeatures(
  items: readonly Item[],
  others: readonly Item[],
  { tokens }: Sentence,
  no: ReadonlySet<string>,
): string[] {
  const names: string[] = [];
  for (const { sort } of findDifferent(items, others)) names.push(`other ${sort}`);
  const same = others.filter((o) => items.some((i) => i.sort === o.sort && i.words === o.words));
  for (const { sort, to } of same) {
    names.push(`again ${sort}`);
    if (no.has(tokens[to]?.t ?? "")) names.push("again denied");
  }
  const numbers = (list: readonly Item[]): number[] =>
    list.flatMap(({ sort, words }) => (sort === "number" ? [Number(words)] : []));
  const [a] = numbers(items);
  const [b] = numbers(others);
  if (a !== undefined && b !== undefined) {
    const ratio = Math.max(a, b) / Math.max(1e-3, Math.min(a, b));
    names.push(
      ratio === 1 ? "ratio 1" : ratio < 1.5 ? "ratio 1.5" : ratio < 3.1 ? "ratio 3" : "far",
    );
    names.push(
      `numbers ${Math.min(3, numbers(items).length)} ${Math.min(3, numbers(others).length)}`,
    );
  }
  return names;
}
