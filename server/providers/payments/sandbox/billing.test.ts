import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { moveClock } from "../../../testing/payments.ts";
import { SANDBOX_PRICES } from "../prices.ts";
import { createTestPayments, subscribe, type TestPayments } from "./sandbox.fixture.ts";

let test: TestPayments;
beforeAll(async () => {
  test = await createTestPayments();
});
afterAll(() => test.close());

const read = (id: string) => test.stripe.subscriptions.retrieve(id);
/** One minute after the end of the current period. */
const moveToRenewal = async (id: string): Promise<void> => {
  const [item] = (await read(id)).items.data;
  const now = await test.payments.sandbox!.run(async (store) => store.now);
  await moveClock(test, (item!.current_period_end + 60 - now) / 86_400);
};
const invoicesOf = async (customer: string) =>
  (await test.stripe.invoices.list({ customer })).data.map(
    ({ billing_reason, status, total, amount_due }) => ({
      billing_reason,
      status,
      total,
      amount_due,
    }),
  );

describe("a subscription", () => {
  it("is active after checkout, with a paid invoice", async () => {
    const { customer, subscription, session } = await subscribe(test, {
      plano: "monthly",
      card: "visa",
    });
    expect(await read(subscription)).toMatchObject({ status: "active", customer });
    expect(await test.stripe.checkout.sessions.retrieve(session)).toMatchObject({
      status: "complete",
      payment_status: "paid",
      subscription,
    });
    expect(await invoicesOf(customer)).toEqual([
      { billing_reason: "subscription_create", status: "paid", total: 39_900, amount_due: 39_900 },
    ]);
  });

  it("renews for each period that has passed", async () => {
    const { customer, subscription } = await subscribe(test, { plano: "monthly", card: "visa" });
    const before = (await read(subscription)).items.data[0]!.current_period_end;
    await moveClock(test, 95);
    const [item] = (await read(subscription)).items.data;
    expect(await invoicesOf(customer)).toHaveLength(4);
    expect(item!.current_period_start).toBeGreaterThan(before);
  });

  it("is past due after a failed renewal and ends after the third attempt", async () => {
    const { customer, subscription } = await subscribe(test, {
      plano: "monthly",
      card: "fails_later",
    });
    await moveToRenewal(subscription);
    expect(await read(subscription)).toMatchObject({ status: "past_due" });
    const [open] = (await test.stripe.invoices.list({ customer, status: "open" })).data;
    expect(open).toMatchObject({ attempt_count: 1, amount_remaining: 39_900 });
    await moveClock(test, 8);
    expect(await read(subscription)).toMatchObject({
      status: "canceled",
      cancellation_details: { reason: "payment_failed" },
    });
    expect(await test.stripe.invoices.retrieve(open!.id!)).toMatchObject({ attempt_count: 3 });
  });

  it("changes its plan by seconds, as the preview says", async () => {
    const { subscription } = await subscribe(test, { plano: "monthly", card: "visa" });
    const { items } = await read(subscription);
    const [item] = items.data;
    await moveClock(test, 10);
    const change = [{ id: item!.id, price: SANDBOX_PRICES.yearly.BRL }];
    const proration_date = item!.current_period_start + 10 * 86_400;
    const preview = await test.stripe.invoices.createPreview({
      subscription,
      subscription_details: { items: change, proration_date },
    });
    const length = item!.current_period_end - item!.current_period_start;
    const credit = Math.round((39_900 * (length - 10 * 86_400)) / length);
    expect(preview.amount_due).toBe(298_800 - credit);
    const after = await test.stripe.subscriptions.update(subscription, {
      items: change,
      proration_behavior: "always_invoice",
      proration_date,
      expand: ["latest_invoice"],
    });
    expect(after.items.data[0]!.price.id).toBe(SANDBOX_PRICES.yearly.BRL);
    expect(after.latest_invoice).toMatchObject({ amount_due: preview.amount_due, status: "paid" });
  });

  it("keeps the credit of a cheaper plan for the next invoices", async () => {
    const { customer, subscription } = await subscribe(test, { plano: "yearly", card: "visa" });
    const [item] = (await read(subscription)).items.data;
    await test.stripe.subscriptions.update(subscription, {
      items: [{ id: item!.id, price: SANDBOX_PRICES.monthly.BRL }],
      proration_date: item!.current_period_start,
    });
    expect(await test.stripe.customers.retrieve(customer)).toMatchObject({ balance: -258_900 });
    await moveClock(test, 32);
    expect(await test.stripe.customers.retrieve(customer)).toMatchObject({ balance: -219_000 });
  });

  it("ends with its period when it is cancelled, unless that is undone", async () => {
    const { subscription } = await subscribe(test, { plano: "monthly", card: "visa" });
    await test.stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
    await test.stripe.subscriptions.update(subscription, { cancel_at_period_end: false });
    await moveToRenewal(subscription);
    expect(await read(subscription)).toMatchObject({ status: "active", cancel_at: null });
    const { items } = await test.stripe.subscriptions.update(subscription, {
      cancel_at_period_end: true,
    });
    await moveClock(test, 32);
    expect(await read(subscription)).toMatchObject({
      status: "canceled",
      ended_at: items.data[0]!.current_period_end,
    });
  });
});

