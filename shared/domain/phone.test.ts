import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatPhone, MAX_PHONE_DIGITS, phoneDigits, typePhone } from "./phone.ts";

const number = fc.stringMatching(/^[0-9]{0,16}$/);
const anything = fc.oneof(number, fc.string(), fc.stringMatching(/^[0-9 ()+-]{0,24}$/));

const PARTIAL = /^(|\(\d|\(\d\d\)|\(\d\d\) \d{1,3}|\(\d\d\) \d{3}-\d{1,4})$/;
const COMPLETE = /^(\+\d\d )?\(\d\d\) (\d{5}-\d{3,4}|[0-8]\d{3}-\d{4})$/;

describe("a phone", () => {
  test.each([
    ["(11) 98765-4321", "11987654321"],
    ["+55 (11) 98765-4321", "5511987654321"],
    ["55011987654321", "01198765432"],
    ["1234567890123456", "1234567890123"],
    ["abc", ""],
  ])("typed as %s is stored as %s", (text, digits) => expect(phoneDigits(text)).toBe(digits));

  test.each([
    ["", ""],
    ["1", "(1"],
    ["11", "(11)"],
    ["119", "(11) 9"],
    ["11987", "(11) 987"],
    ["1198765", "(11) 987-65"],
    ["119876543", "(11) 987-6543"],
    ["1198765432", "(11) 98765-432"],
    ["1133334444", "(11) 3333-4444"],
    ["551133334444", "+55 (11) 3333-4444"],
    ["11987654321", "(11) 98765-4321"],
    ["5511987654321", "+55 (11) 98765-4321"],
    ["5501198765432", "(01) 19876-5432"],
    ["tel.: 11 98765.4321", "(11) 98765-4321"],
  ])("%s is shown as %s", (digits, shown) => expect(formatPhone(digits)).toBe(shown));

  test("is stored as at most 13 digits in the typed order", () => {
    fc.assert(
      fc.property(anything, (typed) => {
        const digits = typed.replaceAll(/[^0-9]/g, "");
        expect(phoneDigits(typed).length).toBeLessThanOrEqual(MAX_PHONE_DIGITS);
        expect(digits.slice(digits.startsWith("550") ? 2 : 0)).toMatch(
          new RegExp(`^${phoneDigits(typed)}`),
        );
      }),
    );
  });

  test("is shown with every stored digit", () => {
    fc.assert(
      fc.property(anything, (typed) => {
        expect(formatPhone(typed).replaceAll(/[^0-9]/g, "")).toBe(phoneDigits(typed));
      }),
    );
  });

  test("is shown in one of the formats", () => {
    fc.assert(
      fc.property(anything, (typed) => {
        const shown = formatPhone(typed);
        expect(PARTIAL.test(shown) || COMPLETE.test(shown), shown).toBe(true);
      }),
    );
  });
});

describe("while typing", () => {
  test("it grows digit by digit into the full format", () => {
    const typed = Array.from("11987654321").reduce(
      (shown, digit) => typePhone(shown, shown + digit),
      "",
    );
    expect(typed).toBe("(11) 98765-4321");
  });

  test("it grows into a landline and on into a number of 11 digits", () => {
    expect(typePhone("(11) 333-3444", "(11) 333-34444")).toBe("(11) 3333-4444");
    expect(typePhone("(11) 3333-4444", "(11) 3333-44445")).toBe("(11) 33334-4445");
  });

  test("deleting at its end empties the field", () => {
    fc.assert(
      fc.property(number, (digits) => {
        let shown = formatPhone(digits);
        for (let left = 30; shown !== "" && left > 0; left--)
          shown = typePhone(shown, shown.slice(0, -1));
        expect(shown).toBe("");
      }),
    );
  });
});
