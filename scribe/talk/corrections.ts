import type { Language } from "@relato/shared/domain/language.ts";
import { findNumbers } from "../language/numbers.ts";
import { lexiconOf } from "../lexicon/lexicon.ts";
import { capitalise, type Token } from "../language/text.ts";
import { readText, type ReadText, type Sentence } from "./sentences.ts";

/** A thing that a speaker can put right: a number, a side, a medicine. Tokens `from` up to `to`. */
interface Item {
  sort: string;
  from: number;
  to: number;
}

/** Words after which the corrected thing must come within so many tokens. */
const NEAR = 6;

/**
 * Takes out what the speaker took back within a text: "É de cem... não, minto, é de cinquenta"
 * becomes "É de cinquenta". Something is taken back only where a thing of the same sort follows;
 * otherwise the text stays as it was said.
 */
export function withoutRetractions(text: string, language: Language): string {
  let current = text;
  for (let round = 0; round < 3; round += 1) {
    const next = correctOnce(current, language);
    if (next === undefined) return current;
    current = next;
  }
  return current;
}

/**
 * Sentences that the next one of the same speaker takes back ("É de cem." "Não, minto,
 * cinquenta."): by the index of the correcting sentence, what the two say together and the index of
 * the first.
 */
export function correctionsAcross(
  sentences: readonly Sentence[],
  language: Language,
): Map<number, { text: string; retracts: number }> {
  const found = new Map<number, { text: string; retracts: number }>();
  for (const sentence of sentences) {
    const previous = sentences[sentence.index - 1];
    if (!previous || previous.asks || !mayCorrect(sentence, previous)) continue;
    const corrects =
      correctionRun(sentence, 0, language) > 0 ||
      endsCorrecting(previous, language) ||
      deniesRepeated(previous, sentence);
    if (!corrects) continue;
    const text = correctOnce(`${previous.text.replace(/[.!…]+$/, "")}… ${sentence.text}`, language);
    if (text !== undefined) found.set(sentence.index, { text, retracts: previous.index });
  }
  return found;
}

/** "Faz quatro meses." "Quatro não, seis." */
const deniesRepeated = (previous: Sentence, { tokens }: Sentence): boolean =>
  ["nao", "no", "not"].includes(tokens[1]?.t ?? "") &&
  previous.tokens.some(({ t, kind }) => kind !== "mark" && t === tokens[0]?.t);

/** "Do esquerdo, não, espera.": what follows puts it right. */
function endsCorrecting({ tokens, stems }: Sentence, language: Language): boolean {
  const cues = lexiconOf(language).cues.findAll(tokens, stems);
  const last = tokens.findLastIndex(({ kind }) => kind === "word");
  return cues.some(({ concept, from, to }) => concept.id === "correction" && from > 0 && to > last);
}

/** A speaker puts their own words right; a patient and a companion each other's. */
const mayCorrect = (one: Sentence, other: Sentence): boolean =>
  one.speaker === other.speaker || (one.speaker !== "medico" && other.speaker !== "medico");

function correctOnce(text: string, language: Language): string | undefined {
  const read = readText(text, language);
  const { tokens } = read;
  for (let at = 1; at < tokens.length - 1; at += 1) {
    if (tokens[at]!.kind !== "mark" || !".,…;-".includes(tokens[at]!.t)) continue;
    const breaks = tokens[at]!.t === "…" || (tokens[at]!.t === "." && tokens[at + 1]?.t === ".");
    let resume = at;
    while (tokens[resume]?.kind === "mark") resume += 1;
    const again = repeated(read, at, resume);
    const run = again + correctionRun(read, resume + again, language);
    if (run === 0 && !breaks) continue;
    const corrected = splice(read, at, resume + run, run > 0, language);
    if (corrected !== undefined) return corrected;
  }
  return undefined;
}

/**
 * "Dois comprimidos, dois não, um": how many tokens name the wrong thing again before it is denied;
 * 0 for none.
 */
function repeated({ tokens }: ReadText, stop: number, resume: number): number {
  const word = tokens[resume]?.t;
  if (word === undefined || !tokens.slice(Math.max(0, stop - NEAR), stop).some((t) => t.t === word))
    return 0;
  const denied = tokens[resume + 1]?.t;
  return denied === "nao" || denied === "no" || denied === "not" ? 1 : 0;
}

