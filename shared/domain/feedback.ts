/** Sections of a consultation that a doctor can rate (specification 3). */
export const FEEDBACK_SECTIONS = ["anamnesis", "analysis", "documents", "transcription"] as const;
export type FeedbackSection = (typeof FEEDBACK_SECTIONS)[number];

export const FEEDBACK_TYPES = ["positive", "negative"] as const;
export type FeedbackType = (typeof FEEDBACK_TYPES)[number];

export const MAX_FEEDBACK_COMMENT = 1000;
