import { CARDS, type CardName, fingerprintOf } from "../cards.ts";
import { newId } from "../ids.ts";
import type { Address } from "./customer.ts";
import { nulls } from "./nulls.ts";

const EXPIRY = { exp_month: 12, exp_year: 2040 };

interface CardHolder {
  address: Address;
  email: string | null;
  name: string | null;
}

export interface PaymentMethodDetails {
  customer: string;
  card: CardName;
  /** Default: the same for each card of this name. */
  fingerprint?: string | undefined;
  holder: CardHolder;
}

export const newPaymentMethod = (created: number, details: PaymentMethodDetails) => {
  const { customer, card, fingerprint = fingerprintOf(card), holder } = details;
  const { brand, last4 } = CARDS[card];
  return {
    id: newId("pm"),
    object: "payment_method" as const,
    allow_redisplay: "unspecified",
    billing_details: { ...holder, ...nulls("phone", "tax_id") },
    card: {
      brand,
      checks: { cvc_check: "pass", ...nulls("address_line1_check", "address_postal_code_check") },
      country: "BR",
      display_brand: brand,
      ...EXPIRY,
      fingerprint,
      funding: "credit",
      last4,
      networks: { available: [brand], preferred: null },
      three_d_secure_usage: { supported: true },
      ...nulls("generated_from", "wallet", "regulated_status"),
    },
    created,
    customer: customer as string | null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: "card",
  };
};
export type PaymentMethod = ReturnType<typeof newPaymentMethod>;

export const newPaymentIntent = (
  created: number,
  of: { customer: string; amount: number; currency: string },
) => {
  const id = newId("pi");
  return {
    id,
    object: "payment_intent" as const,
    ...of,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    capture_method: "automatic",
    client_secret: newId(`${id}_secret`),
    confirmation_method: "automatic",
    created,
    last_payment_error: null as object | null,
    latest_charge: null as string | null,
    livemode: false,
    metadata: {},
    payment_method: null as string | null,
    payment_method_options: {},
    payment_method_types: ["card"],
    setup_future_usage: "off_session",
    status: "requires_payment_method",
    ...nulls("application", "application_fee_amount", "automatic_payment_methods", "canceled_at"),
    ...nulls("cancellation_reason", "customer_account", "description", "managed_payments"),
    ...nulls("excluded_payment_method_types", "allowed_payment_method_types", "payment_record"),
    ...nulls("next_action", "on_behalf_of", "payment_method_configuration_details", "processing"),
    ...nulls("receipt_email", "review", "shipping", "source", "statement_descriptor"),
    ...nulls("statement_descriptor_suffix", "transfer_data", "transfer_group"),
  };
};
export type PaymentIntent = ReturnType<typeof newPaymentIntent>;

const FAILURE = { code: "card_declined", message: "Your card was declined." };

export const newCharge = (
  created: number,
  intent: PaymentIntent,
  method: PaymentMethod,
  paid: boolean,
) => {
  const id = newId("ch");
  const { brand, checks, country, exp_month, exp_year, fingerprint, funding, last4 } = method.card;
  return {
    id,
    object: "charge" as const,
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    balance_transaction: paid ? newId("txn") : null,
    billing_details: method.billing_details,
    captured: paid,
    created,
    currency: intent.currency,
    customer: intent.customer,
    disputed: false,
    failure_code: paid ? null : FAILURE.code,
    failure_message: paid ? null : FAILURE.message,
    fraud_details: {},
    livemode: false,
    metadata: {},
    outcome: {
      type: paid ? "authorized" : "issuer_declined",
      network_status: paid ? "approved_by_network" : "declined_by_network",
      ...nulls("advice_code", "network_advice_code", "network_decline_code", "reason"),
      seller_message: paid ? "Payment complete." : FAILURE.message,
    },
    paid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: {
      card: { brand, checks, country, exp_month, exp_year, fingerprint, funding, last4 },
      type: "card",
    },
    refunded: false,
    status: paid ? "succeeded" : "failed",
    ...nulls("application", "application_fee", "application_fee_amount", "description"),
    ...nulls("calculated_statement_descriptor", "failure_balance_transaction", "on_behalf_of"),
    ...nulls("receipt_email", "receipt_number", "receipt_url", "review", "shipping", "source"),
    ...nulls("source_transfer", "statement_descriptor", "statement_descriptor_suffix"),
    ...nulls("transfer_data", "transfer_group"),
  };
};
export type Charge = ReturnType<typeof newCharge>;

