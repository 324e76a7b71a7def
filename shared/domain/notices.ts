/** What a patient is told of an appointment, by which channel, and what became of it. */

export const CHANNELS = ["email", "whatsapp"] as const;
export type Channel = (typeof CHANNELS)[number];

/** Which channels an appointment may use; both unless somebody said otherwise (specification 7.5). */
export type Channels = Record<Channel, boolean>;
export const DEFAULT_CHANNELS: Channels = { email: true, whatsapp: true };

export const OCCASIONS = ["created", "changed", "cancelled", "reminder"] as const;
export type Occasion = (typeof OCCASIONS)[number];

/**
 * Why nothing was sent, and nothing shall be: the patient has no address; a later notice, or the appointment itself, made it untrue; it has
 * begun; the channel was switched off; the doctor's account was closed.
 */
export const SKIP_REASONS = ["no_address", "superseded", "past", "switched_off", "closed"] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

/**
 * Why it did not arrive, as far as we know: nobody is at this address; the service took it neither at once nor later; the machine went down
 * twice in the middle of sending, so that it may have arrived.
 */
export const FAILURE_REASONS = ["address", "service", "interrupted"] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];

/** The hours of a reminder, on the clock of the doctor's zone, the day before: from the first on, and not from the last on. */
export const REMINDER_HOURS = { from: "10:00", to: "20:00" } as const;

/** The country of a number that is stored without one: Brazil (10 digits, or 11 with the 9 of a mobile phone). */
const HOME_COUNTRY = "55";

/** Digits as WhatsApp wants them, with the country's code; null where they are no number. */
export const whatsappNumber = (digits: string | null): string | null => {
  if (digits === null || !/^[0-9]{10,13}$/.test(digits)) return null;
  return digits.length <= 11 ? `${HOME_COUNTRY}${digits}` : digits;
};
