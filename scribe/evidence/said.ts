import type { Quantity } from "./quantities.ts";
import type { Talk, Term, Utterance } from "./types.ts";

/** The most characters of one quoted sentence. */
const MOST_QUOTED = 120;

/**
 * The talk's words around a token of an utterance, for a reason: its sentence, or the part around
 * the token if the sentence is long. A question comes with its answer, an answer that needs its
 * question with `withQuestion`. Undefined for a retracted sentence.
 */
export function saidAt(
  talk: Talk,
  index: number,
  { at = 0, withQuestion = false }: { at?: number; withQuestion?: boolean } = {},
): { said?: string } {
  const { sentence } = talk.utterances[index]!;
  const own = cutAround(sentence.text, sentence.tokens[at]?.start ?? 0);
  if (own === "") return {};
  const [question] = talk.exchanges.questions.get(index) ?? [];
  const [answer] = talk.exchanges.answers.get(index) ?? [];
  const other = (one: number): string => cutAround(talk.utterances[one]!.sentence.text, 0);
  if (sentence.asks && answer !== undefined) return { said: join(own, other(answer)) };
  if (withQuestion && question !== undefined) return { said: join(other(question), own) };
  return { said: own };
}

const join = (...parts: readonly string[]): string => parts.filter(Boolean).join(" — ");

/** At most MOST_QUOTED characters of a text around an offset, in whole words. */
function cutAround(text: string, offset: number): string {
  const plain = text.trim();
  if (plain.length <= MOST_QUOTED) return plain;
  const start = Math.max(0, Math.min(offset - MOST_QUOTED / 2, plain.length - MOST_QUOTED));
  const end = start + MOST_QUOTED;
  const from = start === 0 ? 0 : plain.indexOf(" ", start) + 1;
  const to = end >= plain.length ? plain.length : plain.lastIndexOf(" ", end);
  // A text without spaces is cut within a word.
  const [first, last] = from > 0 && from < to ? [from, to] : [start, to > start ? to : end];
  const [before, after] = [first > 0 ? "… " : "", last < plain.length ? " …" : ""];
  return `${before}${plain.slice(first, last).trim()}${after}`;
}

/** The words around the first number of these utterances that is the wanted one. */
export function saidNumber(
  talk: Talk,
  utterances: Iterable<number>,
  isWanted: (quantity: Quantity) => boolean,
): { said?: string } | undefined {
  for (const index of utterances) {
    const found = talk.utterances[index]?.quantities.find(isWanted);
    if (found) return saidAt(talk, index, { at: found.from });
  }
  return undefined;
}

/** The words around the first term of these utterances that is the wanted one. */
export function saidTerm(
  talk: Talk,
  utterances: Iterable<number>,
  isWanted: (term: Term, utterance: Utterance) => boolean,
): { said?: string } | undefined {
  for (const index of utterances) {
    const utterance = talk.utterances[index]!;
    const found = utterance.terms.find((term) => isWanted(term, utterance));
    if (found) return saidAt(talk, index, { at: found.from, withQuestion: true });
  }
  return undefined;
}
