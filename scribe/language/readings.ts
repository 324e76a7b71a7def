import type { Language } from "@relato/shared/domain/language.ts";
import { lexiconOf } from "../lexicon/lexicon.ts";
import { readTsv } from "../lexicon/read-tsv.ts";
import { memoize } from "./memoize.ts";
import { findNumbers, type NumberSpan } from "./numbers.ts";
import { type Token, tokenise } from "./text.ts";

/** A name that is spelled out in speech. "N" in `letters` is a number from `least` to `most`. */
interface Reading {
  letters: readonly string[];
  least: number;
  most: number;
  written: string;
}

const READINGS = readTsv(new URL("../lexicon/readings.tsv", import.meta.url)).map(
  ([letters = "", least = "", most = "", written = ""]): Reading => ({
    letters: letters.split(" "),
    least: Number(least),
    most: Number(most),
    written,
  }),
);
const byFirst = new Map<string, Reading[]>();
for (const reading of READINGS) {
  const first = reading.letters[0]!;
  byFirst.set(first, [...(byFirst.get(first) ?? []), reading]);
}

/** Skips texts without the beginning of any reading. */
const BEGINS = new RegExp(`(?<![\\p{L}\\d])(?:${[...byFirst.keys()].join("|")})(?!\\p{L})`, "u");

/** Writes spelled-out names: "L quatro", "S um", "A one C" become "L4", "S1", "A1c". */
export function writeReadings(text: string, language: Language): string {
  if (!BEGINS.test(text)) return text;
  const tokens = tokenise(text);
  const numbers = numbersAt(tokens, language);
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const found = readingAt(text, tokens, numbers, at, language);
    if (!found) continue;
    parts.push(text.slice(from, tokens[at]!.start), found.text);
    from = tokens[found.to - 1]!.end;
    at = found.to - 1;
  }
  return from === 0 ? text : parts.join("") + text.slice(from);
}

const numbersAt = memoize(
  (tokens: readonly Token[], language: Language): ReadonlyMap<number, NumberSpan> =>
    new Map(findNumbers(tokens, language).map((number) => [number.from, number])),
);

function readingAt(
  text: string,
  tokens: readonly Token[],
  numbers: ReadonlyMap<number, NumberSpan>,
  at: number,
  language: Language,
): { text: string; to: number } | undefined {
  const readings = byFirst.get(text.slice(tokens[at]!.start, tokens[at]!.end));
  const lexicon = lexiconOf(language);
  if (!readings || lexicon.words("no reading").has(tokens[at - 1]?.t ?? "")) return undefined;
  for (const { letters, least, most, written } of readings) {
    let to = at;
    let value = 0;
    const fits = letters.every((letter) => {
      const token = tokens[to];
      if (letter !== "N") {
        to += 1;
        return token !== undefined && text.slice(token.start, token.end) === letter;
      }
      const number = numbers.get(to);
      if (!number || number.form === "digits") return false;
      to = number.to;
      value = number.value;
      return value >= least && value <= most && Number.isInteger(value);
    });
    const counts = lexicon.words("counted").has(tokens[to]?.t ?? "");
    if (fits && !counts) return { text: written.replace("N", String(value)), to };
  }
  return undefined;
}
