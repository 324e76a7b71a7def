import type { Language } from "@relato/shared/domain/language.ts";
import { UNIT } from "../mrrt/units.ts";

/*
 * Blanks as doctors type them in their own reports become fields of the notation. Only these:
 *
 *   ____                        free text; before a unit (`____ cm`), a number
 *   XX mm, X,X cm, XX x XX mm   numbers; also in lower case (`xx mm`)
 *   ( ) normal ( ) alterado     one of a list; `(x)` marks the default
 *   [ ] cistos [ ] nódulos      several of a list; `[x]` marks a default
 *
 * An option ends at the next box, at `.` or `;`, or with its line. Fields that are written in the
 * notation stay as they are.
 */

const HINTS: Readonly<Record<Language, string>> = {
  "pt-BR": "texto",
  "en-US": "text",
  es: "texto",
};

const UNIT_AFTER = String.raw`(?:\s?(?:${UNIT})(?![\p{L}\p{N}/²³]))`;
const BLANK = String.raw`(?:X{1,3}|x{2,3})(?:[.,][Xx]{1,2})?`;
/** The numbers before a unit: `XX x XX mm`. */
const NUMBERS = new RegExp(
  [String.raw`(?<![\p{L}\p{N}])${BLANK}(?:\s?[x×]\s?${BLANK}){0,2}`, `(?=${UNIT_AFTER})`].join(""),
  "gu",
);
const NUMBER = new RegExp(BLANK, "gu");
const UNDERSCORES = new RegExp(String.raw`_{3,200}(${UNIT_AFTER})?`, "gu");
/** A number and the unit behind it go into one field. */
const NUMBER_WITH_UNIT = new RegExp(String.raw`\[#\](${UNIT_AFTER})`, "gu");

const fillNumbers = (text: string, language: Language): string =>
  text
    .replace(UNDERSCORES, (_, unit?: string) =>
      unit === undefined ? `{${HINTS[language]}}` : `[#]${unit}`,
    )
    .replace(NUMBERS, (numbers) => numbers.replace(NUMBER, "[#]"))
    .replace(NUMBER_WITH_UNIT, (_, unit: string) => `[#${unit}]`);

const BOX = /\(\s{0,3}([xX]?)\s{0,3}\)|\[\s{0,3}([xX]?)\s{0,3}\]/g;
const OPTION_END = /[.;]/;

interface Box {
  start: number;
  end: number;
  isChecked: boolean;
  isMultiple: boolean;
}

const findBoxes = (text: string): Box[] =>
  [...text.matchAll(BOX)].map(({ 0: box, 1: round, 2: square, index }) => ({
    start: index,
    end: index + box.length,
    isChecked: (round ?? square ?? "") !== "",
    isMultiple: square !== undefined,
  }));

const writeOption = (written: string, isChecked: boolean): string => {
  let text = written.trim();
  while (/[,:\s]$/.test(text)) text = text.slice(0, -1);
  return text.replace(/[[\]{}|*\\]/g, String.raw`\$&`) + (isChecked ? "*" : "");
};

/** Boxes with words behind them as one list. Boxes of both kinds in a line are two lists. */
const fillBoxes = (text: string): string => {
  let written = "";
  let at = 0;
  const boxes = findBoxes(text);
  for (let i = 0; i < boxes.length;) {
    const first = i;
    const { isMultiple, start } = boxes[i]!;
    const options: string[] = [];
    let defaults = 0;
    let end = start;
    for (; i < boxes.length && boxes[i]!.isMultiple === isMultiple; i += 1) {
      const box = boxes[i]!;
      if (options.length > 0 && text.slice(end, box.start).trim() !== "") break;
      const stop = boxes[i + 1]?.start ?? text.length;
      const cut = text.slice(box.end, stop).search(OPTION_END);
      end = cut < 0 ? stop : box.end + cut;
      const option = writeOption(text.slice(box.end, end), box.isChecked);
      if (option === "" || option === "*") break;
      defaults += box.isChecked ? 1 : 0;
      options.push(option);
    }
    const isList = options.length > (isMultiple ? 0 : 1) && (isMultiple || defaults < 2);
    if (!isList) {
      // A lone `( )` is text.
      i = Math.max(i, first + 1);
      continue;
    }
    const space = /\s$/.test(text.slice(start, end)) ? " " : "";
    written += `${text.slice(at, start)}[${isMultiple ? "+ " : ""}${options.join(" | ")}]${space}`;
    at = end;
  }
  return written + text.slice(at);
};

/** What may be a field in the notation, or an escaped sign. */
const SPAN = /\\.|\[[^[\]\n]*\][!?]?|\{[^{}\n]*\}[!?]?/g;

const isField = (span: string): boolean => !span.startsWith("[") || /[|#]|^\[\+/.test(span);

const fieldsIn = (line: string): RegExpExecArray[] =>
  [...line.matchAll(SPAN)].filter(([span]) => isField(span));

/** Turns the blanks of a line into fields. */
export const fillBlanks = (line: string, language: Language): string => {
  const parts: string[] = [];
  let at = 0;
  const boxed = fieldsIn(line).length === 0 ? fillBoxes(line) : line;
  for (const { 0: field, index } of fieldsIn(boxed)) {
    parts.push(fillNumbers(boxed.slice(at, index), language), field);
    at = index + field.length;
  }
  return parts.join("") + fillNumbers(boxed.slice(at), language);
};
