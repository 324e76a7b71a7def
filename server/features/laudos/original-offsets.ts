/** A character with the marks, or Korean vowels and endings, that NFC may compose with it. */
const CLUSTER = /[^][\p{M}\u1160-\u11FF]*/gu;

/**
 * Maps an offset in `text.normalize("NFC")`, which the linter reads, to one in `text`. Pasted text
 * can have decomposed accents. An offset inside a composed character maps to its start.
 */
export const originalOffsets = (text: string): ((offset: number) => number) => {
  if (text.normalize("NFC") === text) return (offset) => offset;
  const offsets: number[] = [];
  for (const { 0: cluster, index } of text.matchAll(CLUSTER)) {
    const composed = cluster.normalize("NFC");
    const isSame = composed.length === cluster.length;
    for (let at = 0; at < composed.length; at += 1) offsets.push(index + (isSame ? at : 0));
  }
  return (offset) => offsets[offset] ?? text.length;
};
