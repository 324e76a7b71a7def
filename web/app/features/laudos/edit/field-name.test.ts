import { expect, test } from "vitest";
import { rangeAt, stateOfMask } from "./fields.fixture.ts";
import { fieldName } from "./field-name.ts";

test("a field has the name of its hint, of the words before it, or of its table row", () => {
  const state = stateOfMask(
    [
      "Lobo direito: [normal* | x], com [# mm]. {livres}",
      "| Medida | Valor |",
      "| --- | --- |",
      "| Istmo | [# mm] |",
    ].join("\n"),
  );
  const names = [0, 1, 2, 3].map((n) => fieldName(state.doc, rangeAt(state, n)));
  expect(names).toEqual(["Lobo direito", "com", "livres", "Istmo"]);
});
