import { sql } from "drizzle-orm";
import { check, date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { accountId } from "./owner.ts";
import { tenantRows } from "./tenancy.ts";

/**
 * What a doctor used of a daily quota. Rows outlive what they count, so that deleting and creating
 * again does not evade the quota.
 */
export const quota_uses = pgTable(
  "quota_uses",
  {
    user_id: accountId(),
    kind: text().notNull(),
    /** Digest of the recipient; empty for quotas without one. */
    subject: text().notNull().default(""),
    day: date({ mode: "string" }).notNull(),
    used: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.user_id, t.kind, t.subject, t.day] }),
    check("quota_uses_used_check", sql`${t.used} > 0`),
    ...tenantRows(t.user_id, "all"),
  ],
);
