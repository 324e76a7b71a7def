import type { ReadSentence } from "../talk/read-sentence.ts";

/** The largest share of the spoken words that a document may hold. */
const SHARE = 0.75;
/** A document with fewer words is never shortened. */
const SHORT = 150;
/** A sentence of this salience or more is never removed. */
const ALWAYS = 0.88;

/** A sentence that may appear in the document. `words` includes the question quoted with it. */
export interface Candidate {
  read: ReadSentence;
  heading: number;
  /** How likely it belongs under its heading. */
  probability: number;
  words: number;
}

/**
 * Returns the sentences to leave out so that the document stays within `SHARE` of the spoken words.
 * Sentences with the least salience for their length go first. They are shown under "other points".
 * A short answer is kept or left out as a whole: its last part often limits the first.
 */
export function findOverBudget(
  candidates: readonly Candidate[],
  saliences: readonly number[],
  visit: readonly ReadSentence[],
): ReadonlySet<ReadSentence> {
  const removed = new Set<ReadSentence>();
  const spoken = visit.reduce((sum, { sentence }) => sum + wordsIn(sentence.text), 0);
  let over = -Math.max(SHARE * spoken, SHORT);
  for (const { heading, words } of candidates) if (heading >= 0) over += words;
  const salience = new Map(candidates.map((one, at) => [one, saliences[at]!]));
  const worth = (one: Candidate): number => salience.get(one)! / Math.sqrt(Math.max(4, one.words));
  const answers = answersIn(candidates).map((parts) => ({
    parts,
    worth: Math.max(...parts.map(worth)),
  }));
  const best = bestOfHeadings(answers);
  for (const { parts } of answers.toSorted((a, b) => a.worth - b.worth)) {
    if (over <= 0) break;
    if (best.has(parts)) continue;
    if (parts.some((part) => part.heading < 0 || salience.get(part)! >= ALWAYS)) continue;
    for (const { read, words } of parts) {
      removed.add(read);
      over -= words;
    }
  }
  return removed;
}

/** The best answer under each heading; it is always kept, so that no heading becomes empty. */
function bestOfHeadings(
  answers: readonly { parts: Candidate[]; worth: number }[],
): ReadonlySet<Candidate[]> {
  const best = new Map<number, { parts: Candidate[]; worth: number }>();
  for (const answer of answers) {
    const heading = answer.parts[0]!.heading;
    if (answer.worth > (best.get(heading)?.worth ?? 0)) best.set(heading, answer);
  }
  return new Set([...best.values()].map(({ parts }) => parts));
}

/**
 * Groups the sentences of one patient turn under one heading, up to `LONGEST_ANSWER`. Every other
 * sentence is a group by itself.
 */
function answersIn(candidates: readonly Candidate[]): Candidate[][] {
  const answers: Candidate[][] = [];
  for (const candidate of candidates) {
    const last = answers.at(-1);
    const before = last?.at(-1);
    const goesOn =
      before?.heading === candidate.heading &&
      before.read.sentence.turn === candidate.read.sentence.turn &&
      candidate.read.sentence.speaker !== "medico" &&
      last!.length < LONGEST_ANSWER;
    if (goesOn) last!.push(candidate);
    else answers.push([candidate]);
  }
  return answers;
}

const LONGEST_ANSWER = 3;

export const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;
