import {
  type SubscriptionStatus,
  toSubscriptionStatus,
} from "@relato/shared/domain/subscription.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { SubscriptionRow } from "../../platform/database/schema/planos.ts";

/** The subscription of the transaction's doctor; null: none, the free plan. */
export const findSubscription = async (tx: Tx): Promise<SubscriptionRow | null> => {
  const [row] = await tx.query<SubscriptionRow>(
    `select user_id, subscription_status, price_id, current_period_end::float8 as current_period_end, cancel_at_period_end,
            subscription_created_at
       from stripe_user_subscriptions where user_id = app_user_id()`,
    [],
    "find-subscription",
  );
  return row ?? null;
};

export const findSubscriptionStatus = async (tx: Tx): Promise<SubscriptionStatus> =>
  toSubscriptionStatus((await findSubscription(tx))?.subscription_status ?? null);
