import fc from "fast-check";
import { expect, test } from "vitest";
import { snippet } from "./snippet.ts";

test("shows a template's headings and guidance in one line without markup", () => {
  expect(snippet("# Anamnese\n\n## Queixa principal\n[motivo **da** consulta]\n- Alergias")).toBe(
    "Anamnese · Queixa principal · [motivo da consulta] · Alergias",
  );
});

test("is at most 140 characters long and marks a cut", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 1000 }), (markdown) => {
      expect(snippet(markdown).length).toBeLessThanOrEqual(140);
    }),
  );
  expect(snippet("palavra ".repeat(50))).toMatch(/palavra…$/);
});
