import { sql } from "drizzle-orm";
import { bigint, bigserial, index, integer, jsonb, text } from "drizzle-orm/pg-core";
import { installation } from "./installation.ts";

/*
 * The state of the payment sandbox (server/providers/payments/sandbox), which replaces Stripe
 * where no keys are configured. No money moves and no card number is stored.
 */

/** Objects in the shape of Stripe's API. */
export const sandbox_objects = installation.table(
  "sandbox_objects",
  {
    id: text().primaryKey(),
    /** Stripe's `object`, such as `subscription`. */
    kind: text().notNull(),
    /** The customer that it belongs to. */
    customer_id: text(),
    /** Order of creation. */
    position: bigserial({ mode: "number" }).notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (t) => [
    index("sandbox_objects_customer_idx").on(t.customer_id, t.kind, t.position),
    index("sandbox_objects_kind_idx").on(t.kind, t.position),
    // What happens next: renewals, further attempts, expiries of checkouts (sandbox/clock.ts).
    index("sandbox_objects_due_idx")
      .on(
        sql`(coalesce(data->'items'->'data'->0->>'current_period_end',
          data->>'next_payment_attempt', data->>'expires_at')::bigint)`,
      )
      .where(sql`data->>'status' in ('active', 'past_due', 'open')`),
  ],
);

/** The clock of the sandbox, which tests move. One row, `id` 1; no row: no offset. */
export const sandbox_clock = installation.table("sandbox_clock", {
  id: integer().primaryKey(),
  /** Added to the time of the computer. */
  offset_ms: bigint({ mode: "number" }).notNull(),
});
