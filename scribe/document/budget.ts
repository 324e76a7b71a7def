import type { ReadSentence } from "../talk/visit.ts";

/** A document holds at most this share of the words that were spoken: one that copies the talk helps nobody. */
const SHARE = 0.6;
/** A sentence that matters this much is never left out for length, from 0 to 1. */
const ALWAYS = 0.8;

/** A sentence with a place in the document, and how many words it will take there, its question included. */
export interface Candidate {
  read: ReadSentence;
  heading: number;
  words: number;
}

/**
 * The sentences to leave out of the document: those that matter least for their length, until the rest holds at most the
 * share of the spoken words. They stand among the points outside the document, so that nothing said is lost.
 */
export function overBudget(
  candidates: readonly Candidate[],
  visit: readonly ReadSentence[],
): ReadonlySet<ReadSentence> {
  const out = new Set<ReadSentence>();
  let over = -SHARE * visit.reduce((sum, { sentence }) => sum + wordsIn(sentence.text), 0);
  for (const { heading, words } of candidates) if (heading >= 0) over += words;
  for (const { read, heading, words } of candidates.toSorted((a, b) => worth(a) - worth(b))) {
    if (over <= 0) break;
    if (heading < 0 || read.importance >= ALWAYS) continue;
    out.add(read);
    over -= words;
  }
  return out;
}

/** Long sentences must matter more than short ones to stay. */
const worth = ({ read, words }: Candidate): number => read.importance / Math.sqrt(Math.max(3, words));

export const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;
