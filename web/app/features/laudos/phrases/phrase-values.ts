import type { LaudoPhrase } from "@relato/shared/contract/laudo-phrases.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { phraseForm, type PhraseFields } from "@relato/shared/domain/laudo/laudo.ts";
import type { z } from "zod";

/** The form of a phrase as it is typed: an empty anchor is none. */
export interface PhraseValues extends Omit<PhraseFields, "anchor"> {
  anchor: string;
}

export const phraseSchema = phraseForm as unknown as z.ZodType<unknown, PhraseValues>;

export const emptyPhrase = (language: Language): PhraseValues => ({
  categoria: "",
  trigger: "",
  phrase: "",
  place: "cursor",
  anchor: "",
  language,
});

export const valuesOf = ({
  categoria,
  trigger,
  phrase,
  place,
  anchor,
  language,
}: LaudoPhrase): PhraseValues => ({
  ...{ categoria, trigger, phrase, place, language },
  anchor: anchor ?? "",
});
