import Stripe from "stripe";
import type { Config } from "../../platform/config/config.ts";
import { type Payments, paymentsModeOf } from "./payments.ts";
import { stripePrices } from "./prices.ts";

/** Stripe's API version whose shapes the code and the sandbox use (the SDK's own). */
export const API_VERSION = "2026-10-28.endive" satisfies Stripe.LatestApiVersion;

const RETRIES = 2;
const TIMEOUT_MS = 20_000;

const options = {
  apiVersion: API_VERSION,
  maxNetworkRetries: RETRIES,
  timeout: TIMEOUT_MS,
  telemetry: false,
} satisfies ConstructorParameters<typeof Stripe>[1];

/** Stripe, the sandbox, or null where plans are not sold through Relato (payments.ts). */
export const createPayments = (config: Config): Payments | null => {
  switch (paymentsModeOf(config)) {
    case "stripe":
      return {
        kind: "stripe",
        stripe: new Stripe(config.stripe_secret_key!, options),
        prices: stripePrices(config),
        webhook_secret: config.stripe_webhook_secret!,
        close: () => Promise.resolve(),
      };
    case "sandbox":
    case "included":
    case "contact":
      return null;
  }
};
