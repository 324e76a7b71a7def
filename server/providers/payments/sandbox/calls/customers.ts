import { ApiError, invalid } from "../api-error.ts";
import {
  mergeMetadata,
  numberOf,
  objectOf,
  type Params,
  requireText,
  textOf,
  textsOf,
} from "../form.ts";
import { newCoupon } from "../objects/coupon.ts";
import { type Address, type Customer, newCustomer, NO_ADDRESS } from "../objects/customer.ts";
import { type Call, listCall, retrieveCall } from "./call.ts";

const FIELDS = [
  "address",
  "email",
  "invoice_settings",
  "metadata",
  "name",
  "phone",
  "preferred_locales",
];

const textOrNull = (params: Params, name: string, old: string | null): string | null => {
  const value = textOf(params, name);
  return value === undefined ? old : value === "" ? null : value;
};

const addressOf = (params: Params, old: Address | null): Address | null => {
  if (!("address" in params)) return old;
  const given = objectOf(params, "address");
  const names = Object.keys(NO_ADDRESS) as (keyof Address)[];
  return Object.fromEntries(names.map((name) => [name, textOrNull(given, name, null)])) as never;
};

const applyFields = (customer: Customer, params: Params): Customer => ({
  ...customer,
  address: addressOf(params, customer.address),
  email: textOrNull(params, "email", customer.email),
  invoice_settings: {
    ...customer.invoice_settings,
    default_payment_method: textOrNull(
      objectOf(params, "invoice_settings"),
      "default_payment_method",
      customer.invoice_settings.default_payment_method,
    ),
  },
  metadata: mergeMetadata(customer.metadata, params),
  name: textOrNull(params, "name", customer.name),
  phone: textOrNull(params, "phone", customer.phone) as null,
  preferred_locales:
    "preferred_locales" in params
      ? textsOf(params, "preferred_locales")
      : customer.preferred_locales,
});

const createCustomer: Call = {
  method: "POST",
  path: "/v1/customers",
  accepts: FIELDS,
  run: async ({ store, params }) => {
    const customer = applyFields(newCustomer(store.now), params);
    await store.save(customer);
    await store.emit("customer.created", customer);
    return customer;
  },
};

const updateCustomer: Call = {
  method: "POST",
  path: "/v1/customers/:id",
  accepts: FIELDS,
  run: async ({ store, params, id }) => {
    const customer = applyFields(await store.get("customer", id), params);
    await store.save(customer);
    await store.emit("customer.updated", customer);
    return customer;
  },
};

const createCoupon: Call = {
  method: "POST",
  path: "/v1/coupons",
  accepts: ["duration", "id", "metadata", "name", "percent_off"],
  run: async ({ store, params }) => {
    const id = requireText(params, "id");
    const percent_off = numberOf(params, "percent_off");
    if (percent_off === undefined || percent_off <= 0 || percent_off > 100)
      throw invalid("percent_off must be above 0 and at most 100", "percent_off");
    if ((textOf(params, "duration") ?? "once") !== "forever")
      throw invalid("the sandbox knows only coupons of the duration forever", "duration");
    if ((await store.find("coupon", id)) !== null)
      throw new ApiError(400, {
        type: "invalid_request_error",
        code: "resource_already_exists",
        message: "Coupon already exists.",
      });
    const name = textOf(params, "name") ?? null;
    const metadata = mergeMetadata({}, params);
    const coupon = newCoupon(store.now, { id, percent_off, name, metadata });
    await store.save(coupon);
    await store.emit("coupon.created", coupon);
    return coupon;
  },
};

const byActive = (params: Params): object =>
  params["active"] === undefined ? {} : { active: params["active"] === "true" };

export const CUSTOMER_CALLS: readonly Call[] = [
  createCustomer,
  updateCustomer,
  retrieveCall("customer", "/v1/customers/:id"),
  listCall("customer", "/v1/customers", ["email"], ({ email }) =>
    email === undefined ? {} : { email },
  ),
  createCoupon,
  retrieveCall("coupon", "/v1/coupons/:id"),
  listCall("coupon", "/v1/coupons"),
  retrieveCall("product", "/v1/products/:id"),
  listCall("product", "/v1/products", ["active"], byActive),
  retrieveCall("price", "/v1/prices/:id"),
  listCall("price", "/v1/prices", ["active"], byActive),
];
