import type { Language } from "@relato/shared/domain/language.ts";
import { findNumbers } from "../language/numbers.ts";
import { writeNumber } from "@relato/shared/domain/numbers/written-numbers.ts";
import type { DosageItem } from "../lexicon/dosage.ts";
import { lexiconOf } from "../lexicon/lexicon.ts";
import { isBreak } from "./clause-tokens.ts";
import type { DosageZone } from "./dosage-types.ts";

/** Finds a strength without a unit right after the name or the verb: "Losartana cinquenta". */
export function findUnitlessStrength(
  zone: DosageZone,
  items: readonly DosageItem[],
  language: Language,
): DosageItem {
  const { tokens, mention, to, actions } = zone;
  const { little } = lexiconOf(language);
  const number = findNumbers(tokens, language).find(
    (one) => one.from >= mention.to && one.to <= to && one.form !== "article",
  );
  if (!number || items.some((item) => item.from < number.to && item.to > number.from))
    return NOTHING;
  const between = tokens.slice(mention.to, number.from);
  const led = between.every(
    (token, at) =>
      token.t === "," ||
      little.has(token.t) ||
      actions.some((cue) => cue.from <= mention.to + at && cue.to > mention.to + at),
  );
  const next = tokens[number.to];
  const numbers = findNumbers(tokens, language);
  // "Doze por quatrocentos" is not a strength of twelve.
  if (next && BY.has(next.t) && numbers.some((one) => one.from === number.to + 1)) return NOTHING;
  const ends =
    next === undefined ||
    isBreak(next) ||
    little.has(next.t) ||
    items.some((item) => item.from === number.to);
  const isCount =
    Number.isInteger(number.value) &&
    number.value <= MOST_AT_ONCE &&
    tokens[number.from - 1]?.t !== "de";
  if (!led || !ends || isCount) return NOTHING;
  const value = writeNumber(number.value, language);
  return { kind: "strength", value, from: number.from, to: number.to };
}

const BY: ReadonlySet<string> = new Set([
  "por",
  "com",
  "con",
  "with",
  "to",
  "by",
  "over",
  "/",
  "-",
]);
const NOTHING: DosageItem = { kind: "none", value: "", from: 0, to: 0 };
/** A unitless number up to this is a count of pills; a greater one is a strength. */
const MOST_AT_ONCE = 4;

/** Finds how many to take at once where only a number says it: "Um embaixo da língua". */
export function findUnitlessCount(
  { tokens, mention, to }: DosageZone,
  strength: DosageItem,
  items: readonly DosageItem[],
  language: Language,
): DosageItem {
  const number = findNumbers(tokens, language).find((one) => {
    const covers = [...items, strength].some((item) => item.from < one.to && item.to > one.from);
    const inside = one.from >= mention.to && one.to <= to;
    const begins = one.from === 0 || isBreak(tokens[one.from - 1]!);
    const next = tokens[one.to];
    const ends = next === undefined || isBreak(next);
    const when = items.some(({ kind, from }) => from === one.to && kind !== "form");
    const led = begins || one.from === mention.to;
    const isCount = Number.isInteger(one.value) && one.value <= MOST_AT_ONCE;
    return inside && !covers && isCount && ((begins && ends) || (led && when));
  });
  if (!number) return NOTHING;
  const value = writeNumber(number.value, language);
  return { kind: "dose", value, from: number.from, to: number.to };
}
