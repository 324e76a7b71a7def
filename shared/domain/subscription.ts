import { FREE_CONSULTATIONS } from "./consulta.ts";

/** Known statuses of the payment provider; any other status means free (specification 3). */
export const SUBSCRIPTION_STATUSES = [
  "active",
  "trialing",
  "canceled",
  "past_due",
  "incomplete",
] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number] | "free";

export const toSubscriptionStatus = (said: string | null): SubscriptionStatus =>
  SUBSCRIPTION_STATUSES.find((status) => status === said) ?? "free";

/** Paid or on trial: no monthly limit. */
export const hasActiveSubscription = (status: SubscriptionStatus): boolean =>
  status === "active" || status === "trialing";

/** Consultations per calendar month; null: unlimited. */
export const monthlyLimit = (status: SubscriptionStatus): number | null =>
  hasActiveSubscription(status) ? null : FREE_CONSULTATIONS;

/** Length of the trial in days (specification 9). */
export const TRIAL_DAYS = 7;

const DAY_S = 86_400;

/**
 * Days left of a trial, rounded up, at least 0. `current_period_end` in Unix seconds, `now` in
 * milliseconds.
 */
export const trialDaysLeft = (current_period_end: number, now: number): number =>
  Math.max(0, Math.ceil((current_period_end - now / 1000) / DAY_S));
