import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestPayments, subscribe, type TestPayments } from "./sandbox.fixture.ts";

type Json = Record<string, unknown>;

let test: TestPayments;
let samples: Record<string, Json>;
let paid: Awaited<ReturnType<typeof subscribe>>;
beforeAll(async () => {
  const file = new URL("./testing/stripe-objects.json", import.meta.url);
  samples = JSON.parse(await readFile(file, "utf8")) as typeof samples;
  test = await createTestPayments();
  await test.stripe.coupons.create({ id: "ref-20", percent_off: 20, duration: "forever" });
  paid = await subscribe(test, {
    plano: "monthly",
    card: "disputed",
    coupon: "ref-20",
    tax_id: "52998224725",
  });
});
afterAll(() => test.close());

/**
 * Fields of the sample objects that today's API does not have, and required fields of the SDK's
 * types that the samples lack.
 */
const GONE = ["invoice.subscription"];
const ADDED = [
  "checkout.session.allowed_payment_method_types",
  "checkout.session.tax_id_collection",
  "dispute.intended_submission_method",
  "event.data.previous_attributes",
  "payment_intent.allowed_payment_method_types",
  "payment_intent.payment_record",
  "subscription.items.data[].current_trial",
];
/** Objects whose fields depend on a choice, or that we do not read. */
const OPEN = /metadata|\.(data\.object|payment_method_details\.card|owner|payment|pricing|flow)$/;

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The SDK turns decimals into objects. */
const typeOf = (value: unknown): string =>
  value === null ? "null" : Array.isArray(value) ? "array" : typeof value;

/** The differences of keys and types; null fits every type. */
const differences = (path: string, ours: unknown, sample: unknown): string[] => {
  if (ours === null || sample === null || OPEN.test(path)) return [];
  if (Array.isArray(ours) && Array.isArray(sample))
    return ours.length === 0 || sample.length === 0
      ? []
      : differences(`${path}[]`, ours[0], sample[0]);
  if (!isObject(ours) || !isObject(sample))
    return typeOf(ours) === typeOf(sample)
      ? []
      : [`${path} is ${typeOf(ours)}, not ${typeOf(sample)}`];
  const missing = Object.keys(sample).filter((key) => !(key in ours));
  const further = Object.keys(ours).filter((key) => !(key in sample));
  return [
    ...missing.map((key) => `${path}.${key}`).filter((at) => !GONE.includes(at)),
    ...further.map((key) => `${path}.${key}`).filter((at) => !ADDED.includes(at)),
    ...Object.keys(sample).flatMap((key) =>
      key in ours ? differences(`${path}.${key}`, ours[key], sample[key]) : [],
    ),
  ];
};

/** The object as it was sent. */
const read: Record<string, () => Promise<unknown>> = {
  customer: () => test.stripe.customers.retrieve(paid.customer),
  subscription: () => test.stripe.subscriptions.retrieve(paid.subscription),
  invoice: async () => (await test.stripe.invoices.list({ customer: paid.customer })).data[0],
  "checkout.session": () => test.stripe.checkout.sessions.retrieve(paid.session),
  "billing_portal.session": () =>
    test.stripe.billingPortal.sessions.create({
      customer: paid.customer,
      return_url: "http://localhost/back",
    }),
  coupon: () => test.stripe.coupons.retrieve("ref-20"),
  event: async () => (await test.stripe.events.list({ limit: 1 })).data[0],
  charge: async () =>
    (await test.stripe.charges.list({ customer: paid.customer, expand: ["data.refunds"] })).data[0],
  refund: async () => {
    const [charge] = (await test.stripe.charges.list({ customer: paid.customer })).data;
    return test.stripe.refunds.create({ charge: charge!.id, amount: 100 });
  },
  dispute: async () => (await test.stripe.disputes.list()).data[0],
  payment_method: async () =>
    (await test.stripe.paymentMethods.list({ customer: paid.customer })).data[0],
  payment_intent: async () => {
    const [payment] = (await test.stripe.invoicePayments.list()).data;
    return test.stripe.paymentIntents.retrieve(String(payment!.payment.payment_intent));
  },
  invoice_payment: async () => (await test.stripe.invoicePayments.list()).data[0],
  price: () => test.stripe.prices.retrieve("price_sandbox_yearly_usd"),
  product: () => test.stripe.products.retrieve("prod_sandbox_yearly"),
  tax_id: async () => (await test.stripe.customers.listTaxIds(paid.customer)).data[0],
  discount: async () => {
    const found = await test.stripe.subscriptions.retrieve(paid.subscription, {
      expand: ["discounts"],
    });
    return found.discounts[0];
  },
};

it.each(Object.keys(read))("%s has the shape of Stripe's sample", async (kind) => {
  const answer = JSON.parse(JSON.stringify(await read[kind]!())) as Json;
  delete answer["lastResponse"];
  expect(samples[kind]).toBeDefined();
  expect(differences(kind, answer, samples[kind])).toEqual([]);
});
