import type { Locale } from "../domain/language.ts";

/** Each language under its own name, as the switcher shows it (specification 2.1). */
export const LOCALE_NAMES: Record<Locale, { name: string; flag: string }> = {
  "pt-br": { name: "Português (BR)", flag: "🇧🇷" },
  "en-us": { name: "English (US)", flag: "🇺🇸" },
  es: { name: "Español", flag: "🇪🇸" },
};
