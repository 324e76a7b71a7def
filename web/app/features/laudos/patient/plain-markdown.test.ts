import { expect, test } from "vitest";
import { linesOf, plainMarkdown } from "./plain-markdown.ts";

test("a document's markdown becomes the text that a laudo has", () => {
  const markdown = [
    "# Anamnese\n\n**Queixa:** dor\\.\n\n* febre\n- tosse  ",
    "> _Não abordado._ a_b_c\n1. Exame 5\\*3\n",
  ].join("\n");
  expect(linesOf(plainMarkdown(markdown))).toEqual([
    ...["Anamnese", "Queixa: dor.", "- febre", "- tosse", "Não abordado. a_b_c", "1. Exame 5*3"],
  ]);
  expect(linesOf(plainMarkdown("\n \n"))).toEqual([]);
});
