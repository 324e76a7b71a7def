/** The trigrams of a word, with its beginning marked. */
export function trigramsOf(word: string): string[] {
  const marked = `^${word}`;
  const pieces: string[] = [];
  for (let at = 0; at + 3 <= marked.length; at += 1) pieces.push(marked.slice(at, at + 3));
  return pieces;
}

/**
 * The similarity of two words, 0 to 1: Dice's coefficient of their trigrams, higher for a long
 * common prefix. `common`: the number of trigrams that they share.
 */
export function wordSimilarity(a: string, b: string, common: number): number {
  const dice = (2 * common) / (Math.max(1, a.length - 1) + Math.max(1, b.length - 1));
  let prefix = 0;
  while (prefix < a.length && prefix < b.length && a[prefix] === b[prefix]) prefix += 1;
  const shorter = Math.min(a.length, b.length);
  if (prefix >= 4 && prefix >= shorter - 1) return Math.max(dice, 0.85);
  if (prefix >= 5 && prefix >= 0.6 * shorter) return Math.max(dice, 0.75);
  return dice;
}
