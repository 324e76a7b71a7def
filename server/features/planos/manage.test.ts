import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withUser } from "../../platform/database/database.ts";
import { SANDBOX_PRICES } from "../../providers/payments/prices.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { moveClock } from "../../testing/payments.ts";
import { CHECKOUT, post, subscribeDoctor, subscriptionsOf } from "./payments.fixture.ts";

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const YEARLY = SANDBOX_PRICES.yearly.BRL;
const preview = async (doctor: TestClient, priceId = YEARLY) =>
  (await post(doctor, "change/preview", { priceId })).body;
const invoicesOf = async (doctor: TestClient) =>
  (await doctor.call({ method: "GET", url: "/api/planos/invoices" })).json();
const read = async (doctor: TestClient) =>
  (await doctor.call({ method: "GET", url: "/api/planos/subscription" })).json();

test("a changed subscription is announced once to open pages", async () => {
  const doctor = await subscribeDoctor(server);
  const events = () =>
    withUser(server.deps.db, doctor.id, (tx) =>
      tx.query("select 1 from events where payload->>'type' = 'plano_changed'"),
    );
  expect(await events()).toHaveLength(1);
  await post(doctor, "sync");
  expect(await events()).toHaveLength(1);
  await post(doctor, "cancel", { cancel: true });
  expect(await events()).toHaveLength(2);
});

describe("a change of plan", () => {
  test("costs what was previewed", async () => {
    const doctor = await subscribeDoctor(server);
    await moveClock(server.deps, 10);
    const { due_now, next_amount, proration_date, plano } = await preview(doctor);
    expect([plano, next_amount]).toEqual(["yearly", 298_800]);
    expect(due_now).toBeLessThan(298_800 - 39_900 * 0.6);
    const changed = await post(doctor, "change", { priceId: YEARLY, proration_date });
    expect(changed.body).toMatchObject({ plano: "yearly", can: { use_advanced_reports: true } });
    const { items } = await invoicesOf(doctor);
    expect(
      items.map(({ total, status }: { total: number; status: string }) => [total, status]),
    ).toEqual([
      [due_now, "paid"],
      [39_900, "paid"],
    ]);
  });

  test("of an old preview is refused", async () => {
    const doctor = await subscribeDoctor(server);
    const { proration_date } = await preview(doctor);
    const change = { priceId: YEARLY, proration_date: proration_date - 601 };
    expect(await post(doctor, "change", change)).toMatchObject({ body: { error: "PREVIEW_OLD" } });
    const later = { priceId: YEARLY, proration_date: proration_date + 60 };
    expect(await post(doctor, "change", later)).toMatchObject({ body: { error: "PREVIEW_OLD" } });
    expect(await read(doctor)).toMatchObject({ plano: "monthly" });
  });

  test("by a declined card leaves the plan", async () => {
    const doctor = await subscribeDoctor(server, "monthly", { card: "fails_later" });
    const { proration_date } = await preview(doctor);
    expect(await post(doctor, "change", { priceId: YEARLY, proration_date })).toMatchObject({
      body: { error: "PAYMENT_DECLINED" },
    });
    await post(doctor, "sync");
    expect(await read(doctor)).toMatchObject({ plano: "monthly", status: "active" });
    expect((await invoicesOf(doctor)).items).toHaveLength(1);
  });

  test("undoes a cancellation, also to the same plan, which costs nothing", async () => {
    const doctor = await subscribeDoctor(server);
    await post(doctor, "cancel", { cancel: true });
    const { due_now, proration_date, next_amount } = await preview(doctor, CHECKOUT.priceId);
    expect([due_now, next_amount]).toEqual([0, 39_900]);
    const change = { priceId: CHECKOUT.priceId, proration_date };
    expect((await post(doctor, "change", change)).body).toMatchObject({
      plano: "monthly",
      cancel_at_period_end: false,
    });
    expect((await invoicesOf(doctor)).items).toHaveLength(1);
  });

  test("stays in the currency of the subscription", async () => {
    const doctor = await subscribeDoctor(server);
    const priceId = SANDBOX_PRICES.yearly.USD;
    const { currency, next_amount, proration_date } = await preview(doctor, priceId);
    expect([currency, next_amount]).toEqual(["BRL", 298_800]);
    const changed = await post(doctor, "change", { priceId, proration_date });
    expect(changed.body).toMatchObject({ plano: "yearly", currency: "BRL", price_id: YEARLY });
  });

  test("to an unknown price is refused", async () => {
    const doctor = await subscribeDoctor(server);
    const change = { priceId: "price_of_another_shop", proration_date: 1 };
    for (const path of ["change/preview", "change"])
      expect(await post(doctor, path, change)).toMatchObject({ body: { error: "PRICE_UNKNOWN" } });
  });
});

