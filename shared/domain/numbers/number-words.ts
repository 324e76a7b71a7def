/** The number words of a language, folded. */
export interface NumberWords {
  /** 0 to 19, feminine forms, and 21 to 29 if they are one word. */
  small: Readonly<Record<string, number>>;
  tens: Readonly<Record<string, number>>;
  hundreds: Readonly<Record<string, number>>;
  /** Words that multiply the number before them ("mil", "hundred"). */
  thousand: readonly string[];
  hundred: readonly string[];
  million: readonly string[];
  /** "e", "y", "and". */
  and: string;
  /** Whether "and" is between tens and units ("trinta e sete"). */
  andInside: boolean;
  /** "vírgula", "coma", "point". */
  point: readonly string[];
  /** Other words for a zero after the point. */
  zeros?: readonly string[];
  /** "meio", "medio", "half": after "and" it adds one half. */
  half: readonly string[];
  /** Articles that also mean one. */
  articles: readonly string[];
  /** Writes the number n, from 0 to 9,999, in words. */
  say(n: number): string;
}
