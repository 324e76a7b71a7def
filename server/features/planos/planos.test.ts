import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asSystem } from "../../platform/database/database.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { createSubscription } from "../../testing/factories.ts";
import { SANDBOX_PRICES } from "../../providers/payments/prices.ts";
import { grantPlano, revokePlano } from "./grants.ts";
import { startTrial } from "./trial.ts";
import { sweepTrials } from "./trial-notices.ts";

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const read = async (doctor: TestClient) =>
  (await doctor.call({ method: "GET", url: "/api/planos/subscription" })).json();

const subscriptionOf = async (subscription_status: string | null) => {
  const doctor = await signUp(server.app);
  if (subscription_status !== null)
    await createSubscription(server.deps.db, {
      user_id: doctor.id,
      subscription_status,
      price_id: "price_year",
      current_period_end: 1_800_000_000,
    });
  return read(doctor);
};

const moveClock = (days: number) =>
  server.database.db.pool.query(
    `insert into installation.sandbox_clock (id, offset_ms) values (1, $1)
     on conflict (id) do update set offset_ms = sandbox_clock.offset_ms + excluded.offset_ms`,
    [days * 86_400_000],
  );

describe("the plan", () => {
  test("is free without a subscription", async () => {
    expect(await subscriptionOf(null)).toEqual({
      status: "free",
      source: null,
      plano: null,
      currency: null,
      price_id: null,
      current_period_end: null,
      cancel_at_period_end: false,
      discount_percent: 0,
      trial: { is_available: true, days_left: null },
      payments: "sandbox",
      can: {
        record_without_limit: false,
        use_pro_features: false,
        manage_subscription: false,
        use_advanced_reports: false,
        use_api: false,
        use_priority_support: false,
      },
    });
  });

  test.each([
    ["active", "active", [true, true, true]],
    ["trialing", "trialing", [true, false, true]],
    ["past_due", "past_due", [false, false, true]],
    ["paused", "free", [false, false, false]],
  ])("with the stored status %s is %s", async (said, status, [unlimited, pro, manage]) => {
    expect(await subscriptionOf(said)).toMatchObject({
      status,
      can: { record_without_limit: unlimited, use_pro_features: pro, manage_subscription: manage },
    });
  });

  test("can be granted until a date, and revoked", async () => {
    const { db } = server.deps;
    const doctor = await signUp(server.app);
    const grant = { user_id: doctor.id, plano: "yearly" as const, granted_by: null };
    await grantPlano(db, { ...grant, until: "2000-01-01T00:00:00Z" });
    expect(await read(doctor)).toMatchObject({ status: "free" });
    await grantPlano(db, { ...grant, until: "2999-01-01T00:00:00Z" });
    expect(await read(doctor)).toMatchObject({
      status: "active",
      source: "granted",
      plano: "yearly",
      can: { use_advanced_reports: true, manage_subscription: false },
    });
    expect([await revokePlano(db, doctor.id), await revokePlano(db, doctor.id)]).toEqual([
      true,
      false,
    ]);
    expect(await read(doctor)).toMatchObject({ status: "free" });
  });
});

test("PAYMENTS=included gives every doctor the yearly plan", async () => {
  const included = await createTestApp({ env: { PAYMENTS: "included" } });
  try {
    const doctor = await signUp(included.app);
    expect(await read(doctor)).toMatchObject({
      status: "active",
      source: "included",
      plano: "yearly",
      payments: "included",
    });
    const answer = await doctor.call({
      method: "POST",
      url: "/api/planos/portal",
      payload: { return_url: "http://localhost:3000/pt-br/dashboard", locale: "pt-br" },
    });
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { error: "PAYMENTS_OFF" }]);
  } finally {
    await included.close();
  }
});

test("plans are offered in the currency of a subscription, in any language", async () => {
  const doctor = await signUp(server.app);
  const read = async (query: string) =>
    (await doctor.call({ method: "GET", url: `/api/planos?${query}` })).json();
  expect((await read("locale=en-us")).items[0]).toMatchObject({
    name: "Monthly",
    priceLabel: "$79",
    priceId: SANDBOX_PRICES.monthly.USD,
  });
  expect((await read("locale=en-us&currency=BRL")).items[0]).toMatchObject({
    name: "Monthly",
    priceLabel: "R$399",
    priceId: SANDBOX_PRICES.monthly.BRL,
  });
});

