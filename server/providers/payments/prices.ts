import { type Currency, type PlanoId, PLANOS } from "@relato/shared/domain/planos.ts";
import type { Config } from "../../platform/config/config.ts";

/** The provider's price ids. */
export type PriceIds = Readonly<Record<PlanoId, Readonly<Record<Currency, string>>>>;

/** The sandbox's price ids, the same in every process. */
export const SANDBOX_PRICES = Object.fromEntries(
  PLANOS.map(({ id }) => [id, { BRL: `price_sandbox_${id}_brl`, USD: `price_sandbox_${id}_usd` }]),
) as unknown as PriceIds;

/** The price ids of the environment. They are set together with the key (config.ts). */
export const stripePrices = (config: Config): PriceIds => ({
  monthly: { BRL: config.stripe_price_monthly_brl!, USD: config.stripe_price_monthly_usd! },
  semester: { BRL: config.stripe_price_semester_brl!, USD: config.stripe_price_semester_usd! },
  yearly: { BRL: config.stripe_price_yearly_brl!, USD: config.stripe_price_yearly_usd! },
});
