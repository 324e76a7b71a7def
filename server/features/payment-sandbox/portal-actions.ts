import { declined } from "../../providers/payments/sandbox/api-error.ts";
import { saveSubscription } from "../../providers/payments/sandbox/billing.ts";
import { payOpenInvoice } from "../../providers/payments/sandbox/calls/invoices.ts";
import { closeDispute, refundCharge } from "../../providers/payments/sandbox/calls/payments.ts";
import { updateSubscription } from "../../providers/payments/sandbox/calls/subscriptions.ts";
import { CARDS } from "../../providers/payments/sandbox/cards.ts";
import { moveTo } from "../../providers/payments/sandbox/clock.ts";
import { NO_ADDRESS } from "../../providers/payments/sandbox/objects/customer.ts";
import type { Invoice } from "../../providers/payments/sandbox/objects/invoice.ts";
import {
  type Charge,
  type Dispute,
  newPaymentMethod,
  type PaymentMethod,
} from "../../providers/payments/sandbox/objects/payment.ts";
import type { Portal } from "../../providers/payments/sandbox/objects/session.ts";
import {
  itemOf,
  type Subscription,
} from "../../providers/payments/sandbox/objects/subscription.ts";
import { createDispute } from "../../providers/payments/sandbox/pay-invoice.ts";
import type { Store } from "../../providers/payments/sandbox/store.ts";
import { cardOfField } from "./page-parts.ts";

const DAY_S = 86_400;
export const CLOCK_DAYS = [1, 7, 30] as const;

/** What the portal shows of a customer. */
export interface PortalState {
  /** The live one, else the newest. */
  subscription: Subscription | null;
  card: PaymentMethod | null;
  invoices: Invoice[];
  /** The last payment that succeeded. */
  charge: Charge | null;
  /** The open dispute of that payment. */
  dispute: Dispute | null;
  now: number;
}

const findDispute = async (store: Store, { id: charge }: Charge): Promise<Dispute | null> => {
  const contains = { charge, status: "needs_response" };
  const [dispute = null] = await store.list("dispute", { contains });
  return dispute;
};

export const readPortal = async (store: Store, { customer }: Portal): Promise<PortalState> => {
  const subscriptions = await store.list("subscription", { customer });
  const subscription =
    subscriptions.find(({ status }) => status !== "canceled") ?? subscriptions[0] ?? null;
  const method = subscription?.default_payment_method ?? null;
  const [charge = null] = await store.list("charge", {
    customer,
    contains: { paid: true },
    limit: 1,
  });
  return {
    subscription,
    card: method === null ? null : await store.find("payment_method", method),
    invoices: await store.list("invoice", { customer }),
    charge,
    dispute: charge === null ? null : await findDispute(store, charge),
    now: store.now,
  };
};

/** The parameters of a change to another price, as the API takes them. */
export const changeParams = (
  subscription: Subscription,
  price: string,
  proration_date: number,
) => ({
  items: { 0: { id: itemOf(subscription).id, price } },
  proration_behavior: "always_invoice",
  proration_date: String(proration_date),
});

const saveCard = async (
  store: Store,
  subscription: Subscription,
  fields: URLSearchParams,
): Promise<PaymentMethod> => {
  const name = cardOfField(fields.get("card"));
  if (CARDS[name].pays === "never") throw declined();
  const customer = await store.get("customer", subscription.customer);
  const { address, email, name: holder } = customer;
  const method = newPaymentMethod(store.now, {
    customer: customer.id,
    card: name,
    holder: { address: address ?? NO_ADDRESS, email, name: holder },
  });
  await store.save(method);
  await store.emit("payment_method.attached", method);
  await saveSubscription(store, subscription, { default_payment_method: method.id });
  return method;
};

type Action = (
  store: Store,
  state: PortalState & { subscription: Subscription },
  fields: URLSearchParams,
) => Promise<unknown>;

const ACTIONS: Readonly<Record<string, Action>> = {
  change: (store, { subscription }, fields) =>
    updateSubscription(store, subscription, {
      ...changeParams(
        subscription,
        fields.get("price") ?? "",
        Number(fields.get("proration_date") ?? store.now),
      ),
      cancel_at_period_end: "false",
      payment_behavior: "error_if_incomplete",
    }),
  cancel: (store, { subscription }) =>
    updateSubscription(store, subscription, { cancel_at_period_end: "true" }),
  undo: (store, { subscription }) =>
    updateSubscription(store, subscription, { cancel_at_period_end: "false" }),
  card: (store, { subscription }, fields) => saveCard(store, subscription, fields),
  pay: async (store, { subscription, invoices }, fields) => {
    const open = invoices.find(({ status }) => status === "open");
    const method = await saveCard(store, subscription, fields);
    const { paid } = await payOpenInvoice(store, open?.id ?? "", method.id);
    if (!paid) throw declined();
  },
  refund: async (store, { charge }) => refundCharge(store, charge!),
  dispute: async (store, { charge }) => createDispute(store, charge!),
  won: async (store, { dispute }) => closeDispute(store, dispute?.id ?? "", "won"),
  lost: async (store, { dispute }) => closeDispute(store, dispute?.id ?? "", "lost"),
};

/**
 * Does what a form of the portal asks for.
 * @throws ApiError card_declined, or when the subscription has changed in another tab
 */
export const runPortalAction = async (
  store: Store,
  portal: Portal,
  fields: URLSearchParams,
): Promise<void> => {
  const intent = fields.get("intent") ?? "";
  const days = CLOCK_DAYS.find((each) => intent === `advance-${each}`);
  if (days !== undefined) return moveTo(store, store.now + days * DAY_S);
  const state = await readPortal(store, portal);
  const { subscription } = state;
  if (subscription !== null) await ACTIONS[intent]?.(store, { ...state, subscription }, fields);
};
