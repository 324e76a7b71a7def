import { isSameMeasure } from "./alignment.ts";
import type { Claim, Part } from "./claims.ts";
import type { Observed } from "./observations.ts";
import { cuesIn } from "./read.ts";
import { keysIn } from "./statements.ts";

/** Rare words that a sentence shares with one statement. Each counts at most 1. */
const SHARED = 1.4;

/**
 * A second opinion without tables: whether a claim's sentence repeats a measure, a decimal number,
 * a word of the finding's name or several rare words of one statement of the other part, or says
 * what the words before the claim mean.
 */
export function isEchoed({ laudo }: Observed, claim: Claim, part: Part): boolean {
  const { statement, observation } = claim;
  const { sentence } = statement;
  if (
    observation !== null &&
    cuesIn(laudo, "is", sentence).some(
      (cue) => cue.to <= observation.from && keysIn(laudo, sentence.from, cue.from).length > 0,
    )
  )
    return true;
  if (observation !== null)
    if (keysIn(laudo, observation.from, observation.to).some((key) => part.keys.has(key)))
      return true;
  const { tokens } = laudo;
  for (let at = sentence.from; at < sentence.to; at += 1)
    if (tokens[at]!.kind === "number" && part.decimals.has(tokens[at]!.t)) return true;
  const own = part.statements.flatMap(({ measures }) => measures);
  if (statement.measures.some((a) => own.some((b) => isSameMeasure(a, b)))) return true;
  const keys = [...new Set(keysIn(laudo, sentence.from, sentence.to))];
  return part.statements.some((other) => {
    let words = 0;
    for (const key of keys) if (other.keys.has(key)) words += part.rarity(key);
    return words >= SHARED;
  });
}
