import type { Language } from "@relato/shared/domain/language.ts";
import type { Turn } from "@relato/shared/domain/transcript.ts";
import { memoize, memoizeByLanguage } from "../language/memoize.ts";
import { readRows } from "../lexicon/lexicon.ts";
import { compileMatcher, type Matcher } from "../lexicon/matcher.ts";
import { boostedScore } from "../models/boosted.ts";
import { treesOf } from "../models/trees.ts";
import { wordFamilies } from "./features.ts";
import { readSentences, readText, type Sentence } from "./sentences.ts";

/**
 * Minimum log odds of an instruction, by speaker. The doctor's is higher, because doctors also talk
 * about the record and give orders to the patient.
 */
const MIN_LOG_ODDS = { medico: 0.5, paciente: -1.2, acompanhante: -1.2 };
/** In sentences, since an instruction and its content are often two sentences. */
const WINDOW = 2;
/** In sentences. A shorter turn is one utterance. */
const SHORT_TURN = 3;
/** Maximum number of tokens between two words that belong together. */
const MAX_GAP = 4;
/** In tokens. The machine's name within so many counts as addressing it. */
const OPENING = 3;

/**
 * The indices of the sentences that instruct the machine or the record ("gravador, apague a
 * alergia"). They are part of the talk, but they support no statement.
 */
export const findInstructions = memoize(
  (turns: readonly Turn[], language: Language): ReadonlySet<number> => {
    const byTurn = new Map<Turn, Sentence[]>();
    for (const sentence of readSentences(turns, language))
      byTurn.set(sentence.turn, [...(byTurn.get(sentence.turn) ?? []), sentence]);
    const found = new Set<number>();
    for (const sentences of byTurn.values())
      for (const window of windowsOf(sentences)) {
        const text = window.map((sentence) => sentence.text).join(" ");
        if (instructionScore(text, language) < MIN_LOG_ODDS[window[0]!.speaker]) continue;
        for (const { index } of window) found.add(index);
      }
    return found;
  },
);

/** The log odds that a text instructs the machine or the record. */
export const instructionScore = (text: string, language: Language): number =>
  boostedScore(treesOf("instructions"), instructionFeatures(text, language));

/**
 * The utterances of a turn: the whole turn if it is short, otherwise each pair of neighbouring
 * sentences.
 */
export function windowsOf(sentences: readonly Sentence[]): (readonly Sentence[])[] {
  if (sentences.length <= SHORT_TURN) return [sentences];
  return sentences.slice(WINDOW - 1).map((_, at) => sentences.slice(at, at + WINDOW));
}

const matcherOf = memoizeByLanguage((language): Matcher =>
  compileMatcher(
    readRows(language, "instructions").map(([phrase = "", id = ""]) => ({
      phrase,
      concept: { id, type: "instruction" },
    })),
    new Set(),
  ),
);

/** The features of an utterance for whether it is an instruction. */
export function instructionFeatures(text: string, language: Language): string[] {
  const read = readText(text, language);
  const names = new Set<string>();
  const found = matcherOf(language).find(read.tokens, read.stems).slice(0, MAX_WORDS);
  for (const [at, { concept, to }] of found.entries()) {
    names.add(names.has(`kind ${concept.id}`) ? `many ${concept.id}` : `kind ${concept.id}`);
    for (const next of found.slice(at + 1)) {
      names.add(`kinds ${concept.id} ${next.concept.id}`);
      if (next.from - to <= MAX_GAP) names.add(`near ${concept.id} ${next.concept.id}`);
    }
  }
  const [first] = found;
  if (first && first.from <= OPENING) names.add(`first ${first.concept.id}`);
  names.add(`kinds ${new Set(found.map(({ concept }) => concept.id)).size}`);
  const words = wordFamilies(read, language);
  for (const [at, word] of words.entries()) {
    names.add(`word ${word}`);
    if (at > 0) names.add(`pair ${words[at - 1]} ${word}`);
  }
  for (const [name, marks] of Object.entries(MARKS)) if (marks.test(text)) names.add(name);
  if (read.asks) names.add("asks");
  for (const cue of read.cues) names.add(`cue ${cue}`);
  for (const { concept } of read.mentions) names.add(`type ${concept.type}`);
  return [...names];
}

/** Per utterance; later words of the lexicon are ignored. */
const MAX_WORDS = 40;
const MARKS = { quotes: /["“”«»]/, colon: /:/, markup: /[{}[\]#<>]/ };
