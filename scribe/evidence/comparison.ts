import type { Reason } from "@relato/shared/domain/document.ts";
import type { Claim } from "./claim.ts";
import type { Witnesses } from "./witnesses.ts";
import type { Talk } from "./types.ts";

/** Where a claim and its witnesses differ. */
export interface Objection extends Reason {
  /** The talk says otherwise, not only nothing. */
  opposes: boolean;
}

/**
 * What one kind of comparison found: names of features for the model, and objections, the gravest
 * first.
 */
export interface Comparison {
  features: string[];
  objections: Objection[];
}

export interface Compared {
  claim: Claim;
  talk: Talk;
  witnesses: Witnesses;
  /** The first witness with its question or answers, without the neighbours. */
  core: ReadonlySet<number>;
}

/** The name of the step of a scale that a value reaches. */
export function step(value: number, steps: readonly number[]): number {
  let at = 0;
  while (at < steps.length && value >= steps[at]!) at += 1;
  return at;
}

/**
 * Features of a scale: one for every step that is reached, so that neighbouring steps learn from
 * each other.
 */
export const scaleFeatures = (name: string, value: number, steps: readonly number[]): string[] =>
  Array.from({ length: step(value, steps) }, (_, at) => `${name} ${steps[at]}`);

/** The words of a term as the note has them. */
export const wordsOf = (claim: Claim, term: { from: number; to: number }): string =>
  claim.read.text.slice(
    claim.read.tokens[term.from]?.start ?? 0,
    claim.read.tokens[term.to - 1]?.end ?? 0,
  );
