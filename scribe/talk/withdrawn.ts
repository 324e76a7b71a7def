import { isNoteworthy } from "./noteworthy.ts";
import { sortSentences, type Sentence } from "./sentences.ts";
import type { ReadSentence } from "./read-sentence.ts";

/** Minimum probability for quoting a retracted sentence only together with its corrector. */
const JOIN_FROM = 0.15;
/** Minimum probability for dropping a retracted sentence whose corrector no statement can quote. */
const DROP_FROM = 0.5;

/** By the index of the retracted sentence. */
type Retractions = ReadonlyMap<number, { corrector: number; probability: number }>;

/**
 * Moves each retracted sentence to `withdrawn` of the sentence that quotes it, and removes its own
 * text. A sentence that has a retracted one as antecedent gets the corrector as antecedent too.
 */
export function joinWithdrawn(
  visit: readonly ReadSentence[],
  retractions: Retractions,
): readonly ReadSentence[] {
  const joined = visit.map((read) => ({ ...read }));
  for (const [at, { probability }] of [...retractions].toSorted(([a], [b]) => a - b)) {
    const read = joined[at]!;
    if (probability < JOIN_FROM || read.text === undefined) continue;
    const last = lastCorrector(at, visit, retractions);
    const bearer = bearerOf(last, joined);
    if (bearer) {
      // A corrector that cannot be a statement is quoted with the sentence that it retracts.
      const corrector = bearer === joined[last] ? [] : [joined[last]!.sentence];
      bearer.withdrawn = [...bearer.withdrawn, ...read.withdrawn, read.sentence, ...corrector];
      bearer.importance = Math.max(bearer.importance, read.importance);
      read.text = undefined;
    } else if (joined[last]!.sentence.turn === read.sentence.turn) {
      // The corrector cannot be a statement: both sentences become one.
      read.text = [read, joined[last]!]
        .map(({ text, sentence }) => text ?? sentence.text)
        .join(" ");
      joined[last]!.text = undefined;
    } else if (probability >= DROP_FROM) read.text = undefined;
    if (read.text === undefined) quoteWithCorrector(joined, read.sentence, joined[last]!.sentence);
  }
  return joined;
}

/** Adds the corrector to the antecedents wherever the retracted sentence is one. */
function quoteWithCorrector(
  visit: readonly ReadSentence[],
  retracted: Sentence,
  corrector: Sentence,
): void {
  for (const read of visit)
    if (read.sentence !== corrector && read.antecedents.includes(retracted))
      read.antecedents = sortSentences([...read.antecedents, corrector]);
}

/** Follows the chain of correctors to the last one, which nothing retracts. */
function lastCorrector(
  at: number,
  visit: readonly ReadSentence[],
  retractions: Retractions,
): number {
  let last = at;
  for (;;) {
    const next = retractions.get(last);
    if (!next || next.probability < JOIN_FROM || visit[next.corrector]!.text === undefined) break;
    last = next.corrector;
  }
  return last;
}

/** The corrector if it can be a statement, otherwise the next sentence of its turn that can. */
function bearerOf(at: number, visit: ReadSentence[]): ReadSentence | undefined {
  const { turn } = visit[at]!.sentence;
  return visit
    .slice(at, at + LOOK_AHEAD)
    .find((read) => read.sentence.turn === turn && isNoteworthy(read));
}

/** In sentences. */
const LOOK_AHEAD = 4;
