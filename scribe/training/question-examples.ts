import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { Language } from "@relato/shared/domain/language.ts";
import { removeGlosses } from "../assistant/question-glosses.ts";
import { questionFeatures } from "../assistant/question-features.ts";
import { QUESTION_CLASSES } from "../assistant/question-kind.ts";
import { expandQuestion, readBase } from "../assistant/question-base.ts";
import { fold } from "../language/text.ts";
import type { Example } from "./logistic.ts";

/** A question with the class that it has. */
export interface LabelledQuestion {
  locale: Language;
  question: string;
  /** Null and "lookup": a free question. */
  kind: string | null;
  counts?: string;
  /** The file of `questions/`, or the author of `bench/assistant/data`. */
  set: string;
}

const FOLDER = new URL("./questions/", import.meta.url);
const AUTHORS = new URL("../../bench/assistant/data/", import.meta.url);
/** A question in lower case without accents, as doctors type in a hurry, counts so much. */
const HURRIED_WEIGHT = 0.5;
/** Periods of training questions are relative to a day. */
const TODAY = "2026-11-20";

/** The questions of `questions/`, and of the authors of `bench/assistant/data`. */
export const readLabelledQuestions = (): LabelledQuestion[] => [
  ...readdirSync(FOLDER)
    .toSorted()
    .flatMap((file) => readLines(new URL(file, FOLDER), file)),
  ...readdirSync(AUTHORS)
    .filter((author) => author.startsWith("doctor-"))
    .toSorted()
    .flatMap((author) => readLines(new URL(`${author}/questions-1.jsonl`, AUTHORS), author)),
];

function readLines(url: URL, set: string): LabelledQuestion[] {
  if (!existsSync(url)) return [];
  return readFileSync(url, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => ({ ...(JSON.parse(line) as LabelledQuestion), set }));
}

/** The classes of a question; without `counts`, any count is right. */
export function classesOf({ kind, counts }: LabelledQuestion): string[] {
  if (kind === null || kind === "lookup") return ["free"];
  if (kind !== "count") return [kind];
  return counts ? [`count ${counts}`] : QUESTION_CLASSES.filter((name) => name.startsWith("count"));
}

export function featuresOf({ question, locale }: LabelledQuestion): string[] {
  const text = expandQuestion({ text: question, language: locale });
  const { text: plain } = removeGlosses(text, locale, false);
  return questionFeatures(readBase({ text: plain, language: locale, today: TODAY }));
}

/** A question as an example, and once more as typed in a hurry. */
export function examplesOf(labelled: LabelledQuestion): Example[] {
  const classes = classesOf(labelled);
  const hurried = fold(labelled.question).replaceAll(/[?¿]/g, "");
  const examples = [{ features: featuresOf(labelled), classes }];
  if (hurried === labelled.question) return examples;
  const typed = { ...labelled, question: hurried };
  return [...examples, { features: featuresOf(typed), classes, weight: HURRIED_WEIGHT }];
}
