import type { Locale } from "../domain/language.ts";

/** Each language under its own name, as the switcher shows it (specification 2.1). */
export const LOCALE_NAMES: Record<Locale, string> = {
  "pt-br": "Português (BR)",
  "en-us": "English (US)",
  es: "Español",
};
