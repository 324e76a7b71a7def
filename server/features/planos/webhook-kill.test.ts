import { afterAll, beforeAll, expect, test } from "vitest";
import { createLog } from "../../platform/audit/log.ts";
import { readConfig } from "../../platform/config/config.ts";
import { createJobs } from "../../platform/jobs/pgboss.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { createPayments } from "../../providers/payments/create.ts";
import type { Payments } from "../../providers/payments/payments.ts";
import { deliverEvent } from "../../providers/payments/sandbox/deliver.ts";
import { findUndelivered, payCheckout } from "../../testing/payments.ts";
import { ServerProcess } from "../../testing/server-process.ts";
import { CHECKOUT } from "./payments.fixture.ts";

const AUTH_SECRET = "a secret of the tests, long enough";
const ENV = { AUTH_SECRET, PAYMENTS: "sandbox" };
/** The process asks for a free port by 0, which stays in its address. */
const BASE_URL = "http://localhost:0";
const checkout = {
  ...CHECKOUT,
  success_url: `${BASE_URL}/pt-br/dashboard?success=1`,
  cancel_url: `${BASE_URL}/pt-br/dashboard?canceled=1`,
};

let server: ServerProcess;
let jobs: Jobs;
let payments: Payments;
beforeAll(async () => {
  server = await ServerProcess.create();
  const { db } = server.database;
  const log = createLog("silent");
  jobs = await createJobs({ database: db, log });
  const config = readConfig({ ...ENV, BASE_URL });
  payments = (await createPayments(config, { db, jobs, log, secret: AUTH_SECRET }))!;
});
afterAll(async () => {
  await jobs.stop(0);
  await payments.close();
  await server.remove();
});

const query = async (text: string): Promise<object[]> =>
  (await server.database.db.pool.query<object>(text)).rows;
const countJobs = () =>
  query("select count(*)::int as n from pgboss.job where name = 'sync-subscription'");
const readStatus = async () => {
  const answer = await server.call("GET", "/api/planos/subscription");
  return ((await answer.json()) as { status: string }).status;
};

/** Delivers the newest event to the process, as the provider would. */
const deliver = async (type: string): Promise<string> => {
  const { stripe, sandbox } = payments;
  for (const id of await findUndelivered({ payments })) {
    if ((await stripe.events.retrieve(id)).type !== type) continue;
    await deliverEvent(sandbox!, stripe, id, async ({ payload, headers }) => {
      const answer = await server.call("POST", "/api/webhooks/stripe", headers, payload);
      expect(answer.status).toBe(200);
    });
    return id;
  }
  throw new Error(`no event ${type}`);
};

test("a server killed between webhook and job stores the row after its restart", async () => {
  await server.start(ENV);
  await server.signUp();
  const answer = await server.post("/api/planos/checkout", checkout);
  const { url } = (await answer.json()) as { url: string };
  const session = new URL(url).pathname.split("/").at(-1)!;
  await payCheckout({ payments }, session, { card: "visa" });
  await deliver("checkout.session.completed");
  expect(await countJobs()).toEqual([{ n: 1 }]);
  expect(await readStatus()).toBe("free");
  await server.kill();
  // No other event may store the row.
  await query("delete from pgboss.job where name = 'sandbox-webhook'");

  await server.start({ ...ENV, JOBS_IN_PROCESS: "true" });
  await expect.poll(readStatus, { timeout: 30_000 }).toBe("active");
  expect(await countJobs()).toEqual([{ n: 1 }]);
}, 90_000);
