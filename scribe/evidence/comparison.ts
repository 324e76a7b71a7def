import type { Reason } from "@relato/shared/domain/document.ts";
import type { Claim } from "./claim.ts";
import type { Witnesses } from "./witnesses.ts";
import type { Talk } from "./types.ts";

/** A difference between a claim and its witnesses. */
export interface Objection extends Reason {
  /** Whether the talk says the opposite; false if it only says nothing. */
  opposes: boolean;
  /** Often beside the point: not shown beside a stronger objection. */
  isWeak?: boolean;
}

/** The result of one comparison: features for the model, and objections, most severe first. */
export interface Comparison {
  features: string[];
  objections: Objection[];
}

export interface Compared {
  claim: Claim;
  talk: Talk;
  witnesses: Witnesses;
  /** The first witness with its question or answers, without neighbours. */
  core: ReadonlySet<number>;
}

/** The number of steps that a value reaches. */
function countSteps(value: number, steps: readonly number[]): number {
  let at = 0;
  while (at < steps.length && value >= steps[at]!) at += 1;
  return at;
}

/** One feature for each step that a value reaches, so that neighbouring steps share weights. */
export const scaleFeatures = (name: string, value: number, steps: readonly number[]): string[] =>
  Array.from({ length: countSteps(value, steps) }, (_, at) => `${name} ${steps[at]}`);

/** The note's words of a term. */
export const wordsOf = (claim: Claim, term: { from: number; to: number }): string =>
  claim.read.text.slice(
    claim.read.tokens[term.from]?.start ?? 0,
    claim.read.tokens[term.to - 1]?.end ?? 0,
  );
