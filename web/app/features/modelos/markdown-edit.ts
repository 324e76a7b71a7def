export const MARKS = ["bold", "italic", "h1", "h2", "h3", "bullets", "numbers", "code"] as const;
export type Mark = (typeof MARKS)[number];

/** Replaces `start` to `end` by `insert`; `select` is the selection after it. */
export interface Edit {
  start: number;
  end: number;
  insert: string;
  select: [start: number, end: number];
}

/** Toggles the mark around the selection, or around `sample` without one. */
const wrapEdit = (text: string, start: number, end: number, mark: string, sample: string): Edit => {
  const chosen = text.slice(start, end);
  const outside =
    text.slice(0, start).endsWith(mark) &&
    text.slice(end).startsWith(mark) &&
    // One star of `**` is not italic.
    (mark !== "*" || !text.slice(0, start).endsWith("**"));
  if (outside) {
    const from = start - mark.length;
    return {
      start: from,
      end: end + mark.length,
      insert: chosen,
      select: [from, from + chosen.length],
    };
  }
  const inner = chosen === "" ? sample : chosen;
  const from = start + mark.length;
  return { start, end, insert: mark + inner + mark, select: [from, from + inner.length] };
};

const HEADING = /^#{1,6}\s+/;
const ITEM = /^\s*(?:[-*+]|\d+\.)\s+/;

const changedLines = (lines: readonly string[], mark: Mark): string[] => {
  if (mark === "code") {
    const isFenced = lines.length > 1 && lines[0] === "```" && lines.at(-1) === "```";
    return isFenced ? lines.slice(1, -1) : ["```", ...lines, "```"];
  }
  const isItem = mark === "bullets" || mark === "numbers";
  const before = isItem ? ITEM : HEADING;
  const sign = (at: number): string =>
    mark === "bullets"
      ? "- "
      : mark === "numbers"
        ? `${at + 1}. `
        : `${"#".repeat(Number(mark[1]))} `;
  const isMarked = lines.every((line, at) => line.startsWith(sign(at)));
  return lines.map((line, at) => (isMarked ? "" : sign(at)) + line.replace(before, ""));
};

/** The edit of a toolbar button. Pressing it again removes the mark. */
export const markEdit = (
  text: string,
  start: number,
  end: number,
  mark: Mark,
  sample: string,
): Edit => {
  if (mark === "bold") return wrapEdit(text, start, end, "**", sample);
  if (mark === "italic") return wrapEdit(text, start, end, "*", sample);
  const from = text.slice(0, start).lastIndexOf("\n") + 1;
  const next = text.indexOf("\n", end);
  const to = next < 0 ? text.length : next;
  const insert = changedLines(text.slice(from, to).split("\n"), mark).join("\n");
  const last = from + insert.length;
  const select: [number, number] =
    mark === "code" && insert.startsWith("```")
      ? [from + 4, last - 4]
      : start === end
        ? [last, last]
        : [from, last];
  return { start: from, end: to, insert, select };
};

/** Inserts dictated words at the cursor, with spaces where needed. */
export const wordsEdit = (text: string, start: number, end: number, words: string): Edit => {
  const before = start === 0 || /\s$/.test(text.slice(0, start)) ? "" : " ";
  const after = end === text.length || /^[\s.,;:!?)\]]/.test(text.slice(end)) ? "" : " ";
  const insert = before + words.trim() + after;
  const at = start + insert.length;
  return { start, end, insert, select: [at, at] };
};
