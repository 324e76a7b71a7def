import type { Sentence } from "../facts/types.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { findNumbers, readAcrossUnit } from "../language/numbers.ts";

const HALVES = /^(?:e|y|and)(?: a)? (?:meio|meia|medio|media|half)\b/;
const UNITS_OF_TIME = new Set("mes ano hora semana dia month year hour week day".split(" "));
const POINTS = new Set(["point", "ponto", "punto", "virgula", "coma"]);

/** Numbers that have words of their own. */
const FOLDS = new Map([
  ...["twice", "couple", "casal", "par"].map((word) => [word, 2] as const),
  ["thrice", 3],
  ...["dozen", "duzia", "docena"].map((word) => [word, 12] as const),
  ...["meia", "meio", "media", "medio", "half"].map((word) => [word, 0.5] as const),
]);

/** The numbers of a sentence, articles apart; "meia" is one half. */
export function numbersIn(read: Pick<Sentence, "tokens">, language: Language): Set<number> {
  const values = new Set<number>();
  const numbers = findNumbers(read.tokens, language);
  for (const [nth, number] of numbers.entries()) {
    values.add(number.value);
    // "Vinte e nove e três dias" may be two numbers.
    if (
      number.form === "words" &&
      !Number.isInteger(number.value) &&
      /^(?:dias?|days?)$/.test(read.tokens[number.to]?.t ?? "")
    ) {
      values.add(Math.floor(number.value));
      values.add(Math.round((number.value % 1) * 10));
    }
    // "Cero quince miligramos" is 0.15.
    const before = numbers[nth - 1];
    if (before?.value === 0 && before.to === number.from && Number.isInteger(number.value))
      values.add(Number(`0.${number.value}`));
    const across = readAcrossUnit(read.tokens, number, language);
    if (across) values.add(across.value);
    // "Seven eight", "onze e oito": the point of a test's value is often left out.
    const link = before && read.tokens.slice(before.to, number.from);
    const joined =
      before?.form !== "article" &&
      link &&
      link.every((t) => /^(?:e|y|con|and)$/.test(t.t)) &&
      link.length < 2;
    const alone = numbers[nth + 1]?.from !== number.to && numbers[nth - 2]?.to !== before?.from;
    if (
      joined &&
      alone &&
      before.value < 40 &&
      before.value >= 1 &&
      number.value < 10 &&
      Number.isInteger(before.value + number.value)
    )
      values.add(Number(`${before.value}.${number.value}`));
  }
  for (const [at, { t }] of read.tokens.entries()) {
    if (UNITS_OF_TIME.has(t)) {
      const after = read.tokens.slice(at + 1, at + 4).map((token) => token.t);
      if (HALVES.test(after.join(" "))) values.add(1.5);
    }
    // "Point one" is 0.1.
    const decimal = POINTS.has(t) && numbers.find((n) => n.from === at + 1);
    if (decimal && decimal.value < 10) {
      values.add(Number(`0.${decimal.value}`));
      // "Point one five."
      const next = numbers.find((n) => n.from === decimal.to);
      if (next && next.value < 10) values.add(Number(`0.${decimal.value}${next.value}`));
    }
  }
  for (const { t } of read.tokens) if (FOLDS.has(t)) values.add(FOLDS.get(t)!);
  return values;
}
