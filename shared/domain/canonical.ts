/**
 * Canonical JSON: sorted keys, no white space, so that equal values are equal texts (RFC 8785,
 * without its rules for fractions). Undefined properties are omitted, as by JSON.stringify.
 */
export const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map((one) => canonical(one)).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([name, one]) => `${JSON.stringify(name)}:${canonical(one)}`).join(",")}}`;
};
