import type { PlanoOffer } from "../contract/planos.ts";
import type { planos as Texts } from "../locales/pt-br/planos.ts";
import type { Locale } from "./language.ts";
import { formatMoney } from "./money.ts";
import { currencyOf, type Currency, type Plano, type PlanoId } from "./planos.ts";

type PriceIds = Readonly<Record<PlanoId, Readonly<Record<Currency, string>>>>;

/** The plans as they are sold in a language: for landing page and dialog (specification 3). */
export const planoOffers = (
  planos: readonly Plano[],
  locale: Locale,
  texts: typeof Texts,
  prices: PriceIds | null,
  currency: Currency = currencyOf(locale),
): PlanoOffer[] =>
  planos.map(({ id, monthly, badge, discount_percent }) => ({
    id,
    name: texts.plan[id].name,
    priceLabel: formatMoney(locale, currency, monthly[currency] * 100, { whole: true }),
    priceId: prices?.[id][currency] ?? null,
    description: texts.plan[id].description,
    badge: badge === null ? null : texts.badge[badge],
    discount: discount_percent === 0 ? null : texts.off(discount_percent),
  }));
