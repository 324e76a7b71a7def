/** Phone numbers (specification 3 and 9). Stored are digits alone; the form is for the eye. */

/** Digits of a phone at most. */
export const MAX_PHONE_DIGITS = 13;

/** A typed phone as it is kept: digits only, 13 at most; a country code before a trunk zero is dropped. */
export const phoneDigits = (text: string): string => {
  const digits = text.replaceAll(/[^0-9]/g, "").slice(0, MAX_PHONE_DIGITS);
  return digits.startsWith("550") ? digits.slice(2) : digits;
};

/**
 * A number as it is shown, whole or while it is being typed: `(AA) NNNNN-NNNN`, before that `(AA)` and, up to 9 digits,
 * `(AA) NNN-NN`. More than 11 digits have their country code in front, so that no digit is left out.
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
  const split = digits.length <= 9 ? 5 : 7;
  const [area, first, rest] = [digits.slice(0, 2), digits.slice(2, split), digits.slice(split)];
  return `(${area}) ${first}${rest === "" ? "" : `-${rest}`}`;
};

/**
 * What a phone field holds after a keystroke, given what it showed before. Erasing a bracket or dash, which the form would only put back,
 * erases the digit before it.
 */
export const typePhone = (shown: string, typed: string): string => {
  const [before, after] = [phoneDigits(shown), phoneDigits(typed)];
  return formatPhone(typed.length < shown.length && before === after ? after.slice(0, -1) : after);
};
