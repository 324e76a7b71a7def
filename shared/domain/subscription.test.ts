import { expect, test } from "vitest";
import {
  hasActiveSubscription,
  monthlyLimit,
  toSubscriptionStatus,
  trialDaysLeft,
} from "./subscription.ts";

test("only a paid plan or a trial has no limit; an unknown status is free", () => {
  expect(
    ["active", "trialing", "canceled", "past_due", "incomplete", "unpaid", null].map((said) =>
      monthlyLimit(toSubscriptionStatus(said)),
    ),
  ).toEqual([null, null, 10, 10, 10, 10, 10]);
  expect(hasActiveSubscription(toSubscriptionStatus("paused"))).toBe(false);
});

test("a trial's days are rounded up and never negative", () => {
  const now = Date.UTC(2026, 10, 21, 12);
  const end = (days: number): number => now / 1000 + days * 86_400;
  expect([7, 6.01, 0.001, 0, -3].map((days) => trialDaysLeft(end(days), now))).toEqual([
    7, 7, 1, 0, 0,
  ]);
});
