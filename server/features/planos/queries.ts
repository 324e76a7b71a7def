import {
  type SubscriptionStatus,
  toSubscriptionStatus,
} from "@relato/shared/domain/subscription.ts";
import { eq, sql } from "drizzle-orm";
import type { Tx } from "../../platform/database/database.ts";
import {
  stripe_user_subscriptions,
  type SubscriptionRow,
} from "../../platform/database/schema/planos.ts";

/** The subscription of the transaction's doctor; null for the free plan. */
export const findSubscription = async ({ drizzle }: Tx): Promise<SubscriptionRow | null> => {
  const isOwn = eq(stripe_user_subscriptions.user_id, sql`app_user_id()`);
  return (await drizzle.select().from(stripe_user_subscriptions).where(isOwn))[0] ?? null;
};

export const findSubscriptionStatus = async (tx: Tx): Promise<SubscriptionStatus> =>
  toSubscriptionStatus((await findSubscription(tx))?.subscription_status ?? null);
