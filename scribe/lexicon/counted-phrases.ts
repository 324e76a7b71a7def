import type { Language } from "@relato/shared/domain/language.ts";
import { type NumberSpan } from "../language/numbers.ts";
import { writeNumber } from "@relato/shared/domain/numbers/written-numbers.ts";
import { stem, type Token } from "../language/text.ts";
import { compileMatcher, type Matcher } from "./matcher.ts";

/**
 * A phrase with numbers that was found in a text. Tokens `from` up to `to`, exclusive; `value` is
 * its written form.
 */
export interface CountedPhrase {
  kind: string;
  value: string;
  from: number;
  to: number;
}

/** Replaces each number, both in the phrases and in the text. */
const NUMBER = "nnn";

/** Compiles rows of phrase, kind and value. `N` in a phrase matches any number. */
export const compileCountedPhrases = (rows: readonly string[][]): Matcher =>
  compileMatcher(
    rows.map(([phrase = "", kind = "", value = ""]) => ({
      phrase: `=${phrase.replaceAll("N", NUMBER)}`,
      concept: { id: value, type: kind },
    })),
    new Set(),
  );

/** Finds the longest phrases from left to right. Each of `numbers` counts as one token. */
export function findCountedPhrases(
  matcher: Matcher,
  tokens: readonly Token[],
  numbers: readonly NumberSpan[],
  language: Language,
): CountedPhrase[] {
  const stream: Token[] = [];
  const starts: number[] = [];
  let next = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const number = numbers[next];
    starts.push(at);
    if (number?.from !== at) {
      stream.push(tokens[at]!);
      continue;
    }
    stream.push({ ...tokens[at]!, t: NUMBER, kind: "word" });
    at = number.to - 1;
    next += 1;
  }
  starts.push(tokens.length);
  const stems = stream.map(({ t }) => stem(t));
  let first = 0;
  return matcher.find(stream, stems).map(({ concept, from, to }) => {
    const span = { from: starts[from]!, to: starts[to]! };
    while (first < numbers.length && numbers[first]!.from < span.from) first += 1;
    const inside = numbers.slice(first, first + to - from).filter((one) => one.to <= span.to);
    return { kind: concept.type, value: writeValue(concept.id, inside, language), ...span };
  });
}

/** Fills a value's pattern with the numbers in digits. "N dia|N dias" gives singular and plural. */
function writeValue(pattern: string, numbers: readonly NumberSpan[], language: Language): string {
  const [one = "", many = one] = pattern.split("|");
  let at = 0;
  return (numbers[0]?.value === 1 ? one : many).replace(/N/g, () =>
    writeNumber(numbers[at++]?.value ?? 0, language),
  );
}
