import type { Language } from "@relato/shared/domain/language.ts";
import { lexiconOf } from "../lexicon/lexicon.ts";
import { memoize } from "../language/memoize.ts";
import type { Sentence } from "../talk/sentences.ts";
import { cueNames, cuesOf } from "./cues.ts";
import { negatedTokens, readingOf } from "./negation.ts";

/** The answer to a question. `open`: neither yes nor no. */
export type Answer = "yes" | "no" | "open";

/** Questions and their answers, as indices of sentences. */
export interface Exchanges {
  /** Question to answers. */
  answers: ReadonlyMap<number, readonly number[]>;
  /** Answer to questions. */
  questions: ReadonlyMap<number, readonly number[]>;
  answered: ReadonlyMap<number, Answer>;
}

/** The answers to a sentence, and the questions that it answers. */
export const linkedTo = (
  index: number,
  { exchanges }: { exchanges: Exchanges },
): readonly number[] => [
  ...(exchanges.answers.get(index) ?? []),
  ...(exchanges.questions.get(index) ?? []),
];

/** The most sentences of the next turn that count as the answer. */
const LONGEST_ANSWER = 4;
/**
 * The first letters by which a verb of the answer repeats one of the question ("incha", "inchou").
 */
const SAME_VERB = 3;
/** The most words of an answer that ends with "no": "febre não", "Deus me livre, não". */
const SHORT_ANSWER = 5;

/** Links the questions of each turn to the first sentences of the next speaker's turn. */
export const exchangesOf = memoize(
  (sentences: readonly Sentence[], language: Language): Exchanges => {
    const answers = new Map<number, number[]>();
    const questions = new Map<number, number[]>();
    const answered = new Map<number, Answer>();
    for (const sentence of sentences) {
      if (!sentence.asks) continue;
      const answer = answerTo(sentence, sentences);
      if (answer.length === 0) continue;
      const indices = answer.map(({ index }) => index);
      answers.set(sentence.index, indices);
      for (const index of indices)
        questions.set(index, [...(questions.get(index) ?? []), sentence.index]);
      answered.set(sentence.index, readAnswer(sentence, answer, language));
    }
    return { answers, questions, answered };
  },
);

function answerTo(question: Sentence, sentences: readonly Sentence[]): Sentence[] {
  let at = question.index + 1;
  // Later sentences of the asking turn ("Febre? Tosse?") are not answers.
  while (sentences[at] && sentences[at]!.turn === question.turn) at += 1;
  const turn = sentences[at]?.turn;
  const found: Sentence[] = [];
  for (; sentences[at]?.turn === turn && found.length < LONGEST_ANSWER; at += 1) {
    const sentence = sentences[at];
    if (!sentence) break;
    if (!sentence.asks) found.push(sentence);
  }
  return found;
}

function readAnswer(question: Sentence, answer: readonly Sentence[], language: Language): Answer {
  const lexicon = lexiconOf(language);
  const filler = lexicon.words("filler");
  const no = lexicon.words("no");
  const yes = lexicon.words("yes");
  const first = answer[0]!;
  const words = first.tokens.filter((token) => token.kind === "word");
  const at = words.findIndex((word) => no.has(word.t) || yes.has(word.t) || !filler.has(word.t));
  const lead = words[at]?.t ?? "";
  if (yes.has(lead)) return "yes";
  const asked = new Set(question.tokens.map((token) => token.t.slice(0, SAME_VERB)));
  const repeats = (word: string): boolean =>
    word.length >= SAME_VERB && asked.has(word.slice(0, SAME_VERB));
  if (answer.some((one) => cueNames(one, language).has("rest"))) return "no";
  // "Febre não." does not answer the cough of the same question.
  const partly = question.mentions.length > 1 && repeats(lead);
  const ends = words.length <= SHORT_ANSWER && no.has(words.at(-1)?.t ?? "");
  const begins = cuesOf(first, language).some(
    (cue) => cue.concept.id === "negation" && first.tokens[cue.from]?.t === lead,
  );
  if (no.has(lead) || begins) return "no";
  const denied = ends || negatedTokens(first, readingOf(language, "talk")).includes(true);
  if (!repeats(lead)) return ends ? "no" : "open";
  if (partly) return "open";
  return denied ? "no" : "yes";
}
