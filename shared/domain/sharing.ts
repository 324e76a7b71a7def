/** Bytes of a .p12; a certificate with its chain has about 6,000. */
export const MAX_CERTIFICATE = 64 * 1024;
/** Lifetimes of a secure link, in days. */
export const LINK_DAYS = [1, 7, 30] as const;
/** Number of wrong answers that locks a link. */
export const MAX_LINK_FAILURES = 5;
/** Length of the code that protects a link. */
export const LINK_CODE_DIGITS = 6;
