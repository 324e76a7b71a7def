import { readFileSync } from "node:fs";
import type { Statement } from "@relato/shared/domain/document.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { findNumbers } from "../language/numbers.ts";
import { writeNumber } from "@relato/shared/domain/numbers/written-numbers.ts";
import { compileMatcher, type Matcher, type Mention } from "../lexicon/matcher.ts";
import { lexiconOf } from "../lexicon/lexicon.ts";
import { readText, type ReadText } from "../talk/sentences.ts";
import type { Blank } from "../template/parse.ts";

/**
 * Qualifiers of a value, e.g. a posture. A label with a qualifier only takes a value with the same
 * one.
 */
const QUALIFIERS = ["standing", "lying", "sitting", "left", "right"];
/** The most tokens between the name of a measure and its value. */
const REACH = 6;
/** Measures whose value is a date, and measures that are counts. */
const DAYS = new Set(["last period"]);
const COUNTS = new Set(["pregnancies", "births", "abortions"]);

let measures: Matcher | undefined;

const measureMatcher = (): Matcher =>
  (measures ??= compileMatcher(
    readFileSync(new URL("../lexicon/measures.tsv", import.meta.url), "utf8")
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("#"))
      .map((line) => line.split("\t"))
      .map(([phrase = "", id = ""]) => ({
        phrase: `=${phrase}`,
        concept: { id, type: "measure" },
      })),
    new Set(),
  ));

/**
 * Fills a template's blank from statements, e.g. "PA: 130x80 mmHg". Returns undefined if no
 * statement has a value.
 */
export function fillBlank(
  blank: Blank,
  statements: readonly Statement[],
  language: Language,
): string | undefined {
  const label = readText(blank.label, language);
  const isHeight = measureOf(label) === "height";
  for (const { text } of statements) {
    const value = valueIn(readText(text, language), label, language);
    if (value === undefined) continue;
    const unit =
      blank.unit === "" ? "" : blank.unit.startsWith("/") ? blank.unit : ` ${blank.unit}`;
    return `${blank.label}: ${isHeight ? inUnit(value, blank.unit, language) : value}${unit}`;
  }
  return undefined;
}

/** Finds names of things that can be measured. */
export const measuresIn = ({ tokens, stems }: ReadText): Mention[] =>
  measureMatcher().find(tokens, stems);

const measureOf = (read: ReadText): string | undefined => measuresIn(read)[0]?.concept.id;

function valueIn(said: ReadText, label: ReadText, language: Language): string | undefined {
  const measure = measureOf(label);
  const qualifier = QUALIFIERS.find((cue) => label.cues.has(cue));
  for (const [from, to] of namesOf(said, label, measure)) {
    if (measure !== undefined && COUNTS.has(measure)) {
      const counted = countAround(said, from, to, language);
      if (counted !== undefined) return counted;
    } else if (measure !== undefined && DAYS.has(measure)) {
      const day = dayAfter(said, to);
      if (day !== undefined) return day;
    } else {
      const start = qualifier === undefined ? to : qualifiedFrom(said, to, qualifier, language);
      const value = start === undefined ? undefined : numberAfter(said, start, language);
      if (value !== undefined) return value;
    }
  }
  return undefined;
}

/** Token ranges at which the statement names what the label asks for. */
function namesOf(said: ReadText, label: ReadText, measure: string | undefined): [number, number][] {
  if (measure !== undefined)
    return measureMatcher()
      .find(said.tokens, said.stems)
      .filter(({ concept }) => concept.id === measure)
      .map(({ from, to }) => [from, to]);
  const words = label.stems.filter((_, at) => label.tokens[at]!.kind === "word");
  return said.stems.flatMap((_, at) =>
    words.length > 0 && words.every((word, n) => said.stems[at + n] === word)
      ? [[at, at + words.length] as [number, number]]
      : [],
  );
}

/**
 * The first number after a token, unless another measure is named in between. A blood pressure
 * keeps both values.
 */
function numberAfter(said: ReadText, from: number, language: Language): string | undefined {
  const { tokens, text } = said;
  const number = findNumbers(tokens, language).find((one) => one.from >= from);
  if (!number || number.form === "article" || number.from - from > REACH) return undefined;
  const between = tokens.slice(from, number.from);
  const other = measureMatcher().find(between).length > 0;
  if (other || between.some(({ t }) => t === "." || t === ";")) return undefined;
  const pair = /^\s?[x/]\s?\d{2,3}/.exec(text.slice(tokens[number.to - 1]!.end));
  const value = writeNumber(number.value, language);
  return pair ? `${value}${pair[0].replace(/\s/g, "")}` : value;
}

/** The token from which the value of a qualifier is read; undefined if the qualifier is missing. */
function qualifiedFrom(
  said: ReadText,
  to: number,
  qualifier: string,
  language: Language,
): number | undefined {
  const cues = lexiconOf(language).cues.findAll(said.tokens, said.stems);
  const at = cues.find(({ concept }) => concept.id === qualifier);
  if (!at) return undefined;
  const numbers = findNumbers(said.tokens, language).filter(({ form }) => form !== "article");
  const rivals = cues.filter(
    ({ concept }) => QUALIFIERS.includes(concept.id) && concept.id !== qualifier,
  );
  const before = numbers.findLast((one) => one.to <= at.from && one.from >= to);
  const ownsAfter = numbers.some(
    (one) => one.from >= at.to && !rivals.some((r) => r.from >= at.to && r.from < one.from),
  );
  // "130x80 deitada, em pé 105x65": the value follows its qualifier.
  if (ownsAfter) return at.to;
  const clause = said.tokens.slice(before?.to ?? to, at.from).some(({ t }) => t === ",");
  return before && !clause ? before.from : undefined;
}

const countAround = (
  said: ReadText,
  from: number,
  to: number,
  language: Language,
): string | undefined => {
  const numbers = findNumbers(said.tokens, language);
  const before = numbers.find((one) => one.to === from);
  const colon = said.tokens[to]?.t === ":" ? numbers.find((one) => one.from === to + 1) : undefined;
  const found = before ?? colon;
  return found && found.value < 30 ? String(found.value) : undefined;
};

const MONTHS =
  "January|February|March|April|May|June|July|August|September|October|November|December";
const DATE = new RegExp(
  `(?:dia |día )?\\d{1,2}(?:(?: de |\\/)[\\p{L}\\d]+)?|(?:${MONTHS}) \\d{1,2}`,
  "u",
);

/** A date as written, after a token: "dia 20", "10 de outubro", "October 10". */
function dayAfter({ text, tokens }: ReadText, to: number): string | undefined {
  const rest = text.slice(tokens[to - 1]!.end, tokens[to - 1]!.end + 60);
  return DATE.exec(rest)?.[0];
}

/** Converts a height in metres ("1,03") where the template asks for centimetres ("103"). */
function inUnit(value: string, unit: string, language: Language): string {
  const metres = Number(language === "en-US" ? value : value.replace(",", "."));
  return unit === "cm" && metres > 0.3 && metres < 2.5 ? String(Math.round(metres * 100)) : value;
}