test("a checkout returns to any name of the installation, and to no other", async () => {
  const doctor = await signUp(server.app);
  const checkout = async (origin: string) => {
    const payload = {
      priceId: "price_of_another_shop",
      mode: "subscription",
      success_url: `${origin}/pt-br/dashboard?success=1`,
      cancel_url: `${origin}/pt-br/dashboard?canceled=1`,
      locale: "pt-br",
    };
    const request = { method: "POST", url: "/api/planos/checkout", payload } as const;
    return (await doctor.call(request)).json().error;
  };
  const { base_url } = server.deps.config;
  // The address is checked before the price.
  expect(await checkout(base_url)).toBe("PRICE_UNKNOWN");
  expect(await checkout(base_url.replace("localhost", "127.0.0.1"))).toBe("PRICE_UNKNOWN");
  expect(await checkout("https://evil.example")).toBe("URL_FOREIGN");
  expect(await checkout("http://evil.example")).toBe("URL_FOREIGN");
});

describe("a trial", () => {
  const start = (doctor: TestClient) =>
    doctor.call({ method: "POST", url: "/api/planos/trial", payload: { locale: "es" } });
  const mailsOf = async (doctor: TestClient): Promise<string[]> => {
    const { rows } = await server.database.db.pool.query<{ kind: string }>(
      `select data->>'kind' as kind from pgboss.job
        where name = 'account-mail' and data->>'user_id' = $1 and data->>'kind' like 'trial%'
        order by created_on`,
      [doctor.id],
    );
    return rows.map(({ kind }) => kind);
  };

  test("starts with one press, reminds twice and ends as the free plan", async () => {
    const doctor = await signUp(server.app);
    expect((await start(doctor)).json()).toMatchObject({
      status: "trialing",
      source: "trial",
      trial: { is_available: false, days_left: 7 },
      can: { record_without_limit: true, use_pro_features: false, manage_subscription: false },
    });
    await sweepTrials(server.deps);
    expect(await mailsOf(doctor)).toEqual([]);
    await moveClock(5.5);
    expect((await read(doctor)).trial.days_left).toBe(2);
    await Promise.all([sweepTrials(server.deps), sweepTrials(server.deps)]);
    expect(await mailsOf(doctor)).toEqual(["trial_ending"]);
    await moveClock(2);
    expect(await read(doctor)).toMatchObject({ status: "free", trial: { days_left: null } });
    await sweepTrials(server.deps);
    await sweepTrials(server.deps);
    expect(await mailsOf(doctor)).toEqual(["trial_ending", "trial_ended"]);
    expect((await start(doctor)).json()).toMatchObject({ error: "TRIAL_USED" });
  });

  test("is given once, also to two requests at once, and once to a CRM", async () => {
    const doctor = await signUp(server.app);
    const other = await signUp(server.app);
    await asSystem(server.deps.db, "test", (tx) =>
      tx.query("insert into user_profiles (user_id, crm) values ($1, $3), ($2, $4)", [
        doctor.id,
        other.id,
        "CRM/SP 123.456",
        "crm sp 123456",
      ]),
    );
    const answers = await Promise.all([start(doctor), start(doctor)]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await start(other)).json()).toMatchObject({ error: "TRIAL_USED" });
    expect(await read(other)).toMatchObject({ status: "free" });
  });

  test("needs a confirmed address where mail is configured", async () => {
    const doctor = await signUp(server.app);
    // A session from before SMTP_URL was set: such an account was never asked to confirm.
    const config = { ...server.deps.config, smtp_url: "smtp://127.0.0.1:1" };
    const starting = startTrial({ ...server.deps, config }, doctor.id, "pt-br");
    await expect(starting).rejects.toMatchObject({ code: "EMAIL_NOT_CONFIRMED" });
  });
});
