/** The text without white space and these signs at its end. Linear, unlike a pattern with `$`. */
export const trimSigns = (text: string, signs: string): string => {
  let end = text.length;
  while (end > 0 && (signs.includes(text[end - 1]!) || text[end - 1]!.trim() === "")) end -= 1;
  return text.slice(0, end);
};
