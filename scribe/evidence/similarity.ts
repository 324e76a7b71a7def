/** The pieces of three letters of a word, its beginning marked. */
export function trigramsOf(word: string): string[] {
  const marked = `^${word}`;
  const pieces: string[] = [];
  for (let at = 0; at + 3 <= marked.length; at += 1) pieces.push(marked.slice(at, at + 3));
  return pieces;
}

/**
 * The share of letters with which two words begin alike, of the shorter one; and Dice's share of
 * common pieces.
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
