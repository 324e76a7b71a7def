import type { Language } from "@relato/shared/domain/language.ts";
import { stem } from "../language/text.ts";
import type { Question } from "./question.ts";
import { contentWords } from "./read.ts";
import type { Fact, Kind, Part, Sentence } from "./types.ts";

/** A doctor's question with the answers to it, or what a patient tells unasked. */
export interface Exchange {
  question: Question | undefined;
  answers: Sentence[];
  part: Part;
  opening: boolean;
}

export const EMPTY = new Set(["kin", "other", "social", "body"]);
/** Types that are told only where they were asked about, or first. */
export const WEAK = new Set([...EMPTY, "diet", "function", "vital"]);

/** Lower case at the beginning, unless it is a name or an abbreviation. */
export const lowerFirst = (text: string): string =>
  /^\p{Lu}(?:\p{Ll}|\s)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** Builds a fact with the words, terms and places of its sentences and of the question that they answer. */
export function factOf(
  text: string,
  sentences: readonly Sentence[],
  kinds: Map<Kind, number>,
  exchange: Exchange,
  language: Language,
  relative = false,
): Fact {
  const asked = exchange.question?.sentences ?? [];
  const read = [...sentences, ...asked];
  // The answer first: it is what is played.
  const unique = [...new Set([...sentences, ...asked.slice(-1)])];
  return {
    text,
    kinds: new Map(kinds),
    part: exchange.part,
    opening: exchange.opening,
    reply: "told",
    concepts: new Set(read.flatMap((s) => s.mentions.map((m) => m.concept.id))),
    named: sentences.reduce(
      (n, s) => n + s.mentions.filter((m) => !WEAK.has(m.concept.type)).length,
      0,
    ),
    stems: new Set(read.flatMap((s) => contentWords(s.tokens, language)).map(stem)),
    asked: asked.map((s) => s.folded).join(" "),
    sources: unique.map((s) => ({ turn: s.turn, start: s.start, end: s.end })),
    subject: relative ? "relative" : "patient",
  };
}
