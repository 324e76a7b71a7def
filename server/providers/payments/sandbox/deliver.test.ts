import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type Stripe from "stripe";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createLog } from "../../../platform/audit/log.ts";
import { createJobs } from "../../../platform/jobs/pgboss.ts";
import { findUndelivered } from "../../../testing/payments.ts";
import { startDelivery } from "./deliver.ts";
import { createTestPayments, subscribe, type TestPayments } from "./sandbox.fixture.ts";

let webhook: Server;
let test: TestPayments;
const received: Stripe.Event[] = [];
const refusals = { left: 2 };
let onAll = (): void => {};

beforeAll(async () => {
  webhook = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request.setEncoding("utf8")) body += String(chunk);
    const signature = String(request.headers["stripe-signature"]);
    const { stripe, webhook_secret } = test.payments;
    const event = stripe.webhooks.constructEvent(body, signature, webhook_secret);
    if (refusals.left > 0) {
      refusals.left -= 1;
      response.writeHead(500).end();
      return;
    }
    received.push(event);
    response.end("{}");
    if (event.type === "checkout.session.completed") onAll();
  });
  webhook.listen(0, "127.0.0.1");
  await once(webhook, "listening");
  const { port } = webhook.address() as AddressInfo;
  test = await createTestPayments(`http://127.0.0.1:${port}`);
});
afterAll(async () => {
  webhook.close();
  await test.close();
});

it("another process delivers the events of one that ended, and retries", async () => {
  const { subscription } = await subscribe(test, { plano: "monthly", card: "visa" });
  const waiting = await findUndelivered(test);
  expect(waiting.length).toBeGreaterThan(5);
  expect(received).toEqual([]);
  const { promise: completed, resolve } = Promise.withResolvers<void>();
  onAll = resolve;
  const jobs = await createJobs({ database: test.database.db, log: createLog("silent") });
  await startDelivery(jobs, test.other.sandbox!, test.other.stripe);
  await completed;
  await expect.poll(() => findUndelivered(test), { timeout: 30_000 }).toEqual([]);
  await jobs.stop(5000);
  expect(refusals.left).toBe(0);
  expect(received.map(({ id }) => id).toSorted()).toEqual(waiting.toSorted());
  expect(received.map(({ type }) => type)).toEqual(
    expect.arrayContaining([
      "customer.subscription.created",
      "invoice.paid",
      "charge.succeeded",
      "checkout.session.completed",
    ]),
  );
  const created = received.find(({ type }) => type === "customer.subscription.created");
  expect(created!.data.object).toMatchObject({ id: subscription, object: "subscription" });
}, 60_000);
