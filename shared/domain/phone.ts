/** Phone numbers (specification 3 and 9): stored as digits, formatted for display. */

export const MAX_PHONE_DIGITS = 13;

/**
 * The stored form of a typed phone: at most 13 digits. A country code before a trunk zero is
 * dropped.
 */
export const phoneDigits = (text: string): string => {
  const digits = text.replaceAll(/[^0-9]/g, "").slice(0, MAX_PHONE_DIGITS);
  return digits.startsWith("550") ? digits.slice(2) : digits;
};

/**
 * Formats a complete or partial number: `(AA) NNNNN-NNNN`, `(AA) NNNN-NNNN` for a landline, or
 * `(AA) NNN-NN` up to 9 digits. More than 11 digits begin with the country code, so that no digit
 * is hidden.
 */
export const formatPhone = (text: string): string => {
  const digits = phoneDigits(text);
  if (digits === "") return "";
  if (digits.length > 11) return `+${digits.slice(0, 2)} ${inForm(digits.slice(2))}`;
  return inForm(digits);
};

const inForm = (digits: string): string => {
  if (digits.length < 2) return `(${digits}`;
  if (digits.length === 2) return `(${digits})`;
  // Only mobile numbers begin with 9. They have a digit more than landlines.
  const isLandline = digits.length === 10 && digits[2] !== "9";
  const split = digits.length <= 9 ? 5 : isLandline ? 6 : 7;
  const [area, first, rest] = [digits.slice(0, 2), digits.slice(2, split), digits.slice(split)];
  return `(${area}) ${first}${rest === "" ? "" : `-${rest}`}`;
};

/**
 * The content of a phone field after a keystroke. Deleting a bracket or dash, which formatting
 * would restore, deletes the digit before it.
 */
export const typePhone = (shown: string, typed: string): string => {
  const [before, after] = [phoneDigits(shown), phoneDigits(typed)];
  return formatPhone(typed.length < shown.length && before === after ? after.slice(0, -1) : after);
};
