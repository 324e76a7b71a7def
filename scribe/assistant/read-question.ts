import { plainWords } from "@relato/shared/domain/plain.ts";
import type { AskedQuestion, QuestionPlan } from "./types.ts";

/** Letters of a word that can name something. */
const MIN_LETTERS = 3;

/** Reads what a question asks for, and how its records are found. */
export const readQuestion = ({ text }: AskedQuestion): QuestionPlan => {
  const words = [...new Set(plainWords(text))].filter((word) => word.length >= MIN_LETTERS);
  return {
    groups: words.map((word) => ({ alternatives: [[word]] })),
    names: words,
    period: { from: null, to: null },
    structured: null,
    needs_roster: false,
  };
};
