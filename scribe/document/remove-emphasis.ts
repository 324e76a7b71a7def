const STARTS_WORD = /^[\p{L}\p{N}_]/u;
const ENDS_WORD = /[\p{L}\p{N}_\\]$/u;

/** Removes pairs of underscores around words: "_dor_ leve" becomes "dor leve". Linear. */
export function removeEmphasis(text: string): string {
  let out = "";
  let from = 0;
  let open: number | undefined;
  for (const { index } of text.matchAll(/_/g)) {
    // Two code units, since a letter can have a surrogate pair.
    const closes = !STARTS_WORD.test(text.slice(index + 1, index + 3));
    const opens = !ENDS_WORD.test(text.slice(Math.max(0, index - 2), index));
    if (open !== undefined && closes) {
      out += text.slice(from, open) + text.slice(open + 1, index);
      from = index + 1;
      open = undefined;
    } else if (open === undefined && opens && text[index + 1] !== "_") open = index;
  }
  return out + text.slice(from);
}
