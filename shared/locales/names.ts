import type { Locale } from "../domain/language.ts";

/** Each language in its own name, for the switcher (specification 2.1). */
export const LOCALE_NAMES: Record<Locale, string> = {
  "pt-br": "Português (BR)",
  "en-us": "English (US)",
  es: "Español",
};
