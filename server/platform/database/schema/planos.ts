import { sql } from "drizzle-orm";
import { bigint, boolean, pgPolicy, pgTable, text } from "drizzle-orm/pg-core";
import { instantNow } from "./columns.ts";
import { accountKey } from "./owner.ts";
import { relatoUser, systemRows } from "./tenancy.ts";

/**
 * The doctor's subscription; no row means the free plan (specification 3). Names and values come
 * from the payment provider's webhooks. A doctor can only read it.
 */
export const stripe_user_subscriptions = pgTable(
  "stripe_user_subscriptions",
  {
    user_id: accountKey(),
    /** The provider's value; unknown ones count as none (shared/domain/subscription.ts). */
    subscription_status: text().notNull(),
    price_id: text(),
    /** Unix seconds. */
    current_period_end: bigint({ mode: "number" }),
    cancel_at_period_end: boolean().notNull().default(false),
    subscription_created_at: instantNow(),
  },
  (t) => [
    pgPolicy("own_row", {
      for: "select",
      to: relatoUser,
      using: sql`${t.user_id} = app_user_id()`,
    }),
    systemRows(),
  ],
);

export type SubscriptionRow = typeof stripe_user_subscriptions.$inferSelect;
