/** Digits of a phone at most (specification 9). */
export const MAX_PHONE_DIGITS = 13;

/** A typed phone as it is kept: digits only, 13 at most; a country code before a trunk zero is dropped (specification 3). */
export const phoneDigits = (text: string): string => {
  const digits = text.replaceAll(/\D/g, "").slice(0, MAX_PHONE_DIGITS);
  return digits.startsWith("550") ? digits.slice(2) : digits;
};

/** Digits as they are shown: `(AA) NNNNN-NNNN`, while typing `(AA)` and `(AA) NNN-NN`; more than 11 keep their country code in front. */
export const formatPhone = (digits: string): string => {
  if (digits === "") return "";
  if (digits.length > 11) return `+${digits.slice(0, -11)} ${formatPhone(digits.slice(-11))}`;
  const [area, rest] = [digits.slice(0, 2), digits.slice(2)];
  if (area.length < 2) return `(${area}`;
  if (rest === "") return `(${area})`;
  const head = digits.length <= 9 ? 3 : 5;
  return rest.length <= head
    ? `(${area}) ${rest}`
    : `(${area}) ${rest.slice(0, head)}-${rest.slice(head)}`;
};
