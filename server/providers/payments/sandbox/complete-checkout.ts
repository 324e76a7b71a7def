import { declined, invalid } from "./api-error.ts";
import { billSubscription, periodLine } from "./billing.ts";
import { CARDS, type CardName } from "./cards.ts";
import { newDiscount } from "./objects/coupon.ts";
import { newTaxId } from "./objects/customer.ts";
import { newPaymentMethod, type PaymentMethod } from "./objects/payment.ts";
import { type Checkout, type CollectedDetails, customerDetails } from "./objects/session.ts";
import { newSubscription, type Subscription } from "./objects/subscription.ts";
import type { Store } from "./store.ts";

export interface Payment {
  card: CardName;
  /** Default: the same for each card of this name. */
  fingerprint?: string | undefined;
  details: CollectedDetails;
}

/** Stores the card, the address and the tax ids at the customer. */
const saveDetails = async (
  store: Store,
  customerId: string,
  { card, fingerprint, details }: Payment,
): Promise<PaymentMethod> => {
  const { address, name, tax_ids } = details;
  const customer = await store.get("customer", customerId);
  const email = details.email ?? customer.email;
  const holder = { address, email, name };
  const method = newPaymentMethod(store.now, { customer: customerId, card, fingerprint, holder });
  const known = await store.list("tax_id", { customer: customerId });
  const added = tax_ids
    .filter(({ value }) => !known.some((id) => id.value === value))
    .map(({ type, value }) => newTaxId(store.now, customerId, type, value));
  const after = { ...customer, address, name: name ?? customer.name };
  await store.save(method, after, ...added);
  await store.emit("payment_method.attached", method);
  await store.emit("customer.updated", after);
  return method;
};

const subscribe = async (
  store: Store,
  session: Checkout,
  method: PaymentMethod,
): Promise<Subscription> => {
  const { price, subscription_metadata: metadata } = session.sandbox;
  const { customer } = session;
  const created = newSubscription(store.now, {
    customer,
    price: await store.get("price", price),
    payment_method: method.id,
    metadata,
  });
  const [first] = session.discounts;
  const discounts =
    first === undefined
      ? []
      : [newDiscount(store.now, { customer, subscription: created.id, coupon: first.coupon })];
  await store.save(...discounts);
  const subscription = { ...created, discounts: discounts.map(({ id }) => id) };
  await store.save(subscription);
  return subscription;
};

/**
 * Pays an open session: stores the card, begins the subscription, pays its first invoice.
 * @throws ApiError card_declined, or when the session is not open
 */
export const completeCheckout = async (
  store: Store,
  session: Checkout,
  payment: Payment,
): Promise<Checkout> => {
  if (session.status !== "open") throw invalid("This Checkout Session is no longer open.");
  if (CARDS[payment.card].pays === "never") throw declined();
  const method = await saveDetails(store, session.customer, payment);
  const subscription = await subscribe(store, session, method);
  const [discount] = subscription.discounts;
  const percent_off = session.discounts[0] && (await percentOf(store, session.discounts[0].coupon));
  const line = periodLine(subscription);
  const invoice = await billSubscription(store, subscription, {
    discounts: discount === undefined ? [] : [{ id: discount, percent_off: percent_off ?? 0 }],
    lines: [line],
    period: { start: store.now, end: store.now },
    reason: "subscription_create",
  });
  const started = { ...subscription, latest_invoice: invoice.id };
  const complete: Checkout = {
    ...session,
    customer_details: customerDetails(payment.details, payment.details.email),
    invoice: invoice.id,
    payment_status: invoice.total === 0 ? "no_payment_required" : "paid",
    status: "complete",
    subscription: started.id,
    url: null,
  };
  await store.save(started, complete);
  await store.emit("customer.subscription.created", started);
  await store.emit("checkout.session.completed", complete);
  return complete;
};

const percentOf = async (store: Store, coupon: string): Promise<number> =>
  (await store.get("coupon", coupon)).percent_off;
