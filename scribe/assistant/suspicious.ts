import { instructionScore } from "../talk/instructions.ts";
import { MAX_PASSAGE } from "./passage-words.ts";
import { LANGUAGES } from "@relato/shared/domain/language.ts";

/** Minimum log odds of an instruction, as for the talk of patients (talk/instructions.ts). */
const MIN_LOG_ODDS = 0.5;

/** Whether a text sounds like an instruction to a machine, in any language. */
export const isSuspicious = (text: string): boolean =>
  LANGUAGES.some(
    (language) => instructionScore(text.slice(0, MAX_PASSAGE), language) >= MIN_LOG_ODDS,
  );
