/** Signs before the text of a line: headings, quotes and items. */
const LINE_SIGNS = /^[ \t]*(?:#{1,6}[ \t]+|>[ \t]?|[*+][ \t]+)/;

const UNDERSCORED = /(?<![\p{L}\p{N}_])_([^_\n]{1,500})_(?![\p{L}\p{N}_])/gu;

/** A document's markdown as plain text, as it is pasted into a laudo. Items keep a dash. */
export const plainMarkdown = (markdown: string): string =>
  markdown
    .split("\n")
    .map((line) =>
      line
        .replace(LINE_SIGNS, (signs) => (/[*+]/.test(signs) ? "- " : ""))
        .replaceAll("**", "")
        .replaceAll(UNDERSCORED, "$1")
        .replaceAll(/\\([^\w\s])/g, "$1")
        .trimEnd(),
    )
    .join("\n")
    .trim();

/** The lines of a text that have words. */
export const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
