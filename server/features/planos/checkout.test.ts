import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createDatabase } from "../../platform/database/database.ts";
import { createTestApp, signUp, type TestApp } from "../../testing/app.ts";
import { deliverEvents, moveClock, payCheckout } from "../../testing/payments.ts";
import {
  CHECKOUT,
  openCheckout,
  ORIGIN,
  post,
  subscribeDoctor,
  subscriptionsOf,
} from "./payments.fixture.ts";

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const pay = (session: string) => payCheckout(server.deps, session, { card: "visa" });
const portal = { return_url: `${ORIGIN}/pt-br/dashboard?tab=settings`, locale: "pt-br" };

describe("a checkout", () => {
  test("sells a plan, and no second one", async () => {
    const doctor = await signUp(server.app);
    const { body } = await post(doctor, "checkout", CHECKOUT);
    expect(body.url).toMatch(/^http:\/\/localhost:3000\/sandbox\/checkout\/cs_test_/);
    expect((await post(doctor, "sync")).body).toMatchObject({ status: "free" });

    const paid = await pay(body.url.split("/").at(-1));
    expect(paid.success_url).toContain("success=1&session_id={CHECKOUT_SESSION_ID}");
    expect((await post(doctor, "sync")).body).toMatchObject({
      status: "active",
      source: "payment",
      plano: "monthly",
      currency: "BRL",
      cancel_at_period_end: false,
      can: { use_pro_features: true, manage_subscription: true, use_advanced_reports: false },
    });
    // A second tab, which still shows the plans.
    expect(await post(doctor, "checkout", CHECKOUT)).toMatchObject({
      status: 409,
      body: { error: "SUBSCRIPTION_EXISTS" },
    });
  });

  test("expires the page of another tab", async () => {
    const doctor = await signUp(server.app);
    const first = await openCheckout(doctor);
    const second = await openCheckout(doctor, "yearly");
    await expect(pay(first)).rejects.toThrow("no longer open");
    await pay(second);
    expect((await post(doctor, "sync")).body).toMatchObject({ plano: "yearly" });
    expect((await subscriptionsOf(server, doctor)).subscriptions).toHaveLength(1);
  });

  test("by tabs that open and pay at once buys once, for one customer", async () => {
    for (let round = 0; round < 5; round += 1) {
      const doctor = await signUp(server.app);
      const first = await openCheckout(doctor);
      const opening = [1, 2, 3].map(() => post(doctor, "checkout", CHECKOUT));
      const [paid, ...opened] = await Promise.all([
        pay(first).then(
          () => true,
          () => false,
        ),
        ...opening,
      ]);
      expect(opened.map(({ status }) => status).every((s) => s === 200 || s === 409)).toBe(true);
      const pages = opened.flatMap(({ body }) => (body.url ?? "").split("/").slice(-1));
      const outcomes = await Promise.allSettled(pages.map(pay));
      const sold = outcomes.filter(({ status }) => status === "fulfilled").length;
      expect(sold + Number(paid)).toBe(1);
      const { customers, subscriptions } = await subscriptionsOf(server, doctor);
      expect([customers, subscriptions.length]).toEqual([1, 1]);
    }
  });

  test("creates the customer once for concurrent requests", async () => {
    const doctor = await signUp(server.app);
    const answers = await Promise.all([1, 2, 3, 4].map(() => post(doctor, "checkout", CHECKOUT)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await subscriptionsOf(server, doctor)).toMatchObject({ customers: 1 });
  });

  test("of a past-due doctor is refused, and the portal opens", async () => {
    const doctor = await subscribeDoctor(server, "monthly", { card: "fails_later" });
    await moveClock(server.deps, 32);
    expect((await post(doctor, "sync")).body).toMatchObject({ status: "past_due" });
    expect(await post(doctor, "checkout", CHECKOUT)).toMatchObject({
      status: 409,
      body: { error: "SUBSCRIPTION_EXISTS" },
    });
    const { status, body } = await post(doctor, "portal", portal);
    expect([status, body.url]).toEqual([200, expect.stringContaining("/sandbox/portal/bps_")]);
    // The retries end the subscription; then the doctor may buy again.
    await moveClock(server.deps, 8);
    expect((await post(doctor, "sync")).body).toMatchObject({ status: "canceled" });
    expect(await post(doctor, "checkout", CHECKOUT)).toMatchObject({ status: 200 });
  });

  test.each([
    ["PRICE_UNKNOWN", { priceId: "price_of_another_shop" }],
    ["URL_FOREIGN", { success_url: "https://example.org/?success=1" }],
    ["URL_FOREIGN", { cancel_url: "https://localhost:3000/" }],
  ])("answers %s", async (error, change) => {
    const doctor = await signUp(server.app);
    const { body } = await post(doctor, "checkout", { ...CHECKOUT, ...change });
    expect(body).toMatchObject({ error });
    expect(await subscriptionsOf(server, doctor)).toMatchObject({ customers: 0 });
  });
});

test("the portal returns only to this installation, and only for a customer", async () => {
  const doctor = await signUp(server.app);
  const foreign = { ...portal, return_url: "https://example.org/" };
  expect(await post(doctor, "portal", foreign)).toMatchObject({ body: { error: "URL_FOREIGN" } });
  expect(await post(doctor, "portal", portal)).toMatchObject({
    status: 404,
    body: { error: "SUBSCRIPTION_NOT_FOUND" },
  });
});

test("nothing of a card is stored outside of the emulated provider", async () => {
  const { app, deps, database } = server;
  const fingerprint = "fingerprint-of-a-card-that-pays";
  const doctor = await subscribeDoctor(server, "yearly", { card: "amex", fingerprint });
  expect(await deliverEvents(app, deps)).toBeGreaterThan(5);
  await post(doctor, "sync");
  const { rows: tables } = await database.db.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const stored: string[] = [];
  const admin = createDatabase(database.adminUrl);
  try {
    for (const { name } of tables) {
      const { rows } = await admin.pool.query(
        `select from ${name} t
          where t::text like '%' || $1 || '%' or t::text like '%pm\\_%' limit 1`,
        [fingerprint],
      );
      if (rows.length > 0) stored.push(name);
    }
  } finally {
    await admin.close();
  }
  expect(stored).toEqual(["installation.sandbox_objects"]);
});
