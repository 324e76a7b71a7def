import type { Language } from "@relato/shared/domain/language.ts";
import { packOf } from "../language/pack.ts";

/** Whether a patient's words (folded) tell that what they speak of, a medicine, is taken no more. */
export function isStopped(folded: string, language: Language): boolean {
  const { cues } = packOf(language);
  return cues.stopped.test(folded) || cues.givenUp.test(folded);
}
