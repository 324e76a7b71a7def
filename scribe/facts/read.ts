import type { Language } from "@relato/shared/domain/language.ts";
import type { Turn } from "@relato/shared/domain/transcript.ts";
import { once } from "../language/once.ts";
import { lexiconsOf, packOf } from "../language/pack.ts";
import { splitSentences } from "../language/sentences.ts";
import { fold, tokenise } from "../language/text.ts";
import { retract } from "./corrections.ts";
import type { Sentence } from "./types.ts";

/** The sentences of all turns, in order, with their terms found and what the speaker took back left out. */
export const readSentences = once(
  (turns: readonly Turn[], language: Language): readonly Sentence[] =>
    turns.flatMap((turn) => readTurn(turn, language)),
);

function readTurn(turn: Turn, language: Language): Sentence[] {
  const text = turn.text.normalize("NFC");
  const spans = splitSentences(text, language);
  return retract(spans, language).map((span) => {
    const sentence = readSentence(span.text, language);
    return {
      ...sentence,
      turn,
      speaker: turn.speaker ?? "paciente",
      start: span.start,
      end: span.end,
    };
  });
}

/** Tokens and terms of one sentence. */
export function readSentence(
  text: string,
  language: Language,
): Pick<Sentence, "text" | "folded" | "tokens" | "mentions" | "asks"> {
  const tokens = tokenise(text);
  return {
    text,
    folded: fold(text),
    tokens,
    mentions: lexiconsOf(language).terms.find(tokens),
    asks: /[?]\s*$/.test(text) || /^[¿]/.test(text),
  };
}

/** Words that say something: neither little nor generic. */
export function contentWords(tokens: Sentence["tokens"], language: Language): string[] {
  const { little, generic } = packOf(language);
  return tokens
    .filter((token) => token.kind === "word" && !little.has(token.t) && !generic.has(token.t))
    .map((token) => token.t);
}
