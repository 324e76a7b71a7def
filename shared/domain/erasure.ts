/** What an erasure lists, in the order of the screen and of the statement. */
export const ERASURE_CATEGORIES = [
  "audio",
  "transcripts",
  "drafts",
  "appointments",
  "threads",
  "links",
  "contact",
  "visits",
  "documents",
  "prescriptions",
  "laudos",
  "identity",
  "consents",
] as const;
export type ErasureCategory = (typeof ERASURE_CATEGORIES)[number];

/** `restricted`: stored, but hidden until the legal term ends. `kept`: stored unchanged. */
export const ERASURE_OUTCOMES = ["erased", "restricted", "kept"] as const;
export type ErasureOutcome = (typeof ERASURE_OUTCOMES)[number];

/**
 * `unrequired`: no law requires to store it. `record`: Lei 13.787/2018, art. 6, requires the record
 * for 20 years after its last entry. `proof`: the doctor must be able to prove the consent (Lei
 * 13.709/2018, art. 8, § 2).
 */
export const ERASURE_REASONS = ["unrequired", "record", "proof"] as const;
export type ErasureReason = (typeof ERASURE_REASONS)[number];

/** Why a restricted record is opened; the audit log stores the word. */
export const OPENING_REASONS = ["care", "patient-request", "court-order", "defence"] as const;
export type OpeningReason = (typeof OPENING_REASONS)[number];

/** How long a restricted record stays open. */
export const OPEN_MINUTES = 60;

/** Compares a typed name with the stored one, for the confirmation of an erasure. */
export const isSameName = (typed: string, stored: string): boolean =>
  [typed, stored]
    .map((name) => name.normalize("NFC").trim().replaceAll(/\s+/g, " ").toLocaleLowerCase("pt-BR"))
    .every((name, _, [first]) => name === first);
