import { SANDBOX_PRICES } from "../../providers/payments/prices.ts";
import type { PlanoId } from "@relato/shared/domain/planos.ts";
import { signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { payCheckout, type TestPayment } from "../../testing/payments.ts";

export const ORIGIN = "http://localhost:3000";
export const CHECKOUT = {
  priceId: SANDBOX_PRICES.monthly.BRL,
  mode: "subscription",
  success_url: `${ORIGIN}/pt-br/dashboard?success=1`,
  cancel_url: `${ORIGIN}/pt-br/dashboard?canceled=1`,
  locale: "pt-br",
};

export const post = async (doctor: TestClient, path: string, payload: object = {}) => {
  const answer = await doctor.call({ method: "POST", url: `/api/planos/${path}`, payload });
  return { status: answer.statusCode, body: answer.json() };
};

/** The session of a new checkout page. */
export const openCheckout = async (
  doctor: TestClient,
  plano: PlanoId = "monthly",
): Promise<string> => {
  const priceId = SANDBOX_PRICES[plano].BRL;
  const { status, body } = await post(doctor, "checkout", { ...CHECKOUT, priceId });
  if (status !== 200) throw new Error(`the checkout answered ${status}`);
  return new URL(body.url).pathname.split("/").at(-1)!;
};

/** A doctor who has paid. */
export const subscribeDoctor = async (
  server: TestApp,
  plano: PlanoId = "monthly",
  payment: TestPayment = { card: "visa" },
): Promise<TestClient> => {
  const doctor = await signUp(server.app);
  await payCheckout(server.deps, await openCheckout(doctor, plano), payment);
  await post(doctor, "sync");
  return doctor;
};

/** The doctor's subscriptions at the provider, newest first. */
export const subscriptionsOf = async ({ deps, database }: TestApp, doctor: TestClient) => {
  const { rows } = await database.db.pool.query<{ customer: string }>(
    `select id as customer from installation.sandbox_objects
      where kind = 'customer' and data->'metadata'->>'user_id' = $1`,
    [doctor.id],
  );
  const lists = await Promise.all(
    rows.map(({ customer }) =>
      deps.payments!.stripe.subscriptions.list({ customer, status: "all" }),
    ),
  );
  return { customers: rows.length, subscriptions: lists.flatMap(({ data }) => data) };
};
