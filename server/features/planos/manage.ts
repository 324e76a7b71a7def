import { type Invoice, invoiceSchema, type PlanoChange } from "@relato/shared/contract/planos.ts";
import type { Locale } from "@relato/shared/domain/language.ts";
import type { Currency, PlanoId } from "@relato/shared/domain/planos.ts";
import type Stripe from "stripe";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../platform/http/errors.ts";
import { type Payments, planoOfPrice } from "../../providers/payments/payments.ts";
import { readCustomer } from "./customers.ts";
import { requirePayments, STRIPE_LOCALE, withPaymentErrors } from "./payments-error.ts";
import { chooseSubscription, isLive, listSubscriptions } from "./sync.ts";

export type ManageDeps = Pick<Deps, "config" | "db" | "log" | "payments">;

/** A preview is offered this long. */
const PREVIEW_S = 600;
const INVOICES = 24;

/** @throws AppError SUBSCRIPTION_NOT_FOUND */
const requireCustomer = async (deps: ManageDeps, userId: string): Promise<string> => {
  const customer = await readCustomer(deps.db, userId);
  if (customer === null) throw new AppError("SUBSCRIPTION_NOT_FOUND");
  return customer;
};

/** The doctor's live subscription. @throws AppError SUBSCRIPTION_NOT_FOUND */
const requireLive = async (
  deps: ManageDeps,
  payments: Payments,
  userId: string,
): Promise<{
  customer: string;
  subscription: Stripe.Subscription;
  item: Stripe.SubscriptionItem;
}> => {
  const customer = await requireCustomer(deps, userId);
  const subscription = chooseSubscription(await listSubscriptions(payments, customer));
  const item = subscription?.items.data[0];
  if (subscription === null || item === undefined || !isLive(subscription))
    throw new AppError("SUBSCRIPTION_NOT_FOUND");
  return { customer, subscription, item };
};

export const createPortal = (
  deps: ManageDeps,
  userId: string,
  { return_url, locale }: { return_url: string; locale: Locale },
): Promise<{ url: string }> => {
  const { stripe } = requirePayments(deps);
  return withPaymentErrors(deps, async () => {
    const customer = await requireCustomer(deps, userId);
    const { url } = await stripe.billingPortal.sessions.create({
      customer,
      return_url,
      locale: STRIPE_LOCALE[locale],
    });
    return { url };
  });
};

const changeOf = (item: string, priceId: string, proration_date: number) => ({
  items: [{ id: item, price: priceId }],
  proration_date,
  proration_behavior: "always_invoice" as const,
});

/**
 * Undoes a cancellation. The portal sets `cancel_at` on subscriptions of flexible billing mode;
 * Stripe refuses both parameters in one call.
 */
const withoutEnd = (
  subscription: Stripe.Subscription,
): { cancel_at_period_end: false } | { cancel_at: "" } =>
  subscription.cancel_at_period_end || subscription.cancel_at === null
    ? { cancel_at_period_end: false }
    : { cancel_at: "" };

const requirePrice = ({ prices }: Payments, priceId: string) => {
  const found = planoOfPrice(prices, priceId);
  if (found === null) throw new AppError("PRICE_UNKNOWN");
  return found;
};

/** The plan's price in the currency of the subscription, which cannot change. */
const priceIn = (
  { prices }: Payments,
  plano: PlanoId,
  { currency }: Stripe.Subscription,
): { priceId: string; currency: Currency } => {
  const own = currency === "usd" ? "USD" : "BRL";
  return { priceId: prices[plano][own], currency: own };
};

/** What a change to another price would cost now and later. */
export const previewChange = (
  deps: ManageDeps,
  userId: string,
  asked: string,
): Promise<PlanoChange> => {
  const payments = requirePayments(deps);
  const { plano } = requirePrice(payments, asked);
  return withPaymentErrors(deps, async () => {
    const { customer, subscription, item } = await requireLive(deps, payments, userId);
    const { priceId, currency } = priceIn(payments, plano, subscription);
    const proration_date = await readBillingSeconds(deps);
    const { items, ...proration } = changeOf(item.id, priceId, proration_date);
    const details = { items, ...withoutEnd(subscription) };
    const preview = { customer, subscription: subscription.id };
    const later = await payments.stripe.invoices.createPreview({
      ...preview,
      preview_mode: "recurring",
      subscription_details: details,
    });
    const next_amount = later.total;
    const same = { plano, currency, due_now: 0, next_amount, proration_date };
    // The preview of no change is the next renewal.
    if (item.price.id === priceId) return same;
    const now = await payments.stripe.invoices.createPreview({
      ...preview,
      subscription_details: { ...details, ...proration },
    });
    // A credit is a negative total; what is due is then zero.
    const due_now = now.total < 0 ? now.total : now.amount_due;
    return { ...same, due_now };
  });
};

const readBillingSeconds = async ({ db }: ManageDeps): Promise<number> => {
  const { rows } = await db.pool.query<{ now: string }>(
    "select floor(extract(epoch from billing_now())) as now",
  );
  return Number(rows[0]!.now);
};

/** @throws AppError PREVIEW_OLD, PAYMENT_DECLINED: the plan stays then */
export const changePlano = async (
  deps: ManageDeps,
  userId: string,
  { priceId, proration_date }: { priceId: string; proration_date: number },
): Promise<string> => {
  const payments = requirePayments(deps);
  const { plano } = requirePrice(payments, priceId);
  const age = (await readBillingSeconds(deps)) - proration_date;
  if (age < -1 || age > PREVIEW_S) throw new AppError("PREVIEW_OLD");
  return withPaymentErrors(deps, async () => {
    const { customer, subscription, item } = await requireLive(deps, payments, userId);
    await payments.stripe.subscriptions.update(subscription.id, {
      ...changeOf(item.id, priceIn(payments, plano, subscription).priceId, proration_date),
      ...withoutEnd(subscription),
      payment_behavior: "error_if_incomplete",
    });
    return customer;
  });
};

/** Ends the subscription with the paid period, or undoes that. */
export const cancelPlano = (
  deps: ManageDeps,
  userId: string,
  cancel_at_period_end: boolean,
): Promise<string> => {
  const payments = requirePayments(deps);
  return withPaymentErrors(deps, async () => {
    const { customer, subscription } = await requireLive(deps, payments, userId);
    const change = cancel_at_period_end ? { cancel_at_period_end } : withoutEnd(subscription);
    await payments.stripe.subscriptions.update(subscription.id, change);
    return customer;
  });
};

const invoiceStatus = invoiceSchema.shape.status.catch("draft");

const toInvoice = (invoice: Stripe.Invoice): Invoice => ({
  id: invoice.id,
  number: invoice.number,
  created_at: new Date(invoice.created * 1000).toISOString(),
  status: invoiceStatus.parse(invoice.status ?? "draft"),
  total: invoice.total,
  currency: invoice.currency.toUpperCase() as Currency,
  url: invoice.hosted_invoice_url ?? null,
  pdf_url: invoice.invoice_pdf ?? null,
});

export const listInvoices = async (
  deps: ManageDeps,
  userId: string,
): Promise<{ items: Invoice[]; has_more: boolean }> => {
  const { payments } = deps;
  const customer = payments === null ? null : await readCustomer(deps.db, userId);
  if (payments === null || customer === null) return { items: [], has_more: false };
  return withPaymentErrors(deps, async () => {
    const page = await payments.stripe.invoices.list({ customer, limit: INVOICES });
    return { items: page.data.map(toInvoice), has_more: page.has_more };
  });
};
