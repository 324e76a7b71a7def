/** What part of a file a request asks for (RFC 9110, 14.2); positions are inclusive. */
export type Range =
  | { kind: "whole" }
  | { kind: "part"; start: number; end: number }
  | { kind: "unsatisfiable" };

const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/** One range, as players ask for it. Several at once, other units and nonsense are answered with the whole, as the RFC allows. */
export const parseRange = (header: string | undefined, size: number): Range => {
  const [, first = "", last = ""] = ONE_RANGE.exec(header ?? "") ?? [];
  if (first === "" && last === "") return { kind: "whole" };
  if (first === "") {
    // The last so many bytes.
    const length = Math.min(Number(last), size);
    return length === 0
      ? { kind: "unsatisfiable" }
      : { kind: "part", start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== "" && Number(last) < start) return { kind: "whole" };
  return start >= size ? { kind: "unsatisfiable" } : { kind: "part", start, end };
};
