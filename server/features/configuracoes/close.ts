import type { Tx } from "../../platform/database/database.ts";
import { disableAccount } from "../contas/close.ts";

/**
 * Deletes what a closed account does not need. Records, documents, recordings and consents must be
 * kept for 20 years (Lei 13.787/2018, art. 6), and the profile, which names their author.
 */
export const closeAccount = async (tx: Tx, id: string): Promise<void> => {
  for (const table of [
    "user_preferences",
    "user_onboarding",
    "notifications",
    "calendar_feeds",
    "outside_calendars",
    "blocked_times",
    "support_messages",
    "modelo_settings",
    "laudo_phrase_uses",
    // With their messages and attachments. Upkeep removes the files.
    "chatzello_threads",
  ])
    await tx.query(`delete from ${table} where user_id = app_user_id()`);
  await tx.query("delete from waiting_entries where medico_id = app_user_id()");
  await tx.query("delete from idempotent_requests where user_id = app_user_id()");
  await tx.query(
    `update api_keys set revoked_at = now()
      where user_id = app_user_id() and revoked_at is null`,
  );
  await tx.query(
    `update secure_links set revoked_at = now()
      where medico_id = app_user_id() and revoked_at is null`,
  );
  await disableAccount(tx, id);
};
