import type { Language } from "@relato/shared/domain/language.ts";
import { memoizeByLanguage } from "./memoize.ts";

/** `start` and `end` are offsets in the turn's text. */
export interface Span {
  start: number;
  end: number;
  text: string;
}

/** Titles, which are followed by a name in upper case. */
const TITLE = /(?:^|[\s(])(?:dr|dra|sr|sra|srta|prof|profa|st|mr|mrs|ms|d|ex|tel|av|vs)\.$/i;
/**
 * Units and other abbreviations that often end a sentence. They join only text that continues in
 * lower case or with digits.
 */
const ABBREVIATION =
  /(?:^|[\s(\d])(?:jr|obs|aprox|no|nro|num|art|etc|ud|uds|mg|ml|comp|cp|gt|gts|min|hs|h|kg|cm)\.$/i;

const segmenterOf = memoizeByLanguage(
  (language) => new Intl.Segmenter(language, { granularity: "sentence" }),
);

/**
 * Splits a text into sentences. An abbreviation's point ends no sentence, nor does an ellipsis
 * before a lower-case word: "três... quatro" is one sentence that corrects itself.
 */
export function splitSentences(text: string, language: Language): Span[] {
  const spans: Span[] = [];
  for (const { segment, index } of segmenterOf(language).segment(text)) {
    const previous = spans.at(-1);
    const joins =
      previous !== undefined &&
      (TITLE.test(previous.text.trimEnd()) ||
        (ABBREVIATION.test(previous.text.trimEnd()) && /^\s*[\p{Ll}\d]/u.test(segment)) ||
        (/(?:\.\.\.|…)\s*$/.test(previous.text) && /^\s*\p{Ll}/u.test(segment)));
    if (joins) previous.end = index + segment.length;
    else spans.push({ start: index, end: index + segment.length, text: "" });
    const last = spans.at(-1)!;
    last.text = text.slice(last.start, last.end);
  }
  return spans.map(trimSpan).filter((span) => /[\p{L}\d]/u.test(span.text));
}

/** Removes white space at the ends. */
function trimSpan(span: Span): Span {
  const lead = span.text.length - span.text.trimStart().length;
  const text = span.text.trim();
  return { start: span.start + lead, end: span.start + lead + text.length, text };
}
