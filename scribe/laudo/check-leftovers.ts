import { fold, stem, tokenise } from "../language/text.ts";
import { readTsv } from "../lexicon/read-tsv.ts";
import { type Check, report } from "./finding.ts";
import { LEFTOVER_PATTERNS, SLASHED } from "./leftover-patterns.ts";
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
/** Degrees: "leve/moderada" is a degree between two, "leve/moderada/acentuada" is undecided. */
const scales = rows
  .filter(([name]) => name === "scale")
  .map(([, words = ""]) => new Set(words.split("|").map((word) => stem(fold(word.trim())))));
const SHORTEST_SCALE = 3;
const bracketed = wordsOf("bracketed");
const todos = wordsOf("todo");

/** `[…]`, `{…}`, `<…>` or `(…)` of at most 120 characters in one line. */
const BRACKETS =
  /\[([^[\]\n]{0,120})\]|\{([^{}\n]{0,120})\}|<([^<>\n]{1,80})>|\(([^()\n]{1,80})\)/g;
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
    else if (round !== undefined && (round.includes("|") || isChoice(round) || isOptions(round)))
      add(start, start + whole.length);
    if (found.length > MOST) break;
  }
  for (const [name, pattern] of Object.entries(LEFTOVER_PATTERNS))
    for (const match of text.matchAll(pattern)) {
      if (found.length > MOST) break;
      if (name === "PLACEHOLDER" && isHeadingMark(text, match.index)) continue;
      if (name === "BLANK" && isRule(text, match.index)) continue;
      add(match.index, match.index + match[0].length);
    }
  for (const match of text.matchAll(SLASHED)) {
    if (found.length > MOST) break;
    const [whole] = match;
    if (!areAlternatives(whole.split("/"))) continue;
    const start = match.index;
    const after = text.slice(start + whole.length, start + whole.length + 18);
    // "Rim direito/esquerdo: 10,1/10,4 cm" measures both, "com/sem contraste" is a technique.
    if (MEASURED.test(after) || TECHNIQUE.test(after)) continue;
    add(start, start + whole.length);
  }
  return found.map((place) =>
    report({ text }, "leftover_mask", place, "TEMPLATE_LEFT", {
      words: text.slice(place.start, place.end),
    }),
  );
};

const MEASURED = /^[:\s(]{0,4}\d{1,4}[\d.,]{0,4}\s?\p{L}{0,3}\s?(?:\/|e\b|y\b|and\b)/iu;
const TECHNIQUE = /^\s(?:contrast|gado|iv\b|ev\b|zoom)/i;

/** Whether words are different values of one kind, in any gender and number. */
function areAlternatives(words: readonly string[]): boolean {
  const stems = new Set(words.map((word) => stem(fold(word.trim()))));
  const kinds = stems.size >= SHORTEST_SCALE ? [...alternatives, ...scales] : alternatives;
  const isOneNormal = [...stems].filter((word) => NORMAL.has(word)).length === 1;
  return (
    stems.size === words.length &&
    (kinds.some((values) => [...stems].every((word) => values.has(word))) ||
      (isOneNormal && words.every((word) => /^\p{Ll}{5,}$/u.test(word.trim()))))
  );
}
/** "Normal/exagerada": what is normal is nothing else, whatever the other word is. */
const NORMAL: ReadonlySet<string> = new Set([...wordList("normal word")].map(stem));

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
  if (isDefault(inner)) return true;
  const choices = inner.split("/").map((choice) => choice.trim());
  return choices.length > 1 && choices.every((choice) => /^\p{L}[\p{L} -]{1,30}$/u.test(choice));
}

/** "[Normal.]" and "[no]" are values that a template proposes and the author did not confirm. */
const isDefault = (inner: string): boolean =>
  /^\p{L}{2,20}(?: \p{L}{2,20}){0,2}\.?$/u.test(inner) && !ASIDES.has(fold(inner));
const ASIDES = wordList("bracketed aside");

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

/** "(altas / centradas / baixas)": three words or more with one ending. */
function isOptions(content: string): boolean {
  const words = content.split("/").map((word) => word.trim());
  if (words.length < SHORTEST_SCALE) return false;
  const endings = new Set(words.map((word) => word.slice(-2)));
  return endings.size === 1 && words.every((word) => /^\p{Ll}{4,20}$/u.test(word));
}

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
