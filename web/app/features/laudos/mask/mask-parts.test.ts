import { laudoText } from "@relato/shared/domain/laudo/markdown.ts";
import { parseNotation } from "@relato/shared/domain/laudo/notation.ts";
import { describe, expect, test } from "vitest";
import { comparePartsOf, mergeParts } from "./mask-parts.ts";

const read = (...lines: string[]) => parseNotation(lines.join("\n\n"), "pt-BR").content;

const BEFORE = read(
  ...["Dr. Lima", "## Informações Clínicas:", "Dor.", "## Achados", "Fígado [normal* | x]."],
  ...["## Notas", "Gases."],
);
const AFTER = read(
  ...["## Informações clínicas", "Dor.", "## Técnica", "Linear.", "## Achados"],
  ...["Baço [# cm]. Fígado [normal* | x].", "## Conclusão", "{conclusão}"],
);
const changesOf = (accepted: readonly string[]) =>
  laudoText(mergeParts(BEFORE, AFTER, new Set(accepted))).text.split("\n\n");

describe("a proposed mask", () => {
  const changes = comparePartsOf(BEFORE, AFTER);
  const keys = Object.fromEntries(changes.map(({ title, key }) => [title, key]));

  test("is compared by headings, whatever their marks; ids of fields do not count", () => {
    expect(
      changes.map(({ title, before, after }) => [title, before === null, after === null]),
    ).toEqual([
      ["Técnica", true, false],
      ["Achados", false, false],
      ["Conclusão", true, false],
      ["", false, true],
      ["Notas", false, true],
    ]);
    expect(comparePartsOf(AFTER, structuredClone(AFTER))).toEqual([]);
    const renamed = read("Um [a | b]. {x}", "## Achados", "Fígado [normal* | x].");
    const [part] = comparePartsOf(BEFORE, renamed).filter(({ title }) => title === "Achados");
    expect(part).toBeUndefined();
  });

  test("is applied by parts: others stay, new ones get their place", () => {
    expect(changesOf([])).toEqual(laudoText(BEFORE).text.split("\n\n"));
    expect(changesOf([keys["Conclusão"]!, keys["Técnica"]!])).toEqual([
      ...["Dr. Lima", "## Informações Clínicas:", "Dor.", "## Técnica", "Linear."],
      ...["## Achados", "Fígado normal.", "## Conclusão", "{conclusão}", "## Notas", "Gases."],
    ]);
    expect(changesOf([keys["Notas"]!])).toEqual([
      ...["Dr. Lima", "## Informações Clínicas:", "Dor.", "## Achados", "Fígado normal."],
    ]);
  });

  test("is the whole text once everything is accepted", () => {
    const all = changes.map(({ key }) => key);
    // A heading that differs only in its marks stays.
    const expected = laudoText(AFTER).text.replace("clínicas", "Clínicas:").split("\n\n");
    expect(changesOf(all)).toEqual(expected);
    expect(mergeParts(BEFORE, { type: "doc", content: [] }, new Set(all)).content).not.toEqual([]);
  });

  test("keeps equal headings apart", () => {
    const twice = read("## A", "um", "## A", "dois");
    const [change] = comparePartsOf(twice, read("## A", "um", "## A", "três"));
    expect(change?.key).toBe("a 1");
  });
});
