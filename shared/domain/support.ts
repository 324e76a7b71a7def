/** Characters of a message to support. */
export const MAX_SUPPORT_MESSAGE = 4000;

/** `widget`: a chat on its own page (SUPPORT_URL). `chat`: the automation webhook `support`. */
export const SUPPORT_CHANNELS = ["widget", "chat"] as const;
export type SupportChannel = (typeof SUPPORT_CHANNELS)[number];
