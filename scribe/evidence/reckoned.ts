import type { Language } from "@relato/shared/domain/language.ts";
import { findNumbers, type NumberSpan } from "../language/numbers.ts";
import { once } from "../language/once.ts";
import type { Testimony } from "./claims.ts";
import type { Heard } from "./heard.ts";
import type { Note } from "./sentence.ts";

/** How a note rounds an age or an amount, folded, three languages: "antes dos quarenta" of one who was thirty-nine. */
const BELOW =
  /\b(?:antes d[eo]s?|antes de (?:los|las)|before|under|menos d[eo]|abaixo d[eo]s?|por debajo de|less than|ate|hasta|up to|quase|casi|almost|nearly)(?: (?:os|las|los|the|age|a|idade|edad|de))*\s*$/;
const ABOVE =
  /\b(?:apos|depois d[eo]s?|despues de|after|over|mais d[eo]|mas de|acima d[eo]s?|por encima de|more than|past)(?: (?:os|las|los|the|age|a|idade|edad|de))*\s*$/;
const CHANGED =
  /\b(?:ganh\w*|perd\w*|aument\w*|redu\w*|queda|caiu|sub(?:iu|io|ida|indo)|baj\w*|baix\w*|gan(?:o|ancia)|gain\w*|los[ts]\w*|down|up|drop\w*|rise|rose|increas\w*|decreas\w*|diferenca|difference|melhor\w*|mejor\w*|improv\w*)\b/;
const ABOUT =
  /\b(?:cerca de|em torno de|aproximadamente|uns|unos|umas|about|around|roughly|approximately|some)\s*$/;
const FROM_TO =
  /\b(?:das?|de(?: las)?|desde las?|from)\b.*\b(?:as|ate|a las?|hasta las?|to|till|until)\b/;
const HOURS = /^(?:h|hs|hrs?|horas?|hours?)$/;
const DOSE = /^(?:mg|mcg|ml|ui|miligram\w*|milligram\w*|microgram\w*)$/;
const PIECES =
  /^(?:comprimid\w*|pastillas?|tabletas?|tablets?|pills?|capsul\w*|jatos?|puffs?|doses|dosis)$/;
const BEARS = /\b(?:gest\w+|gravid\w+|gravida|pregnan\w+|embaraz\w+|parto\w*|filh\w+|hij\w+)\b/;
const ORDINALS: readonly (readonly [number, RegExp])[] = [
  [2, /\b(?:segund[oa]|second)\b/],
  [3, /\b(?:terceir[oa]|tercer[oa]?|third)\b/],
  [4, /\b(?:quart[oa]|cuart[oa]|fourth)\b/],
  [5, /\b(?:quint[oa]|fifth)\b/],
  [6, /\b(?:sext[oa]|sixth)\b/],
];

/**
 * Whether a number that nobody said follows from those that were: a difference of two, hours between two times of day, a
 * bound that lies just past the value, tablets times their strength, an ordinal.
 */
export function isReckoned(
  { value, from, to, form }: NumberSpan,
  { whole, folded }: Note,
  { heard, numbers }: Testimony,
  language: Language,
): boolean {
  if (form === "article") return false;
  const { tokens } = whole.read;
  const before = whole.read.folded.slice(0, tokens[from]!.start);
  const unit = tokens[to]?.t ?? "";
  const all = [...numbers];
  if (BELOW.test(before) && all.some((n) => n < value && n >= value * 0.85)) return true;
  if (ABOVE.test(before) && all.some((n) => n > value && n <= value * 1.15)) return true;
  const slack = ABOUT.test(before) ? value * 0.15 : 0.001;
  if (
    CHANGED.test(folded) &&
    changesIn(heard).some(
      ({ from: less, by }) => less >= value * 3 && Math.abs(by - value) <= slack,
    )
  )
    return true;
  if (HOURS.test(unit) && fromTo(heard).some((h) => isBetween(h.numbers, value))) return true;
  if (DOSE.test(unit) && productsIn(heard, language).has(value)) return true;
  const nth = ORDINALS.find(([n]) => n === value)?.[1];
  return (
    nth !== undefined &&
    BEARS.test(folded) &&
    tokens[to]?.kind !== "word" &&
    heard.some((h) => nth.test(h.sentence.folded))
  );
}

/** By how much the one number of a sentence is more than another. */
const changesIn = once((heard: readonly Heard[]) =>
  heard.flatMap(({ numbers }) =>
    [...numbers].flatMap((from) =>
      [...numbers].filter((to) => to > from).map((to) => ({ from, by: to - from })),
    ),
  ),
);

const fromTo = once((heard: readonly Heard[]) =>
  heard.filter((h) => FROM_TO.test(h.sentence.folded)),
);

/** "Das nove às cinco" are eight hours, by the clock's twelve or twenty-four. */
const isBetween = (numbers: ReadonlySet<number>, value: number): boolean => {
  const times = [...numbers].filter((n) => n <= 24);
  return times.some((a) =>
    times.some((b) => a !== b && [12, 24].some((c) => (b - a + c) % c === value)),
  );
};

/** "Dois comprimidos de vinte e cinco" are fifty. */
const productsIn = once((heard: readonly Heard[], language: Language) => {
  const products = new Set<number>();
  for (const { tokens } of heard.map((h) => h.sentence)) {
    const numbers = findNumbers(tokens, language);
    for (const n of numbers.filter(({ to }) => PIECES.test(tokens[to]?.t ?? "")))
      for (const strength of numbers) if (strength !== n) products.add(n.value * strength.value);
  }
  return products;
});
