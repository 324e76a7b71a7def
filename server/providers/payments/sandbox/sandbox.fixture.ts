import { createLog } from "../../../platform/audit/log.ts";
import { readConfig } from "../../../platform/config/config.ts";
import { createJobs } from "../../../platform/jobs/pgboss.ts";
import { createTestDatabase } from "../../../testing/database.ts";
import { payCheckout, type TestPayment } from "../../../testing/payments.ts";
import { createPayments } from "../create.ts";
import type { Payments } from "../payments.ts";
import { SANDBOX_PRICES } from "../prices.ts";
import type { PlanoId } from "@relato/shared/domain/planos.ts";

const SECRET = "a secret of the tests, long enough";

/** Two processes' payments over one database. Webhooks go to `base_url`. */
export const createTestPayments = async (base_url = "http://localhost:1") => {
  const database = await createTestDatabase();
  const log = createLog("error");
  const jobs = await createJobs({ database: database.db, log });
  const config = readConfig({ PAYMENTS: "sandbox", BASE_URL: base_url });
  const open = async (): Promise<Payments> =>
    (await createPayments(config, { db: database.db, jobs, log, secret: SECRET }))!;
  const payments = await open();
  const other = await open();
  return {
    database,
    jobs,
    payments,
    other,
    stripe: payments.stripe,
    close: async () => {
      await jobs.stop(0);
      await payments.close();
      await other.close();
      await database.drop();
    },
  };
};
export type TestPayments = Awaited<ReturnType<typeof createTestPayments>>;

interface Start extends TestPayment {
  plano: PlanoId;
  coupon?: string;
}

/** A customer with a paid checkout. */
export const subscribe = async (
  test: TestPayments,
  { plano, coupon, ...payment }: Start,
): Promise<{ customer: string; subscription: string; session: string }> => {
  const { stripe } = test;
  const customer = await stripe.customers.create({ email: "ana@example.org" });
  const session = await stripe.checkout.sessions.create({
    mode: "subscription",
    customer: customer.id,
    line_items: [{ price: SANDBOX_PRICES[plano].BRL, quantity: 1 }],
    success_url: "http://localhost/ok",
    ...(coupon !== undefined && { discounts: [{ coupon }] }),
  });
  const { subscription } = await payCheckout(test, session.id, payment);
  return { customer: customer.id, subscription: subscription!, session: session.id };
};
