/** Languages of the interface, as the first part of a path (specification 2.1). */
export const LOCALES = ["pt-br", "en-us", "es"] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = "pt-br";

/** Language of a consultation (BCP 47); may differ from the interface's language. */
export const LANGUAGES = ["pt-BR", "en-US", "es"] as const;
export type Language = (typeof LANGUAGES)[number];

const languageByLocale: Record<Locale, Language> = { "pt-br": "pt-BR", "en-us": "en-US", es: "es" };
const htmlLangByLocale: Record<Locale, string> = { "pt-br": "pt-BR", "en-us": "en", es: "es" };

/** The default language of a consultation for a doctor who uses this locale. */
export const languageOfLocale = (locale: Locale): Language => languageByLocale[locale];

/** The value of `<html lang>` (specification 2.1). */
export const htmlLangOf = (locale: Locale): string => htmlLangByLocale[locale];

export const isLocale = (value: string): value is Locale =>
  (LOCALES as readonly string[]).includes(value);

export const isLanguage = (value: string): value is Language =>
  (LANGUAGES as readonly string[]).includes(value);

/** The locale for a reader when only the consultation's language is known. */
export const localeOfLanguage = (language: Language): Locale =>
  LOCALES.find((locale) => languageByLocale[locale] === language) ?? DEFAULT_LOCALE;
