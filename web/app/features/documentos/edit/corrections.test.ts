import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Document } from "@relato/shared/domain/document.ts";
import { placeCorrections } from "./corrections.ts";

const documentOf = (...sections: string[][]): Document => ({
  markdown: "",
  sections: sections.map((texts, at) => ({
    heading: `S${at}`,
    level: 2,
    statements: texts.map((text) => ({ text, status: "review", evidence: [] })),
  })),
});
const draft = { place: { section: 1, statement: 0 }, before: "b" };
const placed = (document: Document) => placeCorrections(document, [draft])[0];

describe("an open correction of a document that changes", () => {
  test("follows its statement", () => {
    expect(placed(documentOf(["a"], ["b"]))).toMatchObject({
      place: { section: 1, statement: 0 },
      isChanged: false,
    });
    expect(placed(documentOf(["x", "b"], ["a"]))).toMatchObject({
      place: { section: 0, statement: 1 },
      isChanged: false,
    });
  });
  test("is marked when its statement changes and has no place when it is removed", () => {
    expect(placed(documentOf(["a"], ["z"]))).toMatchObject({
      place: { section: 1, statement: 0 },
      isChanged: true,
    });
    expect(placed(documentOf(["a"]))).toMatchObject({ place: null, isChanged: true });
  });
  test("is never lost and never replaces other words without a question", () => {
    const texts = fc.array(fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 3 }), {
      maxLength: 3,
    });
    fc.assert(
      fc.property(texts, fc.nat(3), fc.nat(3), (sections, section, statement) => {
        const document = documentOf(...sections);
        const [found] = placeCorrections(document, [{ ...draft, place: { section, statement } }]);
        expect(found?.opened.before).toBe("b");
        if (found?.isChanged !== false) return;
        const { place } = found;
        expect(sections[place?.section ?? -1]?.[place?.statement ?? -1]).toBe("b");
      }),
    );
  });
});
