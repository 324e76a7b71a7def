import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeText, parseCsv, writeCsv } from "./csv.ts";

const cellsOf = (text: string) => parseCsv(text).map(({ cells }) => cells);

describe("reading", () => {
  test.each([
    [
      "a,b\nc,d",
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    [
      "a;b\r\nc,1;d",
      [
        ["a", "b"],
        ["c,1", "d"],
      ],
    ],
    [
      "a\tb\rc\td",
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    ["a|b", [["a", "b"]]],
    [
      '"a;1","b"\n"c ""x""\nsecond line","d"',
      [
        ["a;1", "b"],
        ['c "x"\nsecond line', "d"],
      ],
    ],
    ["sep=;\na,1;b", [["a,1", "b"]]],
    ["\uFEFFa,b", [["a", "b"]]],
    ['a,5" tall', [["a", '5" tall']]],
    ['a,"never closed\nb', [["a", "never closed\nb"]]],
    ["", []],
    ["\n , \n", []],
  ])("%j", (text, records) => {
    expect(cellsOf(text)).toEqual(records);
  });

  test("counts skipped rows", () => {
    expect(parseCsv("a\n\n\nb").map(({ row }) => row)).toEqual([1, 4]);
  });

  test("decodes UTF-8, UTF-16 and Windows-1252", () => {
    const words = "José;Conceição";
    const utf16 = new Uint8Array(2 + words.length * 2);
    new Uint16Array(utf16.buffer).set([0xfeff, ...Array.from(words, (c) => c.charCodeAt(0))]);
    const windows = Uint8Array.from(words, (c) => c.charCodeAt(0));
    for (const bytes of [new TextEncoder().encode(words), utf16, windows])
      expect(decodeText(bytes)).toBe(words);
  });
});

describe("writing", () => {
  const cell = fc.oneof(fc.string(), fc.stringMatching(/^['=+\-@\t\r\n,;"]{0,4}[a-z]{0,3}$/));
  test("is read back unchanged, with either delimiter", () => {
    const records = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 5 });
    fc.assert(
      fc.property(records, fc.constantFrom("," as const, ";" as const), (written, delimiter) => {
        const said = written.filter((cells) => cells.some((one) => one.trim() !== ""));
        expect(cellsOf(`sep=${delimiter}\n${writeCsv(written, delimiter).slice(1)}`)).toEqual(said);
      }),
    );
  });

  test("writes no cell that a spreadsheet would run", () => {
    fc.assert(
      fc.property(cell, (one) => {
        expect(writeCsv([[one]], ",").slice(2)).not.toMatch(/^[=+\-@\t\r\n]/);
      }),
    );
    expect(writeCsv([["=cmd|' /C calc'!A0"]], ",")).toContain(`"'=cmd|`);
  });
});
