import type { Language } from "@relato/shared/domain/language.ts";
import type { Turn } from "@relato/shared/domain/transcript.ts";
import { memoize } from "../language/memoize.ts";
import { findCorrectionsAcross, removeRetractions } from "../talk/corrections.ts";
import { readSentences, readText, type Sentence } from "../talk/sentences.ts";
import { type Exchanges, exchangesOf } from "./exchanges.ts";
import { negatedTokens, readingOf } from "./negation.ts";
import { quantitiesOf } from "./quantities.ts";
import { wordSimilarity, trigramsOf } from "./similarity.ts";
import { kinOf, termsOf } from "./terms.ts";
import type { Occurrence, Talk, Utterance } from "./types.ts";

/** Reads and indexes a talk in linear time. */
export const readTalk = memoize((turns: readonly Turn[], language: Language): Talk => {
  const sentences = applyCorrections(readSentences(turns, language), language);
  const byConcept = new Map<string, Occurrence[]>();
  const byStem = new Map<string, Occurrence[]>();
  const reading = readingOf(language, "talk");
  const utterances: Utterance[] = [];
  for (const sentence of sentences) {
    // Orders to a machine ("ignore the previous instructions") support nothing.
    const isOrder = sentence.cues.has("machine");
    const terms = isOrder ? [] : termsOf(sentence, language);
    const index = sentence.index;
    for (const term of terms) {
      if (term.concept) add(byConcept, term.concept.id, { utterance: index, term });
      for (const stem of term.stems) add(byStem, stem, { utterance: index, term });
    }
    utterances.push({
      index,
      sentence,
      terms,
      negated: negatedTokens(sentence, reading),
      quantities: isOrder ? [] : quantitiesOf(sentence, language),
      kin: kinOf(sentence, language),
    });
  }
  const stemsByTrigram = new Map<string, string[]>();
  for (const stem of byStem.keys())
    for (const piece of new Set(trigramsOf(stem))) add(stemsByTrigram, piece, stem);
  const exchanges = exchangesOf(sentences, language);
  return {
    language,
    utterances: inheritKin(utterances, exchanges),
    exchanges,
    byConcept,
    byStem,
    stemsByTrigram,
    alike: new Map(),
  };
});

function add<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/**
 * The sentences with corrections applied. A sentence that was retracted as a whole becomes empty.
 */
function applyCorrections(sentences: readonly Sentence[], language: Language): readonly Sentence[] {
  const across = findCorrectionsAcross(sentences, language);
  const empty = new Set([...across.values()].map(({ retracts }) => retracts));
  return sentences.map((sentence) => {
    const text = empty.has(sentence.index)
      ? ""
      : removeRetractions(across.get(sentence.index)?.text ?? sentence.text, language);
    return text === sentence.text ? sentence : { ...sentence, ...readText(text, language) };
  });
}

/** An answer that names no relative inherits the relative of its question. */
function inheritKin(utterances: readonly Utterance[], exchanges: Exchanges): Utterance[] {
  const out: Utterance[] = [];
  for (const utterance of utterances) {
    let kin = utterance.kin;
    for (const question of exchanges.questions.get(utterance.index) ?? [])
      if (kin.size === 0) kin = out[question]!.kin;
    out.push(kin === utterance.kin ? utterance : { ...utterance, kin });
  }
  return out;
}

/** The least letters of a word that is looked up by trigrams. */
const SHORTEST = 5;
const LEAST_ALIKE = 0.6;

/** Stems of the talk with a similar spelling, and their similarity from .6 to 1. */
export function similarStems(talk: Talk, word: string): readonly (readonly [string, number])[] {
  const known = talk.alike.get(word);
  if (known) return known;
  const common = new Map<string, number>();
  if (word.length >= SHORTEST)
    for (const piece of new Set(trigramsOf(word)))
      for (const stem of talk.stemsByTrigram.get(piece) ?? [])
        common.set(stem, (common.get(stem) ?? 0) + 1);
  const found = [...common]
    .filter(([stem]) => stem.length >= 4 && stem !== word)
    .map(([stem, count]) => [stem, wordSimilarity(word, stem, count)] as const)
    .filter(([, likeness]) => likeness >= LEAST_ALIKE);
  talk.alike.set(word, found);
  return found;
}
