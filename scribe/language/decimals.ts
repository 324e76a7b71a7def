import type { Language } from "@relato/shared/domain/language.ts";
import { lexiconOf } from "../lexicon/lexicon.ts";
import { type NumberReading, readTens, wordAt } from "./cardinals.ts";
import { NUMBER_WORDS } from "./number-word-tables.ts";
import type { NumberWords } from "./number-words.ts";
import type { Token } from "./text.ts";

/** `decimals` is set if the last decimal is a zero, which the value alone would lose. */
export interface Fraction extends NumberReading {
  decimals?: string;
}

/** "Point eight": a fraction without its whole number. Undefined if "point" is an ordinary word. */
export function readPoint(
  tokens: readonly Token[],
  at: number,
  language: Language,
): Fraction | undefined {
  const pack = NUMBER_WORDS[language];
  if (pack.and !== "and" || !pack.point.includes(wordAt(tokens, at))) return undefined;
  const before = tokens[at - 1];
  if (
    before?.kind === "number" ||
    lexiconOf(language)
      .words("no point")
      .has(before?.t ?? "")
  )
    return undefined;
  const first = wordAt(tokens, at + 1);
  if (pack.articles.includes(first) && wordAt(tokens, at + 2) === "") return undefined;
  const read = readDecimals(tokens, at + 1, pack);
  return read && addDecimals(0, read);
}

export function addDecimals(
  whole: number,
  { digits, to }: { digits: string; to: number },
): Fraction {
  const read = { value: Number(`${whole}.${digits}`), to };
  return digits.endsWith("0") ? { ...read, decimals: digits } : read;
}

/** The token after "and a half"; -1 if the tokens say something else. */
export function afterHalf(tokens: readonly Token[], at: number, pack: NumberWords): number {
  if (wordAt(tokens, at) !== pack.and) return -1;
  const article = pack.articles.includes(wordAt(tokens, at + 1)) ? 1 : 0;
  return pack.half.includes(wordAt(tokens, at + 1 + article)) ? at + 2 + article : -1;
}

/** The digits after a point: "zero five", "one five", "twenty-five". */
export function readDecimals(
  tokens: readonly Token[],
  at: number,
  pack: NumberWords,
): { digits: string; to: number } | undefined {
  let digits = "";
  let to = at;
  // "Point oh five".
  while (pack.small[wordAt(tokens, to)] === 0 || pack.zeros?.includes(wordAt(tokens, to))) {
    digits += "0";
    to += 1;
  }
  const rest = readTens(tokens, to, pack);
  if (!rest || rest.value === 0) return digits ? { digits, to } : undefined;
  const second =
    pack.and === "and" && rest.value < 10 ? readTens(tokens, rest.to, pack) : undefined;
  const article = pack.articles.includes(wordAt(tokens, rest.to));
  const spelled = second && !article && second.value < 10 && second.to === rest.to + 1;
  return spelled
    ? { digits: `${digits}${rest.value}${second.value}`, to: second.to }
    : { digits: digits + String(rest.value), to: rest.to };
}
