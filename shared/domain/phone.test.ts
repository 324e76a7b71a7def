import { describe, expect, test } from "vitest";
import { formatPhone, phoneDigits } from "./phone.ts";

describe("a phone", () => {
  test.each([
    ["(11) 98765-4321", "11987654321"],
    ["+55 (11) 98765-4321", "5511987654321"],
    ["55011987654321", "01198765432"],
    ["1234567890123456", "1234567890123"],
    ["abc", ""],
  ])("typed as %s is kept as %s", (text, digits) => expect(phoneDigits(text)).toBe(digits));

  test.each([
    ["", ""],
    ["1", "(1"],
    ["11", "(11)"],
    ["11987", "(11) 987"],
    ["1198765", "(11) 987-65"],
    ["11987654321", "(11) 98765-4321"],
    ["5511987654321", "+55 (11) 98765-4321"],
  ])("%s is shown as %s", (digits, shown) => expect(formatPhone(digits)).toBe(shown));
});
