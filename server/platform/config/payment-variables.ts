import { z } from "zod";
import { text } from "./schemas.ts";
import { variable } from "./variable.ts";

const price = (plan: string, currency: string) =>
  variable({ schema: text, about: `Stripe's id of the price of the ${plan} plan in ${currency}.` });

/** Stripe's keys and prices. They are set together, or none. */
export const STRIPE_VARIABLES = {
  STRIPE_SECRET_KEY: variable({ schema: text, about: "Stripe's secret key.", secret: true }),
  STRIPE_WEBHOOK_SECRET: variable({
    schema: text,
    about: "The signing secret of the webhook BASE_URL/api/webhooks/stripe.",
    secret: true,
  }),
  STRIPE_PRICE_MONTHLY_BRL: price("monthly", "reais"),
  STRIPE_PRICE_MONTHLY_USD: price("monthly", "dollars"),
  STRIPE_PRICE_SEMESTER_BRL: price("six-month", "reais"),
  STRIPE_PRICE_SEMESTER_USD: price("six-month", "dollars"),
  STRIPE_PRICE_YEARLY_BRL: price("yearly", "reais"),
  STRIPE_PRICE_YEARLY_USD: price("yearly", "dollars"),
} as const;

export const PAYMENT_VARIABLES = {
  PAYMENTS: variable({
    schema: z.enum(["sandbox", "included"], { error: "must be sandbox or included" }),
    shown: "Stripe if set; sandbox on localhost; else none",
    about: "With sandbox, payments are a test; included gives the yearly plan (docs/payments.md).",
  }),
  SALES_CONTACT: variable({
    schema: text,
    about: "The owner's e-mail address, shown with the plans where they are not sold.",
  }),
  ...STRIPE_VARIABLES,
} as const;
