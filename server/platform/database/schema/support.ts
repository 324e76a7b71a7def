import { sql } from "drizzle-orm";
import { check, index, pgTable, text } from "drizzle-orm/pg-core";
import { instant, instantNow, primaryId } from "./columns.ts";
import { accountId } from "./owner.ts";
import { tenantRows } from "./tenancy.ts";

/** Messages of doctors to the automation webhook `support`. A failed one has no reply. */
export const support_messages = pgTable(
  "support_messages",
  {
    id: primaryId(),
    user_id: accountId(),
    message: text().notNull(),
    reply: text(),
    /** The conversation's id at the receiver, for the next message. */
    thread_id: text(),
    replied_at: instant(),
    created_at: instantNow(),
  },
  (t) => [
    index("support_messages_user_idx").on(t.user_id, t.created_at),
    check("support_messages_reply_check", sql`(${t.reply} is null) = (${t.replied_at} is null)`),
    ...tenantRows(t.user_id),
  ],
);
