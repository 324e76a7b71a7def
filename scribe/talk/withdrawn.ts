import { isNoteworthy } from "./noteworthy.ts";
import { sortSentences, type Sentence } from "./sentences.ts";
import type { ReadSentence } from "./read-sentence.ts";

/** From this probability on, a retracted sentence is quoted only together with its corrector. */
const JOIN_FROM = 0.15;
/** From this probability on, it is dropped where no statement can quote its corrector. */
const DROP_FROM = 0.5;

/** By the index of a sentence: the one that takes it back, and how likely. */
type Retractions = ReadonlyMap<number, { corrector: number; probability: number }>;

/**
 * The visit with each retracted sentence moved to `withdrawn` of the sentence that quotes it; it has
 * no text of its own any more. What needs it before it quotes the corrector too, so that it never
 * stands alone.
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
      // A corrector that is no statement by itself is quoted with what it takes back.
      const corrector = bearer === joined[last] ? [] : [joined[last]!.sentence];
      bearer.withdrawn = [...bearer.withdrawn, ...read.withdrawn, read.sentence, ...corrector];
      bearer.importance = Math.max(bearer.importance, read.importance);
      read.text = undefined;
    } else if (joined[last]!.sentence.turn === read.sentence.turn) {
      // What corrects it is no statement by itself: the two are quoted as one.
      read.text = [read, joined[last]!]
        .map(({ text, sentence }) => text ?? sentence.text)
        .join(" ");
      joined[last]!.text = undefined;
    } else if (probability >= DROP_FROM) read.text = undefined;
    if (read.text === undefined) quoteWithCorrector(joined, read.sentence, joined[last]!.sentence);
  }
  return joined;
}

/** Where a retracted sentence is another one's antecedent, its corrector is one too. */
function quoteWithCorrector(
  visit: readonly ReadSentence[],
  retracted: Sentence,
  corrector: Sentence,
): void {
  for (const read of visit)
    if (read.sentence !== corrector && read.antecedents.includes(retracted))
      read.antecedents = sortSentences([...read.antecedents, corrector]);
}

/** The sentence that takes another one back and is not taken back itself. */
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

/** The corrector if it can be a statement; otherwise the next sentence of its turn that can. */
function bearerOf(at: number, visit: ReadSentence[]): ReadSentence | undefined {
  const { turn } = visit[at]!.sentence;
  return visit
    .slice(at, at + LOOK_AHEAD)
    .find((read) => read.sentence.turn === turn && isNoteworthy(read));
}

/** In sentences. */
const LOOK_AHEAD = 4;
