/** The number words of a language. All folded. */
export interface NumberWords {
  /**
   * 0 to 9 (and their feminines), 10 to 19 (and 21 to 29 where they are one word), the tens, the
   * hundreds.
   */
  small: Readonly<Record<string, number>>;
  tens: Readonly<Record<string, number>>;
  hundreds: Readonly<Record<string, number>>;
  /** Words that multiply what stands before them ("mil", "hundred"). */
  thousand: readonly string[];
  hundred: readonly string[];
  million: readonly string[];
  /** "e", "y", "and". */
  and: string;
  /** Whether "and" parts tens from units ("trinta e sete"). */
  andInside: boolean;
  /** "vírgula", "coma", "point". */
  point: readonly string[];
  /** Other words for a zero after the point. */
  zeros?: readonly string[];
  /** "meio", "medio", "half": with "and" before it, adds one half. */
  half: readonly string[];
  /** Articles that are also the number one. */
  articles: readonly string[];
  /** How a language writes the number n, 0 to 9,999. */
  say(n: number): string;
}
