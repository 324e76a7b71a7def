/** Notices to patients about appointments. */

export const CHANNELS = ["email", "whatsapp"] as const;
export type Channel = (typeof CHANNELS)[number];

export const OCCASIONS = ["created", "changed", "cancelled", "reminder"] as const;
export type Occasion = (typeof OCCASIONS)[number];

/**
 * Why a notice is not sent: the patient has no address; a later notice or a change of the
 * appointment superseded it; the appointment has started; its channel is off; the doctor's account
 * is closed.
 */
export const SKIP_REASONS = ["no_address", "superseded", "past", "switched_off", "closed"] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

/**
 * Why a notice failed: the address does not exist; the service refused it on every attempt; the
 * server crashed twice during sending, so that the notice may have arrived; the doctor's or the
 * recipient's daily limit of messages is reached.
 */
export const FAILURE_REASONS = ["address", "service", "interrupted", "quota"] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];

/** Hours of reminders on the day before, in the doctor's time zone; `to` is exclusive. */
export const REMINDER_HOURS = { from: "10:00", to: "20:00" } as const;

/** Brazil, the country of numbers stored without one (10 digits, or 11 for a mobile phone). */
const HOME_COUNTRY = "55";

/** Digits with the country code, as WhatsApp expects; null for an invalid number. */
export const whatsappNumber = (digits: string | null): string | null => {
  if (digits === null || !/^[0-9]{10,13}$/.test(digits)) return null;
  return digits.length <= 11 ? `${HOME_COUNTRY}${digits}` : digits;
};
