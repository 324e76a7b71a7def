import type { Analysis } from "@relato/shared/domain/document.ts";
import { removeInvisible } from "../language/invisible.ts";
import { splitSentences } from "../language/sentences.ts";
import type { Consultation } from "../types.ts";
import { phrasesOf } from "./phrases.ts";
import { removeMarkdown } from "./render.ts";

/**
 * What the doctor typed before the visit, as sentences in plain text under a heading that says so.
 * Nothing of it was said: it has no evidence and is no part of the document until the doctor
 * includes it. An empty object without context.
 */
export function readTypedContext({
  locale,
  patient_context,
}: Pick<Consultation, "locale" | "patient_context">): Pick<Analysis, "typed"> {
  const statements = removeInvisible(patient_context.normalize("NFC"))
    .split(/\n+/)
    .flatMap((line) => splitSentences(line, locale))
    .map(({ text }) => removeMarkdown(text).trim())
    .filter(Boolean);
  return statements.length === 0 ? {} : { typed: { heading: phrasesOf(locale).typed, statements } };
}
