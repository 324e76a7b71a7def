/** Characters of a template that the picker shows (specification 2.10). */
const PICKER_CHARS = 140;

/** A template's text in one line without its markup, cut at a word. */
export const snippet = (markdown: string, max: number = PICKER_CHARS): string => {
  const plain = markdown
    .replaceAll(/^\s{0,3}(?:#{1,6}\s+|[-*+]\s+|\d+\.\s+|>\s?)/gm, "")
    .replaceAll(/[*_`]{1,3}/g, "")
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join(" · ");
  if (plain.length <= max) return plain;
  const cut = plain.slice(0, max - 1);
  const space = cut.lastIndexOf(" ");
  return `${cut.slice(0, space > max / 2 ? space : max - 1).trimEnd()}…`;
};
