import { undo } from "@tiptap/pm/history";
import type { EditorState } from "@tiptap/pm/state";
import { describe, expect, test } from "vitest";
import { change, idsOf, run, stateOfMask, valuesOf } from "./fields.fixture.ts";
import { insertLines } from "./insert-lines.ts";
import { renameCopies } from "./unique-fields.ts";

const TARGET = { key: "conclusion", language: "pt-BR" } as const;
const textOf = ({ doc }: EditorState): string[] =>
  doc.children.map((node) => `${node.type.name === "heading" ? "# " : ""}${node.textContent}`);
const conclude = (state: EditorState, ...lines: string[]): EditorState =>
  state.applyTransaction(insertLines(state, lines, TARGET)).state;

const MASK = [
  "## Achados",
  "Fígado [normal* | aumentado].",
  "## Conclusão",
  "{conclusão: Exame normal.}",
  "Categoria: [TR1 | TR2]!",
  "{conduta}?",
].join("\n\n");

describe("lines of a conclusion", () => {
  test("replace the mask's unconfirmed conclusion; the next ones follow them", () => {
    const before = stateOfMask(MASK);
    const one = conclude(before, "Nódulo no fígado.");
    expect(textOf(one).slice(2)).toEqual([
      "# Conclusão",
      "Nódulo no fígado.",
      "Categoria: [TR1 | TR2]",
      "{conduta}",
    ]);
    expect(textOf(conclude(one, "Cisto renal.", "Ascite.")).slice(3, 6)).toEqual([
      "Nódulo no fígado.",
      "Cisto renal.",
      "Ascite.",
    ]);
    expect(textOf(run(one, undo))).toEqual(textOf(before));
    expect(valuesOf(run(one, undo))).toEqual(valuesOf(before));
  });

  test("never replace a conclusion that the doctor has written or confirmed", () => {
    const field = stateOfMask(MASK);
    const written = change(field, (tr) => {
      let from = 0;
      tr.doc.descendants((node, pos) => {
        if (node.text === "Exame normal.") from = pos;
      });
      return tr.insertText(" Sem cálculos.", from + "Exame normal.".length);
    });
    expect(textOf(conclude(written, "Ascite.")).slice(3, 5)).toEqual([
      "Exame normal. Sem cálculos.",
      "Ascite.",
    ]);
    const typed = stateOfMask("## Conclusão\n\nCisto.\n\n## Notas\n\nFim.");
    expect(textOf(conclude(typed, "Ascite."))).toEqual([
      ...["# Conclusão", "Cisto.", "Ascite.", "# Notas", "Fim."],
    ]);
  });

  test("get a heading at the end where there is none, under the name of the language", () => {
    const plain = stateOfMask("## Achados\n\nAscite.");
    expect(textOf(conclude(plain, "Ascite."))).toEqual([
      ...["# Achados", "Ascite.", "# Conclusão", "Ascite."],
    ]);
    const english = { key: "conclusion", language: "en-US" } as const;
    const tr = insertLines(plain, ["Ascites."], english);
    expect(tr.doc.child(2).textContent).toBe("Impression");
    // In imported texts a heading can be a paragraph.
    const imported = stateOfMask("Conclusão:\n\nCisto.");
    expect(textOf(conclude(imported, "Ascite."))).toEqual(["Conclusão:", "Cisto.", "Ascite."]);
  });
});

test("clinical information goes under its heading, in place of the empty line", () => {
  const target = { key: "clinical", language: "pt-BR" } as const;
  const insert = (state: EditorState, ...lines: string[]): string[] =>
    textOf(state.applyTransaction(insertLines(state, lines, target)).state);
  const fresh = stateOfMask("## Informações Clínicas:\n\n{informações clínicas}?");
  expect(insert(fresh, "Dor.", "Febre.")).toEqual(["# Informações Clínicas:", "Dor.", "Febre."]);
  expect(insert(stateOfMask("Texto."), "Dor.")).toEqual([
    ...["# Informações clínicas", "Dor.", "Texto."],
  ]);
});

test("a repeated field gets another id and keeps its text", () => {
  const one = stateOfMask("Lobo [normal* | aumentado].");
  const twice = change(one, (tr) =>
    renameCopies(tr.insert(tr.doc.content.size, one.doc.content).setMeta("setsFields", true)),
  );
  expect(valuesOf(twice)).toEqual(["normal/prefilled", "normal/prefilled"]);
  expect(new Set(idsOf(twice)).size).toBe(2);
});
