import { expect, test } from "vitest";
import { linesOf, plainMarkdown } from "./plain-markdown.ts";

test("a document's markdown becomes the text that a laudo has", () => {
  const markdown =
    "# Anamnese\n\n**Queixa:** dor\\.\n\n* febre\n- tosse  \n> citação\n1. Exame 5\\*3\n";
  expect(linesOf(plainMarkdown(markdown))).toEqual([
    ...["Anamnese", "Queixa: dor.", "- febre", "- tosse", "citação", "1. Exame 5*3"],
  ]);
  expect(linesOf(plainMarkdown("\n \n"))).toEqual([]);
});
