import type { Locale } from "./language.ts";

export const PLANO_IDS = ["monthly", "semester", "yearly"] as const;
export type PlanoId = (typeof PLANO_IDS)[number];

export const PLANO_FEATURES = [
  "transcription",
  "documents",
  "templates",
  "diagnosis",
  "emailSupport",
  "patients",
  "scheduling",
  "sharing",
  "reports",
  "languages",
  "prioritySupport",
  "customTemplates",
  "advancedReports",
  "api",
] as const;
export type PlanoFeature = (typeof PLANO_FEATURES)[number];

export type Currency = "BRL" | "USD";

export interface Plano {
  id: PlanoId;
  /** Months paid at once. */
  months: 1 | 6 | 12;
  /** Price of one month, whole units of the currency. */
  monthly: Readonly<Record<Currency, number>>;
  /** Discount against the monthly plan, in per cent. */
  discount_percent: 0 | 20 | 40;
  badge: "popular" | "value" | null;
  /** Features in addition to the previous plan's. */
  adds: readonly PlanoFeature[];
}

/** The paid plans, shortest first (specification 9): landing page, upgrade dialog, checkout. */
export const PLANOS: readonly Plano[] = [
  {
    id: "monthly",
    months: 1,
    monthly: { BRL: 399, USD: 79 },
    discount_percent: 0,
    badge: null,
    adds: PLANO_FEATURES.slice(0, 10),
  },
  {
    id: "semester",
    months: 6,
    monthly: { BRL: 319, USD: 64 },
    discount_percent: 20,
    badge: "popular",
    adds: ["prioritySupport", "customTemplates"],
  },
  {
    id: "yearly",
    months: 12,
    monthly: { BRL: 249, USD: 49 },
    discount_percent: 40,
    badge: "value",
    adds: ["advancedReports", "api"],
  },
];

/** Brazilian reais for pt-br, else US dollars. */
export const currencyOf = (locale: Locale): Currency => (locale === "pt-br" ? "BRL" : "USD");

/** The amount of one payment, whole units of the currency. */
export const totalOf = (plan: Plano, currency: Currency): number =>
  plan.monthly[currency] * plan.months;
