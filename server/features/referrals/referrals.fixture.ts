import { SANDBOX_PRICES } from "../../providers/payments/prices.ts";
import type { Deps } from "../../deps.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { moveClock, payCheckout, type TestPayment } from "../../testing/payments.ts";
import { readCustomer } from "../planos/customers.ts";
import { reconcilePayments } from "../planos/jobs.ts";
import { grantPlano } from "../planos/grants.ts";
import { activateReferrals } from "./jobs.ts";
import { syncReferral } from "./sync-referral.ts";

export const createReferralsTest = async () => {
  const server: TestApp = await createTestApp({ env: { RATE_LIMIT_FACTOR: "10" } });
  const { deps, app } = server;
  const { db } = deps;
  const payments = deps.payments!;
  const syncDeps = { ...deps, payments } satisfies Deps;
  let cards = 0;

  /** A doctor who pays monthly; by default with an unused card. */
  const subscribe = async (doctor: TestClient, payment: Partial<TestPayment> = {}) => {
    const base = deps.config.base_url;
    const answer = await doctor.call({
      method: "POST",
      url: "/api/planos/checkout",
      payload: {
        priceId: SANDBOX_PRICES.monthly.BRL,
        mode: "subscription",
        success_url: `${base}/pt-br/success`,
        cancel_url: `${base}/pt-br/dashboard`,
        locale: "pt-br",
      },
    });
    if (answer.statusCode !== 200) throw new Error(`the checkout answered ${answer.body}`);
    const customer = (await readCustomer(db, doctor.id))!;
    const { data } = await payments.stripe.checkout.sessions.list({ customer, status: "open" });
    const card = { card: "visa", fingerprint: `card${++cards}`, ...payment } as const;
    const { subscription } = await payCheckout(deps, data[0]!.id, card);
    return { customer, subscription: subscription! };
  };

  /** Reads everything from the provider, as the webhooks' jobs do. */
  const sync = async (): Promise<void> => {
    await reconcilePayments(syncDeps, syncReferral);
    await activateReferrals(syncDeps);
  };

  return {
    ...server,
    payments,
    subscribe,
    sync,
    signUp: () => signUp(app),
    /** Everything that is due happens and is read. */
    wait: async (days: number): Promise<void> => {
      await moveClock(deps, days);
      await sync();
    },
    grant: (doctor: TestClient) =>
      grantPlano(db, { user_id: doctor.id, plano: "monthly", until: null, granted_by: null }),
    list: async (doctor: TestClient) => (await doctor.call({ url: "/api/referrals" })).json(),
    refer: async (doctor: TestClient, ref: string): Promise<boolean> =>
      (await doctor.call({ method: "POST", url: "/api/referrals", payload: { ref } })).json()
        .stored,
    /** The discount in per cent on the doctor's subscription; throws if there are several. */
    readDiscount: async (subscription: string): Promise<string | null> => {
      const expand = ["discounts"];
      const { discounts } = await payments.stripe.subscriptions.retrieve(subscription, { expand });
      if (discounts.length > 1) throw new Error("discounts are stacked");
      const [discount] = discounts;
      if (discount === undefined || typeof discount === "string") return null;
      const { coupon } = discount.source;
      return typeof coupon === "string" || coupon === null ? coupon : coupon.id;
    },
  };
};
export type ReferralsTest = Awaited<ReturnType<typeof createReferralsTest>>;
