import { bigint, index, jsonb, pgTable } from "drizzle-orm/pg-core";
import type { DoctorEvent } from "@relato/shared/events/doctor.ts";
import { instantNow } from "./columns.ts";
import { accountId } from "./owner.ts";
import { tenantRows } from "./tenancy.ts";

/**
 * Events for the doctors' screens, kept for a short time so that SSE can resume. A trigger in the
 * migration sets the id and calls `pg_notify('relato_events', user_id)`. It locks per doctor until
 * the commit, so that ids become visible in order and `id > last` misses none. Insert events last
 * in a transaction.
 */
export const events = pgTable(
  "events",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
    user_id: accountId(),
    payload: jsonb().$type<DoctorEvent>().notNull(),
    created_at: instantNow(),
  },
  (t) => [
    index("events_user_id_idx").on(t.user_id, t.id),
    index("events_created_at_idx").on(t.created_at),
    ...tenantRows(t.user_id, "all"),
  ],
);
