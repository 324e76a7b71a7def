import type { Customer } from "./objects/customer.ts";
import {
  type AppliedDiscount,
  type Invoice,
  type InvoiceDraft,
  newInvoice,
} from "./objects/invoice.ts";
import { payInvoice } from "./pay-invoice.ts";
import { itemOf, type Subscription } from "./objects/subscription.ts";
import type { Store } from "./store.ts";

/** The discounts of a subscription as an invoice applies them. */
export const appliedDiscounts = async (
  store: Store,
  ids: readonly string[],
): Promise<AppliedDiscount[]> => {
  const applied: AppliedDiscount[] = [];
  for (const id of ids) {
    const discount = await store.get("discount", id);
    const { percent_off } = await store.get("coupon", discount.source.coupon);
    applied.push({ id, percent_off });
  }
  return applied;
};

export type DraftOf = Pick<InvoiceDraft, "reason" | "period" | "lines" | "discounts">;

/** An invoice that is not stored. */
export const draftInvoice = async (
  store: Store,
  subscription: Pick<Subscription, "id" | "customer" | "metadata" | "currency">,
  draft: DraftOf,
): Promise<Invoice> => {
  const customer = await store.get("customer", subscription.customer);
  return newInvoice(store.now, {
    ...draft,
    customer,
    tax_ids: await store.list("tax_id", { customer: customer.id }),
    subscription: subscription.id,
    subscription_metadata: subscription.metadata,
    currency: subscription.currency,
  });
};

/** Gives the invoice its number and the customer's balance. */
const finalizeInvoice = async (store: Store, invoice: Invoice): Promise<Invoice> => {
  const customer = await store.get("customer", invoice.customer);
  const { next_invoice_sequence: sequence, invoice_prefix } = customer;
  await store.save({
    ...customer,
    balance: invoice.ending_balance ?? 0,
    currency: invoice.currency,
    next_invoice_sequence: sequence + 1,
  } satisfies Customer);
  const url = `${store.base_url}/sandbox/invoices/${invoice.id}`;
  const open: Invoice = {
    ...invoice,
    effective_at: store.now,
    hosted_invoice_url: url,
    invoice_pdf: url,
    number: `${invoice_prefix}-${String(sequence).padStart(4, "0")}`,
    status: "open",
    status_transitions: { ...invoice.status_transitions, finalized_at: store.now },
  };
  await store.save(open);
  await store.emit("invoice.created", invoice);
  await store.emit("invoice.finalized", open);
  return open;
};

/** Stores a changed subscription with its event. */
export const saveSubscription = async (
  store: Store,
  before: Subscription,
  change: Partial<Subscription>,
): Promise<Subscription> => {
  const after: Subscription = { ...before, ...change };
  const changed = Object.keys(change) as (keyof Subscription)[];
  const previous = Object.fromEntries(
    changed
      .filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
      .map((key) => [key, before[key]]),
  );
  await store.save(after);
  if (Object.keys(previous).length > 0)
    await store.emit("customer.subscription.updated", after, previous);
  return after;
};

/** Creates an invoice of a subscription and charges it. */
export const billSubscription = async (
  store: Store,
  subscription: Subscription,
  draft: DraftOf,
): Promise<Invoice> => {
  const open = await finalizeInvoice(store, await draftInvoice(store, subscription, draft));
  return payInvoice(store, open);
};

/** Ends a subscription at once. */
export const endSubscription = async (
  store: Store,
  subscription: Subscription,
  reason: "cancellation_requested" | "payment_failed",
): Promise<Subscription> => {
  const ended: Subscription = {
    ...subscription,
    canceled_at: subscription.canceled_at ?? store.now,
    cancellation_details: { ...subscription.cancellation_details, reason },
    ended_at: store.now,
    status: "canceled",
  };
  await store.save(ended);
  // An ended subscription's open invoices are not tried again.
  for (const invoice of await store.list("invoice", { customer: ended.customer }))
    if (
      invoice.parent.subscription_details.subscription === ended.id &&
      invoice.next_payment_attempt !== null
    )
      await store.save({ ...invoice, auto_advance: false, next_payment_attempt: null });
  await store.emit("customer.subscription.deleted", ended);
  return ended;
};

/** The status that an invoice's payment leaves. */
export const statusAfter = (invoice: Invoice): Subscription["status"] =>
  invoice.status === "paid" ? "active" : "past_due";

/** The line of a whole period. */
export const periodLine = (subscription: Subscription): InvoiceDraft["lines"][number] => {
  const item = itemOf(subscription);
  const { price } = item;
  return {
    amount: price.unit_amount,
    description: `1 × Relato ${price.nickname}`,
    discountable: true,
    period: { start: item.current_period_start, end: item.current_period_end },
    price,
    proration: false,
    subscription: subscription.id,
    subscription_item: item.id,
  };
};
