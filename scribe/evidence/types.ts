import type { Language } from "@relato/shared/domain/language.ts";
import type { Concept } from "../lexicon/matcher.ts";
import type { Sentence } from "../talk/sentences.ts";
import type { Exchanges } from "./exchanges.ts";
import type { Quantity } from "./quantities.ts";

/**
 * A thing that a text names: a concept of the lexicon or a word, in the tokens from `from` to `to`.
 */
export interface Term {
  concept: Concept | undefined;
  stems: string[];
  from: number;
  to: number;
}

/** A sentence of the talk with corrections applied, and what it says. */
export interface Utterance {
  index: number;
  sentence: Sentence;
  terms: readonly Term[];
  negated: readonly boolean[];
  quantities: readonly Quantity[];
  /** The relatives that it is about. */
  kin: ReadonlySet<string>;
}

/** The sentences of a visit, indexed. */
export interface Talk {
  language: Language;
  utterances: readonly Utterance[];
  exchanges: Exchanges;
  /** Occurrences of terms by concept id and by stem. */
  byConcept: ReadonlyMap<string, readonly Occurrence[]>;
  byStem: ReadonlyMap<string, readonly Occurrence[]>;
  stemsByTrigram: ReadonlyMap<string, readonly string[]>;
  /** Cache of `similarStems`. */
  alike: Map<string, readonly (readonly [string, number])[]>;
}

export interface Occurrence {
  utterance: number;
  term: Term;
}
