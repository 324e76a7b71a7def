import { describe, expect, test } from "vitest";
import { textBlocks } from "./content.ts";
import { parseNotation } from "./notation.ts";
import { matchPhrases, placePhrase } from "./phrases.ts";

const phrase = (trigger: string, uses = 0, text = "Texto.", categoria = "Abdome") => ({
  categoria,
  trigger,
  phrase: text,
  place: "cursor" as const,
  anchor: null,
  language: "pt-BR" as const,
  uses,
});

describe("matching what is typed", () => {
  const phrases = [
    phrase("esteatose"),
    phrase("esôfago", 3),
    phrase("baço", 0, "Baço estável."),
    phrase("ascite", 9, "Líquido livre.", "Estômago"),
  ];
  const match = (typed: string) => matchPhrases(phrases, typed).map(({ trigger }) => trigger);

  test("folds accents and case, prefers the trigger, then counts uses", () => {
    expect(match("es")).toEqual(["esôfago", "esteatose", "ascite", "baço"]);
    expect(match("ESO")).toEqual(["esôfago"]);
    expect(match("bac")).toEqual(["baço"]);
    expect(match("Baç")).toEqual(["baço"]);
    // A dead key that composes in two characters.
    expect(match("bac\u0327")).toEqual(["baço"]);
    expect(match("liv")).toEqual(["ascite"]);
    expect(match("xyz")).toEqual([]);
  });

  test("needs two letters, or a slash", () => {
    expect(match("e")).toEqual([]);
    expect(match("")).toEqual([]);
    expect(match("/")).toEqual(["ascite", "esôfago", "baço", "esteatose"]);
    expect(match("/e")).toEqual(["esôfago", "esteatose", "ascite", "baço"]);
  });
});

describe("the place of a phrase", () => {
  const { content } = parseNotation(
    [
      "## Informações clínicas",
      "Fígado a esclarecer.",
      "## Relatório",
      "Figado de dimensões [normais* | aumentadas].",
      "Fígados: outra palavra.",
      "- Rim direito tópico.",
      "## Conclusão",
      "Baço normal.",
    ].join("\n"),
    "pt-BR",
  );
  const find = (anchor: string | null, cursor: number | null = null) =>
    placePhrase(content, { place: "replace", anchor }, cursor);

  test("is the first line of the findings that begins with the anchor", () => {
    expect(find("Fígado")).toBe(3);
    expect(find("rim DIREITO")).toBe(5);
    expect(textBlocks(content)[5]).toMatchObject({ content: [{ text: "Rim direito tópico." }] });
  });

  test("is the cursor without an anchor or without such a line", () => {
    expect(find("Baço")).toBeNull();
    expect(find(null)).toBeNull();
    expect(placePhrase(content, { place: "cursor", anchor: "Fígado" }, 3)).toBeNull();
  });

  test("is the line of the cursor, if several begin with the anchor", () => {
    const twice = parseNotation("Nódulo um.\nNódulo dois.\nOutro.", "pt-BR").content;
    const at = (cursor: number) => placePhrase(twice, { place: "after", anchor: "Nódulo" }, cursor);
    expect([at(1), at(2), at(0)]).toEqual([1, 0, 0]);
  });
});
