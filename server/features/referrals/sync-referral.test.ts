import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TestClient } from "../../testing/app.ts";
import type { TestPayment } from "../../testing/payments.ts";
import { createReferralsTest, type ReferralsTest } from "./referrals.fixture.ts";

let server: ReferralsTest;
beforeAll(async () => {
  server = await createReferralsTest();
});
afterAll(() => server.close());

interface Paying {
  doctor: TestClient;
  customer: string;
  subscription: string;
  code: string;
}

/** A doctor who pays, with their code. */
const createPaying = async (payment: Partial<TestPayment> = {}): Promise<Paying> => {
  const doctor = await server.signUp();
  const paid = await server.subscribe(doctor, payment);
  await server.sync();
  return { doctor, ...paid, code: (await server.list(doctor)).code };
};
/** A doctor who follows the link and then pays. */
const createReferred = async (code: string, payment: Partial<TestPayment> = {}) => {
  const doctor = await server.signUp();
  expect(await server.refer(doctor, code)).toBe(true);
  const paid = await server.subscribe(doctor, payment);
  await server.sync();
  return { doctor, ...paid };
};
const readState = async ({ doctor, subscription }: Paying) => {
  const { items, discount_percent, progress_percent } = await server.list(doctor);
  return {
    statuses: items.map(({ status }: { status: string }) => status),
    discount_percent,
    progress_percent,
    coupon: await server.readDiscount(subscription),
  };
};
const NONE = {
  statuses: ["pending"],
  discount_percent: 0,
  progress_percent: 0,
  coupon: null,
};
const ONE = {
  statuses: ["active"],
  discount_percent: 20,
  progress_percent: 33,
  coupon: "ref-20",
};
const countNotifications = async ({ doctor }: Paying): Promise<number> => {
  const { items } = (await doctor.call({ url: "/api/notifications" })).json<{
    items: { type: string }[];
  }>();
  return items.filter(({ type }) => type === "indicacao_ativa").length;
};
const chargeOf = async (customer: string): Promise<string> => {
  const { data } = await server.payments.stripe.charges.list({ customer });
  return data.at(-1)!.id;
};

describe("a referral", () => {
  test("is active after a hold of seven days, and lowers the next invoice", async () => {
    const referrer = await createPaying();
    const { customer } = await createReferred(referrer.code);
    expect(await readState(referrer)).toEqual(NONE);
    const [item] = (await server.list(referrer.doctor)).items;
    const { data } = await server.payments.stripe.charges.list({ customer });
    expect(Date.parse(item.hold_until) / 1000 - data[0]!.created).toBe(7 * 86_400);

    await server.wait(6.9);
    expect(await readState(referrer)).toEqual(NONE);
    await server.wait(0.2);
    expect(await readState(referrer)).toEqual(ONE);
    await server.sync();
    expect(await countNotifications(referrer)).toBe(1);

    await server.wait(31);
    const invoices = await server.payments.stripe.invoices.list({ customer: referrer.customer });
    expect(invoices.data.map(({ total }) => total)).toEqual([31_920, 39_900]);
    const plan = await referrer.doctor.call({ url: "/api/planos/subscription" });
    expect(plan.json()).toMatchObject({ discount_percent: 20 });
  });

  test("is pending again while its subscription has ended", async () => {
    const referrer = await createPaying();
    const referred = await createReferred(referrer.code);
    await server.wait(7.1);
    expect(await readState(referrer)).toEqual(ONE);
    await server.payments.stripe.subscriptions.cancel(referred.subscription);
    await server.sync();
    expect(await readState(referrer)).toEqual(NONE);
    // A new subscription begins a new hold.
    await server.subscribe(referred.doctor);
    await server.sync();
    expect(await readState(referrer)).toEqual(NONE);
    await server.wait(7.1);
    expect(await readState(referrer)).toEqual(ONE);
    expect(await countNotifications(referrer)).toBe(2);
  });

  test("is pending again after a refund", async () => {
    const referrer = await createPaying();
    const { customer } = await createReferred(referrer.code);
    await server.wait(7.1);
    await server.payments.stripe.refunds.create({ charge: await chargeOf(customer) });
    await server.sync();
    expect(await readState(referrer)).toEqual(NONE);
  });

  test("is pending while its payment is disputed, and active when the dispute is won", async () => {
    const referrer = await createPaying();
    const { customer } = await createReferred(referrer.code, { card: "disputed" });
    await server.wait(7.1);
    expect(await readState(referrer)).toEqual(NONE);
    const charge = await chargeOf(customer);
    const { data } = await server.payments.stripe.disputes.list({ charge });
    await server.payments.stripe.disputes.update(data[0]!.id, {
      evidence: { uncategorized_text: "winning_evidence" },
      submit: true,
    });
    await server.sync();
    expect(await readState(referrer)).toEqual(ONE);
  });

  test.each<[string, Partial<TestPayment>]>([
    ["card", { fingerprint: "one-card" }],
    ["CPF", { tax_id: "111.444.777-35" }],
  ])("paid by the referrer's %s stays pending", async (_what, payment) => {
    const referrer = await createPaying(payment);
    await createReferred(referrer.code, payment);
    await server.wait(7.1);
    expect(await readState(referrer)).toEqual(NONE);
  });
});

describe("the discount", () => {
  test("is one coupon, at most 60 %, and falls with each ended subscription", async () => {
    const referrer = await createPaying();
    const referred = [];
    for (let n = 0; n < 4; n += 1) referred.push(await createReferred(referrer.code));
    await server.wait(7.1);
    const coupons = [await server.readDiscount(referrer.subscription)];
    expect(await server.list(referrer.doctor)).toMatchObject({
      active: 4,
      discount_percent: 60,
      progress_percent: 100,
    });
    for (const { subscription } of referred) {
      await server.payments.stripe.subscriptions.cancel(subscription);
      await server.sync();
      coupons.push(await server.readDiscount(referrer.subscription));
    }
    expect(coupons).toEqual(["ref-60", "ref-60", "ref-40", "ref-20", null]);
  });

  test("applies to a referrer who subscribes later", async () => {
    const doctor = await server.signUp();
    await server.grant(doctor);
    const { code } = await server.list(doctor);
    await createReferred(code);
    await server.wait(7.1);
    const { customer, subscription } = await server.subscribe(doctor);
    await server.sync();
    expect(await server.readDiscount(subscription)).toBe("ref-20");
    const { data } = await server.payments.stripe.invoices.list({ customer });
    expect(data.map(({ total }) => total)).toEqual([31_920]);
  });
});
