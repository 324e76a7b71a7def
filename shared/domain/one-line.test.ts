import { expect, it } from "vitest";
import { oneLine } from "./one-line.ts";

it.each([
  ["  Maria  da Silva ", "Maria  da Silva"],
  ["Maria\u0000 da\r\nSilva\u2028", "Maria  da Silva"],
  ["Maria\u202E avliS ad", "Maria avliS ad"],
  ["\uFEFF\u200BMaria\u2069", "Maria"],
  ["Maria \uD800", "Maria \uFFFD"],
  // A joiner between letters is part of the spelling. Arabic and Hebrew need no direction marks.
  ["नर्\u200Dमदा", "नर्\u200Dमदा"],
  ["مريم", "مريم"],
  ["\u0000\u200B", ""],
])("%j is stored as %j", (typed, kept) => {
  expect(oneLine(typed)).toBe(kept);
});
