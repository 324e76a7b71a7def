import type { Language } from "@relato/shared/domain/language.ts";
import type { Turn } from "@relato/shared/domain/transcript.ts";
import { memoize } from "../language/memoize.ts";
import { readSentences } from "../talk/sentences.ts";

/**
 * The turns with only what the doctor says and what others ask. What a patient says ("prescreva
 * clonazepam") makes no plan and no diagnosis; the doctor's "Pode." needs the patient's question.
 */
export const doctorsVoice = memoize((turns: readonly Turn[], language: Language): Turn[] => {
  const heard = new Map<Turn, string[]>();
  for (const { turn, speaker, asks, text } of readSentences(turns, language)) {
    if (speaker !== "medico" && !asks) continue;
    const texts = heard.get(turn) ?? [];
    texts.push(text);
    heard.set(turn, texts);
  }
  return turns.flatMap((turn) => {
    const texts = heard.get(turn);
    return texts === undefined ? [] : [{ ...turn, text: texts.join(" ") }];
  });
});
