import type { Language } from "@relato/shared/domain/language.ts";
import type { LaudoField } from "@relato/shared/domain/laudo/field.ts";
import { plainText } from "@relato/shared/domain/plain.ts";

interface Word {
  /** In lower case, without accents. */
  plain: string;
  start: number;
  end: number;
}

/** A text in which values of fields are looked for. */
export interface Source {
  text: string;
  words: readonly Word[];
  language: Language;
  /** Whether a unit alone says what a number is of: "22 semanas" is the gestational age. */
  hasOwnUnits: boolean;
}

const WORD = /\d+(?:[.,]\d+)?|\p{L}+/gu;

const wordsOf = (text: string): Word[] =>
  Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    plain: plainText(word),
    start: index,
    end: index + word.length,
  }));

export const readSource = (
  text: string,
  language: Language,
  { hasOwnUnits = false } = {},
): Source => {
  const composed = text.normalize("NFC");
  const words = wordsOf(composed);
  return { text: composed, words, language, hasOwnUnits };
};

const LITTLE = new Set(
  (
    "a o as os e de do da dos das no na nos nas ao com em the of in on at to and el la los las " +
    "del y en con"
  ).split(" "),
);
const NEGATIONS: Record<Language, ReadonlySet<string>> = {
  // "No joelho" is a place.
  "pt-BR": new Set("sem nao nega ausencia ausente".split(" ")),
  es: new Set("sin no niega ausencia ausente".split(" ")),
  "en-US": new Set("no not without denies denied absent".split(" ")),
};
/** Words of one kind have the same beginning: `direito`, `direita`. */
const keyOf = (word: string): string => word.slice(0, 6);

/** The words that say something, as keys. */
export const anchorsOf = (text: string): string[] =>
  wordsOf(text)
    .map(({ plain }) => plain)
    .filter((word) => !LITTLE.has(word) && word.length > 1)
    .map(keyOf);

/** A value is at most so many words after what it is of, or one word before it. */
const [AFTER, BEFORE] = [5, 2];
const NEGATION_REACH = 4;

const isNear = ({ words }: Source, anchors: readonly string[], from: number, to: number): boolean =>
  words
    .slice(Math.max(0, from - AFTER), from)
    .concat(words.slice(to, to + BEFORE))
    .some(({ plain }) => anchors.includes(keyOf(plain)));

const isNegated = ({ words, language }: Source, from: number): boolean =>
  words
    .slice(Math.max(0, from - NEGATION_REACH), from)
    .some(({ plain }) => NEGATIONS[language].has(plain));

/** The single option that the source has next to what the field is of; null if none or several. */
const findOption = (
  { options }: Pick<LaudoField, "options">,
  anchors: readonly string[],
  source: Source,
): string | null => {
  const found = options.filter((option) => {
    const keys = anchorsOf(option);
    const plain = source.words.map((word) => keyOf(word.plain));
    return (
      keys.length > 0 &&
      plain.some((_, at) => {
        if (!keys.every((key, i) => plain[at + i] === key)) return false;
        const isDenied = isNegated(source, at) && !NEGATIONS[source.language].has(keys[0] ?? "");
        return !isDenied && isNear(source, anchors, at, at + keys.length);
      })
    );
  });
  // "Com rotura" is a part of "com rotura parcial": the longest option is meant.
  const longest = Math.max(0, ...found.map((option) => anchorsOf(option).length));
  const best = found.filter((option) => anchorsOf(option).length === longest);
  return best.length === 1 ? (best[0] ?? null) : null;
};

/** Units that name what they count. */
const OWN_UNITS = new Set(["semanas", "semana", "weeks"]);

const findNumber = (
  { unit }: Pick<LaudoField, "unit">,
  anchors: readonly string[],
  source: Source,
): string | null => {
  const plainUnit = plainText(unit);
  const found = source.words.flatMap(({ plain, start, end }, at) => {
    if (!/^\d/.test(plain)) return [];
    const after = plainText(source.text.slice(end, end + unit.length + 3)).trim();
    const hasUnit = unit !== "" && after.startsWith(plainUnit);
    const isOwn = source.hasOwnUnits && hasUnit && OWN_UNITS.has(plainUnit);
    const near = isNear(source, anchors, at, at);
    return isOwn || (near && (hasUnit || unit === "")) ? [source.text.slice(start, end)] : [];
  });
  return new Set(found).size === 1 ? (found[0] ?? null) : null;
};

const DATE = /\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b/g;

const findDate = (anchors: readonly string[], source: Source): string | null => {
  const found = Array.from(source.text.matchAll(DATE)).flatMap(({ 0: date, index }) => {
    const at = source.words.findIndex(({ start }) => start >= index);
    return at >= 0 && isNear(source, anchors, at, at) ? [date] : [];
  });
  return new Set(found).size === 1 ? (found[0] ?? null) : null;
};

const MOST_TEXT = 200;

/** "DUM: 10/03/2026": what follows the field's hint and a colon. */
const findText = ({ hint }: Pick<LaudoField, "hint">, source: Source): string | null => {
  const keys = anchorsOf(hint);
  if (keys.length === 0) return null;
  for (const line of source.text.split(/[\n;]/)) {
    const colon = line.indexOf(":");
    const label = colon < 0 ? [] : anchorsOf(line.slice(0, colon));
    if (label.length !== keys.length || !keys.every((key, i) => label[i] === key)) continue;
    const value = line.slice(colon + 1).trim();
    if (value !== "") return value.slice(0, MOST_TEXT);
  }
  return null;
};

/**
 * The value of a field that a source states, next to the words of the field's hint or those before
 * it; null if the source states none or more than one.
 */
export const findValue = (
  field: LaudoField,
  anchors: readonly string[],
  source: Source,
): string | null => {
  switch (field.kind) {
    case "choice":
    case "side":
    case "choices":
      return findOption(field, anchors, source);
    case "number":
      return findNumber(field, anchors, source);
    case "date":
      return findDate(anchors, source);
    case "text":
      return findText(field, source);
  }
};
