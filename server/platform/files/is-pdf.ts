/** A PDF may begin with other bytes (ISO 32000-1, annex H). */
const WITHIN = 1024;

/** Whether the content is a PDF, whatever the name says. */
export const isPdf = (file: Buffer): boolean => file.subarray(0, WITHIN).includes("%PDF-");
