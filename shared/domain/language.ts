/** The interface's languages, as they stand first in a path (specification 2.1). */
export const LOCALES = ["pt-br", "en-us", "es"] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = "pt-br";

/** The language a consultation is spoken and written in (BCP 47); it need not be the interface's. */
export const LANGUAGES = ["pt-BR", "en-US", "es"] as const;
export type Language = (typeof LANGUAGES)[number];

const languageByLocale: Record<Locale, Language> = { "pt-br": "pt-BR", "en-us": "en-US", es: "es" };
const htmlLangByLocale: Record<Locale, string> = { "pt-br": "pt-BR", "en-us": "en", es: "es" };

/** The language that a new consultation has when the doctor works in this locale. */
export const languageOfLocale = (locale: Locale): Language => languageByLocale[locale];

/** The value of `<html lang>` (specification 2.1). */
export const htmlLangOf = (locale: Locale): string => htmlLangByLocale[locale];

export const isLocale = (value: string): value is Locale =>
  (LOCALES as readonly string[]).includes(value);

export const isLanguage = (value: string): value is Language =>
  (LANGUAGES as readonly string[]).includes(value);

/** The interface's language for a reader of whom only the consultation's language is known. */
export const localeOfLanguage = (language: Language): Locale =>
  LOCALES.find((locale) => languageByLocale[locale] === language) ?? DEFAULT_LOCALE;
