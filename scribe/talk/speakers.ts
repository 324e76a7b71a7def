import type { Language } from "@relato/shared/domain/language.ts";
import type { Turn } from "@relato/shared/domain/transcript.ts";
import { memoize } from "../language/memoize.ts";
import { splitSentences } from "../language/sentences.ts";
import { probabilities } from "../models/linear.ts";
import { modelOf } from "../models/models.ts";
import { wordFeatures } from "./features.ts";
import { readText } from "./sentences.ts";

/** The speakers of turns without a named one. A companion counts as the patient. */
export const SPEAKERS = ["medico", "paciente"] as const;

/** A named speaker is overruled if the words are the other speaker's with this probability. */
const OVERRULE_FROM = 0.97;
/** Bonus in log odds for a change of speaker; larger after a doctor's question. */
const ALTERNATES = 1.4;
const ANSWERS = 2.2;

/**
 * The turns, each with a speaker. Unnamed ones get the likeliest sequence of doctor and patient by
 * their words and by alternation (Viterbi). A named speaker is overruled only if the words clearly
 * contradict it and the turn before has the same speaker.
 */
export const assignSpeakers = memoize((turns: readonly Turn[], language: Language): Turn[] => {
  const doctor = turns.map((turn) => doctorLikely(turn, language));
  const guessed = bestSequence(turns, doctor);
  return turns.map((turn, at) => {
    if (turn.speaker === undefined) return { ...turn, speaker: guessed[at]! };
    const likely = doctor[at]!;
    const wrong = turn.speaker === "medico" ? 1 - likely > OVERRULE_FROM : likely > OVERRULE_FROM;
    const alike = turns[at - 1]?.speaker === turn.speaker;
    const other = turn.speaker === "medico" ? "paciente" : "medico";
    return wrong && alike ? { ...turn, speaker: other } : { ...turn };
  });
});

/** The probability, by its words, that the doctor speaks a turn. */
function doctorLikely(turn: Turn, language: Language): number {
  return probabilities(modelOf("speakers"), speakerFeatures(turn.text, language))[0] ?? 0.5;
}

/** The features of a turn for who speaks. */
export function speakerFeatures(text: string, language: Language): string[] {
  const sentences = splitSentences(text, language);
  const names = sentences.flatMap((span) => wordFeatures(readText(span.text, language), language));
  const asked = sentences.filter((span) => /[?]\s*$/.test(span.text)).length;
  return [
    ...new Set(names),
    `asks ${Math.min(2, asked)}`,
    `sentences ${Math.min(4, sentences.length)}`,
  ];
}

function bestSequence(
  turns: readonly Turn[],
  doctor: readonly number[],
): (typeof SPEAKERS)[number][] {
  const score = (at: number, speaker: number): number =>
    Math.log(Math.max(1e-4, speaker === 0 ? doctor[at]! : 1 - doctor[at]!));
  let best = [score(0, 0), score(0, 1)];
  const back: number[][] = [];
  for (let at = 1; at < turns.length; at += 1) {
    const asks = /[?]\s*$/.test(turns[at - 1]!.text);
    const step = (from: number, to: number): number =>
      best[from]! + (from === to ? 0 : from === 0 && asks ? ANSWERS : ALTERNATES);
    const from = [0, 1].map((to) => (step(0, to) >= step(1, to) ? 0 : 1));
    best = [0, 1].map((to) => step(from[to]!, to) + score(at, to));
    back.push(from);
  }
  let state = best[0]! >= best[1]! ? 0 : 1;
  const path = [state];
  for (const from of back.toReversed()) path.push((state = from[state]!));
  return path.toReversed().map((speaker) => SPEAKERS[speaker]!);
}
