/** Whether a text has the form of an e-mail address: `x@y.z` (specification 5). */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
