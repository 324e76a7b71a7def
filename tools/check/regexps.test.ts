import { expect, test } from "vitest";
import { isChecked, judge, readPatterns } from "./regexps.ts";

const at = "scribe/a.ts:1";

test("expressions with exponential or polynomial time are rejected", async () => {
  expect(await judge({ source: "^(?:a+)+$", flags: "", at })).toContain("exponential");
  expect(await judge({ source: String.raw`\s+$`, flags: "u", at })).toContain("not linear");
  // The one that allowed a template of 3,000 spaces to stop the server.
  const cubic = String.raw`([^\s_:][^_:\n]*?)\s*:?\s*_{2,}`;
  expect(await judge({ source: cubic, flags: "gu", at })).toContain("not linear");
  expect(await judge({ source: String.raw`(?<!\s)\s+$`, flags: "u", at })).toBeNull();
  expect(await judge({ source: String.raw`\p{Lu}[\p{L}’]*`, flags: "gu", at })).toBeNull();
}, 60_000);

test("literals are found, also in functions", () => {
  const text = 'const a = 1;\nconst b = (t: string) => /x+y/u.test(t);\n// /c+/ \n"/d+/";';
  expect(readPatterns({ path: "server/a.ts", text }).patterns).toEqual([
    { source: "x+y", flags: "u", at: "server/a.ts:2" },
  ]);
});

test("an expression that a function compiles is rejected", () => {
  const text = "const a = new RegExp(b);\nconst f = (c: string) => new RegExp(c);";
  const { compiles, errors } = readPatterns({ path: "server/a.ts", text });
  expect(compiles).toBe(true);
  expect(errors).toEqual([expect.stringContaining("server/a.ts:2")]);
});

test("only code that reads texts of users is checked", () => {
  expect(isChecked("server/platform/a.ts")).toBe(true);
  expect(isChecked("scribe/training/a.ts")).toBe(false);
  expect(isChecked("server/a.test.ts")).toBe(false);
});
