/** Whether a text has the form of an e-mail address: `x@y.z` (specification 5). */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);

/** Providers that ignore dots before the `@`. */
const DOTLESS = new Set(["gmail.com", "googlemail.com"]);

/**
 * One text for the addresses of one mailbox: lower case, without `+tag`, and without the dots that
 * Gmail ignores. For comparing people, not for sending.
 */
export const normalizeEmail = (email: string): string => {
  const [name = "", domain = ""] = email.trim().toLowerCase().split("@");
  const box = name.split("+")[0] ?? "";
  return DOTLESS.has(domain) ? `${box.replaceAll(".", "")}@gmail.com` : `${box}@${domain}`;
};
