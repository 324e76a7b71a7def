import type { ReadSentence } from "./read-sentence.ts";

/** A sentence about another person with more than this probability is no part of the note. */
const MAX_OTHER = 0.5;
/** What matters less is talk around the visit. */
const MIN_IMPORTANCE = 0.06;

/** Whether a sentence can stand in the note, by what it tells and of whom. */
export const isNoteworthy = ({ sentence, act, text, importance, other }: ReadSentence): boolean =>
  text !== undefined &&
  act !== "question" &&
  act !== "none" &&
  importance >= MIN_IMPORTANCE &&
  other < MAX_OTHER &&
  !sentence.cues.has("machine");
