import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, signUp, type TestApp } from "../../testing/app.ts";
import { createSubscription } from "../../testing/factories.ts";

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const subscriptionOf = async (subscription_status: string | null) => {
  const doctor = await signUp(server.app);
  if (subscription_status !== null)
    await createSubscription(server.deps.db, {
      user_id: doctor.id,
      subscription_status,
      price_id: "price_year",
      current_period_end: 1_800_000_000,
    });
  return (await doctor.call({ method: "GET", url: "/api/planos/subscription" })).json();
};

describe("the plan", () => {
  test("is free without a subscription", async () => {
    expect(await subscriptionOf(null)).toEqual({
      status: "free",
      price_id: null,
      current_period_end: null,
      cancel_at_period_end: false,
      can: { record_without_limit: false, use_pro_features: false, manage_subscription: false },
    });
  });

  test.each([
    ["active", "active", [true, true, true]],
    ["trialing", "trialing", [true, false, false]],
    ["past_due", "past_due", [false, false, false]],
    ["paused", "free", [false, false, false]],
  ])("with the stored status %s is %s", async (said, status, [unlimited, pro, manage]) => {
    expect(await subscriptionOf(said)).toMatchObject({
      status,
      price_id: "price_year",
      current_period_end: 1_800_000_000,
      can: { record_without_limit: unlimited, use_pro_features: pro, manage_subscription: manage },
    });
  });
});
