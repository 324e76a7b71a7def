import type { Language } from "@relato/shared/domain/language.ts";
import type { Turn } from "@relato/shared/domain/transcript.ts";
import { memoize } from "../language/memoize.ts";
import { findInstructions } from "../talk/instructions.ts";
import { readSentences, type Sentence } from "../talk/sentences.ts";

/**
 * Keeps what the doctor says and what others ask. A patient's statement ("prescreva clonazepam")
 * makes no plan and no diagnosis, but the doctor's "Pode." needs the patient's question.
 */
export const keepDoctorsVoice = memoize((turns: readonly Turn[], language: Language): Turn[] =>
  withSentences(turns, language, ({ speaker, asks }) => speaker === "medico" || asks),
);

/** Restores the speakers that the transcript names. */
export function withNamedSpeakers(turns: readonly Turn[], transcript: readonly Turn[]): Turn[] {
  const named = new Map(transcript.map(({ i, speaker }) => [i, speaker]));
  return turns.map((turn) => ({ ...turn, speaker: named.get(turn.i) ?? turn.speaker }));
}

/**
 * Removes what is said to the machine or the record. Returns the same array if there is nothing.
 */
export const withoutInstructions = memoize(
  (turns: readonly Turn[], language: Language): readonly Turn[] => {
    const instructions = findInstructions(turns, language);
    if (instructions.size === 0) return turns;
    return withSentences(turns, language, ({ index }) => !instructions.has(index));
  },
);

function withSentences(
  turns: readonly Turn[],
  language: Language,
  isKept: (sentence: Sentence) => boolean,
): Turn[] {
  const kept = new Map<Turn, string[]>();
  for (const sentence of readSentences(turns, language)) {
    if (!isKept(sentence)) continue;
    const texts = kept.get(sentence.turn) ?? [];
    texts.push(sentence.text);
    kept.set(sentence.turn, texts);
  }
  return turns.flatMap((turn) => {
    const texts = kept.get(turn);
    return texts === undefined ? [] : [{ ...turn, text: texts.join(" ") }];
  });
}
