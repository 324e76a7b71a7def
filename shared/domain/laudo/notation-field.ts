import type { Language } from "../language.ts";
import { areSides, chosenOptions, joinChoices } from "./choices.ts";
import { type LaudoField, fieldSchema } from "./field.ts";

/** The word between brackets that means a date. */
export const DATE_WORDS: Readonly<Record<Language, string>> = {
  "pt-BR": "data",
  "en-US": "date",
  es: "fecha",
};

/** A field as written in the notation. */
export interface WrittenField {
  /** Without its id, which depends on the whole text. */
  field: Omit<LaudoField, "id">;
  /** The unit as it follows the field as text: ` mL`, `%`. */
  unit: string;
  /** The offset after the field and its suffix. */
  end: number;
}

const NUMBER = /^#(-?\d+(?:[.,]\d+)?)?(?:(\s*)([^\s\d#|][^#|]*))?$/;
export const isNumber = (text: string): boolean => /^-?\d+(?:[.,]\d+)?$/.test(text);

/** Removes the backslash before each escaped sign. */
export const unescapeSigns = (text: string): string => text.replace(/\\([!-/:-@[-`{-~])/g, "$1");

/** A part of a field without escapes and with single spaces. */
const readWords = (text: string): string => unescapeSigns(text.replace(/\s+/g, " ").trim());

const escapeSigns = (text: string, signs: RegExp): string =>
  text
    .replace(/\s+/g, " ")
    .trim()
    .replace(signs, String.raw`\$&`);

const splitUnescaped = (text: string, sign: string): string[] => {
  const parts: string[] = [];
  let start = 0;
  for (let i = 0; i < text.length; i += 1) {
    if (text[i] === "\\") i += 1;
    else if (text[i] === sign) {
      parts.push(text.slice(start, i));
      start = i + 1;
    }
  }
  return [...parts, text.slice(start)];
};

const isStarred = (option: string): boolean => {
  let slashes = 0;
  while (option[option.length - 2 - slashes] === "\\") slashes += 1;
  return option.endsWith("*") && slashes % 2 === 0;
};

type Draft = Pick<LaudoField, "kind"> & Partial<LaudoField>;

const readOptions = (written: string, isMultiple: boolean): Draft | null => {
  const parts = splitUnescaped(written, "|").map((part) => part.trim());
  if (parts.length === 1 && !isMultiple) return null;
  // `[yes |]` is a list of one option.
  if (parts.length === 2 && parts[1] === "") parts.pop();
  const read = parts.map((part) => ({
    isDefault: isStarred(part),
    text: readWords(isStarred(part) ? part.slice(0, -1) : part),
  }));
  if (read.some(({ text }) => text === "")) return null;
  const options = read.map(({ text }) => text);
  const defaults = read.filter(({ isDefault }) => isDefault).map(({ text }) => text);
  if (!isMultiple && defaults.length > 1) return null;
  const kind = isMultiple ? "choices" : areSides(options) ? "side" : "choice";
  return { kind, options, default: defaults.length === 0 ? null : joinChoices(defaults) };
};

const readBrackets = (inner: string, language: Language): (Draft & { gap?: string }) | null => {
  const hint = DATE_WORDS[language];
  if (inner === hint) return { kind: "date", hint };
  const number = NUMBER.exec(inner.trimEnd());
  if (number !== null) {
    const [, value = null, gap = "", unit = ""] = number;
    const written = gap === "" ? "" : " ";
    return { kind: "number", default: value, unit: readWords(unit), gap: written };
  }
  if (inner.startsWith("#")) return null;
  return /^\+\s/.test(inner) ? readOptions(inner.slice(2), true) : readOptions(inner, false);
};

const readBraces = (inner: string): Draft => {
  const parts = splitUnescaped(inner, ":");
  let hint = parts[0] ?? "";
  let used = 1;
  // `10:30` is a part of the hint: only a colon before a space begins the default.
  while (used < parts.length && /^\S/.test(parts[used]!)) hint += `:${parts[used++]}`;
  const value = readWords(parts.slice(used).join(":"));
  return { kind: "text", hint: readWords(hint), default: value === "" ? null : value };
};

const SPAN = { "[": /\[((?:[^\\[\]\n]|\\.)*)\]([!?]?)/y, "{": /\{((?:[^\\{}\n]|\\.)*)\}([!?]?)/y };
const ON_SIGN = { "!": "forbid", "?": "ignore" } as const;

/**
 * The field that begins at `at`, where a `[` or `{` is. Null if it is not well formed, has more
 * than one default, or is longer than a field may be. A scan ends at the next sign of its kind, so
 * that reading a whole text takes linear time.
 */
export const readField = (text: string, at: number, language: Language): WrittenField | null => {
  const sign = text[at] as keyof typeof SPAN;
  const span = SPAN[sign];
  span.lastIndex = at;
  const [whole, inner = "", suffix = ""] = span.exec(text) ?? [];
  if (whole === undefined) return null;
  const draft: (Draft & { gap?: string }) | null =
    sign === "[" ? readBrackets(inner, language) : readBraces(inner);
  if (draft === null) return null;
  const { gap = "", ...attrs } = draft;
  const on_sign = suffix === "" ? "warn" : ON_SIGN[suffix as keyof typeof ON_SIGN];
  const parsed = fieldSchema.omit({ id: true }).safeParse({ ...attrs, on_sign });
  if (!parsed.success) return null;
  const { unit } = parsed.data;
  return { field: parsed.data, unit: unit === "" ? "" : gap + unit, end: at + whole.length };
};

const OPTION_SIGNS = /[\\[\]|*]/g;

const writeOptions = ({ kind, options, default: value }: LaudoField): string => {
  const chosen = kind === "choices" ? chosenOptions(options, value ?? "") : [value];
  const written = options.map((option) => {
    const text = escapeSigns(option, OPTION_SIGNS);
    return chosen.includes(option) ? `${text}*` : text;
  });
  const [first = "", ...rest] = written;
  const start = kind === "choices" ? "+ " : /^[#+]/.test(first) ? "\\" : "";
  const end = rest.length === 0 && kind !== "choices" ? " |" : "";
  return `[${start}${[first, ...rest].join(" | ")}${end}]`;
};

/** `unit`: the text of the unit that follows the field and is written inside of it. */
export const writeField = (field: LaudoField, unit: string): string => {
  const { kind, hint, options, default: value, on_sign } = field;
  const suffix = { forbid: "!", ignore: "?", warn: "" }[on_sign];
  if (kind === "number") {
    const number = value !== null && isNumber(value) ? value : "";
    const gap = unit.startsWith(" ") ? " " : "";
    return `[#${number}${gap}${escapeSigns(unit, /[\\[\]]/g)}]${suffix}`;
  }
  if (kind === "date") return `[${escapeSigns(hint, OPTION_SIGNS)}]${suffix}`;
  if (kind !== "text" && options.length > 0) return writeOptions(field) + suffix;
  const words = escapeSigns(hint, /[\\{}:]/g);
  return value === null
    ? `{${words}}${suffix}`
    : `{${words}: ${escapeSigns(value, /[\\{}]/g)}}${suffix}`;
};
