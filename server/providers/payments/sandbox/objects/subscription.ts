import { monthsOf, type Price } from "../catalogue.ts";
import { newId } from "../ids.ts";
import { nextPeriodEnd } from "../periods.ts";
import { listOf, nulls } from "./nulls.ts";

type Status = "active" | "past_due" | "canceled" | "incomplete";

/** The former form of a price, which Stripe still sends. */
const planOf = (price: Price) => ({
  id: price.id,
  object: "plan" as const,
  active: true,
  amount: price.unit_amount,
  amount_decimal: price.unit_amount_decimal,
  billing_scheme: price.billing_scheme,
  created: price.created,
  currency: price.currency,
  interval: price.recurring.interval,
  interval_count: price.recurring.interval_count,
  livemode: false,
  metadata: {},
  nickname: price.nickname,
  product: price.product,
  usage_type: "licensed",
  ...nulls("meter", "tiers_mode", "transform_usage", "trial_period_days"),
});

/** What a price sets on an item. Its period begins at `start`. */
export const itemPeriod = (price: Price, start: number) => ({
  price,
  plan: planOf(price),
  current_period_start: start,
  current_period_end: nextPeriodEnd(start, monthsOf(price), start),
});

const newItem = (created: number, subscription: string, price: Price) => ({
  id: newId("si", 14),
  object: "subscription_item" as const,
  ...itemPeriod(price, created),
  created,
  discounts: [],
  metadata: {},
  quantity: 1,
  subscription,
  tax_rates: [],
  ...nulls("billing_thresholds", "current_trial"),
});
export type SubscriptionItem = ReturnType<typeof newItem>;

const SETTINGS = {
  automatic_tax: { enabled: false, ...nulls("disabled_reason", "liability") },
  billing_mode: { type: "classic", flexible: null },
  collection_method: "charge_automatically",
  default_tax_rates: [],
  invoice_settings: {
    issuer: { type: "self" },
    ...nulls("account_tax_ids", "custom_fields", "description", "footer"),
  },
  livemode: false,
  payment_settings: {
    save_default_payment_method: "off",
    ...nulls("payment_method_options", "payment_method_types"),
  },
  trial_settings: { end_behavior: { missing_payment_method: "create_invoice" } },
  ...nulls("application", "application_fee_percent", "billing_cycle_anchor_config"),
  ...nulls("billing_thresholds", "customer_account", "days_until_due", "default_source"),
  ...nulls("billing_schedules", "description", "managed_payments", "on_behalf_of"),
  ...nulls("next_pending_invoice_item_invoice", "pause_collection", "pending_setup_intent"),
  ...nulls("pending_invoice_item_interval", "pending_update", "schedule", "test_clock"),
  ...nulls("transfer_data", "trial_end", "trial_start"),
};

export interface SubscriptionDetails {
  customer: string;
  price: Price;
  payment_method: string | null;
  metadata: Record<string, string>;
}

export const newSubscription = (created: number, of: SubscriptionDetails) => {
  const id = newId("sub");
  return {
    id,
    object: "subscription" as const,
    ...SETTINGS,
    billing_cycle_anchor: created,
    cancel_at: null as number | null,
    cancel_at_period_end: false,
    canceled_at: null as number | null,
    cancellation_details: { reason: null as string | null, ...nulls("comment", "feedback") },
    created,
    currency: of.price.currency,
    customer: of.customer,
    default_payment_method: of.payment_method,
    /** Ids of discounts. */
    discounts: [] as string[],
    ended_at: null as number | null,
    items: listOf(`/v1/subscription_items?subscription=${id}`, [newItem(created, id, of.price)]),
    latest_invoice: null as string | null,
    metadata: of.metadata,
    start_date: created,
    status: "active" as Status,
  };
};
export type Subscription = ReturnType<typeof newSubscription>;

/** The sandbox's subscriptions have one item. */
export const itemOf = (subscription: Subscription): SubscriptionItem => subscription.items.data[0]!;

export const isEnded = ({ status }: Subscription): boolean => status === "canceled";
