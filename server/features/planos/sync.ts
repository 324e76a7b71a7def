import { eq, sql } from "drizzle-orm";
import type Stripe from "stripe";
import type { Deps } from "../../deps.ts";
import type { Tx } from "../../platform/database/database.ts";
import { stripe_user_subscriptions } from "../../platform/database/schema/planos.ts";
import type { Payments } from "../../providers/payments/payments.ts";
import { withCustomerLock } from "./customer-lock.ts";
import { findDoctorOfCustomer } from "./customers.ts";
import { asPayments } from "./as-payments.ts";

export type SyncDeps = Pick<Deps, "db" | "events" | "log"> & { payments: Payments };

/** Ended subscriptions come after all others. */
const ENDED: readonly Stripe.Subscription.Status[] = ["canceled", "incomplete_expired"];
/** A first payment that failed or was left: behind a subscription that was ever paid. */
const UNPAID: readonly Stripe.Subscription.Status[] = ["incomplete", "unpaid", "paused"];

const rankOf = ({ status }: Stripe.Subscription): number =>
  ENDED.includes(status) ? 2 : UNPAID.includes(status) ? 1 : 0;

/** The subscription that counts: a live one before an ended one, then the newest. */
export const chooseSubscription = (
  all: readonly Stripe.Subscription[],
): Stripe.Subscription | null =>
  all.toSorted((a, b) => rankOf(a) - rankOf(b) || b.created - a.created)[0] ?? null;

/** The coupon of a subscription that was read with its discounts expanded. */
export const couponOf = ({ discounts }: Stripe.Subscription): string | null => {
  for (const discount of discounts) {
    if (typeof discount === "string") continue;
    const coupon = discount.source.coupon;
    if (coupon !== null && coupon !== undefined)
      return typeof coupon === "string" ? coupon : coupon.id;
  }
  return null;
};

const toRow = (userId: string, subscription: Stripe.Subscription) => {
  const item = subscription.items.data[0];
  return {
    user_id: userId,
    subscription_id: subscription.id,
    subscription_status: subscription.status,
    price_id: item?.price.id ?? null,
    current_period_end: item?.current_period_end ?? null,
    cancel_at_period_end: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    coupon: couponOf(subscription),
    subscription_created_at: new Date(subscription.created * 1000).toISOString(),
  };
};

/** @returns whether the stored row changed */
const upsert = async ({ drizzle }: Tx, row: ReturnType<typeof toRow>): Promise<boolean> => {
  const { user_id, ...set } = row;
  const changed = await drizzle
    .insert(stripe_user_subscriptions)
    .values({ user_id, ...set })
    .onConflictDoUpdate({
      target: stripe_user_subscriptions.user_id,
      set,
      setWhere: sql`${stripe_user_subscriptions} is distinct from excluded`,
    })
    .returning({ user_id: stripe_user_subscriptions.user_id });
  return changed.length > 0;
};

/** @returns whether there was a row */
const remove = async ({ drizzle }: Tx, user_id: string): Promise<boolean> => {
  const isOfUser = eq(stripe_user_subscriptions.user_id, user_id);
  return (await drizzle.delete(stripe_user_subscriptions).where(isOfUser).returning()).length > 0;
};

/** All subscriptions of a customer, ended ones too. */
export const listSubscriptions = ({ stripe }: Payments, customer: string) =>
  stripe.subscriptions
    .list({ customer, status: "all", limit: 100, expand: ["data.discounts"] })
    .autoPagingToArray({ limit: 1000 });

/**
 * Reads the customer's subscriptions from the payment provider and stores the one that counts. Any
 * order, loss or repetition of events ends in the same row. Concurrent calls for a customer run one
 * after the other, so that an older answer never replaces a newer one.
 * @returns the doctor, or null for a customer that is not ours
 * @throws Stripe's error when the provider cannot be reached; the stored row counts then
 */
export const syncSubscription = async (
  { db, events, payments }: Pick<SyncDeps, "db" | "events" | "payments">,
  customerId: string,
): Promise<string | null> =>
  withCustomerLock(db, customerId, async () => {
    const userId = await asPayments(db, "find a customer's doctor", (tx) =>
      findDoctorOfCustomer(tx, customerId),
    );
    if (userId === null) return null;
    const chosen = chooseSubscription(await listSubscriptions(payments, customerId));
    await asPayments(db, "store a doctor's subscription", async (tx) => {
      const hasChanged =
        chosen === null ? await remove(tx, userId) : await upsert(tx, toRow(userId, chosen));
      if (hasChanged) await events.publish(tx, userId, { type: "plano_changed" });
    });
    return userId;
  });

/** Active, on trial or past due: the doctor has what was bought. */
export const isRunning = (subscription: Stripe.Subscription): boolean => rankOf(subscription) === 0;

/**
 * Whether a second subscription must not be bought beside this one: it runs, or a payment can
 * still make it run.
 */
export const isLive = (subscription: Stripe.Subscription): boolean => rankOf(subscription) < 2;
