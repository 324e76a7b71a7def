import { type LaudoContent, laudoContentSchema } from "@relato/shared/domain/laudo/content.ts";
import { parseNotation } from "@relato/shared/domain/laudo/notation.ts";
import { expect, test } from "vitest";
import { schema } from "./fields.fixture.ts";
import { fromContent, toContent } from "./laudo-json.ts";

const again = (content: LaudoContent): LaudoContent => toContent(fromContent(schema, content));

test("a laudo passes through the editor unchanged", () => {
  const { content } = parseNotation(
    [
      "## Achados",
      "Lobo **direito** [normal* | x]! com [#12 mm]?.",
      "- um {livre}",
      "- dois",
      "1. três",
      "| Medida | Valor |",
      "| --- | --- |",
      "| LD | [# mm] |",
    ].join("\n"),
    "pt-BR",
  );
  expect(again(content)).toEqual(content);
});

test("everything that can be stored can be edited", () => {
  const text = { type: "text" as const, text: "x" };
  const paragraph = { type: "paragraph" as const, content: [text] };
  const ditado = {
    dictation_id: "0b8e0b0e-7a3c-4a51-9d8e-1f6f1f3a2b4c",
    start_ms: 0,
    end_ms: 900,
  };
  const content: LaudoContent = {
    type: "doc",
    content: [
      {
        type: "paragraph",
        content: [
          { ...text, marks: [{ type: "bold" }, { type: "italic" }, { type: "underline" }] },
          { type: "hardBreak" },
          { ...text, marks: [{ type: "ditado", attrs: ditado }] },
        ],
      },
      // Imported items may begin with a heading or a list, and cells may have blocks.
      {
        type: "orderedList",
        content: [
          {
            type: "listItem",
            content: [
              { type: "heading", attrs: { level: 3 }, content: [text] },
              { type: "bulletList", content: [{ type: "listItem", content: [paragraph] }] },
            ],
          },
        ],
      },
      {
        type: "table",
        content: [
          {
            type: "tableRow",
            content: [
              { type: "tableHeader", content: [paragraph, paragraph] },
              { type: "tableCell", content: [{ type: "paragraph" }] },
            ],
          },
        ],
      },
    ],
  };
  const stored = again(content);
  expect(stored).toEqual(content);
  expect(laudoContentSchema.parse(stored)).toEqual(content);
});