describe("discounts", () => {
  it("lower the next invoices, are swapped and removed", async () => {
    const { stripe } = test;
    for (const percent_off of [20, 40])
      await stripe.coupons.create({ id: `ref-${percent_off}`, percent_off, duration: "forever" });
    const { customer, subscription } = await subscribe(test, { plano: "monthly", card: "visa" });
    const swap = (coupon: string | null) =>
      stripe.subscriptions.update(subscription, {
        discounts: coupon === null ? "" : [{ coupon }],
        expand: ["discounts"],
      });
    for (const coupon of ["ref-20", "ref-40", null]) {
      const { discounts } = await swap(coupon);
      expect(discounts).toMatchObject(coupon === null ? [] : [{ source: { coupon } }]);
      await moveToRenewal(subscription);
    }
    expect((await invoicesOf(customer)).map(({ total }) => total)).toEqual([
      39_900, 23_940, 31_920, 39_900,
    ]);
  });
});

describe("payments", () => {
  it("are refused by a declined card, and the session stays open", async () => {
    const paying = subscribe(test, { plano: "monthly", card: "declined" });
    await expect(paying).rejects.toThrow("declined");
  });

  it("are refunded once, in parts", async () => {
    const { customer } = await subscribe(test, { plano: "monthly", card: "visa" });
    const [charge] = (await test.stripe.charges.list({ customer })).data;
    await test.stripe.refunds.create({ charge: charge!.id, amount: 900 });
    await test.stripe.refunds.create({ charge: charge!.id });
    expect(await test.stripe.charges.retrieve(charge!.id)).toMatchObject({
      refunded: true,
      amount_refunded: 39_900,
    });
    await expect(test.stripe.refunds.create({ charge: charge!.id })).rejects.toMatchObject({
      code: "charge_already_refunded",
    });
  });

  it("are disputed, and a dispute is won or lost", async () => {
    const { customer } = await subscribe(test, { plano: "monthly", card: "disputed" });
    const [charge] = (await test.stripe.charges.list({ customer })).data;
    expect(charge).toMatchObject({ disputed: true, paid: true });
    const [dispute] = (await test.stripe.disputes.list({ charge: charge!.id })).data;
    const evidence = { uncategorized_text: "winning_evidence" };
    expect(await test.stripe.disputes.update(dispute!.id, { evidence })).toMatchObject({
      status: "won",
    });
  });

  it("are found from the invoice", async () => {
    const { customer } = await subscribe(test, { plano: "monthly", card: "mastercard" });
    const [invoice] = (await test.stripe.invoices.list({ customer, expand: ["data.payments"] }))
      .data;
    const payment = invoice!.payments!.data[0]!.payment;
    const intent = await test.stripe.paymentIntents.retrieve(String(payment.payment_intent), {
      expand: ["latest_charge"],
    });
    expect(intent.latest_charge).toMatchObject({
      payment_method_details: { card: { fingerprint: "sandbox4444" } },
    });
  });
});
