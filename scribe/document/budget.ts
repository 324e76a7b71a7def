import type { ReadSentence } from "../talk/visit.ts";

/**
 * A document holds at most this share of the words that were spoken: one that
 * copies the talk is no note.
 */
const SHARE = 0.72;
/** A document of so many words is short enough, however short the visit was. */
const SHORT = 150;
/** A sentence that matters this much is never left out for length, from 0 to 1. */
const ALWAYS = 0.8;
const ALWAYS_OF_DOCTOR = 0.5;

/**
 * A sentence with a place in the document, and how many words it will take there, its question
 * included.
 */
export interface Candidate {
  read: ReadSentence;
  heading: number;
  words: number;
}

/**
 * The sentences to leave out of the document: those that matter least for their length, until the
 * rest holds at most the share of the spoken words. They stand among the points outside the
 * document, so that nothing said is lost. An answer of few sentences is kept or left out whole: its
 * last part often limits the first.
 */
export function overBudget(
  candidates: readonly Candidate[],
  visit: readonly ReadSentence[],
): ReadonlySet<ReadSentence> {
  const out = new Set<ReadSentence>();
  const spoken = visit.reduce((sum, { sentence }) => sum + wordsIn(sentence.text), 0);
  let over = -Math.max(SHARE * spoken, SHORT);
  for (const { heading, words } of candidates) if (heading >= 0) over += words;
  const worth = worthOf(candidates);
  const answers = answersIn(candidates).map((parts) => ({
    parts,
    worth: Math.max(...parts.map((part) => worth.get(part)!)),
  }));
  for (const { parts } of answers.toSorted((a, b) => a.worth - b.worth)) {
    if (over <= 0) break;
    if (parts.some(({ heading, read }) => heading < 0 || staysAlways(read))) continue;
    for (const { read, words } of parts) {
      out.add(read);
      over -= words;
    }
  }
  return out;
}

/** What the doctor finds, concludes and orders is seldom told twice. */
const staysAlways = ({ sentence, importance }: ReadSentence): boolean =>
  importance >= (sentence.speaker === "medico" ? ALWAYS_OF_DOCTOR : ALWAYS);

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

/**
 * Long sentences must matter more than short ones to stay, and what was said before counts less.
 */
function worthOf(candidates: readonly Candidate[]): Map<Candidate, number> {
  const said = new Set<string>();
  return new Map(
    candidates.map((candidate) => {
      const { read, words } = candidate;
      const own = read.sentence.stems.filter((word) => word.length >= TELLING);
      const news = own.filter((word) => !said.has(word)).length / Math.max(1, own.length);
      for (const word of own) said.add(word);
      const value = read.importance * (REPEATED + (1 - REPEATED) * news);
      return [candidate, value / Math.sqrt(Math.max(4, words))];
    }),
  );
}

/** Letters of a stem from which a word tells something. */
const TELLING = 4;
/** What a sentence is worth all of whose words were said before. */
const REPEATED = 0.5;

export const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;
