import { languageOfLocale, type Locale } from "./language.ts";
import type { Currency } from "./planos.ts";

/** Latin America writes `USD 79`, where `$` alone is the local peso. */
const tagOf = (locale: Locale): string => (locale === "es" ? "es-419" : languageOfLocale(locale));

/**
 * An amount in the currency's smallest unit, as people write it: `R$ 1.914,00`. `whole` leaves out
 * the cents of a price without them: `R$ 399`.
 */
export const formatMoney = (
  locale: Locale,
  currency: Currency,
  amount: number,
  { whole = false } = {},
): string =>
  new Intl.NumberFormat(tagOf(locale), {
    style: "currency",
    currency,
    minimumFractionDigits: whole && amount % 100 === 0 ? 0 : 2,
  }).format(amount / 100);
