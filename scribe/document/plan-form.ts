import type { Language } from "@relato/shared/domain/language.ts";
import { normalisationOf } from "../language/phrase-lists.ts";
import { capitalise } from "../language/text.ts";

/** Endings of an infinitive. English has the bare verb after "going to". */
const INFINITIVE: Record<Language, RegExp> = {
  "pt-BR": /^\p{L}+(?:[aei]r|ôr|or)$/u,
  es: /^\p{L}+(?:[aeií]r(?:l[aeo]s?|se)?)$/u,
  "en-US": /^\p{L}{2,}$/u,
};
const CLITICS = new Set(["te", "lhe", "le", "nos", "já", "ya", "então", "também"]);

/**
 * Shortens "Vou pedir urocultura" to "Pedir urocultura". Only at the beginning and before an
 * infinitive.
 */
export function withInfinitive(text: string, language: Language): string {
  const words = text.split(" ");
  const lower = words.map((word) => word.toLowerCase());
  for (const phrase of normalisationOf(language).phrases("will")) {
    if (!phrase.every((word, at) => lower[at] === word)) continue;
    const at = CLITICS.has(lower[phrase.length] ?? "") ? phrase.length + 1 : phrase.length;
    const verb = words[at] ?? "";
    // "I'll call you": without its subject the verb would be an order to the patient.
    if (language === "en-US" && lower[at + 1] === "you") return text;
    if (INFINITIVE[language].test(verb) && words.length > at + 1)
      return capitalise(words.slice(at).join(" "));
  }
  return text;
}
