/** What a patient consents to. */
export const CONSENT_PURPOSES = ["recording_and_ai"] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** Who gave a consent. `representative`: a parent, a guardian, a curator. */
export const CONSENT_GIVERS = ["patient", "representative"] as const;
export type ConsentGiver = (typeof CONSENT_GIVERS)[number];

/** What the representative is to the patient. */
export const CONSENT_RELATIONS = [
  ...(["mother", "father", "guardian", "curator", "spouse"] as const),
  ...(["child", "sibling", "grandparent", "other"] as const),
] as const;
export type ConsentRelation = (typeof CONSENT_RELATIONS)[number];

export const MAX_REPRESENTATIVE_NAME = 120;
export const MAX_REPRESENTATIVE_DOCUMENT = 40;

/** Who consents in the patient's place. */
export interface Representative {
  name: string;
  relation: ConsentRelation;
  /** The number of an identity document; null if the doctor did not note it. */
  document: string | null;
}

/** `written`: with a signed form, as an image or a PDF. */
export const CONSENT_WAYS = ["spoken", "written"] as const;
export type ConsentWay = (typeof CONSENT_WAYS)[number];

/** What a stored form is. Images are stored as JPEG. */
export const CONSENT_FORM_TYPES = ["application/pdf", "image/jpeg"] as const;
export type ConsentFormType = (typeof CONSENT_FORM_TYPES)[number];

export const MAX_CONSENT_FORM_BYTES = 20_000_000;

/** Of one consultation. */
export const MAX_CONSENTS = 20;

/** The version of `home.consentNotice`. Raise it when that text changes its meaning. */
export const CONSENT_WORDING = "2026-11";