test("a cancellation works until the period's end and can be undone", async () => {
  const doctor = await subscribeDoctor(server);
  const { current_period_end } = await read(doctor);
  const cancelled = await post(doctor, "cancel", { cancel: true });
  expect(cancelled.body).toMatchObject({
    status: "active",
    cancel_at_period_end: true,
    current_period_end,
    can: { use_pro_features: true },
  });
  const resumed = await post(doctor, "cancel", { cancel: false });
  expect(resumed.body).toMatchObject({ cancel_at_period_end: false });
  await post(doctor, "cancel", { cancel: true });
  await moveClock(server.deps, 32);
  expect((await post(doctor, "sync")).body).toMatchObject({
    status: "canceled",
    can: { use_pro_features: false, record_without_limit: false, manage_subscription: false },
  });
  expect(await post(doctor, "cancel", { cancel: false })).toMatchObject({
    status: 404,
    body: { error: "SUBSCRIPTION_NOT_FOUND" },
  });
});

test("a cancellation that the portal made by a date can be undone", async () => {
  const { stripe } = server.deps.payments!;
  const doctor = await subscribeDoctor(server);
  const [subscription] = (await subscriptionsOf(server, doctor)).subscriptions;
  const { current_period_end: cancel_at } = subscription!.items.data[0]!;
  for (const [path, body] of [
    ["cancel", { cancel: false }],
    ["change", { priceId: CHECKOUT.priceId }],
  ] as const) {
    await stripe.subscriptions.update(subscription!.id, { cancel_at });
    expect((await post(doctor, "sync")).body).toMatchObject({ cancel_at_period_end: true });
    const { proration_date } = await preview(doctor, CHECKOUT.priceId);
    const resumed = await post(doctor, path, { ...body, proration_date });
    expect(resumed.body).toMatchObject({ status: "active", cancel_at_period_end: false });
  }
  await moveClock(server.deps, 32);
  expect((await post(doctor, "sync")).body).toMatchObject({ status: "active" });
});

test("a doctor sees and changes only what is theirs", async () => {
  const owner = await subscribeDoctor(server, "yearly");
  const other = await signUp(server.app);
  const [subscription] = (await subscriptionsOf(server, owner)).subscriptions;
  expect(await invoicesOf(other)).toEqual({ items: [], has_more: false });
  // Fields that name another doctor's objects are ignored.
  const foreign = {
    customer: subscription!.customer,
    subscription: subscription!.id,
    user_id: owner.id,
  };
  const cases: [string, object][] = [
    ["cancel", { cancel: true }],
    ["change/preview", { priceId: CHECKOUT.priceId }],
    ["change", { priceId: CHECKOUT.priceId, proration_date: Math.floor(Date.now() / 1000) }],
    ["portal", { return_url: CHECKOUT.cancel_url, locale: "es" }],
  ];
  // The clock was moved by other tests: the preview of the owner gives its time.
  const { proration_date } = await preview(owner);
  for (const [path, body] of cases) {
    const payload = { ...body, ...(path === "change" && { proration_date }), ...foreign };
    const { status, body: answer } = await post(other, path, payload);
    expect([path, status, answer.error]).toEqual([path, 404, "SUBSCRIPTION_NOT_FOUND"]);
  }
  const synced = await post(other, "sync", foreign);
  expect(synced.body).toMatchObject({ status: "free", source: null });
  expect(await read(owner)).toMatchObject({ plano: "yearly", cancel_at_period_end: false });
});

test("the stored row counts while the provider cannot be reached", async () => {
  const app = await createTestApp();
  try {
    const doctor = await subscribeDoctor(app, "semester");
    await app.deps.payments!.sandbox!.close();
    const unreachable = { status: 503, body: { error: "PAYMENTS_UNREACHABLE" } };
    expect(await post(doctor, "sync")).toMatchObject(unreachable);
    expect(await post(doctor, "cancel", { cancel: true })).toMatchObject(unreachable);
    expect(await post(doctor, "checkout", CHECKOUT)).toMatchObject(unreachable);
    expect(await read(doctor)).toMatchObject({
      status: "active",
      plano: "semester",
      can: { use_pro_features: true, use_priority_support: true },
    });
  } finally {
    await app.close();
  }
}, 60_000);
