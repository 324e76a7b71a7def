import { ApiError, declined, invalid } from "../api-error.ts";
import { billSubscription, endSubscription, saveSubscription, statusAfter } from "../billing.ts";
import { changePlan } from "../change-plan.ts";
import {
  flagOf,
  mergeMetadata,
  numberOf,
  objectOf,
  objectsOf,
  type Params,
  requireText,
  textOf,
} from "../form.ts";
import { newDiscount } from "../objects/coupon.ts";
import { isEnded, itemOf, type Subscription } from "../objects/subscription.ts";
import type { Store } from "../store.ts";
import { type Call, listCall, retrieveCall } from "./call.ts";

const UPDATE_FIELDS = [
  "cancel_at",
  "cancel_at_period_end",
  "cancellation_details",
  "default_payment_method",
  "discounts",
  "items",
  "metadata",
  "off_session",
  "payment_behavior",
  "proration_behavior",
  "proration_date",
];
const PRORATIONS = ["always_invoice", "create_prorations", "none"];

/** The price of `items`; null when the price does not change. */
export const findNewPrice = async (store: Store, subscription: Subscription, params: Params) => {
  const [given, ...more] = objectsOf(params, "items");
  if (given === undefined || textOf(given, "price") === undefined) return null;
  const item = itemOf(subscription);
  if (more.length > 0 || textOf(given, "id") !== item.id)
    throw invalid(
      "Currently, all items must have the same interval: name the item to replace by items[0][id].",
      "items[0][id]",
    );
  const price = await store.get("price", requireText(given, "price"), "items[0][price]");
  if (price.currency !== subscription.currency)
    throw invalid(
      `The price specified only supports \`${price.currency}\`. This doesn't match the ` +
        `expected currency: \`${subscription.currency}\`.`,
      "items[0][price]",
    );
  return price.id === item.price.id ? null : price;
};

export const doesProrate = (params: Params): boolean => {
  const behavior = textOf(params, "proration_behavior") ?? "create_prorations";
  if (!PRORATIONS.includes(behavior))
    throw invalid(`Invalid proration_behavior: ${behavior}`, "proration_behavior");
  return behavior !== "none";
};

/** The new discounts; undefined when they are not given. `discounts=` removes them. */
const makeDiscounts = async (store: Store, subscription: Subscription, params: Params) => {
  if (!("discounts" in params)) return undefined;
  const ids: string[] = [];
  for (const given of objectsOf(params, "discounts")) {
    const known = textOf(given, "discount");
    if (known !== undefined) ids.push((await store.get("discount", known, "discounts")).id);
    else {
      const { id, customer } = subscription;
      const coupon = await store.get("coupon", requireText(given, "coupon"), "discounts");
      const discount = newDiscount(store.now, { customer, subscription: id, coupon: coupon.id });
      await store.save(discount);
      ids.push(discount.id);
    }
  }
  return ids;
};

/** When the subscription ends by these parameters; undefined when they do not say it. */
const endOf = (subscription: Subscription, params: Params): number | null | undefined => {
  const { current_period_end } = itemOf(subscription);
  const cancels = flagOf(params, "cancel_at_period_end");
  const at = textOf(params, "cancel_at");
  if (at === undefined)
    return cancels === undefined ? undefined : cancels ? current_period_end : null;
  if (cancels !== undefined)
    throw invalid("Received both cancel_at and cancel_at_period_end parameters.", "cancel_at");
  if (at === "") return null;
  if (Number(at) !== current_period_end)
    throw invalid("the sandbox ends a subscription only with its period", "cancel_at");
  return current_period_end;
};

const cancellation = (store: Store, subscription: Subscription, params: Params) => {
  const end = endOf(subscription, params);
  if (end === undefined) return {};
  const cancels = end !== null;
  return {
    cancel_at: end,
    cancel_at_period_end: flagOf(params, "cancel_at_period_end") ?? false,
    canceled_at: cancels ? (subscription.canceled_at ?? store.now) : null,
    cancellation_details: {
      ...subscription.cancellation_details,
      reason: cancels ? "cancellation_requested" : null,
    },
  };
};

/** Whether no period follows the current one, after a change by these parameters. */
export const isEnding = (subscription: Subscription, params: Params): boolean => {
  const end = endOf(subscription, params);
  return (end === undefined ? subscription.cancel_at : end) !== null;
};

const requireLive = (subscription: Subscription): void => {
  if (isEnded(subscription))
    throw invalid("A canceled subscription can only update its cancellation_details and metadata.");
};

/** Changes a subscription. A changed price is invoiced at once. */
export const updateSubscription = async (
  store: Store,
  before: Subscription,
  params: Params,
): Promise<Subscription> => {
  requireLive(before);
  const price = await findNewPrice(store, before, params);
  const discounts = (await makeDiscounts(store, before, params)) ?? before.discounts;
  const card = textOf(params, "default_payment_method");
  if (card !== undefined && card !== "")
    await store.get("payment_method", card, "default_payment_method");
  const change: Partial<Subscription> = {
    ...(card !== undefined && { default_payment_method: card === "" ? null : card }),
    discounts,
    metadata: mergeMetadata(before.metadata, params),
  };
  if (price === null)
    return saveSubscription(store, before, { ...change, ...cancellation(store, before, params) });
  const at = numberOf(params, "proration_date");
  const prorate = doesProrate(params);
  const { changed, draft } = await changePlan(store, before, price, { prorate, at, discounts });
  const moved = { ...changed, ...change };
  await store.save(moved);
  const invoice = await billSubscription(store, moved, draft);
  if (invoice.status !== "paid" && params["payment_behavior"] === "error_if_incomplete")
    throw declined();
  const { items, billing_cycle_anchor } = changed;
  return saveSubscription(store, before, {
    ...change,
    ...cancellation(store, changed, params),
    billing_cycle_anchor,
    items,
    latest_invoice: invoice.id,
    status: statusAfter(invoice),
  });
};

const update: Call = {
  method: "POST",
  path: "/v1/subscriptions/:id",
  accepts: UPDATE_FIELDS,
  run: async ({ store, params, id }) =>
    updateSubscription(store, await store.get("subscription", id), params),
};

const cancel: Call = {
  method: "DELETE",
  path: "/v1/subscriptions/:id",
  accepts: ["cancellation_details", "invoice_now", "prorate"],
  run: async ({ store, id }) => {
    const subscription = await store.get("subscription", id);
    if (isEnded(subscription))
      throw new ApiError(404, {
        type: "invalid_request_error",
        code: "resource_missing",
        message: `No such subscription: '${id}'`,
        param: "id",
      });
    return endSubscription(store, subscription, "cancellation_requested");
  },
};

const hasStatus = ({ status }: Subscription, params: Params): boolean => {
  const asked = textOf(params, "status");
  if (asked === undefined) return status !== "canceled";
  return asked === "all" || asked === status || (asked === "ended" && status === "canceled");
};

const byPrice = (params: Params): object => {
  const price = textOf(params, "price");
  return price === undefined ? {} : { items: { data: [{ price: { id: price } }] } };
};

export const SUBSCRIPTION_CALLS: readonly Call[] = [
  update,
  cancel,
  retrieveCall("subscription", "/v1/subscriptions/:id"),
  listCall(
    "subscription",
    "/v1/subscriptions",
    ["customer", "price", "status"],
    byPrice,
    hasStatus,
  ),
];

/** The options of `subscription_details` in a preview. */
export const previewOptions = (params: Params): Params => objectOf(params, "subscription_details");
