import { type NumberReading, readTens, type SpokenToken, wordAt } from "./cardinals.ts";
import type { NumberWords } from "./number-words.ts";

/** `decimals` is set if the last decimal is a zero, which the value alone would lose. */
export interface Fraction extends NumberReading {
  decimals?: string;
}

export function addDecimals(
  whole: number,
  { digits, to }: { digits: string; to: number },
): Fraction {
  const read = { value: Number(`${whole}.${digits}`), to };
  return digits.endsWith("0") ? { ...read, decimals: digits } : read;
}

/** The token after "and a half"; -1 if the tokens say something else. */
export function afterHalf(tokens: readonly SpokenToken[], at: number, pack: NumberWords): number {
  if (wordAt(tokens, at) !== pack.and) return -1;
  const article = pack.articles.includes(wordAt(tokens, at + 1)) ? 1 : 0;
  return pack.half.includes(wordAt(tokens, at + 1 + article)) ? at + 2 + article : -1;
}

/** The digits after a point: "zero five", "one five", "twenty-five". */
export function readDecimals(
  tokens: readonly SpokenToken[],
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
