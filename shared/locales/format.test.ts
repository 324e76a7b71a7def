import { expect, it } from "vitest";
import { formatDay } from "./format.ts";

it.each([
  ["pt-br", "03/05/1961"],
  ["en-us", "05/03/1961"],
  ["es", "03/05/1961"],
] as const)("writes a day in %s with a year of four digits", (locale, text) => {
  expect(formatDay(locale, "1961-05-03")).toBe(text);
});
