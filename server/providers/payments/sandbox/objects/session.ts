import { PRICES } from "../catalogue.ts";
import { newId } from "../ids.ts";
import { type Address, NO_ADDRESS } from "./customer.ts";
import { nulls } from "./nulls.ts";

const EXPIRES_S = 24 * 60 * 60;
const SECRET_LENGTH = 58;

const SETTINGS = {
  adaptive_pricing: { enabled: false },
  automatic_tax: { enabled: false, ...nulls("liability", "provider", "status") },
  currency_conversion: null,
  custom_fields: [],
  custom_text: nulls("after_submit", "shipping_address", "submit", "terms_of_service_acceptance"),
  livemode: false,
  mode: "subscription",
  payment_method_collection: "always",
  payment_method_options: {},
  payment_method_types: ["card"],
  phone_number_collection: { enabled: false },
  shipping_options: [],
  ui_mode: "hosted",
  ...nulls("after_expiration", "allow_promotion_codes", "client_secret", "consent"),
  ...nulls("allowed_payment_method_types", "consent_collection", "customer_account"),
  ...nulls("customer_creation", "customer_email", "integration_identifier", "invoice_creation"),
  ...nulls("managed_payments", "origin_context", "payment_intent", "payment_link"),
  ...nulls("payment_method_configuration_details", "permissions", "recovered_from"),
  ...nulls("saved_payment_method_options", "setup_intent", "shipping_address_collection"),
  ...nulls("shipping_cost", "submit_type", "wallet_options"),
};

export interface CheckoutDetails {
  customer: string;
  price: string;
  currency: string;
  amount: number;
  percent_off: number;
  coupon: string | null;
  success_url: string;
  cancel_url: string | null;
  client_reference_id: string | null;
  metadata: Record<string, string>;
  subscription_metadata: Record<string, string>;
  locale: string | null;
  billing_address_collection: string | null;
  tax_id_collection: boolean;
  base_url: string;
}

export interface CollectedDetails {
  address: Address;
  email: string | null;
  name: string | null;
  tax_ids: { type: string; value: string }[];
}

export const customerDetails = (collected: CollectedDetails | null, email: string | null) => ({
  address: collected?.address ?? NO_ADDRESS,
  email: collected?.email ?? email,
  name: collected?.name ?? null,
  tax_exempt: "none",
  tax_ids: collected?.tax_ids ?? null,
  ...nulls("business_name", "individual_name", "phone"),
});

export const newCheckout = (created: number, of: CheckoutDetails, email: string | null) => {
  const id = newId("cs_test", SECRET_LENGTH);
  const amount_discount = Math.round((of.amount * of.percent_off) / 100);
  return {
    id,
    object: "checkout.session" as const,
    ...SETTINGS,
    amount_subtotal: of.amount,
    amount_total: of.amount - amount_discount,
    billing_address_collection: of.billing_address_collection,
    cancel_url: of.cancel_url,
    client_reference_id: of.client_reference_id,
    collected_information: null as object | null,
    created,
    currency: of.currency,
    customer: of.customer,
    customer_details: customerDetails(null, email),
    discounts: of.coupon === null ? [] : [{ coupon: of.coupon, promotion_code: null }],
    expires_at: created + EXPIRES_S,
    invoice: null as string | null,
    locale: of.locale,
    metadata: of.metadata,
    payment_status: "unpaid",
    status: "open",
    subscription: null as string | null,
    success_url: of.success_url,
    tax_id_collection: { enabled: of.tax_id_collection, required: "never" },
    total_details: { amount_discount, amount_shipping: 0, amount_tax: 0 },
    url: `${of.base_url}/sandbox/checkout/${id}` as string | null,
    /** Not sent: what the session buys. */
    sandbox: { price: of.price, subscription_metadata: of.subscription_metadata },
  };
};
export type Checkout = ReturnType<typeof newCheckout>;

/** What the session buys, which is sent only when it is expanded. */
export const newLineItem = (session: Checkout) => {
  const { amount_subtotal, amount_total, currency, id, sandbox, total_details } = session;
  return {
    id: `li_${id}`,
    object: "item",
    amount_discount: total_details.amount_discount,
    amount_subtotal,
    amount_tax: 0,
    amount_total,
    currency,
    description: "Relato",
    metadata: {},
    price: PRICES.find((price) => price.id === sandbox.price) ?? null,
    quantity: 1,
    ...nulls("adjustable_quantity"),
  };
};

export const newPortal = (
  created: number,
  of: { customer: string; return_url: string | null; locale: string | null; base_url: string },
) => {
  const id = newId("bps");
  return {
    id,
    object: "billing_portal.session" as const,
    configuration: "bpc_sandbox",
    created,
    customer: of.customer,
    livemode: false,
    locale: of.locale,
    return_url: of.return_url,
    url: `${of.base_url}/sandbox/portal/${id}`,
    ...nulls("customer_account", "flow", "on_behalf_of"),
  };
};
export type Portal = ReturnType<typeof newPortal>;
