import type { Language } from "@relato/shared/domain/language.ts";
import { wordAt } from "@relato/shared/domain/numbers/cardinals.ts";
import { NUMBER_WORDS } from "@relato/shared/domain/numbers/number-word-tables.ts";
import {
  addDecimals,
  type Fraction,
  readDecimals,
} from "@relato/shared/domain/numbers/spoken-decimals.ts";
import { lexiconOf } from "../lexicon/lexicon.ts";
import type { Token } from "./text.ts";

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
