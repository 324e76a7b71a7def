import type { Language } from "@relato/shared/domain/language.ts";
import type { Concept } from "../lexicon/matcher.ts";
import type { Sentence } from "../talk/sentences.ts";
import type { Exchanges } from "./exchanges.ts";
import type { Quantity } from "./quantities.ts";

/**
 * A thing that a text speaks of: a concept of the lexicon with its words, or a word. Tokens `from`
 * up to `to`.
 */
export interface Term {
  concept: Concept | undefined;
  stems: string[];
  from: number;
  to: number;
}

/** A sentence of the talk, what was taken back left out, and what it says. */
export interface Utterance {
  index: number;
  sentence: Sentence;
  terms: readonly Term[];
  negated: readonly boolean[];
  quantities: readonly Quantity[];
  /** The relatives that it speaks of, named in it or just before. */
  kin: ReadonlySet<string>;
}

/** The talk of a visit, indexed. */
export interface Talk {
  language: Language;
  utterances: readonly Utterance[];
  exchanges: Exchanges;
  /** Terms by concept id and by stem: the utterance and the term's place among its terms. */
  byConcept: ReadonlyMap<string, readonly Occurrence[]>;
  byStem: ReadonlyMap<string, readonly Occurrence[]>;
  /** Stems of the talk by their pieces of three letters. */
  stemsByTrigram: ReadonlyMap<string, readonly string[]>;
  /** Likenesses of words that were looked up. */
  alike: Map<string, readonly (readonly [string, number])[]>;
}

export interface Occurrence {
  utterance: number;
  term: Term;
}
