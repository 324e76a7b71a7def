import { boostedScore } from "../models/boosted.ts";
import { treesOf } from "../models/trees.ts";
import { pairFeatures, readSentence, type RetractionContext } from "./retraction-features.ts";

/** A sentence may retract one that is at most so many sentences and turns earlier. */
const MAX_SENTENCES = 7;
const MAX_TURNS = 4;

/** Two sentences, by index, with their features. */
export interface RetractionPair {
  retracted: number;
  corrector: number;
  features: string[];
}

/** For each retracted sentence, by index, its likeliest corrector. */
export function findRetractions(
  context: RetractionContext,
): Map<number, { corrector: number; probability: number }> {
  const trees = treesOf("retractions");
  const found = new Map<number, { corrector: number; probability: number }>();
  for (const { retracted, corrector, features } of retractionPairs(context)) {
    const probability = 1 / (1 + Math.exp(-boostedScore(trees, features)));
    const best = found.get(retracted)?.probability ?? 0;
    if (probability > best) found.set(retracted, { corrector, probability });
  }
  return found;
}

/** All pairs of sentences of which the second may retract the first. */
export function retractionPairs(context: RetractionContext): RetractionPair[] {
  const { sentences, acts } = context;
  const readings = sentences.map((sentence, at) => readSentence(sentence, acts[at]!, context));
  return sentences.flatMap(({ turn, index }) => {
    if (acts[index] === "question") return [];
    return sentences
      .slice(index + 1, index + 1 + MAX_SENTENCES)
      .filter((later) => later.turn.i - turn.i <= MAX_TURNS && acts[later.index] !== "question")
      .map((later) => ({
        retracted: index,
        corrector: later.index,
        features: pairFeatures(readings, index, later.index, context),
      }));
  });
}
