import { z } from "zod";
import { LOCALES } from "../domain/language.ts";
import { PLANO_IDS } from "../domain/planos.ts";
import { SUBSCRIPTION_STATUSES } from "../domain/subscription.ts";
import { route } from "./route.ts";

const localeSchema = z.enum(LOCALES);
const plano = z.enum(PLANO_IDS);
const currency = z.enum(["BRL", "USD"]);

/** How doctors pay at this installation (server/providers/payments). */
export const paymentsModeSchema = z.enum(["stripe", "sandbox", "included", "contact"]);

export const subscriptionSchema = z.object({
  status: z.enum([...SUBSCRIPTION_STATUSES, "free"]),
  /** Where the plan comes from; null for the free plan. */
  source: z.enum(["payment", "trial", "granted", "included"]).nullable(),
  /** Null for the free plan and for a price that is not ours. */
  plano: plano.nullable(),
  currency: currency.nullable(),
  price_id: z.string().nullable(),
  /** Unix seconds. */
  current_period_end: z.int().nullable(),
  cancel_at_period_end: z.boolean(),
  /** The referral discount in per cent. */
  discount_percent: z.int(),
  trial: z.object({
    /** The doctor may start one. */
    is_available: z.boolean(),
    /** Rounded up; null when no trial runs. */
    days_left: z.int().nullable(),
  }),
  payments: paymentsModeSchema,
  /** What the plan allows now (policy.ts). */
  can: z.object({
    record_without_limit: z.boolean(),
    /** Reports and referrals: paid active plans only (specification 6). */
    use_pro_features: z.boolean(),
    /** A subscription exists at the payment provider. */
    manage_subscription: z.boolean(),
    /** Of the yearly plan. */
    use_advanced_reports: z.boolean(),
    /** API keys. */
    use_api: z.boolean(),
    /** Of the plans of six months and a year. */
    use_priority_support: z.boolean(),
  }),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

export const getSubscription = route({
  method: "GET",
  path: "/api/planos/subscription",
  access: "doctor",
  scope: "conta:read",
  summary: "The doctor's plan and what it allows",
  response: subscriptionSchema,
  errors: [],
});

/** A plan as it is sold (specification 3). */
export const planoOfferSchema = z.object({
  id: plano,
  name: z.string(),
  /** One month's price, e.g. `R$ 399`. */
  priceLabel: z.string(),
  /** Null when nothing is sold here. */
  priceId: z.string().nullable(),
  description: z.string(),
  badge: z.string().nullable(),
  discount: z.string().nullable(),
});
export type PlanoOffer = z.infer<typeof planoOfferSchema>;

export const listPlanos = route({
  method: "GET",
  path: "/api/planos",
  access: "anonymous",
  scope: null,
  summary: "The plans in a language, by default in its currency",
  query: z.object({
    locale: localeSchema,
    /** A subscription keeps its currency; so does a change of its plan. */
    currency: currency.optional(),
  }),
  response: z.object({
    items: z.array(planoOfferSchema),
    payments: paymentsModeSchema,
    /** The owner's e-mail address, where the plans are not sold here. */
    contact: z.string().nullable(),
  }),
  errors: [],
});

export const startTrial = route({
  method: "POST",
  path: "/api/planos/trial",
  access: "doctor",
  scope: null,
  summary: "Starts the trial: seven days, once, without a card",
  body: z.object({ locale: localeSchema }),
  response: subscriptionSchema,
  errors: ["TRIAL_USED", "EMAIL_NOT_CONFIRMED", "SUBSCRIPTION_EXISTS"],
});

const PAYMENT_ERRORS = ["PAYMENTS_OFF", "PAYMENTS_UNREACHABLE", "PAYMENTS_FAILED"] as const;
const hosted = z.object({ url: z.url() });

/** Addresses in the bodies must be of this installation. */
export const createCheckout = route({
  method: "POST",
  path: "/api/planos/checkout",
  access: "doctor",
  scope: null,
  summary: "A page of the payment provider that sells a plan (stripe-checkout)",
  body: z.object({
    priceId: z.string().max(200),
    mode: z.literal("subscription"),
    success_url: z.url().max(2000),
    cancel_url: z.url().max(2000),
    locale: localeSchema,
  }),
  response: hosted,
  errors: [...PAYMENT_ERRORS, "PRICE_UNKNOWN", "SUBSCRIPTION_EXISTS", "URL_FOREIGN"],
});

export const createPortal = route({
  method: "POST",
  path: "/api/planos/portal",
  access: "doctor",
  scope: null,
  summary: "A page of the payment provider for cards and invoices",
  body: z.object({ return_url: z.url().max(2000), locale: localeSchema }),
  response: hosted,
  errors: [...PAYMENT_ERRORS, "SUBSCRIPTION_NOT_FOUND", "URL_FOREIGN"],
});

export const syncPlano = route({
  method: "POST",
  path: "/api/planos/sync",
  access: "doctor",
  scope: null,
  summary: "Reads the subscription from the payment provider, after a checkout",
  response: subscriptionSchema,
  errors: ["PAYMENTS_UNREACHABLE", "PAYMENTS_FAILED"],
});

/** What a change of plan costs. Amounts in the currency's smallest unit. */
export const planoChangeSchema = z.object({
  plano,
  currency,
  /** Paid at once; negative: credit for the next invoices. */
  due_now: z.int(),
  /** Each later payment, discount included. */
  next_amount: z.int(),
  /** The date of the calculation, Unix seconds; sent back with the change. */
  proration_date: z.int(),
});
export type PlanoChange = z.infer<typeof planoChangeSchema>;

const changeErrors = [...PAYMENT_ERRORS, "PRICE_UNKNOWN", "SUBSCRIPTION_NOT_FOUND"] as const;

export const previewChange = route({
  method: "POST",
  path: "/api/planos/change/preview",
  access: "doctor",
  scope: null,
  summary: "What a change of plan would cost",
  body: z.object({ priceId: z.string().max(200) }),
  response: planoChangeSchema,
  errors: changeErrors,
});

export const changePlano = route({
  method: "POST",
  path: "/api/planos/change",
  access: "doctor",
  scope: null,
  summary: "Changes the plan, at the previewed cost",
  body: z.object({ priceId: z.string().max(200), proration_date: z.int() }),
  response: subscriptionSchema,
  errors: [...changeErrors, "PREVIEW_OLD", "PAYMENT_DECLINED"],
});

export const cancelPlano = route({
  method: "POST",
  path: "/api/planos/cancel",
  access: "doctor",
  scope: null,
  summary: "Ends the subscription with the paid period, or undoes that",
  body: z.object({ cancel: z.boolean() }),
  response: subscriptionSchema,
  errors: [...PAYMENT_ERRORS, "SUBSCRIPTION_NOT_FOUND"],
});

export const invoiceSchema = z.object({
  id: z.string(),
  number: z.string().nullable(),
  created_at: z.iso.datetime(),
  status: z.enum(["paid", "open", "void", "uncollectible", "draft"]),
  /** In the currency's smallest unit. */
  total: z.int(),
  currency,
  url: z.url().nullable(),
  pdf_url: z.url().nullable(),
});
export type Invoice = z.infer<typeof invoiceSchema>;

export const listInvoices = route({
  method: "GET",
  path: "/api/planos/invoices",
  access: "doctor",
  scope: null,
  summary: "The doctor's invoices, newest first",
  response: z.object({ items: z.array(invoiceSchema), has_more: z.boolean() }),
  errors: ["PAYMENTS_UNREACHABLE", "PAYMENTS_FAILED"],
});
