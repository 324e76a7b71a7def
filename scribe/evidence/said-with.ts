import type { Language } from "@relato/shared/domain/language.ts";
import { findNumbers, type NumberSpan } from "../language/numbers.ts";
import { stem } from "../language/text.ts";
import type { Heard } from "./heard.ts";
import { whereNamed } from "./where.ts";
import { keyOf } from "./words.ts";

/** Kinds of units, folded, three languages: two numbers of different kinds are never the same. */
const UNITS: readonly (readonly [string, RegExp])[] = [
  ["minutes", /^(?:min|mins|minutos?|minutinhos?|minutitos?|minutes?)$/],
  ["seconds", /^(?:segundos?|segs?|seconds?|secs?)$/],
  ["hours", /^(?:h|hs|hrs?|horas?|horinhas?|horitas?|hours?)$/],
  ["days", /^(?:dias?|diazinhos?|diitas?|days?)$/],
  ["nights", /^(?:noites?|noches?|nights?)$/],
  ["weeks", /^(?:semanas?|semaninhas?|weeks?|wks?)$/],
  ["months", /^(?:mes|meses|mesinhos?|months?)$/],
  ["years", /^(?:anos?|aninhos?|anitos?|years?|yrs?)$/],
  ["share", /^(?:%|percent|cento|ciento)$/],
  [
    "dose",
    /^(?:mg|mcg|miligram\w*|milligram\w*|microgram\w*|ui|unidades?|units?|gotas?|gotinhas?|drops?|jatos?|puffs?|comprimidos?|pastillas?|tabletas?|tablets?|pills?|capsul\w*|ml|mililitr\w*)$/,
  ],
  ["length", /^(?:cm|mm|centimet\w*|milimet\w*|millimet\w*|metros?|meters?|inches|feet)$/],
  ["weight", /^(?:kg|quilos?|kilos?|pounds?|lbs?|libras?|gramas?|gramos?|grams?)$/],
  [
    "walk",
    /^(?:cuadras?|quarteir\w+|quadras?|blocks?|km|quilomet\w*|kilomet\w*|miles?|flights?|lances|pisos|escalones|andares)$/,
  ],
  ["points", /^(?:pontos?|puntos?|points?)$/],
  ["times", /^(?:x|vez|vezes|veces|times|episodi\w*|episodes?|crises?|crisis|ataques?|attacks?)$/],
  ["smoke", /^(?:cigarr\w*|macos?|packs?|cajetillas?|cigarettes?|carteiras?)$/],
  [
    "drink",
    /^(?:latas?|latinhas?|cervejas?|cervezas?|beers?|drinks?|copos?|copas?|tragos?|tazas?|xicaras?|cups?|glasses|garrafas?|botellas?)$/,
  ],
];

/** The kind of a unit's word; undefined for other words. */
export const unitOf = (word: string): string | undefined =>
  UNITS.find(([, pattern]) => pattern.test(word))?.[0];

const HOW_MANY =
  /\b(?:quant[oa]s?|cuant[oa]s?|how (?:many|long|often|much|far|old|big)|ha quanto|desde quando|desde cuando|cuando|quando|when|que (?:idade|edad|tanto)|what age|cada quanto|cada cuanto|nota|escala|scale|de zero a dez|del? (?:cero|uno) al? diez|zero to ten|out of ten)\b/;

/**
 * Whether a number stands anywhere in the talk with this unit, or with none where the unit, or what the note speaks of,
 * is near: "quantas noites?" "Umas quatro.". A number that counts something else, or is a medicine's dose, is no support.
 */
export function isSaidWith(
  value: number,
  unit: string,
  about: { keys: ReadonlySet<string>; concepts: ReadonlySet<string> },
  heard: readonly Heard[],
  language: Language,
): boolean {
  const kind = unitOf(unit);
  const key = keyOf(stem(unit));
  const isSame = (word: string): boolean =>
    kind === undefined ? keyOf(stem(word)) === key : unitOf(word) === kind;
  return (whereNamed(heard).numbers.get(value) ?? []).some((at) => {
    const h = heard[at]!;
    const { tokens } = h.sentence;
    const spans = findNumbers(tokens, language).filter((n) => n.value === value);
    // Put together of two ("one point five", "um mês e meio"): it was heard, as what is hard to tell.
    if (spans.length === 0) return true;
    return spans.some((span) => {
      const after = tokens.slice(span.to, span.to + 4);
      const stop = after.findIndex((t) => t.kind === "mark" && !/^[%\-/]$/.test(t.t));
      const words = stop < 0 ? after : after.slice(0, stop);
      if (words.some((t) => isSame(t.t))) return true;
      const other = words[0] !== undefined && unitOf(words[0].t) !== undefined;
      if (other || (!MEASURED.has(kind ?? "") && isDose(h, span))) return false;
      if (kind === "years" && AT_AGE.test(tokens[span.from - 1]?.t ?? "")) return true;
      return near(h, at, heard).some(
        (n) =>
          n.sentence.tokens.some((t) => isSame(t.t)) ||
          (n.sentence.asks && HOW_MANY.test(n.sentence.folded) && isOpen(n, about, isSame)) ||
          [...about.concepts].some((id) => n.concepts.has(id)) ||
          [...about.keys].some((k) => n.keys.has(k)),
      );
    });
  });
}

/** "Desde os quinze", "com trinta e nove", "at sixty": an age, told without its years. */
const AT_AGE =
  /^(?:aos|os|los|las|com|con|at|age|aged|de|dos|since|by|before|antes|until|till|uns|tenho|tengo|i'm|turned|tem|tiene|had|with|over|under|about|like|was|era|tinha|tenia)$/;

/** "Há quanto tempo?" "Quatro.": a question so short asks of what was just spoken of. */
const isOpen = (
  { sentence, concepts, keys }: Heard,
  about: { keys: ReadonlySet<string>; concepts: ReadonlySet<string> },
  isSame: (word: string) => boolean,
): boolean =>
  (sentence.tokens.length < 8 &&
    !sentence.tokens.some((t) => unitOf(t.t) !== undefined && !isSame(t.t))) ||
  [...about.concepts].some((id) => concepts.has(id)) ||
  [...about.keys].some((k) => keys.has(k));

/** Kinds of units that no dose has. */
const MEASURED = new Set(["share", "points", "length", "walk"]);

/** "Esomeprazol, cuarenta": right after a medicine's name. */
const isDose = ({ sentence }: Heard, { from }: NumberSpan): boolean =>
  !/^(?:por|for|durante|x)$/.test(sentence.tokens[from - 1]?.t ?? "") &&
  sentence.mentions.some((m) => m.concept.type === "drug" && m.to <= from && from - m.to <= 3);

/** The sentence, those beside it in its turn, and the question that it answers. */
function near(h: Heard, at: number, heard: readonly Heard[]): Heard[] {
  const turn = h.sentence.turn.i;
  const first = Math.max(0, at - 8);
  return heard
    .slice(first, at + 3)
    .filter(
      (n, nth) =>
        n === h ||
        (n.sentence.turn.i === turn && Math.abs(first + nth - at) <= 2) ||
        turn - n.sentence.turn.i === 1,
    );
}
