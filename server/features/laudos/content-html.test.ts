import type { LaudoContent } from "@relato/shared/domain/laudo/content.ts";
import { expect, test } from "vitest";
import { contentHtml } from "./content-html.ts";
import { fieldNode, heading, paragraph } from "./laudos.fixture.ts";

const html = (...content: LaudoContent["content"]): string => contentHtml({ type: "doc", content });

test("text and attributes are escaped", () => {
  const hostile = `<script>alert("1")</script><img src=x onerror='y'>&`;
  const written = html(heading(hostile), paragraph(fieldNode({ hint: hostile }, hostile)));
  expect(written).not.toMatch(/<(script|img)|onerror=['"]/);
  expect(written.match(/<[^>]*>/g)).toEqual([
    ...["<h2>", "</h2>", "<p>", '<span data-campo="f1">', "</span>", "</p>"],
  ]);
});

test("every node has its element, and marks are nested", () => {
  const cell = (type: "tableCell" | "tableHeader", text: string) => ({
    type,
    content: [paragraph({ type: "text", text })],
  });
  const written = html(
    { type: "heading", attrs: { level: 1 }, content: [{ type: "text", text: "TC" }] },
    paragraph(
      { type: "text", text: "a", marks: [{ type: "bold" }, { type: "italic" }] },
      { type: "hardBreak" },
      { type: "text", text: "b", marks: [{ type: "underline" }] },
    ),
    {
      type: "orderedList",
      content: [
        {
          type: "listItem",
          content: [
            paragraph({ type: "text", text: "1" }),
            { type: "bulletList", content: [{ type: "listItem", content: [paragraph()] }] },
          ],
        },
      ],
    },
    {
      type: "table",
      content: [{ type: "tableRow", content: [cell("tableHeader", "h"), cell("tableCell", "c")] }],
    },
  );
  expect(written).toBe(
    "<h1>TC</h1><p><strong><em>a</em></strong><br><u>b</u></p>" +
      "<ol><li><p>1</p><ul><li><p></p></li></ul></li></ol>" +
      "<table><tbody><tr><th><p>h</p></th><td><p>c</p></td></tr></tbody></table>",
  );
});
