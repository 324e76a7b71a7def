import { ApiError, declined, invalid } from "../api-error.ts";
import { draftInvoice, saveSubscription } from "../billing.ts";
import { changePlan } from "../change-plan.ts";
import { cycleDraft, nextPeriod } from "../clock.ts";
import { numberOf, objectOf, type Params, requireText, textOf } from "../form.ts";
import { payInvoice } from "../pay-invoice.ts";
import type { Invoice } from "../objects/invoice.ts";
import { isEnded, itemOf } from "../objects/subscription.ts";
import type { Store } from "../store.ts";
import { type Call, listCall, retrieveCall } from "./call.ts";
import { doesProrate, findNewPrice, isEnding, previewOptions } from "./subscriptions.ts";

/** The invoice of a change, or of the next period. Nothing is stored. */
export const previewInvoice = async (store: Store, params: Params): Promise<Invoice> => {
  const subscription = await store.get(
    "subscription",
    requireText(params, "subscription"),
    "subscription",
  );
  const options = previewOptions(params);
  const price = await findNewPrice(store, subscription, options);
  if (price !== null && params["preview_mode"] === "recurring") {
    const { changed } = await changePlan(store, subscription, price, { prorate: false });
    return draftInvoice(store, subscription, await cycleDraft(store, changed));
  }
  if (price !== null) {
    const at = numberOf(options, "proration_date");
    const prorate = doesProrate(options);
    const { draft } = await changePlan(store, subscription, price, { prorate, at });
    return draftInvoice(store, subscription, draft);
  }
  if (isEnded(subscription) || isEnding(subscription, options))
    throw new ApiError(404, {
      type: "invalid_request_error",
      code: "invoice_upcoming_none",
      message: `No upcoming invoices for customer: ${subscription.customer}`,
    });
  const draft = await cycleDraft(store, nextPeriod(subscription));
  return {
    ...(await draftInvoice(store, subscription, { ...draft, reason: "upcoming" })),
    next_payment_attempt: itemOf(subscription).current_period_end,
  };
};

const createPreview: Call = {
  method: "POST",
  path: "/v1/invoices/create_preview",
  accepts: ["customer", "preview_mode", "subscription", "subscription_details"],
  run: ({ store, params }) => previewInvoice(store, params),
};

/** Pays an open invoice by the stored card or another one. @throws ApiError card_declined */
export const payOpenInvoice = async (
  store: Store,
  id: string,
  card?: string,
): Promise<{ invoice: Invoice; paid: boolean }> => {
  const invoice = await store.get("invoice", id);
  if (invoice.status !== "open")
    throw invalid("Invoice is already paid", undefined, "invoice_already_paid");
  const method = card === undefined ? undefined : await store.get("payment_method", card);
  const after = await payInvoice(store, invoice, method);
  const paid = after.status === "paid";
  const subscription = await store.get(
    "subscription",
    after.parent.subscription_details.subscription,
  );
  if (paid && subscription.status === "past_due")
    await saveSubscription(store, subscription, { status: "active" });
  return { invoice: after, paid };
};

const pay: Call = {
  method: "POST",
  path: "/v1/invoices/:id/pay",
  accepts: ["off_session", "payment_method"],
  run: async ({ store, params, id }) => {
    const { invoice, paid } = await payOpenInvoice(store, id, textOf(params, "payment_method"));
    return paid ? invoice : declined();
  },
};

const byStatus = (params: Params): object => {
  const status = textOf(params, "status");
  const subscription = textOf(params, "subscription");
  return {
    ...(status !== undefined && { status }),
    ...(subscription !== undefined && { parent: { subscription_details: { subscription } } }),
  };
};

const byInvoice = (params: Params): object => {
  const found: Record<string, unknown> = {};
  for (const name of ["invoice", "status"])
    if (typeof params[name] === "string") found[name] = params[name];
  const intent = textOf(objectOf(params, "payment"), "payment_intent");
  return intent === undefined ? found : { ...found, payment: { payment_intent: intent } };
};

export const INVOICE_CALLS: readonly Call[] = [
  createPreview,
  retrieveCall("invoice", "/v1/invoices/:id"),
  listCall("invoice", "/v1/invoices", ["customer", "status", "subscription"], byStatus),
  pay,
  retrieveCall("invoice_payment", "/v1/invoice_payments/:id"),
  listCall("invoice_payment", "/v1/invoice_payments", ["invoice", "payment", "status"], byInvoice),
];
