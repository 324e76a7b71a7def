import { cardOf } from "./cards.ts";
import type { Invoice } from "./objects/invoice.ts";
import {
  type Charge,
  type InvoicePayment,
  newCharge,
  newDispute,
  newInvoicePayment,
  newPaymentIntent,
  type PaymentIntent,
  type PaymentMethod,
} from "./objects/payment.ts";
import type { Store } from "./store.ts";

const DAY_S = 86_400;
/** Days from a failed attempt to the next one: three attempts over seven days. */
const RETRY_DAYS = [3, 4];

/** The card that a subscription's invoices are charged to. */
const findCard = async (store: Store, invoice: Invoice): Promise<PaymentMethod | null> => {
  const subscription = await store.get(
    "subscription",
    invoice.parent.subscription_details.subscription,
  );
  const customer = await store.get("customer", invoice.customer);
  const id =
    subscription.default_payment_method ?? customer.invoice_settings.default_payment_method;
  return id === null ? null : store.find("payment_method", id);
};

/** Whether the card's issuer accepts this payment. */
const accepts = async (store: Store, method: PaymentMethod): Promise<boolean> => {
  const { pays } = cardOf(method.card.last4);
  if (pays !== "first") return pays === "always";
  const contains = { paid: true, payment_method: method.id };
  const paid = await store.list("charge", { contains, customer: method.customer!, limit: 1 });
  return paid.length === 0;
};

const findPayment = (store: Store, { id, customer }: Invoice): Promise<InvoicePayment[]> =>
  store.list("invoice_payment", { customer, contains: { invoice: id } });

const findIntent = async (store: Store, invoice: Invoice): Promise<PaymentIntent> => {
  const [known] = await findPayment(store, invoice);
  if (known !== undefined) return store.get("payment_intent", known.payment.payment_intent);
  const { amount_due: amount, currency, customer } = invoice;
  const intent = newPaymentIntent(store.now, { amount, currency, customer });
  await store.save(intent, newInvoicePayment(store.now, invoice.id, intent));
  return intent;
};

const markPaid = async (store: Store, invoice: Invoice): Promise<Invoice> => {
  const paid: Invoice = {
    ...invoice,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    next_payment_attempt: null,
    status: "paid",
    status_transitions: { ...invoice.status_transitions, paid_at: store.now },
  };
  await store.save(paid);
  await store.emit("invoice.paid", paid);
  await store.emit("invoice.payment_succeeded", paid);
  return paid;
};

const markFailed = async (store: Store, invoice: Invoice): Promise<Invoice> => {
  const attempt_count = invoice.attempt_count + 1;
  const days = RETRY_DAYS[attempt_count - 1];
  const failed: Invoice = {
    ...invoice,
    attempt_count,
    attempted: true,
    next_payment_attempt: days === undefined ? null : store.now + days * DAY_S,
  };
  await store.save(failed);
  await store.emit("invoice.payment_failed", failed);
  return failed;
};

export const createDispute = async (store: Store, charge: Charge): Promise<void> => {
  const dispute = newDispute(store.now, charge);
  await store.save({ ...charge, disputed: true }, dispute);
  await store.emit("charge.dispute.created", dispute);
};

const settle = async (
  store: Store,
  intent: PaymentIntent,
  charge: Charge,
  method: PaymentMethod,
): Promise<void> => {
  const { paid } = charge;
  const after: PaymentIntent = {
    ...intent,
    amount_received: paid ? intent.amount : 0,
    last_payment_error: paid ? null : { code: "card_declined", type: "card_error" },
    latest_charge: charge.id,
    payment_method: paid ? method.id : null,
    status: paid ? "succeeded" : "requires_payment_method",
  };
  await store.save(charge, after);
  const outcome = paid ? "succeeded" : "payment_failed";
  await store.emit(paid ? "charge.succeeded" : "charge.failed", charge);
  await store.emit(`payment_intent.${outcome}`, after);
};

/** Charges an open invoice. An invoice of nothing is paid without a card. */
export const payInvoice = async (
  store: Store,
  invoice: Invoice,
  card?: PaymentMethod,
): Promise<Invoice> => {
  if (invoice.amount_due === 0) return markPaid(store, invoice);
  const method = card ?? (await findCard(store, invoice));
  if (method === null) return markFailed(store, invoice);
  const intent = await findIntent(store, invoice);
  const paid = await accepts(store, method);
  const charge = newCharge(store.now, intent, method, paid);
  await settle(store, intent, charge, method);
  if (!paid) return markFailed(store, invoice);
  const [payment] = await findPayment(store, invoice);
  if (payment !== undefined)
    await store.save({
      ...payment,
      amount_paid: invoice.amount_due,
      status: "paid",
      status_transitions: { ...payment.status_transitions, paid_at: store.now },
    });
  const after = await markPaid(store, { ...invoice, attempt_count: invoice.attempt_count + 1 });
  if (cardOf(method.card.last4).is_disputed) await createDispute(store, charge);
  return after;
};
