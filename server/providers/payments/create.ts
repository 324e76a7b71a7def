import Stripe from "stripe";
import type { Log } from "../../platform/audit/log.ts";
import type { Config } from "../../platform/config/config.ts";
import { createDatabase, type Database } from "../../platform/database/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { sandbox_clock } from "../../platform/database/schema/payment-sandbox.ts";
import { type Payments, paymentsModeOf } from "./payments.ts";
import { SANDBOX_PRICES, stripePrices } from "./prices.ts";
import { startSandbox } from "./sandbox/sandbox.ts";

/** Stripe's API version whose shapes the code and the sandbox use (the SDK's own). */
export const API_VERSION = "2026-10-28.endive" satisfies Stripe.LatestApiVersion;

const RETRIES = 2;
const TIMEOUT_MS = 20_000;
/** Of the sandbox in one process. Its transactions run one at a time. */
const CONNECTIONS = 2;

const options = {
  apiVersion: API_VERSION,
  maxNetworkRetries: RETRIES,
  timeout: TIMEOUT_MS,
  telemetry: false,
} satisfies ConstructorParameters<typeof Stripe>[1];

interface PaymentParts {
  db: Database;
  jobs: Jobs;
  log: Log;
  secret: string;
}

const createSandboxPayments = async (config: Config, parts: PaymentParts): Promise<Payments> => {
  const { base_url } = config;
  // Its caller may hold a connection of the shared pool during a call.
  const { url, onSystem } = parts.db;
  const db = createDatabase(url, { max: CONNECTIONS, onSystem });
  const sandbox = await startSandbox({ ...parts, db, base_url, api_version: API_VERSION });
  const { host, port, key, webhook_secret } = sandbox;
  return {
    kind: "sandbox",
    stripe: new Stripe(key, { ...options, host, port, protocol: "http" }),
    prices: SANDBOX_PRICES,
    webhook_secret,
    sandbox,
    close: async () => {
      await sandbox.close();
      await db.close();
    },
  };
};

/** Stripe, the sandbox, or null in the modes included and contact (payments.ts). */
export const createPayments = async (
  config: Config,
  parts: PaymentParts,
): Promise<Payments | null> => {
  const mode = paymentsModeOf(config);
  if (mode === "sandbox") return createSandboxPayments(config, parts);
  // A clock that was moved in the sandbox must not move the time of paid plans.
  await parts.db.login.delete(sandbox_clock);
  if (mode !== "stripe") return null;
  return {
    kind: "stripe",
    stripe: new Stripe(config.stripe_secret_key!, options),
    prices: stripePrices(config),
    webhook_secret: config.stripe_webhook_secret!,
    sandbox: null,
    close: () => Promise.resolve(),
  };
};
