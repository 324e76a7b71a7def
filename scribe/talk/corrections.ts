import type { Language } from "@relato/shared/domain/language.ts";
import { memoize } from "../language/memoize.ts";
import { capitalise } from "../language/text.ts";
import { lexiconOf } from "../lexicon/lexicon.ts";
import { findItems, type Item, vocativeLength } from "./corrected-items.ts";
import { replaceItem } from "./replace-item.ts";
import { readText, type ReadText, type Sentence } from "./sentences.ts";

/**
 * Removes what the speaker retracted within a text: "É de cem... não, minto, é de cinquenta"
 * becomes "É de cinquenta". Only an item is replaced, by a later one of the same sort, and only if
 * the rest is a whole statement. Otherwise the text is returned unchanged.
 */
export function removeRetractions(text: string, language: Language): string {
  let current = text;
  for (let round = 0; round < 3; round += 1) {
    const next = correctFirst(current, language);
    if (next === undefined) return current;
    current = next;
  }
  return current;
}

/**
 * Finds sentences that clearly correct the one before them ("Ya van seis meses." "No, siete."). By
 * index of the correcting sentence: the corrected text of both, and the index of the sentence that
 * it retracts.
 */
export function findCorrectionsAcross(
  sentences: readonly Sentence[],
  language: Language,
): Map<number, { text: string; retracts: number }> {
  const found = new Map<number, { text: string; retracts: number }>();
  for (const sentence of sentences) {
    const previous = sentences[sentence.index - 1];
    if (!previous || previous.asks || !mayCorrect(sentence, previous)) continue;
    if (found.has(previous.index)) continue;
    const before = removeRetractions(previous.text, language).replace(/(?<![.!…])[.!…]+$/, "");
    const text = correctAtOffset(`${before}. ${sentence.text}`, before.length, language);
    if (text !== undefined) found.set(sentence.index, { text, retracts: previous.index });
  }
  return found;
}

/** A speaker may correct their own words; a patient and a companion may correct each other. */
const mayCorrect = (one: Sentence, other: Sentence): boolean =>
  one.speaker === other.speaker || (one.speaker !== "medico" && other.speaker !== "medico");

/** The text with the item before the mark at `offset` (in characters) corrected. */
function correctAtOffset(text: string, offset: number, language: Language): string | undefined {
  const read = readText(text, language);
  const stop = read.tokens.findIndex(({ start }) => start >= offset);
  return stop < 0 ? undefined : correctAtMark(read, stop, language);
}

function correctFirst(text: string, language: Language): string | undefined {
  const read = readText(text, language);
  const { tokens } = read;
  for (let stop = 1; stop < tokens.length - 1; stop += 1) {
    if (tokens[stop]!.kind !== "mark" || !".,…;-".includes(tokens[stop]!.t)) continue;
    const corrected = correctAtMark(read, stop, language);
    if (corrected !== undefined) return corrected;
    while (tokens[stop + 1]?.kind === "mark") stop += 1;
  }
  return undefined;
}

/** The items of a text are the same at each of its marks. */
const itemsOf = memoize((read: ReadText, language: Language) => {
  const items = findItems(read, language);
  return { items, byStart: new Map(items.toReversed().map((item) => [item.from, item])) };
});

/** The text with the item before the mark at token `stop` replaced by the item after it. */
function correctAtMark(read: ReadText, stop: number, language: Language): string | undefined {
  const { tokens, text } = read;
  let resume = stop;
  while (tokens[resume]?.kind === "mark") resume += 1;
  const { items, byStart } = itemsOf(read, language);
  const again = deniedLength(read, items, byStart.get(resume), stop, language);
  const run = correctionRun(read, resume + again, language);
  const isWeak = run.length > 0 && !run.isNamed && tokens[stop]!.t === "," && again === 0;
  if (run.length === 0 || isWeak) return undefined;
  const from = resume + again + run.length;
  const address = vocativeLength(read, from);
  const corrected = replaceItem(read, items, { stop, resume: from + address }, language);
  return corrected && (/^\p{Lu}/u.test(text) ? capitalise(corrected) : corrected);
}

/**
 * "Dois comprimidos, dois não, quatro": the number of tokens of `item` if it repeats the wrong
 * item before `stop` and "não" follows; 0 otherwise.
 */
function deniedLength(
  { tokens }: ReadText,
  items: readonly Item[],
  item: Item | undefined,
  stop: number,
  language: Language,
): number {
  if (
    !item ||
    !lexiconOf(language)
      .words("bare-no")
      .has(tokens[item.to]?.t ?? "")
  )
    return 0;
  const isAgain = items.some(({ to, sort, words }) => {
    return to <= stop && sort === item.sort && words === item.words;
  });
  return isAgain ? item.to - item.from : 0;
}

/** A run of tokens that only announce a correction, from one token to the end of the run. */
interface Run {
  end: number;
  isNamed: boolean;
}

/** The runs of a text by their first token. Many marks of a text can share the end of one run. */
const runsOf = memoize<ReadText, Map<number, Run>, Language>(() => new Map());

/**
 * The number of tokens from `from` on that only announce a correction ("não, minto,"). `isNamed`
 * is true if one of them says more than "no".
 */
export function correctionRun(
  read: ReadText,
  from: number,
  language: Language,
): { length: number; isNamed: boolean } {
  const { tokens } = read;
  const runs = runsOf(read, language);
  const steps: { at: number; isNamed: boolean }[] = [];
  let at = from;
  while (at < tokens.length && !runs.has(at)) {
    const step = announcementLength(read, at, language);
    const isMark = tokens[at]!.kind === "mark" && at > from;
    if (step.length === 0 && !isMark) break;
    steps.push({ at, isNamed: step.isNamed });
    at += Math.max(step.length, 1);
  }
  // A run may go on with a mark but not start with one.
  let run = (at > from || tokens[at]?.kind !== "mark" ? runs.get(at) : undefined) ?? {
    end: at,
    isNamed: false,
  };
  for (const step of steps.toReversed()) {
    run = { end: run.end, isNamed: run.isNamed || step.isNamed };
    runs.set(step.at, run);
  }
  return { length: run.end < tokens.length ? run.end - from : 0, isNamed: run.isNamed };
}

/** The tokens at `at` that announce a correction: a cue, or a "no" before a mark. */
function announcementLength(
  { tokens, stems }: ReadText,
  at: number,
  language: Language,
): { length: number; isNamed: boolean } {
  const lexicon = lexiconOf(language);
  const cue = lexicon.cues
    .findAll(tokens.slice(at, at + 4), stems.slice(at, at + 4))
    .filter((m) => m.from === 0 && m.concept.id === "correction")
    .toSorted((a, b) => b.to - a.to)[0];
  if (cue) return { length: cue.to, isNamed: true };
  const isNo = lexicon.words("bare-no").has(tokens[at]!.t) && tokens[at + 1]?.kind === "mark";
  return { length: isNo ? 1 : 0, isNamed: false };
}
