/** Bytes of a .p12: a certificate with its chain has some 6,000. */
export const MAX_CERTIFICATE = 64 * 1024;
/** Days that a secure link may live. */
export const LINK_DAYS = [1, 7, 30] as const;
/** Wrong answers after which a link stays shut. */
export const MAX_LINK_FAILURES = 5;
/** Signs of the code that protects a link. */
export const LINK_CODE_DIGITS = 6;
