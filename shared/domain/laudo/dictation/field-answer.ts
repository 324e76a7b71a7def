import type { Language } from "../../language.ts";
import { plainText } from "../../plain.ts";
import type { LaudoField } from "../field.ts";
import { withoutEndMarks } from "./passage-text.ts";
import { normaliseSpeech } from "./normalise-speech.ts";
import { speechTokens } from "./speech-tokens.ts";
import { readSpokenNumber } from "./spoken-number.ts";

const withoutMarks = (text: string): string => withoutEndMarks(text.replace(/^[\s.,;:]+/, ""));

/** A number in digits without the unit, which follows the field as text. */
const numberAnswer = (text: string, { unit }: LaudoField, language: Language): string => {
  const written = normaliseSpeech(text, language);
  const isUnit = unit !== "" && written.toLowerCase().endsWith(unit.toLowerCase());
  const bare = isUnit ? written.slice(0, written.length - unit.length).trim() : written;
  const tokens = speechTokens(bare);
  const number = readSpokenNumber(tokens, 0, language);
  return number?.to === tokens.length ? number.text : bare;
};

/** The option that was said, wholly or by its first words. */
const optionAnswer = (text: string, options: readonly string[]): string => {
  const said = plainText(text);
  const same = options.find((option) => plainText(option) === said);
  return same ?? options.find((option) => plainText(option).startsWith(said)) ?? text;
};

/** What a dictated text says in a field: `12` for "doze mililitros", an option as it is listed. */
export const fieldAnswer = (text: string, field: LaudoField, language: Language): string => {
  const said = withoutMarks(text);
  if (field.kind === "number") return numberAnswer(said, field, language);
  if (field.options.length > 0 && said !== "") return optionAnswer(said, field.options);
  // The marks of a free text were said.
  return field.kind === "text" ? text.trim() : said;
};
