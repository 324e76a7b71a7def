import Stripe from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../testing/app.ts";

const SECRET = "whsec_test";
const PRICES = Object.fromEntries(
  ["MONTHLY", "SEMESTER", "YEARLY"].flatMap((plan) =>
    ["BRL", "USD"].map((currency) => [`STRIPE_PRICE_${plan}_${currency}`, `price_${plan}`]),
  ),
);

let server: TestApp;
beforeAll(async () => {
  const env = { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: SECRET, ...PRICES };
  server = await createTestApp({ env });
});
afterAll(() => server.close());

const eventOf = (id: string) =>
  JSON.stringify({
    id,
    object: "event",
    type: "customer.subscription.updated",
    data: { object: { object: "subscription", id: "sub_1", customer: "cus_1", status: "active" } },
  });
const sign = (payload: string, { secret = SECRET, age_s = 0 } = {}) =>
  Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(Date.now() / 1000) - age_s,
  });
const send = async (payload: string, signature: string | undefined) =>
  (
    await server.app.inject({
      method: "POST",
      url: "/api/webhooks/stripe",
      headers: {
        "content-type": "application/json",
        ...(signature !== undefined && { "stripe-signature": signature }),
      },
      payload,
    })
  ).statusCode;
const countJobs = async (): Promise<number> => {
  const { rows } = await server.database.db.pool.query<{ n: number }>(
    "select count(*)::int as n from pgboss.job where name = 'sync-subscription'",
  );
  return rows[0]!.n;
};

test("a forged or old call is refused, and a repeated event has no effect", async () => {
  const event = eventOf("evt_1");
  expect(await send(event, undefined)).toBe(401);
  expect(await send(event, sign(event, { secret: "whsec_other" }))).toBe(401);
  expect(await send(event, sign(event, { age_s: 301 }))).toBe(401);
  expect(await send(event.replace("cus_1", "cus_2"), sign(event))).toBe(401);
  expect(await countJobs()).toBe(0);

  const answers = await Promise.all([send(event, sign(event)), send(event, sign(event))]);
  expect(answers).toEqual([200, 200]);
  expect(await countJobs()).toBe(1);
});

test("a dispute enqueues its charge", async () => {
  const object = { object: "dispute", id: "dp_1", charge: "ch_1" };
  const event = { id: "evt_2", object: "event", type: "charge.dispute.created", data: { object } };
  const payload = JSON.stringify(event);
  expect(await send(payload, sign(payload))).toBe(200);
  const { rows } = await server.database.db.pool.query(
    "select data from pgboss.job where name = 'sync-subscription' and data->>'charge_id' = 'ch_1'",
  );
  expect(rows).toEqual([{ data: { customer_id: null, charge_id: "ch_1" } }]);
});
