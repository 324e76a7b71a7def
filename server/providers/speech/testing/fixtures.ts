import { fileURLToPath } from "node:url";

/** The path of a committed sound or text. */
export const fixture = (name: string): string =>
  fileURLToPath(new URL(`../fixtures/${name}`, import.meta.url));

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Word error rate: insertions, deletions and substitutions per spoken word. */
export const wordErrors = (spoken: string, heard: string): number => {
  const [reference, words] = [wordsOf(spoken), wordsOf(heard)];
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
