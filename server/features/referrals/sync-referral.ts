import { HOLD_DAYS, referralCoupon, referralDiscount } from "@relato/shared/domain/referral.ts";
import Stripe from "stripe";
import type { ReferralRow } from "../../platform/database/schema/planos.ts";
import type { Payments } from "../../providers/payments/payments.ts";
import { findCustomer } from "../planos/customers.ts";
import { withCustomerLock } from "../planos/customer-lock.ts";
import {
  chooseSubscription,
  couponOf,
  isRunning,
  listSubscriptions,
  type SyncDeps,
  syncSubscription,
} from "../planos/sync.ts";
import { countActive, findReferralOf } from "./queries.ts";
import { notifyReferrer } from "./notify.ts";
import { isSamePayer } from "./same-person.ts";
import { asPayments } from "../planos/as-payments.ts";

const HOLD_S = HOLD_DAYS * 86_400;

/** Whether a disputed charge was kept after all. */
const isDisputeWon = async ({ stripe }: Payments, charge: string): Promise<boolean> => {
  const { data } = await stripe.disputes.list({ charge, limit: 100 });
  return data.every(({ status }) => status === "won" || status === "warning_closed");
};

const idOf = (of: string | { id: string } | null | undefined): string[] =>
  typeof of === "string" ? [of] : of ? [of.id] : [];

/**
 * The charges that paid a subscription's invoices, oldest first. They are found by the invoices:
 * Stripe creates a subscription of Checkout after its first charge.
 */
const listPaidCharges = async (
  { stripe }: Payments,
  customer: string,
  subscription: string,
): Promise<Stripe.Charge[]> => {
  const invoices = await stripe.invoices
    .list({ customer, subscription, status: "paid", limit: 100, expand: ["data.payments"] })
    .autoPagingToArray({ limit: 1000 });
  const payments = invoices
    .filter(({ amount_paid }) => amount_paid > 0)
    .flatMap((invoice) => (invoice.payments?.data ?? []).map(({ payment }) => payment));
  const paid = new Set(
    payments.flatMap(({ charge, payment_intent }) => [...idOf(charge), ...idOf(payment_intent)]),
  );
  if (paid.size === 0) return [];
  const charges = await stripe.charges
    .list({ customer, limit: 100 })
    .autoPagingToArray({ limit: 1000 });
  const isOfIt = ({ id, payment_intent }: Stripe.Charge): boolean =>
    [id, ...idOf(payment_intent)].some((each) => paid.has(each));
  return charges.filter((charge) => charge.paid && charge.amount > 0 && isOfIt(charge)).reverse();
};

/**
 * When the hold after the first payment for the live subscription ends, in Unix seconds. Null
 * without such a payment, or when one was refunded or is disputed.
 */
const findHoldEnd = async (payments: Payments, customer: string): Promise<number | null> => {
  const subscription = chooseSubscription(await listSubscriptions(payments, customer));
  if (subscription === null || !isRunning(subscription)) return null;
  const paid = await listPaidCharges(payments, customer, subscription.id);
  const [first] = paid;
  if (first === undefined || paid.some((charge) => charge.refunded)) return null;
  for (const charge of paid)
    if (charge.disputed && !(await isDisputeWon(payments, charge.id))) return null;
  return first.created + HOLD_S;
};

/** Stores the state of a referral. The referrer is notified when it becomes active. */
const storeHold = ({ db, events }: SyncDeps, id: string, holdEnd: number | null): Promise<void> =>
  asPayments(db, "store the state of a referral", async (tx) => {
    const [before] = await tx.query<Pick<ReferralRow, "referrer_user_id" | "status">>(
      "select referrer_user_id, status from referrals where id = $1 for update",
      [id],
    );
    const [after] = await tx.query<Pick<ReferralRow, "status">>(
      `update referrals set hold_until = to_timestamp($2),
              status = case when to_timestamp($2) <= billing_now() then 'active' else 'pending' end,
              activated_at = case when to_timestamp($2) <= billing_now()
                then coalesce(activated_at, billing_now()) end
        where id = $1 returning status`,
      [id, holdEnd],
    );
    if (before?.status === "pending" && after?.status === "active")
      await notifyReferrer(tx, events, before.referrer_user_id);
  });

const ensureCoupon = async ({ stripe }: Payments, id: string, percent_off: number) => {
  try {
    await stripe.coupons.create({ id, percent_off, duration: "forever", name: id });
  } catch (error) {
    const isThere =
      error instanceof Stripe.errors.StripeInvalidRequestError &&
      error.code === "resource_already_exists";
    if (!isThere) throw error;
  }
};

/** The coupon of a doctor who subscribes, made at the provider if it is not there. */
export const findCoupon = async (
  { db }: Pick<SyncDeps, "db">,
  payments: Payments,
  userId: string,
): Promise<string | null> => {
  const active = await asPayments(db, "count active referrals", (tx) => countActive(tx, userId));
  const coupon = referralCoupon(active);
  if (coupon !== null) await ensureCoupon(payments, coupon, referralDiscount(active));
  return coupon;
};

/** The coupon that a doctor's active referrals give, and the coupon that the stored row has. */
const readCoupons = (db: SyncDeps["db"], userId: string) =>
  asPayments(db, "read a referrer's discount", async (tx) => {
    const active = await countActive(tx, userId);
    const [row] = await tx.query<{ coupon: string | null }>(
      `select coupon from stripe_user_subscriptions
        where user_id = $1 and subscription_status in ('active', 'trialing', 'past_due')`,
      [userId],
    );
    return {
      customer: await findCustomer(tx, userId),
      wanted: referralCoupon(active),
      percent_off: referralDiscount(active),
      stored: row?.coupon,
    };
  });

/** Gives the doctor's subscription the one coupon of their active referrals, or none. */
export const applyReferralDiscount = async (deps: SyncDeps, userId: string): Promise<void> => {
  const { db, payments } = deps;
  const { customer, ...before } = await readCoupons(db, userId);
  if (customer === null || before.stored === undefined || before.stored === before.wanted) return;
  await withCustomerLock(db, customer, async () => {
    // The stored row may be of a subscription that has ended.
    const subscription = chooseSubscription(await listSubscriptions(payments, customer));
    if (subscription === null || !isRunning(subscription)) return;
    const { wanted, percent_off } = await readCoupons(db, userId);
    if (couponOf(subscription) === wanted) return;
    if (wanted !== null) await ensureCoupon(payments, wanted, percent_off);
    await payments.stripe.subscriptions.update(subscription.id, {
      discounts: wanted === null ? "" : [{ coupon: wanted }],
      proration_behavior: "none",
    });
  });
  await syncSubscription(deps, customer);
};

/**
 * After a doctor's subscription was read: the referral that they came from becomes active or
 * pending, and the discounts of their referrer and their own follow.
 */
export const syncReferral = async (
  deps: SyncDeps,
  userId: string,
  customer: string,
): Promise<void> => {
  const { db, payments } = deps;
  await applyReferralDiscount(deps, userId);
  const [row, referrer] = await asPayments(db, "find a doctor's referrer", async (tx) => {
    const found = await findReferralOf(tx, userId);
    return [found, found && (await findCustomer(tx, found.referrer_user_id))] as const;
  });
  if (row === null) return;
  const isOnePayer = referrer !== null && (await isSamePayer(payments, referrer, customer));
  const holdEnd = isOnePayer ? null : await findHoldEnd(payments, customer);
  await storeHold(deps, row.id, holdEnd);
  // Also without a change: the last call may have failed after it was stored.
  await applyReferralDiscount(deps, row.referrer_user_id);
};
