import type { Tx } from "../../platform/database/database.ts";
import { disableAccount } from "../contas/close.ts";

/**
 * What closing an account takes away at once, in one transaction. Records, documents, recordings and consents stay: Brazilian law keeps them
 * for 20 years (Lei 13.787/2018, art. 6); so does the profile, which says who wrote them.
 */
export const closeAccount = async (tx: Tx, id: string): Promise<void> => {
  for (const table of [
    "user_preferences",
    "user_onboarding",
    "notifications",
    "calendar_feeds",
    "modelo_settings",
  ])
    await tx.query(`delete from ${table} where user_id = app_user_id()`);
  await disableAccount(tx, id);
};
