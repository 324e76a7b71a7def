import { type Language, LANGUAGES } from "@relato/shared/domain/language.ts";
import { splitSentences } from "../language/sentences.ts";
import { instructionFeatures, instructionScore } from "../talk/instructions.ts";
import { readText } from "../talk/sentences.ts";
import { MAX_PASSAGE } from "./passage-words.ts";
import { cuesWith } from "./question-cues.ts";

/** Minimum log odds of an instruction, as for the talk of a doctor (talk/instructions.ts). */
const MIN_LOG_ODDS = 0.5;
/** "Assistant, …", "IA: …": the text addresses a machine at its beginning. */
const ADDRESS = /^[^\p{L}]*\p{L}+[,:]/u;
const MAX_SENTENCES = 40;

/** Whether one of a text's sentences sounds like an instruction to a machine, in any language. */
export const isSuspicious = (text: string, language: Language): boolean =>
  splitSentences(text.slice(0, MAX_PASSAGE), language)
    .slice(0, MAX_SENTENCES)
    .some((sentence) => LANGUAGES.some((one) => instructs(sentence.text, one)));

function instructs(text: string, language: Language): boolean {
  if (instructionScore(text, language) >= MIN_LOG_ODDS) return true;
  const features = new Set(instructionFeatures(text, language));
  // "Ignore all previous instructions".
  if (features.has("near remove rule")) return true;
  if (features.has("first machine") && ADDRESS.test(text)) return true;
  // "New task", "chatbot": no clinical text has these.
  return cuesWith(readText(text, language), language, "machine").length > 0;
}
