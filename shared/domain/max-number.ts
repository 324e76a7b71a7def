/** The most that a request may ask for by number. PostgreSQL's integer ends soon after it. */
export const MAX_NUMBER = 2_000_000_000;
