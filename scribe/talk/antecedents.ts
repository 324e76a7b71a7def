import type { Language } from "@relato/shared/domain/language.ts";
import { scoresOf, softmax } from "../models/linear.ts";
import { modelOf } from "../models/models.ts";
import type { DialogueActReading } from "./dialogue-acts.ts";
import { wordFamilies, wordFeatures } from "./features.ts";
import { sortSentences, isNameless, type Sentence } from "./sentences.ts";

/** In sentences, back from the current one. */
const WINDOW = 12;
/**
 * Minimum probability that a sentence is understood alone. Quoting one sentence too many is a
 * smaller error than quoting one too few.
 */
const ALONE_FROM = 0.5;
/** The best antecedent is always quoted; others from this probability on. */
const ALSO_FROM = 0.35;

/**
 * For each sentence, by index, the earlier sentences that must be quoted before it: the question
 * that it answers, or the sentence that names its subject. Empty for a sentence that is understood
 * alone.
 */
export function antecedentsOf(
  sentences: readonly Sentence[],
  acts: readonly DialogueActReading[],
  language: Language,
): (readonly Sentence[])[] {
  const model = modelOf("antecedents");
  const weigh = (names: readonly string[]): number => scoresOf(model, names)[0]!;
  return sentences.map((sentence) => {
    if (!isStatement(acts[sentence.index]!)) return [];
    const candidates = findCandidates(sentence, sentences, acts);
    const need = weigh(needFeatures(sentence, acts, language));
    const scores = candidates.map(
      (candidate) => need + weigh(pairFeatures(sentence, candidate, acts)),
    );
    const [alone = 1, ...likely] = softmax(Float64Array.from([0, ...scores]));
    if (alone >= ALONE_FROM) return [];
    const best = Math.max(...likely);
    const chosen = candidates.filter((_, at) => likely[at] === best || likely[at]! >= ALSO_FROM);
    return sortSentences(chosen.map(({ earlier }) => earlier));
  });
}

const isStatement = ({ act }: DialogueActReading): boolean => act !== "question" && act !== "none";

/** An earlier sentence that may be an antecedent, and what was said since. */
export interface Candidate {
  earlier: Sentence;
  /** The number of candidates that are nearer. */
  nearer: number;
  /** The numbers of the doctor's questions and of statements that are nearer. */
  questions: number;
  statementsSince: number;
}

/** The earlier sentences that may be antecedents, nearest first. */
export function findCandidates(
  sentence: Sentence,
  sentences: readonly Sentence[],
  acts: readonly DialogueActReading[],
): Candidate[] {
  const candidates: Candidate[] = [];
  let questions = 0;
  let statementsSince = 0;
  const first = Math.max(0, sentence.index - WINDOW);
  for (let at = sentence.index - 1; at >= first; at -= 1) {
    const earlier = sentences[at]!;
    const reading = acts[at]!;
    if (at < sentence.index - 1 && reading.act === "none" && earlier.mentions.length === 0)
      continue;
    candidates.push({ earlier, nearer: candidates.length, questions, statementsSince });
    if (reading.act === "question") questions += 1;
    else if (isStatement(reading)) statementsSince += 1;
  }
  return candidates;
}

/** The features of a sentence for whether it needs an antecedent. */
export function needFeatures(
  sentence: Sentence,
  acts: readonly DialogueActReading[],
  language: Language,
): string[] {
  const { act } = acts[sentence.index]!;
  const previous = acts[sentence.index - 1]?.act ?? "start";
  const begins = sentence.within === 0 ? "begins" : "goes on";
  const who = whoSpeaks(sentence);
  return [
    ...wordFeatures(sentence, language),
    `act ${act}`,
    `act ${act} ${isNameless(sentence) ? "nameless" : "names"} ${begins}`,
    `${who} ${begins} after ${previous}`,
    `${who} last ${wordFamilies(sentence, language).at(-1) ?? ""}`,
  ];
}

/** The features of a pair of sentences for whether the first needs the second before it. */
export function pairFeatures(
  sentence: Sentence,
  { earlier, nearer, questions, statementsSince }: Candidate,
  acts: readonly DialogueActReading[],
): string[] {
  const { act } = acts[sentence.index]!;
  const other = acts[earlier.index]!.act;
  const who = `${whoSpeaks(sentence)} < ${whoSpeaks(earlier)}`;
  const nameless = isNameless(sentence) ? "nameless" : "names";
  const turns =
    sentence.turn === earlier.turn ? "same turn" : `turns ${turnsBack(sentence, earlier)}`;
  const asks = earlier.asks || other === "question" ? "asks" : "tells";
  const names = [
    `${who} ${act} < ${other}`,
    `${who} ${turns} ${asks}`,
    `${who} ${turns} ${asks} ${nameless}`,
    `${who} nearer ${Math.min(nearer, 7)}`,
    `${act} ${asks} questions ${Math.min(questions, 4)}`,
    `${act} ${asks} questions ${Math.min(questions, 2)} told ${Math.min(statementsSince, 3)}`,
    `${who} told since ${Math.min(statementsSince, 5)}`,
    `${who} < ${isNameless(earlier) ? "nameless" : "names"} ${nameless}`,
    `${who} < length ${Math.min(4, Math.floor(earlier.tokens.length / 4))}`,
    `${act} first ${sentence.stems[0] ?? ""} < ${asks}`,
  ];
  for (const type of new Set(earlier.mentions.map(({ concept }) => concept.type)))
    names.push(`${who} < ${type}`, `${act} ${nameless} < ${type}`);
  const shared = sentence.stems.filter((word) => word.length > 3 && earlier.stems.includes(word));
  if (shared.length > 0) names.push(`${who} shares ${asks}`);
  const own = new Set(sentence.mentions.map(({ concept }) => concept.id));
  if (earlier.mentions.some(({ concept }) => own.has(concept.id)))
    names.push(`${who} same concept`);
  const types = new Set(sentence.mentions.map(({ concept }) => concept.type));
  if (earlier.mentions.some(({ concept }) => types.has(concept.type)))
    names.push(`${who} same type`);
  if (sentence.speaker === earlier.speaker && sentence.turn !== earlier.turn)
    names.push(`${who} again`);
  return names;
}

const whoSpeaks = ({ speaker }: Sentence): string => (speaker === "medico" ? "doctor" : "patient");

const turnsBack = (sentence: Sentence, earlier: Sentence): number =>
  Math.min(6, sentence.turn.i - earlier.turn.i);
