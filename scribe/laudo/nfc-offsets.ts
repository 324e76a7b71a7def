/** A character with its combining marks. */
const CHARACTER = /\P{M}\p{M}*|\p{M}+/gu;

/** Maps offsets of a text's NFC form to offsets of the text itself. */
export function createOffsetMap(text: string): (offset: number) => number {
  const composed = text.normalize("NFC");
  if (composed === text) return (offset) => offset;
  const starts: number[] = [];
  for (const { 0: character, index } of text.matchAll(CHARACTER))
    for (let i = 0; i < character.normalize("NFC").length; i += 1) starts.push(index);
  return (offset) => starts[offset] ?? text.length;
}
