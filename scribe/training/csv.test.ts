import { expect, test } from "vitest";
import { parseCsv } from "./csv.ts";

test("reads quoted fields with commas, quotation marks and line breaks", () => {
  const text = 'ID,note,talk\r\n0,"a, ""b""","one\ntwo"\r\n1,c,\r\n';
  expect(parseCsv(text)).toEqual([
    { ID: "0", note: 'a, "b"', talk: "one\ntwo" },
    { ID: "1", note: "c", talk: "" },
  ]);
});

test("refuses a field that goes on after its closing quotation mark", () => {
  expect(() => parseCsv('a,b\n"c"d,e')).toThrow("at row 2");
});
