import {
  appliedDiscounts,
  billSubscription,
  type DraftOf,
  endSubscription,
  periodLine,
  saveSubscription,
  statusAfter,
} from "./billing.ts";
import { monthsOf } from "./catalogue.ts";
import { payInvoice } from "./pay-invoice.ts";
import type { Invoice } from "./objects/invoice.ts";
import { itemOf, type Subscription } from "./objects/subscription.ts";
import { nextPeriodEnd } from "./periods.ts";
import type { Store } from "./store.ts";

/** The subscription in its next period. */
export const nextPeriod = (subscription: Subscription): Subscription => {
  const item = itemOf(subscription);
  const start = item.current_period_end;
  const end = nextPeriodEnd(subscription.billing_cycle_anchor, monthsOf(item.price), start);
  const data = [{ ...item, current_period_start: start, current_period_end: end }];
  return { ...subscription, items: { ...subscription.items, data } };
};

/** The invoice of a period that begins. */
export const cycleDraft = async (store: Store, renewed: Subscription): Promise<DraftOf> => {
  const { start } = periodLine(renewed).period;
  return {
    discounts: await appliedDiscounts(store, renewed.discounts),
    lines: [periodLine(renewed)],
    period: { start, end: start },
    reason: "subscription_cycle",
  };
};

const renew = async (store: Store, subscription: Subscription): Promise<void> => {
  if (subscription.cancel_at !== null) {
    await endSubscription(store, subscription, "cancellation_requested");
    return;
  }
  const renewed = nextPeriod(subscription);
  const invoice = await billSubscription(store, renewed, await cycleDraft(store, renewed));
  const { items } = renewed;
  const status = statusAfter(invoice);
  await saveSubscription(store, subscription, { items, latest_invoice: invoice.id, status });
};

const retry = async (store: Store, invoice: Invoice): Promise<void> => {
  const { subscription: id } = invoice.parent.subscription_details;
  const after = await payInvoice(store, invoice);
  const subscription = await store.get("subscription", id);
  if (after.status === "paid") await saveSubscription(store, subscription, { status: "active" });
  else if (after.next_payment_attempt === null)
    await endSubscription(store, subscription, "payment_failed");
};

const DUE_AT = `coalesce(data->'items'->'data'->0->>'current_period_end',
  data->>'next_payment_attempt', data->>'expires_at')::bigint`;
/** It uses the index sandbox_objects_due_idx. */
const DUE = `
  select kind, id, ${DUE_AT} as due from installation.sandbox_objects
   where data->>'status' in ('active', 'past_due', 'open') and ${DUE_AT} <= $1
   order by ${DUE_AT}, kind limit 1`;

type Due = { kind: "subscription" | "invoice" | "checkout.session"; id: string; due: string };

const processDue = async (store: Store, { kind, id }: Due): Promise<void> => {
  if (kind === "subscription") return renew(store, await store.get(kind, id));
  if (kind === "invoice") return retry(store, await store.get(kind, id));
  await expireCheckout(store, id);
};

export const expireCheckout = async (store: Store, id: string) => {
  const session = await store.get("checkout.session", id);
  const expired = { ...session, status: "expired", url: null };
  await store.save(expired);
  await store.emit("checkout.session.expired", expired);
  return expired;
};

/** Renewals, retries and expiries until the store's time, each at its own time, in order. */
export const catchUp = async (store: Store): Promise<void> => {
  const until = store.now;
  for (;;) {
    const [due] = await store.query<Due>(DUE, [until]);
    if (due === undefined) break;
    store.now = Number(due.due);
    await processDue(store, due);
  }
  store.now = until;
};

/** Moves the clock forward to a time in Unix seconds; everything that is due happens. */
export const moveTo = async (store: Store, to: number): Promise<void> => {
  const offset_ms = Math.round((to - store.now) * 1000);
  await store.query(
    `insert into installation.sandbox_clock (id, offset_ms) values (1, $1)
     on conflict (id) do update set offset_ms = sandbox_clock.offset_ms + excluded.offset_ms`,
    [offset_ms],
  );
  store.now = to;
  await catchUp(store);
};
