import { MAX_WEBHOOK_ATTEMPTS } from "@relato/shared/domain/webhooks.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Seconds after the first attempt, the second and so on: three days together. */
const DELAYS_S = [
  5,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  18 * HOUR,
  20 * HOUR,
];
/** A receiver may ask for more time, but not for ever. */
const MAX_RETRY_AFTER_S = 24 * HOUR;
/** A fifth more or less, so that receivers that were down do not get everything at once. */
const JITTER = 0.2;

/**
 * Seconds until the next attempt after `attempts` failed ones; null after the last one.
 * `random`: from 0 to 1.
 */
export const delayAfter = (
  attempts: number,
  retryAfter_s: number | null,
  random: number,
): number | null => {
  if (attempts >= MAX_WEBHOOK_ATTEMPTS) return null;
  const delay = (DELAYS_S[attempts - 1] ?? 0) * (1 - JITTER + 2 * JITTER * random);
  return Math.round(Math.max(delay, Math.min(retryAfter_s ?? 0, MAX_RETRY_AFTER_S)));
};
