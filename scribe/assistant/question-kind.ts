import { type LinearModel, probabilities } from "../models/linear.ts";
import { modelOf } from "../models/models.ts";
import { type QuestionBase, questionFeatures } from "./question-features.ts";
import type { StructuredKind } from "./types.ts";

/** What the model of questions tells apart; `free` is a question without a table. */
export const QUESTION_CLASSES = [
  ...["free", "values", "first", "last", "who_has", "who_lacks"],
  ...["count patients", "count visits", "count appointments"],
];

export interface ChosenKind {
  /** Null: a free question. */
  kind: StructuredKind | null;
  counts: "patients" | "visits" | "appointments";
  /** Whether the answer may need all patients. */
  mayBeOfAll: boolean;
}

/** Whether a question is about one patient, or about all of them; undefined if not known yet. */
export type Asked = "one" | "all";

/** What can be answered about one patient, and about all. */
const OF_ONE = new Set(["free", "values", "first", "last", "count visits", "count appointments"]);
const OF_ALL = new Set(["free", "who_has", "who_lacks", ...QUESTION_CLASSES.slice(-3)]);

/**
 * A kind needs this share of the probability of what can be answered: a wrong table is worse than
 * none. Chosen by `training/measure-questions.ts`; a wrong kind costs as much as two missed ones.
 */
export const LEAST_SHARE = 0.5;
/** And this probability: what cannot be answered shows that the question is another one. */
const LEAST_PROBABILITY = 0.2;
const ROSTER_PROBABILITY = 0.2;

/** Chooses the kind of a question by the fitted model. */
export function chooseKind(base: QuestionBase, asked?: Asked): ChosenKind {
  const odds = kindOdds(modelOf("questions"), questionFeatures(base));
  const can = asked === undefined ? undefined : asked === "one" ? OF_ONE : OF_ALL;
  const open = [...odds].filter(([name]) => can === undefined || can.has(name));
  const all = open.reduce((sum, [, odd]) => sum + odd, 0);
  const [best, odd] = open.reduce((one, other) => (other[1] > one[1] ? other : one));
  const isSure = odd >= LEAST_PROBABILITY && odd >= LEAST_SHARE * all;
  const ofAll = [...odds].filter(([name]) => OF_ALL.has(name) && name !== "free");
  return {
    ...kindOf(isSure ? best : "free"),
    mayBeOfAll: ofAll.reduce((sum, [, one]) => sum + one, 0) >= ROSTER_PROBABILITY,
  };
}

/** The probability of each class. */
export function kindOdds(model: LinearModel, features: Iterable<string>): Map<string, number> {
  const odds = probabilities(model, features);
  return new Map(model.classes.map((name, at) => [name, odds[at]!]));
}

function kindOf(name: string): Pick<ChosenKind, "kind" | "counts"> {
  const [kind, counts = "patients"] = name.split(" ");
  return {
    kind: kind === "free" ? null : (kind as StructuredKind),
    counts: counts as ChosenKind["counts"],
  };
}
