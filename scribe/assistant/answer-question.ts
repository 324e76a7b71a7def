import { plainWords } from "@relato/shared/domain/plain.ts";
import type { AnswerInput, ChosenPassage, EngineAnswer } from "./types.ts";

/** The most passages of an answer. */
const MOST_SOURCES = 12;

/** Chooses the passages that answer a question, most relevant first. */
export const answerQuestion = ({ question, records }: AnswerInput): EngineAnswer => {
  const asked = new Set(plainWords(question.text));
  const scored: { chosen: ChosenPassage; score: number }[] = [];
  for (const [record, { passages }] of records.entries())
    for (const [passage, { text }] of passages.entries()) {
      const score = plainWords(text).filter((word) => asked.has(word)).length;
      if (score > 0) scored.push({ chosen: { record, passage, suspicious: false }, score });
    }
  const sources = scored
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST_SOURCES)
    .map(({ chosen }) => chosen);
  return { sources, table: null, passages: sources.map((_, at) => at + 1) };
};
