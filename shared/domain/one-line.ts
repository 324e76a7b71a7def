/** Direction marks and invisible characters. Joiners stay, since some scripts need them. */
const INVISIBLE = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

/**
 * A name or a title in its stored form. A pasted direction mark would reverse the text around it.
 * Line breaks and control characters become spaces; PostgreSQL stores no U+0000.
 */
export const oneLine = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(INVISIBLE, "")
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .trim();

/** A text as one line with single spaces, for formats where a line break ends a field. */
export const collapseSpaces = (text: string): string =>
  text.replaceAll(/[\p{Cc}\s]+/gu, " ").trim();
