import type { Language } from "@relato/shared/domain/language.ts";
import type { Turn } from "@relato/shared/domain/transcript.ts";
import { gatherFacts } from "../facts/gather.ts";
import { isNegated } from "../facts/polarity.ts";
import { contentWords, readSentence, readSentences } from "../facts/read.ts";
import { withSpeakers } from "../facts/speakers.ts";
import type { Fact, Sentence } from "../facts/types.ts";
import type { Concept } from "../language/lexicon.ts";
import { findNumbers } from "../language/numbers.ts";
import { packOf } from "../language/pack.ts";
import { stem } from "../language/text.ts";

/** What the talk says of one thing: whether it is there, whose it is, whether it is over. */
export interface Claim {
  concept: Concept;
  negated: boolean;
  relative: boolean;
  stopped: boolean;
  hypothetical: boolean;
  left: boolean;
  right: boolean;
  fact: Fact;
}

/** A transcript made ready for many questions. */
export interface Testimony {
  facts: { fact: Fact; stems: Set<string>; concepts: Set<string>; numbers: Set<number> }[];
  sentences: {
    sentence: Sentence;
    stems: Set<string>;
    concepts: Set<string>;
    numbers: Set<number>;
  }[];
  claims: Map<string, Claim[]>;
  concepts: Set<string>;
  stems: Set<string>;
  numbers: Set<number>;
}

/** Reads a transcript into claims, terms, words and numbers. */
export function hear(turns: readonly Turn[], language: Language): Testimony {
  const told = withSpeakers(turns, language);
  const sentences = readSentences(told, language).map((sentence) => ({
    sentence,
    stems: new Set(contentWords(sentence.tokens, language).map(stem)),
    concepts: new Set(sentence.mentions.map((m) => m.concept.id)),
    numbers: numbersIn(sentence, language),
  }));
  const facts = gatherFacts(told, language).map((fact) => {
    const read = readSentence(fact.text, language);
    return {
      fact,
      stems: fact.stems,
      concepts: fact.concepts,
      numbers: new Set([
        ...numbersIn(read, language),
        ...fact.sources.flatMap((s) => [...numbersOfTurn(s.turn.text, language)]),
      ]),
    };
  });
  const claims = new Map<string, Claim[]>();
  for (const { fact } of facts)
    for (const claim of claimsOf(fact, language)) {
      const list = claims.get(claim.concept.id);
      if (list) list.push(claim);
      else claims.set(claim.concept.id, [claim]);
    }
  return {
    facts,
    sentences,
    claims,
    concepts: new Set(sentences.flatMap((s) => [...s.concepts])),
    stems: new Set(sentences.flatMap((s) => [...s.stems])),
    numbers: new Set(sentences.flatMap((s) => [...s.numbers])),
  };
}

function claimsOf(fact: Fact, language: Language): Claim[] {
  const { cues } = packOf(language);
  return fact.text.split(/(?<=[.;!?])\s+/).flatMap((part) => {
    const read = readSentence(part, language);
    const has = (cue: RegExp): boolean => cue.test(read.folded);
    return read.mentions.map((mention) => ({
      concept: mention.concept,
      negated: isNegated(read.tokens, mention, read.folded, language),
      relative: fact.subject === "relative",
      stopped: has(cues.stopped),
      hypothetical: has(cues.hypothetical),
      left: has(cues.left),
      right: has(cues.right),
      fact,
    }));
  });
}

const numbersOfTurn = (text: string, language: Language): Set<number> =>
  numbersIn(readSentence(text, language), language);

/** The numbers of a sentence, articles apart, each also in the forms in which a note may write it. */
export function numbersIn(read: Pick<Sentence, "tokens">, language: Language): Set<number> {
  const values = new Set<number>();
  for (const number of findNumbers(read.tokens, language)) values.add(number.value);
  for (const token of read.tokens) {
    const half = /^(?:meia|meio|media|medio|half)$/.test(token.t);
    if (half) values.add(0.5);
  }
  return values;
}
