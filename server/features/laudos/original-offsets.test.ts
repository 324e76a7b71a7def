import fc from "fast-check";
import { expect, test } from "vitest";
import { originalOffsets } from "./original-offsets.ts";

const placed = (text: string, word: string): string => {
  const nfc = text.normalize("NFC");
  const start = nfc.indexOf(word);
  const offsetOf = originalOffsets(text);
  return text.slice(offsetOf(start), offsetOf(start + word.length));
};

test("a word is found again in a text with decomposed accents", () => {
  const text = "Conclusão: nódulo à direita, 3 mm.".normalize("NFD");
  expect(placed(text, "direita")).toBe("direita");
  expect(placed(text, "nódulo")).toBe("nódulo".normalize("NFD"));
  expect(placed(text, "mm.")).toBe("mm.");
  expect(placed("composto: ã", "ã")).toBe("ã");
});

test("every offset of any text keeps its order and ends at the end", () => {
  const letter = fc.constantFrom("a", "\u0301", "\u0323", "é", "\u1100", "\u1161", "😀", "ﬁ", " ");
  fc.assert(
    fc.property(fc.array(letter, { maxLength: 12 }), (letters) => {
      const text = letters.join("");
      const offsetOf = originalOffsets(text);
      const nfc = text.normalize("NFC");
      const mapped = Array.from({ length: nfc.length + 1 }, (_, at) => offsetOf(at));
      expect(mapped).toEqual([...mapped].sort((a, b) => a - b));
      expect(mapped[0]).toBe(0);
      expect(mapped.at(-1)).toBe(text.length);
    }),
  );
});
