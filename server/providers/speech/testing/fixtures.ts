import { fileURLToPath } from "node:url";

/** The path of a sound or text that is committed beside the tests. */
export const fixture = (name: string): string =>
  fileURLToPath(new URL(`../fixtures/${name}`, import.meta.url));

export const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Word error rate: insertions, deletions and substitutions for each word that was said. */
export const wordErrors = (said: string, heard: string): number => {
  const [reference, words] = [wordsOf(said), wordsOf(heard)];
  let row = Array.from({ length: words.length + 1 }, (_, i) => i);
  for (const [i, word] of reference.entries()) {
    const next = [i + 1];
    for (const [j, other] of words.entries()) {
      const change = (row[j] as number) + (word === other ? 0 : 1);
      next.push(Math.min(change, (row[j + 1] as number) + 1, (next[j] as number) + 1));
    }
    row = next;
  }
  return (row.at(-1) as number) / reference.length;
};
