import type { Language } from "@relato/shared/domain/language.ts";

type Parts = Intl.DateTimeFormatOptions;

/** Ways to write a day, longest first: "14 de março de 2025", "14/03/2025", "março de 2025". */
const STYLES: readonly Parts[] = [
  { dateStyle: "full" },
  { dateStyle: "long" },
  { dateStyle: "medium" },
  { day: "2-digit", month: "2-digit", year: "numeric" },
  { day: "numeric", month: "numeric", year: "numeric" },
  { day: "2-digit", month: "2-digit", year: "2-digit" },
  { month: "long", year: "numeric" },
  { month: "short", year: "numeric" },
  { month: "2-digit", year: "numeric" },
  { day: "numeric", month: "long" },
  { month: "long" },
  { year: "numeric" },
];

/** A sentence without the ways to write this day. `day`: 2025-03-14. */
export function removeDate(text: string, day: string, language: Language): string {
  const date = new Date(`${day}T12:00:00Z`);
  const forms = STYLES.map((style) =>
    new Intl.DateTimeFormat(language, { ...style, timeZone: "UTC" }).format(date),
  );
  return [day, ...forms].reduce((left, form) => removePhrase(left, form), text);
}

/** Removes a phrase where it is not part of longer words. */
function removePhrase(text: string, phrase: string): string {
  const lower = text.toLowerCase();
  let kept = "";
  let from = 0;
  for (let at = 0; (at = lower.indexOf(phrase.toLowerCase(), at)) >= 0; at += phrase.length) {
    if (isWordCharacter(text[at - 1]) || isWordCharacter(text[at + phrase.length])) continue;
    kept += text.slice(from, at);
    from = at + phrase.length;
  }
  return kept + text.slice(from);
}

const isWordCharacter = (character = ""): boolean => /[\p{L}\p{N}/]/u.test(character);
