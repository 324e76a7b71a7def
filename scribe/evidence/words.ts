import { contentWords } from "../facts/read.ts";
import type { Subject } from "../facts/subject.ts";
import type { Sentence } from "../facts/types.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { findNumbers } from "../language/numbers.ts";

/** What the talk says of one thing: whether it is there, whose it is, whether it is over. */
export interface Claim {
  id: string;
  negated: boolean;
  subject: Subject;
  stopped: boolean;
  /** "Tomo", "mantém": it goes on. */
  current: boolean;

  hypothetical: boolean;
  /** Only implied by an answer that went on without a yes. */
  weak: boolean;
  /** The doctor said it: a conclusion, not what the patient has had. */
  byDoctor: boolean;
  /** The relatives that the sentence names. */
  kin: Set<string>;
  /** Asked about by itself, and so what the answer tells of. */
  alone: boolean;

  ordered: boolean;
  /** "Nunca fiz": it has not been at any time. */
  never?: boolean;
  /** "Tomei uma vez só": tried, and no more. */
  once?: boolean;
  /** A course of it in another time: "ano passado, tratou com cefalexina". */
  former?: boolean;
  /** The doctor ends it today. */
  halted?: boolean;
  body: Set<string>;
  /** The beginning of the word that named it. */
  word?: string;
}

/** A folded text in which "no" denies: in Portuguese it is "in the", and is put as "em" (the same length). */
export const withPlainNo = (folded: string, language: Language): string =>
  language === "pt-BR" ? folded.replace(/\bno\b/g, "em") : folded;

/** Where "direito" and "right" are no side: "não durmo direito", "right now", "all right". */
const ADVERB =
  /\b(?:dorm\w+|com[eo]r?|comendo|enxerg\w+|and[ao]r?|fal[ao]r?|tom[ao]r?|tomando|faz\w*|funcion\w*|respir\w+|escut\w+|ouv\w+|mex\w+|lembr\w+|sei|sabe|entend\w+|cuid\w+|consegu\w+|control\w+|trabalh\w+|aliment\w+|explic\w+|pis[ao]r?)(?: (?!o |no |do |com o |pelo )\w+)? direit(?:o|inho)\b(?! [a-z]+ (?:esquerd|direit))|\bdireitinho\b|\b(?:all|that's|you're|is that|yeah|yes|oh|okay|ok|so|not|about|mother's|sister's|exactly)[, ]+right\b|\bright (?:now|away|after|before|there|here|in the|at|on time|about|when|then|up|back|through|into|out|around)\b|^right\b(?=[,.?! ]*(?:$|so|and|the|okay|i|you|we))|(?<!\b(?:the|your|my|his|her|is|on) )right[?!]/g;

/** A folded text without the words of sides that are none, at the same length. */
export const withoutAdverbs = (folded: string): string =>
  folded.replace(ADVERB, (found) => found.replace(/direit\w*|right/g, (w) => "_".repeat(w.length)));

/** A word's beginning, alike for "vira" and "virar", "deformidade" and "deformado". */
export const keyOf = (word: string): string => word.slice(0, word.length >= 6 ? 5 : 4);

/** The parts of the body that a sentence names. */
export const bodyOf = (mentions: Sentence["mentions"]): Set<string> =>
  new Set(mentions.filter((m) => m.concept.type === "body").map((m) => m.concept.id));

/** Content words that are no numbers. */
export function plainWords(read: Pick<Sentence, "tokens">, language: Language): string[] {
  const counted = new Set<string>();
  for (const n of findNumbers(read.tokens, language))
    for (const t of read.tokens.slice(n.from, n.to)) counted.add(t.t);
  return contentWords(read.tokens, language).filter((w) => !counted.has(w));
}
