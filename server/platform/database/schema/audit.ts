import { sql } from "drizzle-orm";
import { bigint, index, pgPolicy, pgTable, text, unique } from "drizzle-orm/pg-core";
import { instantNow, primaryId } from "./columns.ts";
import { launchedRows, relatoSystem, relatoUser } from "./tenancy.ts";

const position = () => bigint({ mode: "number" }).notNull();

/**
 * Who did what, with which outcome. It contains ids and no patient data. Append-only: a trigger
 * (migration 0036) sets `seq`, `prev_hash` and `hash` of each new row, whatever the insert says.
 */
export const audit_log = pgTable(
  "audit_log",
  {
    id: primaryId(),
    at: instantNow(),
    /** A user's id, `system` or `anonymous`. */
    actor: text().notNull(),
    action: text().notNull(),
    /** The id of what was read or changed. */
    subject: text(),
    outcome: text().$type<"success" | "failure">().notNull(),
    /** Whose data or account the entry concerns; empty for the installation. Names the chain. */
    medico_id: text().notNull().default(""),
    /** The position in the chain, from 1. */
    seq: position().default(0),
    /** SHA-256 of the row with `prev_hash` (`hashEntry` in platform/audit), in hex. */
    hash: text().notNull().default(""),
    /** The hash of the entry before; null for the first one. */
    prev_hash: text(),
  },
  (t) => [
    index("audit_log_actor_idx").on(t.actor, t.at),
    index("audit_log_subject_idx").on(t.medico_id, t.subject, t.seq),
    unique("audit_log_medico_seq_key").on(t.medico_id, t.seq),
    pgPolicy("own_chain", {
      for: "select",
      to: relatoUser,
      using: sql`${t.medico_id} = app_user_id()`,
    }),
    // For the patients that an incident affects.
    index("audit_log_at_idx").on(t.at),
    pgPolicy("system_appends", { for: "insert", to: relatoSystem, withCheck: sql`true` }),
    pgPolicy("system_reads", { for: "select", to: relatoSystem, using: sql`true` }),
    launchedRows(),
  ],
);

/** The last entry of each chain. Only the trigger of `audit_log` writes it. */
export const audit_heads = pgTable(
  "audit_heads",
  {
    medico_id: text().primaryKey(),
    seq: position(),
    hash: text().notNull(),
    at: instantNow(),
  },
  (t) => [
    pgPolicy("own_chain", {
      for: "select",
      to: relatoUser,
      using: sql`${t.medico_id} = app_user_id()`,
    }),
    pgPolicy("system_reads", { for: "select", to: relatoSystem, using: sql`true` }),
    launchedRows(),
  ],
);
