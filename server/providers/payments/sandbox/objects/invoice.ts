import type { Price } from "../catalogue.ts";
import { newId } from "../ids.ts";
import type { Customer, TaxId } from "./customer.ts";
import { listOf, nulls } from "./nulls.ts";

type Reason = "subscription_create" | "subscription_cycle" | "subscription_update" | "upcoming";

/** A discount on an invoice. */
export interface AppliedDiscount {
  /** Of the discount object. */
  id: string;
  percent_off: number;
}

export interface LineDraft {
  amount: number;
  description: string;
  discountable: boolean;
  period: { start: number; end: number };
  price: Price;
  proration: boolean;
  subscription: string;
  subscription_item: string;
}

const newLine = (invoice: string, draft: LineDraft, discounts: readonly AppliedDiscount[]) => {
  const { subscription, subscription_item, proration, price, discountable } = draft;
  const applied = discountable ? discounts : [];
  return {
    id: newId("il"),
    object: "line_item" as const,
    amount: draft.amount,
    currency: price.currency,
    description: draft.description,
    discount_amounts: applied.map(({ id, percent_off }) => ({
      amount: Math.round((draft.amount * percent_off) / 100),
      discount: id,
    })),
    discountable,
    discounts: applied.map(({ id }) => id),
    invoice,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        proration,
        subscription,
        subscription_item,
        ...nulls("invoice_item", "proration_details"),
      },
      type: "subscription_item_details",
    },
    period: draft.period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: price.product },
      type: "price_details",
      unit_amount_decimal: price.unit_amount_decimal,
    },
    quantity: 1,
    quantity_decimal: "1",
    subscription,
    subtotal: draft.amount,
    taxes: [],
  };
};
export type InvoiceLine = ReturnType<typeof newLine>;

/** What a line costs after its discounts. */
export const netOf = ({ amount, discount_amounts }: InvoiceLine): number =>
  amount - discount_amounts.reduce((sum, discount) => sum + discount.amount, 0);

export interface InvoiceDraft {
  customer: Customer;
  tax_ids: readonly TaxId[];
  subscription: string;
  subscription_metadata: Record<string, string>;
  reason: Reason;
  currency: string;
  period: { start: number; end: number };
  lines: readonly LineDraft[];
  discounts: readonly AppliedDiscount[];
}

/** The sums of an invoice. A negative total is a credit; the customer's balance is used first. */
const sumsOf = (lines: readonly InvoiceLine[], starting_balance: number) => {
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  const total = lines.reduce((sum, line) => sum + netOf(line), 0);
  const due = total + starting_balance;
  const amount_due = Math.max(0, due);
  return {
    amount_due,
    amount_remaining: amount_due,
    ending_balance: Math.min(0, due) as number | null,
    starting_balance,
    subtotal,
    subtotal_excluding_tax: subtotal,
    total,
    total_excluding_tax: total,
  };
};

const SETTINGS = {
  account_country: "BR",
  account_name: "Relato",
  amount_overpaid: 0,
  amount_shipping: 0,
  automatic_tax: { enabled: false, ...nulls("disabled_reason", "liability", "provider", "status") },
  collection_method: "charge_automatically",
  default_tax_rates: [],
  issuer: { type: "self" },
  livemode: false,
  payment_settings: nulls("default_mandate", "payment_method_options", "payment_method_types"),
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  ...nulls("account_tax_ids", "application", "automatically_finalizes_at", "custom_fields"),
  ...nulls("customer_account", "customer_phone", "customer_shipping", "default_payment_method"),
  ...nulls("default_source", "description", "due_date", "footer", "from_invoice"),
  ...nulls("last_finalization_error", "latest_revision", "on_behalf_of", "receipt_number"),
  ...nulls("rendering", "shipping_cost", "shipping_details", "statement_descriptor"),
  ...nulls("test_clock", "webhooks_delivered_at"),
};

/** A draft: `finalizeInvoice` gives it a number. */
export const newInvoice = (created: number, draft: InvoiceDraft) => {
  const id = newId("in");
  const { customer } = draft;
  const lines = draft.lines.map((line) => newLine(id, line, draft.discounts));
  return {
    id,
    object: "invoice" as const,
    ...SETTINGS,
    ...sumsOf(lines, customer.balance),
    amount_paid: 0,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    billing_reason: draft.reason,
    created,
    currency: draft.currency,
    customer: customer.id,
    customer_address: customer.address,
    customer_email: customer.email,
    customer_name: customer.name,
    customer_tax_exempt: customer.tax_exempt,
    customer_tax_ids: draft.tax_ids.map(({ type, value }) => ({ type, value })),
    discounts: draft.discounts.map((discount) => discount.id),
    effective_at: null as number | null,
    hosted_invoice_url: null as string | null,
    invoice_pdf: null as string | null,
    lines: listOf(`/v1/invoices/${id}/lines`, lines),
    metadata: {},
    next_payment_attempt: null as number | null,
    number: null as string | null,
    parent: {
      quote_details: null,
      subscription_details: {
        metadata: draft.subscription_metadata,
        subscription: draft.subscription,
      },
      type: "subscription_details",
    },
    period_end: draft.period.end,
    period_start: draft.period.start,
    status: "draft",
    status_transitions: {
      finalized_at: null as number | null,
      paid_at: null as number | null,
      ...nulls("marked_uncollectible_at", "voided_at"),
    },
    total_discount_amounts: draft.discounts.map((discount) => ({
      amount: lines
        .flatMap(({ discount_amounts }) => discount_amounts)
        .filter((each) => each.discount === discount.id)
        .reduce((sum, { amount }) => sum + amount, 0),
      discount: discount.id,
    })),
    total_pretax_credit_amounts: [],
    total_taxes: [],
  };
};
export type Invoice = ReturnType<typeof newInvoice>;
