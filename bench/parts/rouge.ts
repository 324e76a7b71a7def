const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

export interface Overlap {
  precision: number;
  recall: number;
  /** The harmonic mean of both. */
  f: number;
  /** Words of the written text divided by words of the gold text. */
  length: number;
}

/** ROUGE-1: the words that two texts share, with multiplicity. */
export function rouge1(written: string, gold: string): Overlap {
  const [words, goldWords] = [wordsOf(written), wordsOf(gold)];
  const remaining = new Map<string, number>();
  for (const word of goldWords) remaining.set(word, (remaining.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of words) {
    const count = remaining.get(word) ?? 0;
    if (count === 0) continue;
    shared += 1;
    remaining.set(word, count - 1);
  }
  const precision = shared / Math.max(1, words.length);
  const recall = shared / Math.max(1, goldWords.length);
  const f = shared === 0 ? 0 : (2 * precision * recall) / (precision + recall);
  return { precision, recall, f, length: words.length / Math.max(1, goldWords.length) };
}
