import { FREE_CONSULTATIONS } from "./consulta.ts";

/** What a payment provider may say of a subscription; anything else means free (specification 3). */
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

/** Pro, paid or on trial: no limit a month. */
export const isPro = (status: SubscriptionStatus): boolean =>
  status === "active" || status === "trialing";

/** Consultations that a calendar month may have; null: any number. */
export const monthlyLimit = (status: SubscriptionStatus): number | null =>
  isPro(status) ? null : FREE_CONSULTATIONS;

const DAY_S = 86_400;

/** Days left of a trial that ends at `current_period_end` (unix seconds), begun ones counted whole, never below 0. `now` in milliseconds. */
export const trialDaysLeft = (current_period_end: number, now: number): number =>
  Math.max(0, Math.ceil((current_period_end - now / 1000) / DAY_S));
