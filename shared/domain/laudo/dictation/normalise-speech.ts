import type { Language } from "../../language.ts";
import { readMeasure, readPart, type Replacement } from "./normalise-measures.ts";
import { readLevels, readRads } from "./normalise-names.ts";
import { type SpeechToken, speechTokens } from "./speech-tokens.ts";

const replacementAt = (
  text: string,
  tokens: readonly SpeechToken[],
  at: number,
  language: Language,
): Replacement | null =>
  readRads(tokens, at, language) ??
  readLevels(tokens, at, language) ??
  readPart(tokens, at, language) ??
  readMeasure(text, tokens, at, language);

const normaliseOnce = (source: string, language: Language): string => {
  const tokens = speechTokens(source);
  let out = "";
  let from = 0;
  for (let at = 0; at < tokens.length;) {
    const found = replacementAt(source, tokens, at, language);
    if (found === null) {
      at += 1;
      continue;
    }
    out += source.slice(from, tokens[at]!.start) + found.text;
    from = tokens[found.to - 1]!.end;
    at = found.to;
  }
  return out + source.slice(from);
};

/** Passes over a text. Each can only complete what the one before wrote. */
const MAX_PASSES = 8;

/**
 * Writes spoken numbers, units, fractions, levels and categories as reports do: `3,2 x 1,4 cm`,
 * `1/3`, `L4-L5`, `BI-RADS 4A`. Other words stay as they are. Idempotent.
 */
export const normaliseSpeech = (text: string, language: Language): string => {
  let written = text.normalize("NFC");
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const next = normaliseOnce(written, language);
    if (next === written) break;
    written = next;
  }
  return written;
};
