import Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { moveClock, payCheckout } from "../../../testing/payments.ts";
import { API_VERSION } from "../create.ts";
import { SANDBOX_PRICES } from "../prices.ts";
import { createTestPayments, subscribe, type TestPayments } from "./sandbox.fixture.ts";

let test: TestPayments;
beforeAll(async () => {
  test = await createTestPayments();
});
afterAll(() => test.close());

const newSession = (customer: string, currency: "BRL" | "USD" = "BRL") =>
  test.stripe.checkout.sessions.create({
    mode: "subscription",
    customer,
    line_items: [{ price: SANDBOX_PRICES.monthly[currency], quantity: 1 }],
    success_url: "http://localhost/ok",
  });

describe("a request", () => {
  it("needs the key", async () => {
    const { host, port } = test.payments.sandbox!;
    const stranger = new Stripe("sk_test_no", {
      apiVersion: API_VERSION,
      host,
      port,
      protocol: "http",
    });
    await expect(stranger.customers.list()).rejects.toBeInstanceOf(
      Stripe.errors.StripeAuthenticationError,
    );
  });

  it("is refused with the error of Stripe", async () => {
    const { stripe } = test;
    await expect(stripe.customers.retrieve("cus_none")).rejects.toMatchObject({
      statusCode: 404,
      code: "resource_missing",
    });
    const unknown = { emial: "ana@example.org" } as Stripe.CustomerCreateParams;
    await expect(stripe.customers.create(unknown)).rejects.toMatchObject({
      code: "parameter_unknown",
    });
    const coupon = { id: "twice", percent_off: 20, duration: "forever" } as const;
    await stripe.coupons.create(coupon);
    await expect(stripe.coupons.create(coupon)).rejects.toMatchObject({
      code: "resource_already_exists",
    });
    await expect(
      stripe.invoices.list({ expand: ["data.payments.data.payment.payment_intent"] }),
    ).rejects.toThrow("4 levels");
  });

  it("with an idempotency key is done once, in all processes", async () => {
    const ask = (stripe: Stripe, email: string) =>
      stripe.customers.create({ email }, { idempotencyKey: "customer-ana" });
    const [one, other] = await Promise.all([
      ask(test.stripe, "ana@example.org"),
      ask(test.other.stripe, "ana@example.org"),
    ]);
    expect(other.id).toBe(one.id);
    await expect(ask(test.stripe, "bia@example.org")).rejects.toMatchObject({
      type: "StripeIdempotencyError",
    });
  });
});

it("lists are paged, newest first", async () => {
  const { stripe } = test;
  const { id: customer } = await stripe.customers.create();
  const made: string[] = [];
  for (let n = 0; n < 5; n++) made.unshift((await newSession(customer)).id);
  const page = await stripe.checkout.sessions.list({ customer, limit: 2 });
  expect(page).toMatchObject({ has_more: true });
  const all = await stripe.checkout.sessions
    .list({ customer, limit: 2 })
    .autoPagingToArray({ limit: 100 });
  expect(all.map(({ id }) => id)).toEqual(made);
});

describe("a checkout session", () => {
  it("is paid once, when two processes pay it at the same time", async () => {
    const { id: customer } = await test.stripe.customers.create();
    const { id } = await newSession(customer);
    const outcomes = await Promise.allSettled([
      payCheckout(test, id, { card: "visa" }),
      payCheckout({ payments: test.other }, id, { card: "visa" }),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect((await test.stripe.subscriptions.list({ customer })).data).toHaveLength(1);
  });

  it("does not hinder a second subscription of the customer, as at Stripe", async () => {
    const { customer } = await subscribe(test, { plano: "monthly", card: "visa" });
    const { id } = await newSession(customer);
    await payCheckout(test, id, { card: "visa" });
    expect((await test.other.stripe.subscriptions.list({ customer })).data).toHaveLength(2);
    await expect(newSession(customer, "USD")).rejects.toThrow("combine currencies");
  });

  it("expires by a call, and by itself after a day", async () => {
    const { stripe } = test;
    const { id: customer } = await stripe.customers.create();
    const [one, other] = [await newSession(customer), await newSession(customer)];
    expect(await stripe.checkout.sessions.expire(one.id)).toMatchObject({ status: "expired" });
    await expect(stripe.checkout.sessions.expire(one.id)).rejects.toThrow("can be expired");
    await moveClock(test, 1.1);
    expect(await stripe.checkout.sessions.retrieve(other.id)).toMatchObject({ status: "expired" });
    await expect(payCheckout(test, other.id, { card: "visa" })).rejects.toThrow("no longer open");
  });

  it("shows its line items when they are expanded", async () => {
    const { id: customer } = await test.stripe.customers.create();
    await newSession(customer);
    const { data } = await test.stripe.checkout.sessions.list({
      customer,
      expand: ["data.line_items"],
    });
    expect(data[0]!.line_items!.data[0]!.price!.id).toBe(SANDBOX_PRICES.monthly.BRL);
  });
});

it("a plan change by a card that fails is undone with error_if_incomplete", async () => {
  const { customer, subscription } = await subscribe(test, {
    plano: "monthly",
    card: "fails_later",
  });
  const { items } = await test.stripe.subscriptions.retrieve(subscription);
  const [item] = items.data;
  await expect(
    test.stripe.subscriptions.update(subscription, {
      items: [{ id: item!.id, price: SANDBOX_PRICES.yearly.BRL }],
      payment_behavior: "error_if_incomplete",
    }),
  ).rejects.toBeInstanceOf(Stripe.errors.StripeCardError);
  expect((await test.stripe.subscriptions.retrieve(subscription)).items.data[0]!.price.id).toBe(
    SANDBOX_PRICES.monthly.BRL,
  );
  expect((await test.stripe.invoices.list({ customer })).data).toHaveLength(1);
});
