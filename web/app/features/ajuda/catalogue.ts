import type { Locale } from "@relato/shared/domain/language.ts";
import type { View } from "@relato/shared/domain/views.ts";
import type { Ajuda } from "@relato/shared/locales/pt-br/ajuda.ts";

export type ArticleId = keyof Ajuda["articles"];
export type CategoryId = keyof Ajuda["categories"];

/** The articles of each category, in reading order. */
export const CATEGORIES: readonly (readonly [CategoryId, readonly ArticleId[]])[] = [
  ["start", ["first", "search", "month", "help"]],
  ["record", ["recording", "telemedicine", "offline", "consent"]],
  [
    "document",
    [
      "consultations",
      "evidence",
      "assistant",
      "waiting",
      "templates",
      "writing-templates",
      "reports",
    ],
  ],
  ["people", ["patients", "archive", "agenda"]],
  [
    "account",
    ["profile", "settings", "privacy", "data", "plan", "referrals", "security", "keyboard"],
  ],
];

/** The article that explains each view. A picture of the view belongs to it. */
export const VIEW_ARTICLES: Record<View, ArticleId> = {
  home: "first",
  consultations: "consultations",
  templates: "templates",
  chatzello: "assistant",
  reports: "reports",
  patients: "patients",
  calendar: "agenda",
  referrals: "referrals",
  settings: "settings",
  help: "help",
  profile: "profile",
};

const LOAD: Record<Locale, () => Promise<Ajuda>> = {
  "pt-br": () => import("@relato/shared/locales/pt-br/ajuda.ts").then((m) => m.ajuda),
  "en-us": () => import("@relato/shared/locales/en-us/ajuda.ts").then((m) => m.ajuda),
  es: () => import("@relato/shared/locales/es/ajuda.ts").then((m) => m.ajuda),
};
const loaded = new Map<Locale, Promise<Ajuda>>();

/** Loads the help of a language once. The next call retries a failed load. */
export const loadAjuda = (locale: Locale): Promise<Ajuda> => {
  const known = loaded.get(locale);
  if (known !== undefined) return known;
  const loading = LOAD[locale]();
  loaded.set(locale, loading);
  loading.catch(() => loaded.delete(locale));
  return loading;
};
