const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

export interface Overlap {
  precision: number;
  recall: number;
  /** The harmonic mean of both. */
  f: number;
  /** Words of the written text by words of the gold text. */
  length: number;
}

/** ROUGE-1: the words that two texts share, each counted as often as both have it. */
export function rouge1(written: string, gold: string): Overlap {
  const [own, wanted] = [wordsOf(written), wordsOf(gold)];
  const left = new Map<string, number>();
  for (const word of wanted) left.set(word, (left.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of own) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    shared += 1;
    left.set(word, count - 1);
  }
  const precision = shared / Math.max(1, own.length);
  const recall = shared / Math.max(1, wanted.length);
  const f = shared === 0 ? 0 : (2 * precision * recall) / (precision + recall);
  return { precision, recall, f, length: own.length / Math.max(1, wanted.length) };
}
