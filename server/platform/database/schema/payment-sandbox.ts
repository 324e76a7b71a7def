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
  (t) => [index("sandbox_objects_customer_idx").on(t.customer_id, t.kind, t.position)],
);

/** The clock of the sandbox, which tests move. One row, `id` 1; no row: no offset. */
export const sandbox_clock = installation.table("sandbox_clock", {
  id: integer().primaryKey(),
  /** Added to the time of the computer. */
  offset_ms: bigint({ mode: "number" }).notNull(),
});
