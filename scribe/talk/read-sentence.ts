import type { DialogueActReading } from "./dialogue-acts.ts";
import type { Sentence } from "./sentences.ts";
import type { Topics } from "./topics.ts";

/** A sentence of a visit with everything that the engine reads from it. */
export interface ReadSentence extends DialogueActReading {
  sentence: Sentence;
  /**
   * The text without what the speaker retracted. Undefined if another sentence retracts all of it.
   */
  text: string | undefined;
  /** The questions that it may answer. */
  asked: readonly Sentence[];
  /**
   * Earlier sentences that must be quoted before this one: its question, or what names its subject.
   */
  antecedents: readonly Sentence[];
  /** Sentences that this one retracts. They are quoted before it, never alone. */
  withdrawn: readonly Sentence[];
  topics: Topics;
  /** The probability that it is about a relative. */
  relative: number;
  /** The probability that it is about a person other than patient and relatives. */
  other: number;
  /** From 0 to 1. */
  importance: number;
}
