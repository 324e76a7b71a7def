/** What a patient consents to. */
export const CONSENT_PURPOSES = ["recording_and_ai"] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** Who gave or revoked a consent. `representative`: the guardian of a child, a curator. */
export const CONSENT_GIVERS = ["patient", "representative"] as const;
export type ConsentGiver = (typeof CONSENT_GIVERS)[number];

export const CONSENT_WAYS = ["spoken", "written"] as const;
export type ConsentWay = (typeof CONSENT_WAYS)[number];

/** The version of `home.consentNotice`. Raise it when that text changes its meaning. */
export const CONSENT_WORDING = "2026-11";
