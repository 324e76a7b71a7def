import type { DialogueActReading } from "./dialogue-acts.ts";
import type { Sentence } from "./sentences.ts";
import type { Topics } from "./topics.ts";

/** A sentence of a visit with all that the engine reads of it. */
export interface ReadSentence extends DialogueActReading {
  sentence: Sentence;
  /**
   * Its text without what the speaker took back; undefined when another sentence takes all of it
   * back.
   */
  text: string | undefined;
  /** The questions that it may answer. */
  asked: readonly Sentence[];
  /** The earlier sentences without which it is not understood: its question, or its subject. */
  antecedents: readonly Sentence[];
  /** Sentences that it takes back and that are quoted before it, never alone. */
  withdrawn: readonly Sentence[];
  topics: Topics;
  /** How likely it is about a relative, and about a person who is neither patient nor relative. */
  relative: number;
  other: number;
  /** How much it matters, from 0 to 1. */
  importance: number;
}
