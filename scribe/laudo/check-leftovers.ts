import { fold, stem, tokenise } from "../language/text.ts";
import { readTsv } from "../lexicon/read-tsv.ts";
import { type Check, report } from "./finding.ts";
import { wordList } from "./word-lists.ts";

const rows = readTsv(new URL("./data/leftovers.tsv", import.meta.url));
const wordsOf = (kind: string): Set<string> =>
  new Set(
    rows
      .filter(([name]) => name === kind)
      .flatMap(([, words = ""]) => words.split("|"))
      .map((words) => fold(words.trim())),
  );
/** Stems of the values of one kind, of which a report has only one: "intact", "torn". */
const alternatives = rows
  .filter(([name]) => name === "alternatives")
  .map(([, words = ""]) => new Set(words.split("|").map((word) => stem(fold(word.trim())))));
const bracketed = wordsOf("bracketed");
const todos = wordsOf("todo");

/** `[…]`, `{…}`, `<…>` or `(…)` of at most 120 characters in one line. */
const BRACKETS =
  /\[([^[\]\n]{0,120})\]|\{([^{}\n]{0,120})\}|<([^<>\n]{1,80})>|\(([^()\n]{1,80})\)/g;
const BLANK = /_{3,}|\.{5,}|…{2,}/g;
const PLACEHOLDER = new RegExp(
  [
    "(?<![\\p{L}\\d,.])(?:[Xx]{2,4}|\\?{2,3}|x,x",
    "|N{2,3}(?=\\s?(?:mm|cm|mL))",
    "|#{1,3}(?=\\s?(?:mm|cm|mL|ml|g|%|anos|semanas)))(?![\\p{L}\\d#])",
  ].join(""),
  "gu",
);
/** "mm x mm", "medindo cm": the numbers are missing. */
const EMPTY_SIZE = new RegExp(
  [
    "(?<![\\d,.]\\s?)(?<![\\p{L}\\d])(?:(?:mm|cm)\\s?x\\s?(?:mm|cm)|x\\s?x\\s?(?:mm|cm)",
    "|(?:medindo|measuring|midiendo|mede|mide|measures)\\s(?:cm|mm))(?!\\p{L})",
  ].join(""),
  "gu",
);
/** A date or time of a template: "DD/MM/AAAA", "hh:mm". */
const EMPTY_DATE = new RegExp(
  [
    "(?<![\\p{L}\\d])(?:(?:dd|mm)[/.-](?:dd|mm)[/.-](?:aaaa|yyyy|aa|yy)",
    "|(?:aaaa|yyyy)-mm-dd|hh[:h]mm)(?![\\p{L}\\d])",
  ].join(""),
  "giu",
);
const SLASHED = /(?<![\p{L}\d/])(\p{L}{2,15})\s?\/\s?(\p{L}{2,15})(?![\p{L}\d/])/gu;

/** Finds text of a template that was left: unfilled fields and undecided alternatives. */
export const checkLeftovers: Check = ({ input: { text } }) => {
  const found: { start: number; end: number }[] = [];
  const add = (start: number, end: number): void => {
    if (!found.some((other) => start < other.end && other.start < end)) found.push({ start, end });
  };
  for (const match of text.matchAll(BRACKETS)) {
    const [whole, square, curly, angle, round] = match;
    const start = match.index;
    if (curly !== undefined) add(start, start + whole.length);
    else if (square !== undefined) {
      if (isField(square) && text[start + whole.length] !== "(") add(start, start + whole.length);
    } else if (isTodo(angle ?? round ?? "")) add(start, start + whole.length);
    else if (round !== undefined && (round.includes("|") || isChoice(round)))
      add(start, start + whole.length);
    if (found.length > MOST) break;
  }
  for (const pattern of [BLANK, PLACEHOLDER, EMPTY_SIZE, EMPTY_DATE])
    for (const match of text.matchAll(pattern)) {
      if (found.length > MOST) break;
      if (pattern === PLACEHOLDER && isHeadingMark(text, match.index)) continue;
      if (pattern === BLANK && isRule(text, match.index)) continue;
      add(match.index, match.index + match[0].length);
    }
  for (const match of text.matchAll(SLASHED)) {
    if (found.length > MOST) break;
    if (!areAlternatives(match[1] ?? "", match[2] ?? "")) continue;
    const start = match.index;
    const after = text.slice(start + match[0].length, start + match[0].length + 14);
    // "Rim direito/esquerdo: 10,1/10,4 cm" measures both.
    if (/^[:\s(]{0,4}\d/.test(after)) continue;
    add(start, start + match[0].length);
  }
  return found.map((place) =>
    report({ text }, "leftover_mask", place, "TEMPLATE_LEFT", {
      words: text.slice(place.start, place.end),
    }),
  );
};

/** Whether two words are different values of one kind, in any gender and number. */
function areAlternatives(first: string, second: string): boolean {
  const [one, other] = [stem(fold(first)), stem(fold(second))];
  return one !== other && alternatives.some((values) => values.has(one) && values.has(other));
}

/** More are not reported: the first ones already stop the signature. */
const MOST = 40;

/** A field of a mask, not a reference ("[1]"), a range ("[10-20]") or an aside. */
function isField(content: string): boolean {
  const inner = content.trim();
  if (inner === "") return true;
  if (inner === "x" || inner === "X" || inner === "✓") return false;
  if (/[|#_*]/.test(inner) || /^\.+$|^…$/.test(inner) || /^[?]+$/.test(inner)) return true;
  if (/^[\d\s.,;:%–-]+$/.test(inner)) return false;
  if (isTodo(inner)) return true;
  const choices = inner.split("/").map((choice) => choice.trim());
  return choices.length > 1 && choices.every((choice) => /^\p{L}[\p{L} -]{1,30}$/u.test(choice));
}

/** "no polo (superior/inferior)". */
const isChoice = (content: string): boolean =>
  bracketed.has(
    fold(
      content
        .split("/")
        .map((word) => word.trim())
        .join(" "),
    ),
  );

/** Words that tell the author what to write: "(descrever)", "[inserir medida]". */
function isTodo(content: string): boolean {
  const words = tokenise(content)
    .filter(({ kind }) => kind === "word")
    .map(({ t }) => t);
  if (words.length === 0 || words.length > 8) return false;
  return todos.has(words.join(" ")) || (INSTRUCTIONS.has(words[0]!) && !/\d/.test(content));
}
const INSTRUCTIONS = wordList("instruction");

const isHeadingMark = (text: string, at: number): boolean =>
  text[at] === "#" && (at === 0 || text[at - 1] === "\n" || text[at - 1] === "#");

/** A line of underscores alone is a rule or a signature. */
function isRule(text: string, at: number): boolean {
  const start = text.lastIndexOf("\n", at) + 1;
  const end = text.indexOf("\n", at);
  const line = text.slice(
    start,
    end < 0 ? Math.min(text.length, start + 400) : Math.min(end, start + 400),
  );
  return /^[\s_.*-]*$/.test(line);
}
