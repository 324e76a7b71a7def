import { sql } from "drizzle-orm";
import { index, pgPolicy, pgTable, text } from "drizzle-orm/pg-core";
import { instantNow, primaryId } from "./columns.ts";
import { relatoSystem } from "./tenancy.ts";

/** Who did what, with which outcome. Append-only. It contains ids and no patient data. */
export const audit_log = pgTable(
  "audit_log",
  {
    id: primaryId(),
    at: instantNow(),
    /** A user's id, or `system`. */
    actor: text().notNull(),
    action: text().notNull(),
    /** The id of what was changed. */
    subject: text(),
    outcome: text().$type<"success" | "failure">().notNull(),
  },
  (t) => [
    index("audit_log_actor_idx").on(t.actor, t.at),
    pgPolicy("system_appends", { for: "insert", to: relatoSystem, withCheck: sql`true` }),
    pgPolicy("system_reads", { for: "select", to: relatoSystem, using: sql`true` }),
  ],
);
