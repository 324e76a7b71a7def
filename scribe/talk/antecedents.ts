import type { Language } from "@relato/shared/domain/language.ts";
import { scoresOf, softmax } from "../models/linear.ts";
import { modelOf } from "../models/models.ts";
import type { ActReading } from "./dialogue-acts.ts";
import { familiesOf, wordFeatures } from "./features.ts";
import { inOrder, isNameless, type Sentence } from "./sentences.ts";

/** Number of earlier sentences that are searched for an antecedent. */
const WINDOW = 12;
/**
 * Minimum probability that a sentence is understood alone; then nothing is quoted before it. A
 * superfluous quotation costs less than a missing one.
 */
const ALONE = 0.5;
/** A further antecedent is quoted from this probability on. */
const ALSO = 0.35;

/**
 * For each sentence, by index, the earlier ones that must be quoted before it: the question that it
 * answers, or what names its subject. None for one that is understood alone.
 */
export function antecedentsOf(
  sentences: readonly Sentence[],
  acts: readonly ActReading[],
  language: Language,
): (readonly Sentence[])[] {
  const model = modelOf("antecedents");
  const weigh = (names: readonly string[]): number => scoresOf(model, names)[0]!;
  return sentences.map((sentence) => {
    if (!tells(acts[sentence.index]!)) return [];
    const choices = choicesFor(sentence, sentences, acts);
    const need = weigh(needFeatures(sentence, acts, language));
    const scores = choices.map((choice) => need + weigh(pairFeatures(sentence, choice, acts)));
    const [alone = 1, ...likely] = softmax(Float64Array.from([0, ...scores]));
    if (alone >= ALONE) return [];
    const best = Math.max(...likely);
    const chosen = choices.filter((_, at) => likely[at] === best || likely[at]! >= ALSO);
    return inOrder(chosen.map(({ one }) => one));
  });
}

const tells = ({ act }: ActReading): boolean => act !== "question" && act !== "none";

/** An earlier sentence, and what stands between. */
export interface Choice {
  one: Sentence;
  /** How many of the choices are nearer. */
  nearer: number;
  /** How many questions of the doctor are nearer, and whether anything was told since. */
  questions: number;
  toldSince: number;
}

/** The earlier sentences that one may need before it, nearest first. */
export function choicesFor(
  sentence: Sentence,
  sentences: readonly Sentence[],
  acts: readonly ActReading[],
): Choice[] {
  const choices: Choice[] = [];
  let questions = 0;
  let toldSince = 0;
  const first = Math.max(0, sentence.index - WINDOW);
  for (let at = sentence.index - 1; at >= first; at -= 1) {
    const one = sentences[at]!;
    const reading = acts[at]!;
    if (at < sentence.index - 1 && reading.act === "none" && one.mentions.length === 0) continue;
    choices.push({ one, nearer: choices.length, questions, toldSince });
    if (reading.act === "question") questions += 1;
    else if (tells(reading)) toldSince += 1;
  }
  return choices;
}

/** Names of what tells whether a sentence is understood alone. */
export function needFeatures(
  sentence: Sentence,
  acts: readonly ActReading[],
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
    `${who} last ${familiesOf(sentence, language).at(-1) ?? ""}`,
  ];
}

/** Names of what tells whether one sentence needs the other before it. */
export function pairFeatures(
  sentence: Sentence,
  { one, nearer, questions, toldSince }: Choice,
  acts: readonly ActReading[],
): string[] {
  const { act } = acts[sentence.index]!;
  const other = acts[one.index]!.act;
  const who = `${whoSpeaks(sentence)} < ${whoSpeaks(one)}`;
  const nameless = isNameless(sentence) ? "nameless" : "names";
  const turns = sentence.turn === one.turn ? "same turn" : `turns ${turnsBack(sentence, one)}`;
  const asks = one.asks || other === "question" ? "asks" : "tells";
  const names = [
    `${who} ${act} < ${other}`,
    `${who} ${turns} ${asks}`,
    `${who} ${turns} ${asks} ${nameless}`,
    `${who} nearer ${Math.min(nearer, 7)}`,
    `${act} ${asks} questions ${Math.min(questions, 4)}`,
    `${act} ${asks} questions ${Math.min(questions, 2)} told ${Math.min(toldSince, 3)}`,
    `${who} told since ${Math.min(toldSince, 5)}`,
    `${who} < ${isNameless(one) ? "nameless" : "names"} ${nameless}`,
    `${who} < length ${Math.min(4, Math.floor(one.tokens.length / 4))}`,
    `${act} first ${sentence.stems[0] ?? ""} < ${asks}`,
  ];
  for (const type of new Set(one.mentions.map(({ concept }) => concept.type)))
    names.push(`${who} < ${type}`, `${act} ${nameless} < ${type}`);
  const shared = sentence.stems.filter((word) => word.length > 3 && one.stems.includes(word));
  if (shared.length > 0) names.push(`${who} shares ${asks}`);
  const own = new Set(sentence.mentions.map(({ concept }) => concept.id));
  if (one.mentions.some(({ concept }) => own.has(concept.id))) names.push(`${who} same concept`);
  const types = new Set(sentence.mentions.map(({ concept }) => concept.type));
  if (one.mentions.some(({ concept }) => types.has(concept.type))) names.push(`${who} same type`);
  if (sentence.speaker === one.speaker && sentence.turn !== one.turn) names.push(`${who} again`);
  return names;
}

const whoSpeaks = ({ speaker }: Sentence): string => (speaker === "medico" ? "doctor" : "patient");

const turnsBack = (sentence: Sentence, one: Sentence): number =>
  Math.min(6, sentence.turn.i - one.turn.i);