export const newInvoicePayment = (created: number, invoice: string, intent: PaymentIntent) => ({
  id: newId("inpay"),
  object: "invoice_payment" as const,
  amount_paid: null as number | null,
  amount_requested: intent.amount,
  created,
  currency: intent.currency,
  invoice,
  is_default: true,
  livemode: false,
  payment: { payment_intent: intent.id, type: "payment_intent" },
  status: "open",
  status_transitions: { canceled_at: null, paid_at: null as number | null },
  /** Not sent: the customer, to find it. */
  sandbox: { customer: intent.customer },
});
export type InvoicePayment = ReturnType<typeof newInvoicePayment>;

export const newRefund = (
  created: number,
  charge: Charge,
  amount: number,
  reason: string | null,
) => ({
  id: newId("re"),
  object: "refund" as const,
  amount,
  balance_transaction: newId("txn"),
  charge: charge.id,
  created,
  currency: charge.currency,
  destination_details: { card: { type: "refund" }, type: "card" },
  metadata: {},
  payment_intent: charge.payment_intent,
  payment_method: charge.payment_method,
  reason,
  status: "succeeded",
  ...nulls("customer", "customer_account", "receipt_number", "source_transfer_reversal"),
  ...nulls("transfer_reversal"),
});
export type Refund = ReturnType<typeof newRefund>;

const EVIDENCE_FIELDS = [
  "access_activity_log",
  "billing_address",
  "cancellation_policy",
  "cancellation_policy_disclosure",
  "cancellation_rebuttal",
  "customer_communication",
  "customer_email_address",
  "customer_name",
  "customer_purchase_ip",
  "customer_signature",
  "duplicate_charge_documentation",
  "duplicate_charge_explanation",
  "duplicate_charge_id",
  "product_description",
  "receipt",
  "refund_policy",
  "refund_policy_disclosure",
  "refund_refusal_explanation",
  "service_date",
  "service_documentation",
  "shipping_address",
  "shipping_carrier",
  "shipping_date",
  "shipping_documentation",
  "shipping_tracking_number",
  "uncategorized_file",
  "uncategorized_text",
] as const;
const EVIDENCE_DAYS = 7;
const DAY_S = 86_400;

export const newDispute = (created: number, charge: Charge) => ({
  id: newId("dp"),
  object: "dispute" as const,
  amount: charge.amount,
  balance_transactions: [],
  charge: charge.id,
  created,
  currency: charge.currency,
  enhanced_eligibility_types: [],
  evidence: { ...nulls(...EVIDENCE_FIELDS), enhanced_evidence: {} },
  evidence_details: {
    due_by: created + EVIDENCE_DAYS * DAY_S,
    enhanced_eligibility: {},
    has_evidence: false,
    past_due: false,
    submission_count: 0,
  },
  intended_submission_method: null,
  is_charge_refundable: false,
  livemode: false,
  metadata: {},
  payment_intent: charge.payment_intent,
  payment_method_details: {
    card: {
      brand: charge.payment_method_details.card.brand,
      case_type: "chargeback",
      network: charge.payment_method_details.card.brand,
      network_reason_code: "10.4",
    },
    type: "card",
  },
  reason: "fraudulent",
  status: "needs_response",
});
export type Dispute = ReturnType<typeof newDispute>;
