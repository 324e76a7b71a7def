import { invalid } from "../api-error.ts";
import { expireCheckout } from "../clock.ts";
import {
  flagOf,
  mergeMetadata,
  objectOf,
  objectsOf,
  type Params,
  requireText,
  textOf,
} from "../form.ts";
import { newCheckout, newPortal } from "../objects/session.ts";
import type { Store } from "../store.ts";
import { type Call, listCall, retrieveCall } from "./call.ts";

const CHECKOUT_FIELDS = [
  "allow_promotion_codes",
  "billing_address_collection",
  "cancel_url",
  "client_reference_id",
  "customer",
  "customer_update",
  "discounts",
  "line_items",
  "locale",
  "metadata",
  "mode",
  "payment_method_types",
  "subscription_data",
  "success_url",
  "tax_id_collection",
];

const findPrice = async (store: Store, params: Params) => {
  const [line, ...more] = objectsOf(params, "line_items");
  if (line === undefined || more.length > 0)
    throw invalid("the sandbox expects one line item", "line_items");
  if ((textOf(line, "quantity") ?? "1") !== "1")
    throw invalid("the sandbox expects the quantity 1", "line_items[0][quantity]");
  return store.get("price", requireText(line, "price"), "line_items[0][price]");
};

const findCoupon = async (store: Store, params: Params) => {
  const [discount, ...more] = objectsOf(params, "discounts");
  if (more.length > 0) throw invalid("You may only specify one discount.", "discounts");
  if (discount === undefined) return null;
  return store.get("coupon", requireText(discount, "coupon"), "discounts[0][coupon]");
};

/** Stripe refuses a customer whose other subscriptions are in another currency. */
const requireCurrency = async (store: Store, customer: string, currency: string): Promise<void> => {
  const subscriptions = await store.list("subscription", { customer });
  if (subscriptions.some((each) => each.status !== "canceled" && each.currency !== currency))
    throw invalid(
      `You cannot combine currencies on a single customer. This customer has an active ` +
        `subscription with a currency other than ${currency}.`,
    );
};

const createCheckout: Call = {
  method: "POST",
  path: "/v1/checkout/sessions",
  accepts: CHECKOUT_FIELDS,
  run: async ({ store, params }) => {
    if (textOf(params, "mode") !== "subscription")
      throw invalid("the sandbox knows only the mode subscription", "mode");
    const price = await findPrice(store, params);
    const coupon = await findCoupon(store, params);
    const customer = await store.get("customer", requireText(params, "customer"), "customer");
    await requireCurrency(store, customer.id, price.currency);
    const tax_id_collection = flagOf(objectOf(params, "tax_id_collection"), "enabled") ?? false;
    if (tax_id_collection && textOf(objectOf(params, "customer_update"), "name") !== "auto")
      throw invalid(
        "Tax ID collection requires updating business name on the customer. To enable tax ID " +
          "collection for an existing customer, please set `customer_update[name]` to `auto`.",
        "customer_update",
      );
    const session = newCheckout(
      store.now,
      {
        customer: customer.id,
        price: price.id,
        currency: price.currency,
        amount: price.unit_amount,
        percent_off: coupon?.percent_off ?? 0,
        coupon: coupon?.id ?? null,
        success_url: requireText(params, "success_url"),
        cancel_url: textOf(params, "cancel_url") ?? null,
        client_reference_id: textOf(params, "client_reference_id") ?? null,
        metadata: mergeMetadata({}, params),
        subscription_metadata: mergeMetadata({}, objectOf(params, "subscription_data")),
        locale: textOf(params, "locale") ?? null,
        billing_address_collection: textOf(params, "billing_address_collection") ?? null,
        tax_id_collection,
        base_url: store.base_url,
      },
      customer.email,
    );
    await store.save(session);
    return session;
  },
};

const expireSession: Call = {
  method: "POST",
  path: "/v1/checkout/sessions/:id/expire",
  accepts: [],
  run: async ({ store, id }) => {
    const { status } = await store.get("checkout.session", id);
    if (status !== "open")
      throw invalid(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session ` +
          `has a status of ${status}.`,
      );
    return expireCheckout(store, id);
  },
};

const createPortal: Call = {
  method: "POST",
  path: "/v1/billing_portal/sessions",
  accepts: ["customer", "locale", "return_url"],
  run: async ({ store, params }) => {
    const customer = await store.get("customer", requireText(params, "customer"), "customer");
    const portal = newPortal(store.now, {
      customer: customer.id,
      return_url: textOf(params, "return_url") ?? null,
      locale: textOf(params, "locale") ?? null,
      base_url: store.base_url,
    });
    await store.save(portal);
    return portal;
  },
};

const byStatus = (params: Params): object => {
  const found: Record<string, string> = {};
  for (const name of ["status", "subscription"])
    if (typeof params[name] === "string") found[name] = params[name];
  return found;
};

export const SESSION_CALLS: readonly Call[] = [
  createCheckout,
  retrieveCall("checkout.session", "/v1/checkout/sessions/:id"),
  expireSession,
  listCall(
    "checkout.session",
    "/v1/checkout/sessions",
    ["customer", "status", "subscription"],
    byStatus,
  ),
  createPortal,
];
