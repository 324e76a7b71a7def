import { appliedDiscounts, type DraftOf, periodLine } from "./billing.ts";
import type { Price } from "./catalogue.ts";
import { type LineDraft, netOf } from "./objects/invoice.ts";
import { itemOf, itemPeriod, type Subscription } from "./objects/subscription.ts";
import type { Store } from "./store.ts";

/** What was paid for the current period, discounts included. */
const findPaid = async (store: Store, subscription: Subscription): Promise<number> => {
  const { id, price, current_period_end } = itemOf(subscription);
  for (const invoice of await store.list("invoice", { customer: subscription.customer })) {
    const line = invoice.lines.data.find(
      ({ parent: { subscription_item_details: details }, period }) =>
        details.subscription_item === id && !details.proration && period.end === current_period_end,
    );
    if (line !== undefined) return netOf(line);
  }
  return price.unit_amount;
};

const creditLine = (subscription: Subscription, at: number, paid: number): LineDraft => {
  const { id, price, current_period_start: start, current_period_end: end } = itemOf(subscription);
  return {
    amount: -Math.round((paid * (end - at)) / (end - start)),
    description: `Unused time on Relato ${price.nickname}`,
    // It is what was paid, so a discount on it was given already.
    discountable: false,
    period: { start: at, end },
    price,
    proration: true,
    subscription: subscription.id,
    subscription_item: id,
  };
};

/**
 * A change to a price of another interval: its period begins at once, and the unused time of the
 * old one is credited by the second.
 * https://docs.stripe.com/billing/subscriptions/prorations
 */
export const changePlan = async (
  store: Store,
  subscription: Subscription,
  price: Price,
  options: { prorate: boolean; at?: number | undefined; discounts?: readonly string[] },
): Promise<{ changed: Subscription; draft: DraftOf }> => {
  const at = options.at ?? store.now;
  const item = itemOf(subscription);
  const changed: Subscription = {
    ...subscription,
    billing_cycle_anchor: at,
    discounts: [...(options.discounts ?? subscription.discounts)],
    items: { ...subscription.items, data: [{ ...item, ...itemPeriod(price, at) }] },
  };
  const credit = options.prorate
    ? [creditLine(subscription, at, await findPaid(store, subscription))]
    : [];
  return {
    changed,
    draft: {
      discounts: await appliedDiscounts(store, changed.discounts),
      lines: [...credit, periodLine(changed)],
      period: { start: at, end: at },
      reason: "subscription_update",
    },
  };
};
