import type { Language } from "@relato/shared/domain/language.ts";
import { memoizeByLanguage } from "../language/memoize.ts";
import { fold } from "../language/text.ts";
import { readRows } from "./lexicon.ts";

/** The words of each folded abbreviation. */
type Words = ReadonlyMap<string, string>;
interface Abbreviations {
  always: Words;
  inQuestions: Words;
  afterNumber: Words;
}

const abbreviationsOf = memoizeByLanguage((language): Abbreviations => {
  const rows = readRows(language, "abbreviations");
  const of = (condition: string | undefined): Words =>
    new Map(
      rows
        .filter(([, , when]) => when === condition)
        .map(([short = "", words = ""]) => [fold(short), words]),
    );
  return { always: of(undefined), inQuestions: of("question"), afterNumber: of("number") };
});

const CHUNK = /\S+/g;
/** "c/dor": the words after the slash are written without a space. */
const JOINED = /^([a-z]\/)(\p{L}\S*)$/iu;
const AFTER_NUMBER = /^(\d+)(\p{L}+)$/u;
const NUMBER = /^\d+$/;
const OPENS = new Set(["(", "¿", "¡", '"', "["]);
const CLOSES = new Set([")", "?", "!", ",", ";", ":", ".", '"', "]"]);

/** Writes the abbreviations of a text as words: "qdo" is "quando", "12m" is "12 meses". */
export function expandAbbreviations(
  text: string,
  language: Language,
  { isQuestion }: { isQuestion: boolean },
): string {
  const { always, inQuestions, afterNumber } = abbreviationsOf(language);
  const wordsOf = (short: string): string | undefined =>
    always.get(short) ?? (isQuestion ? inQuestions.get(short) : undefined);
  let isAfterNumber = false;
  return text.replaceAll(CHUNK, (chunk) => {
    let [from, to] = [0, chunk.length];
    while (from < to && OPENS.has(chunk[from]!)) from += 1;
    while (to > from && CLOSES.has(chunk[to - 1]!)) to -= 1;
    const word = chunk.slice(from, to);
    const expanded = expand(word, isAfterNumber);
    isAfterNumber = NUMBER.test(word);
    if (expanded === undefined) return chunk;
    const rest = chunk.slice(to);
    return `${chunk.slice(0, from)}${expanded}${rest.startsWith(".") ? rest.slice(1) : rest}`;
  });

  function expand(word: string, follows: boolean): string | undefined {
    const folded = fold(word);
    const whole =
      (follows && folded.length > 1 ? afterNumber.get(folded) : undefined) ?? wordsOf(folded);
    if (whole !== undefined) return isAcronym(word) ? undefined : whole;
    const joined = JOINED.exec(word);
    const preposition = joined && wordsOf(fold(joined[1]!));
    if (joined && preposition !== undefined) return `${preposition} ${joined[2]}`;
    const counted = AFTER_NUMBER.exec(word);
    const unit = counted && afterNumber.get(fold(counted[2]!));
    return counted && unit !== undefined ? `${counted[1]} ${unit}` : undefined;
  }
}

/** "DT" and "RES" are names; "Q" and "DX" at the beginning of a line are not. */
const isAcronym = (word: string): boolean => /^\p{Lu}{2,}$/u.test(word) && !/^[DTH]X$/.test(word);
