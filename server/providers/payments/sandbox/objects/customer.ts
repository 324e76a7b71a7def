import { newId } from "../ids.ts";
import { nulls } from "./nulls.ts";

export interface Address {
  city: string | null;
  country: string | null;
  line1: string | null;
  line2: string | null;
  postal_code: string | null;
  state: string | null;
}

export const NO_ADDRESS: Address = nulls(
  "city",
  "country",
  "line1",
  "line2",
  "postal_code",
  "state",
);

const INVOICE_PREFIX_LENGTH = 8;

export const newCustomer = (created: number) => ({
  id: newId("cus", 14),
  object: "customer" as const,
  address: null as Address | null,
  /** Negative: a credit for the next invoices. */
  balance: 0,
  created,
  currency: null as string | null,
  delinquent: false,
  email: null as string | null,
  invoice_prefix: newId("p")
    .slice(2, 2 + INVOICE_PREFIX_LENGTH)
    .toUpperCase(),
  invoice_settings: {
    default_payment_method: null as string | null,
    ...nulls("custom_fields", "footer", "rendering_options"),
  },
  livemode: false,
  metadata: {} as Record<string, string>,
  name: null as string | null,
  next_invoice_sequence: 1,
  phone: null as string | null,
  preferred_locales: [] as string[],
  tax_exempt: "none",
  ...nulls("default_source", "description", "discount", "shipping", "test_clock"),
});
export type Customer = ReturnType<typeof newCustomer>;

export const newTaxId = (created: number, customer: string, type: string, value: string) => ({
  id: newId("txi"),
  object: "tax_id" as const,
  country: "BR",
  created,
  customer,
  customer_account: null,
  livemode: false,
  owner: { customer, type: "customer", ...nulls("customer_account", "account", "application") },
  type,
  value,
  verification: { status: "unavailable", ...nulls("verified_address", "verified_name") },
});
export type TaxId = ReturnType<typeof newTaxId>;
