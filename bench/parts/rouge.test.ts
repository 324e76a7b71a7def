import { expect, test } from "vitest";
import { rouge1 } from "./rouge.ts";

test("counts each shared word as often as both texts have it", () => {
  expect(rouge1("Pain, pain and fever.", "fever and PAIN today")).toEqual({
    precision: 3 / 4,
    recall: 3 / 4,
    f: 3 / 4,
    length: 1,
  });
});

test("gives nothing for texts that share no word", () => {
  expect(rouge1("", "fever")).toEqual({ precision: 0, recall: 0, f: 0, length: 0 });
});