/**
 * How many tokens from `from` on only say that something is corrected ("não, minto,"); 0 where none
 * do.
 */
function correctionRun({ tokens, stems }: ReadText, from: number, language: Language): number {
  const lexicon = lexiconOf(language);
  const no = lexicon.words("no");
  let at = from;
  let corrects = false;
  while (at < tokens.length) {
    const cue = lexicon.cues
      .findAll(tokens.slice(at, at + 4), stems.slice(at, at + 4))
      .filter((m) => m.from === 0 && m.concept.id === "correction")
      .toSorted((a, b) => b.to - a.to)[0];
    const isMark = tokens[at]!.kind === "mark";
    if (cue) {
      at += cue.to;
      corrects = true;
    } else if (isMark && at > from) at += 1;
    else if (no.has(tokens[at]!.t) && tokens[at + 1]?.kind === "mark") {
      at += 1;
      corrects = true;
    } else break;
  }
  return corrects && at < tokens.length ? at - from : 0;
}

/** The text with the thing before the break replaced by the one of the same sort after it. */
function splice(
  read: ReadText,
  stop: number,
  resume: number,
  explicit: boolean,
  language: Language,
): string | undefined {
  const items = itemsOf(read, language);
  const before = (sort: string): Item | undefined =>
    items.findLast((item) => item.to <= stop && item.sort === sort);
  const right = items.find(
    (item) => item.from >= resume && item.from < resume + NEAR && before(item.sort) !== undefined,
  );
  const wrong = right && before(right.sort);
  if (!right || !wrong || (!explicit && (right.sort !== "number" || right.from !== resume)))
    return undefined;
  if (!explicit && wrong.to !== stop) return undefined;
  const { tokens, text } = read;
  // The same thing named again is no correction of it: "Tomo Neosintrom." "Não, o Neosintrom é
  // meu."
  if (wordsOf(read, wrong) === wordsOf(read, right)) return undefined;
  let start = wrong.from;
  // "É de cem… é de cinquenta": the words that lead to the thing are said again.
  for (let back = 1; back <= right.from - resume; back += 1)
    if (tokens[wrong.from - back]?.t !== tokens[right.from - back]?.t) {
      start = -1;
      break;
    } else start = wrong.from - back;
  if (start < 0) start = wrong.from;
  const lead = text.slice(0, tokens[start]!.start);
  const ends = tokens.slice(right.to).every((token) => token.kind === "mark");
  // "Cinquenta miligramas… não, cem": the unit stays.
  const unit =
    ends && wrong.to < stop ? text.slice(tokens[wrong.to]!.start, tokens[stop]!.start) : "";
  const value = text.slice(tokens[start === wrong.from ? right.from : resume]!.start);
  const whole = unit === "" ? value : `${value.replace(/[.!?]+$/, "")} ${unit.trim()}.`;
  return capitaliseAs(text, lead + whole);
}

const wordsOf = ({ tokens }: ReadText, { from, to }: Item): string =>
  tokens
    .slice(from, to)
    .map(({ t }) => t)
    .join(" ");

const capitaliseAs = (model: string, text: string): string =>
  /^\p{Lu}/u.test(model) ? capitalise(text) : text;

function itemsOf(read: ReadText, language: Language): Item[] {
  const { tokens, mentions } = read;
  const numbers: Item[] = findNumbers(tokens, language).map(({ from, to }) => ({
    sort: "number",
    from,
    to,
  }));
  const sides = tokens.flatMap((token, at) =>
    cuesOf(token, language)
      .filter((cue) => SORTS.has(cue))
      .map((cue) => ({ sort: SORTS.get(cue)!, from: at, to: at + 1 })),
  );
  const concepts = mentions.map(({ concept, from, to }) => ({ sort: concept.type, from, to }));
  return [...numbers, ...sides, ...concepts].toSorted((a, b) => a.from - b.from);
}

/** Cues that name a thing that can be put right, and its sort. */
const SORTS: ReadonlyMap<string, string> = new Map([
  ["left", "side"],
  ["right", "side"],
  ["day", "day"],
]);

const cuesOf = (token: Token, language: Language): string[] =>
  lexiconOf(language)
    .cues.findAll([token])
    .map(({ concept }) => concept.id);
