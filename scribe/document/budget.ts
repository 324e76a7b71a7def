import type { ReadSentence } from "../talk/read-sentence.ts";

/**
 * A document holds at most this share of the words that were spoken: one that copies the talk is no
 * note.
 */
const SHARE = 0.75;
/** A document of so many words is short enough, however short the visit was. */
const SHORT = 150;
/** A sentence that a note holds so likely is never left out for length. */
const ALWAYS = 0.88;

/**
 * A sentence with a place in the document, and how many words it will take there, its question
 * included.
 */
export interface Candidate {
  read: ReadSentence;
  heading: number;
  /** How likely it belongs under its heading. */
  probability: number;
  words: number;
}

/**
 * The sentences to leave out of the document: those of least salience for their length, until the
 * rest holds at most the share of the spoken words. They stand among the points outside the
 * document, so that nothing said is lost. An answer of few sentences is kept or left out whole: its
 * last part often limits the first.
 */
export function findOverBudget(
  candidates: readonly Candidate[],
  saliences: readonly number[],
  visit: readonly ReadSentence[],
): ReadonlySet<ReadSentence> {
  const out = new Set<ReadSentence>();
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
      out.add(read);
      over -= words;
    }
  }
  return out;
}

/** What is worth most under each heading: nothing that was said may make a heading empty. */
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
 * The sentences of one turn of a patient under one heading, where they are few; every other
 * sentence by itself.
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

/** In sentences. */
const LONGEST_ANSWER = 3;

export const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;
