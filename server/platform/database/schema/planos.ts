import { sql } from "drizzle-orm";
import { bigint, boolean, pgPolicy, pgTable, text } from "drizzle-orm/pg-core";
import { instantNow } from "./columns.ts";
import { user } from "./auth.ts";
import { relatoUser, systemRows } from "./tenancy.ts";

/**
 * The doctor's subscription, one row at most; none means the free plan (specification 3). The names are the payment provider's. A doctor
 * reads it and never writes it: it is what the provider's webhooks tell. The e-mail of the specification's view is the account's own.
 */
export const stripe_user_subscriptions = pgTable(
  "stripe_user_subscriptions",
  {
    user_id: text()
      .primaryKey()
      .references(() => user.id, { onDelete: "cascade" }),
    /** As the provider says it; what we do not know counts as none (shared/domain/subscription.ts). */
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
