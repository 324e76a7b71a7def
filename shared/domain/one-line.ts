/** Marks that turn the direction of everything after them, and ones that nobody sees (joiners, which some scripts need, stay). */
const UNSEEN = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

/**
 * A name or a title as it is kept: one line, without what no reader sees. A pasted mark of direction in a name would turn the sentence, the
 * letterhead and the file's name around it; a line break or U+0000 (which PostgreSQL stores in no text) becomes a space.
 */
export const oneLine = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(UNSEEN, "")
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .trim();
