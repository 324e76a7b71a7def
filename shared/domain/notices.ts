export const CHANNELS = ["email", "whatsapp"] as const;
export type Channel = (typeof CHANNELS)[number];

/** Which channels an appointment may use; both by default (specification 7.5). */
export type Channels = Record<Channel, boolean>;
export const DEFAULT_CHANNELS: Channels = { email: true, whatsapp: true };

export const OCCASIONS = ["created", "changed", "cancelled", "reminder"] as const;
export type Occasion = (typeof OCCASIONS)[number];

/**
 * Why a notice is never sent. `no_address`: the patient has none for this channel. `superseded`: a
 * later notice or the appointment made it untrue. `past`: the appointment has started.
 * `switched_off`: the channel is off. `closed`: the doctor's account is closed.
 */
export const SKIP_REASONS = ["no_address", "superseded", "past", "switched_off", "closed"] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

/**
 * Why a notice failed. `address`: unknown recipient. `service`: refused after all retries.
 * `interrupted`: the server stopped twice while sending, so the notice may have arrived.
 */
export const FAILURE_REASONS = ["address", "service", "interrupted"] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];

/**
 * Reminders are sent the day before, in this time range of the doctor's zone; `to` is exclusive.
 */
export const REMINDER_HOURS = { from: "10:00", to: "20:00" } as const;

/** Country code of numbers stored without one: Brazil, 10 digits, or 11 for a mobile phone. */
const HOME_COUNTRY = "55";

/** A number with country code as WhatsApp requires; null for an invalid one. */
export const whatsappNumber = (digits: string | null): string | null => {
  if (digits === null || !/^[0-9]{10,13}$/.test(digits)) return null;
  return digits.length <= 11 ? `${HOME_COUNTRY}${digits}` : digits;
};
