import { bigint, index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { DoctorEvent } from "@relato/shared/events/doctor.ts";
import { instantNow } from "./columns.ts";
import { user } from "./auth.ts";
import { ownRows, systemRows } from "./tenancy.ts";

/**
 * What doctors' screens are told, kept for a short while so that SSE can resume. A trigger (in the migration) gives the id and
 * does `pg_notify('relato_events', user_id)` on commit. It holds a lock for the doctor until then: for one doctor, ids become
 * visible in their order, so `id > last` misses nothing. Write events last in a transaction.
 */
export const events = pgTable(
  "events",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
    user_id: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    payload: jsonb().$type<DoctorEvent>().notNull(),
    created_at: instantNow(),
  },
  (t) => [
    index("events_user_id_idx").on(t.user_id, t.id),
    index("events_created_at_idx").on(t.created_at),
    ownRows(t.user_id),
    systemRows(),
  ],
);
