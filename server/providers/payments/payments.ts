import type { Currency, PlanoId } from "@relato/shared/domain/planos.ts";
import type Stripe from "stripe";
import type { Config } from "../../platform/config/config.ts";
import type { PriceIds } from "./prices.ts";
import type { Sandbox } from "./sandbox/sandbox.ts";
import { isLoopback } from "@relato/shared/domain/loopback.ts";

/**
 * How doctors pay. `contact`: the plans say how to contact the owner of the installation.
 * `included`: every doctor has the yearly plan.
 */
export type PaymentsMode = "stripe" | "sandbox" | "included" | "contact";

export const paymentsModeOf = (
  config: Pick<Config, "payments" | "stripe_secret_key" | "base_url">,
): PaymentsMode => {
  if (config.payments !== undefined) return config.payments;
  if (config.stripe_secret_key !== undefined) return "stripe";
  return isLoopback(config.base_url) ? "sandbox" : "contact";
};

/** Stripe, or the sandbox that emulates the calls that we use. Both are reached by Stripe's SDK. */
export interface Payments {
  kind: "stripe" | "sandbox";
  stripe: Stripe;
  prices: PriceIds;
  /** Signs webhooks. */
  webhook_secret: string;
  /** For the hosted pages; null with Stripe. */
  sandbox: Sandbox | null;
  close(): Promise<void>;
}

/** The plan and currency of a price; null for a price that is not ours. */
export const planoOfPrice = (
  prices: PriceIds,
  price_id: string,
): { plano: PlanoId; currency: Currency } | null => {
  for (const [plano, ids] of Object.entries(prices))
    for (const [currency, id] of Object.entries(ids))
      if (id === price_id) return { plano: plano as PlanoId, currency: currency as Currency };
  return null;
};
