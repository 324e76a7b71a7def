import { join } from "node:path";
import type { Page } from "@playwright/test";
import { createDatabase, type Database } from "../server/platform/database/database.ts";
import { startEmbedded } from "../server/platform/database/embedded.ts";
import { createSubscription } from "../server/testing/factories.ts";

/** Does something on a running server's own database; on that of the shared server unless told. */
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

/** Gives the signed-in doctor the subscription that the payment provider's webhook would have stored. */
export const subscribe = async (
  page: Page,
  subscription_status: string,
  days: number,
): Promise<void> => {
  const answer = await page.request.get("/api/session");
  const { user } = (await answer.json()) as { user: { id: string } };
  await onDatabase((db) =>
    createSubscription(db, {
      user_id: user.id,
      subscription_status,
      current_period_end: Math.floor(Date.now() / 1000) + days * 86_400,
    }),
  );
};
