import parseRanges from "range-parser";

/** The part of a file that a request asks for; positions are inclusive. */
export type Range =
  | { kind: "whole" }
  | { kind: "part"; start: number; end: number }
  | { kind: "unsatisfiable" };

/** Several ranges, other units and malformed headers get the whole file (RFC 9110, 14.2). */
export const parseRange = (header: string | undefined, size: number): Range => {
  const ranges = parseRanges(size, header ?? "");
  if (ranges === -1) return { kind: "unsatisfiable" };
  if (ranges === -2 || ranges.type !== "bytes") return { kind: "whole" };
  const [range, ...others] = ranges;
  if (range === undefined || others.length > 0) return { kind: "whole" };
  return { kind: "part", ...range };
};
