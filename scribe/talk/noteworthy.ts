import type { ReadSentence } from "./read-sentence.ts";

/** Maximum probability that a sentence is about another person. */
const MAX_OTHER = 0.5;
/** Below this importance a sentence is small talk. */
const MIN_IMPORTANCE = 0.06;

/** Whether a sentence can be a statement of the note, by its content and by whom it is about. */
export const isNoteworthy = ({ sentence, act, text, importance, other }: ReadSentence): boolean =>
  text !== undefined &&
  act !== "question" &&
  act !== "none" &&
  importance >= MIN_IMPORTANCE &&
  other < MAX_OTHER &&
  !sentence.cues.has("machine");
