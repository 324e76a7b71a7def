/**
 * JSON with the names of each object in order and nothing between the signs, so that the same value is the same text wherever it
 * was stored (RFC 8785, for values without fractions). What `JSON.stringify` leaves out is left out.
 */
export const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map((one) => canonical(one)).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([name, one]) => `${JSON.stringify(name)}:${canonical(one)}`).join(",")}}`;
};
