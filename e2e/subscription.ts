import { join } from "node:path";
import type { Page } from "@playwright/test";
import { createDatabase, type Database } from "../server/platform/database/database.ts";
import { startEmbedded } from "../server/platform/database/embedded.ts";
import { SANDBOX_PRICES } from "../server/providers/payments/prices.ts";
import { readDoctorId } from "./make.ts";
import { createSubscription } from "../server/testing/factories.ts";

/** Runs `work` on the database of a running server, by default of the shared one. */
export const onDatabase = async <T>(
  work: (db: Database) => Promise<T>,
  dataDir = join(process.env["E2E_DATA"] ?? "", "data"),
): Promise<T> => {
  const embedded = await startEmbedded({ dataDir });
  const db = createDatabase(embedded.url);
  try {
    return await work(db);
  } finally {
    await db.close();
    await embedded.stop();
  }
};

/** Stores a subscription of the signed-in doctor, as the payment provider's webhook would. */
export const subscribe = async (
  page: Page,
  subscription_status: string,
  days: number,
  price_id = SANDBOX_PRICES.yearly.BRL,
): Promise<void> => {
  const user_id = await readDoctorId(page);
  await onDatabase((db) =>
    createSubscription(db, {
      user_id,
      subscription_status,
      price_id,
      current_period_end: Math.floor(Date.now() / 1000) + days * 86_400,
    }),
  );
};
