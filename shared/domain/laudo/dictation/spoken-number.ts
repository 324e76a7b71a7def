import type { Language } from "../../language.ts";
import { readMillions } from "../../numbers/cardinals.ts";
import { NUMBER_WORDS } from "../../numbers/number-word-tables.ts";
import { readDecimals } from "../../numbers/spoken-decimals.ts";
import { readDigits, writeNumber } from "../../numbers/written-numbers.ts";
import { SPEECH_WORDS } from "./speech-words.ts";
import { type SpeechToken, spokenWord } from "./speech-tokens.ts";
import { readUnit } from "./spoken-units.ts";

export interface NumberReading {
  /** In digits, with the language's decimal sign. */
  text: string;
  value: number;
  /** The token after the number. */
  to: number;
  /** A word like "um", which may be no number at all. */
  isArticle: boolean;
  isDecimal: boolean;
  /** Whether the recogniser already wrote digits. */
  isWritten: boolean;
}

export const decimalSign = (language: Language): string => (language === "en-US" ? "." : ",");

/** "Um cisto" after a point: the article belongs to the noun, not to the number. */
const isCounting = (tokens: readonly SpeechToken[], at: number, language: Language): boolean =>
  SPEECH_WORDS[language].articles.includes(spokenWord(tokens, at)) &&
  spokenWord(tokens, at + 1) !== "" &&
  readUnit(tokens, at + 1, language) === null &&
  !SPEECH_WORDS[language].product.includes(spokenWord(tokens, at + 1));

/** The digits after a spoken point, and the token after them. */
const readDecimalPart = (
  tokens: readonly SpeechToken[],
  at: number,
  language: Language,
): { digits: string; to: number } | null => {
  const pack = NUMBER_WORDS[language];
  if (!pack.point.includes(spokenWord(tokens, at))) return null;
  const next = tokens[at + 1];
  if (next?.kind === "number") return /^\d+$/.test(next.t) ? { digits: next.t, to: at + 2 } : null;
  if (isCounting(tokens, at + 1, language)) return null;
  return readDecimals(tokens, at + 1, pack) ?? null;
};

const writtenNumber = (
  tokens: readonly SpeechToken[],
  at: number,
  language: Language,
): NumberReading => {
  const { t } = tokens[at]!;
  const decimals = /^\d+$/.test(t) ? readDecimalPart(tokens, at + 1, language) : null;
  const text = decimals === null ? t : `${t}${decimalSign(language)}${decimals.digits}`;
  return {
    text,
    value: readDigits(text),
    to: decimals?.to ?? at + 1,
    isArticle: false,
    isDecimal: !/^\d+$/.test(text),
    isWritten: true,
  };
};

/** "Point five": English drops the zero before a unit. */
const readPointAlone = (
  tokens: readonly SpeechToken[],
  at: number,
  language: Language,
): NumberReading | null => {
  if (language !== "en-US" || tokens[at - 1]?.kind === "number") return null;
  const part = readDecimalPart(tokens, at, language);
  if (part === null || readUnit(tokens, part.to, language) === null) return null;
  const text = `0.${part.digits}`;
  const rest = { isArticle: false, isDecimal: true, isWritten: false };
  return { text, value: Number(text), to: part.to, ...rest };
};

/** The number that begins at a token, in digits or words; null if none does. */
export const readSpokenNumber = (
  tokens: readonly SpeechToken[],
  at: number,
  language: Language,
): NumberReading | null => {
  const token = tokens[at];
  if (token === undefined || token.kind === "mark") return null;
  if (token.kind === "number") return writtenNumber(tokens, at, language);
  const pack = NUMBER_WORDS[language];
  const whole = readMillions(tokens, at, pack);
  if (whole === undefined) return readPointAlone(tokens, at, language);
  const decimals = readDecimalPart(tokens, whole.to, language);
  const text = writeNumber(whole.value, language);
  return {
    text: decimals === null ? text : `${text}${decimalSign(language)}${decimals.digits}`,
    value: decimals === null ? whole.value : Number(`${whole.value}.${decimals.digits}`),
    to: decimals?.to ?? whole.to,
    isArticle: decimals === null && whole.to === at + 1 && pack.articles.includes(token.t),
    isDecimal: decimals !== null,
    isWritten: false,
  };
};
