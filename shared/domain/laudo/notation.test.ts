import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  fieldsOf,
  type InlineNode,
  type LaudoBlock,
  type LaudoContent,
  laudoContentSchema,
  type LaudoMark,
  textBlocks,
} from "./content.ts";
import { type LaudoField, fieldSchema, fieldState, placeholderOf } from "./field.ts";
import { laudoText } from "./markdown.ts";
import { parseNotation, renumberFields, writeNotation } from "./notation.ts";

const parse = (text: string) => parseNotation(text, "pt-BR").content;
const fieldsIn = (text: string) => fieldsOf(parse(text)).map(({ field }) => field);

describe("a field", () => {
  test.each<[string, Partial<LaudoField>, string]>([
    [
      "[normal* | dilatado | ausente]",
      { kind: "choice", options: ["normal", "dilatado", "ausente"], default: "normal" },
      "normal",
    ],
    ["[normal | dilatado]", { kind: "choice", default: null }, "[normal | dilatado]"],
    ["[um só |]", { kind: "choice", options: ["um só"] }, "[um só]"],
    [
      "[+ cistos | cálculos*| nódulos*]",
      { kind: "choices", options: ["cistos", "cálculos", "nódulos"], default: "cálculos, nódulos" },
      "cálculos, nódulos",
    ],
    [
      "[direito | Esquerdo]",
      { kind: "side", options: ["direito", "Esquerdo"] },
      "[direito | Esquerdo]",
    ],
    ["[à direita | à esquerda | bilateral*]", { kind: "side", default: "bilateral" }, "bilateral"],
    ["[right | left]", { kind: "side" }, "[right | left]"],
    ["[# mL]", { kind: "number", unit: "mL", default: null }, "[#] mL"],
    ["[#%]", { kind: "number", unit: "%" }, "[#]%"],
    ["[#12,5 g/cm²]", { kind: "number", unit: "g/cm²", default: "12,5" }, "12,5 g/cm²"],
    ["[#-2.5]", { kind: "number", unit: "", default: "-2.5" }, "-2.5"],
    ["{observações}", { kind: "text", hint: "observações", default: null }, "{observações}"],
    [
      "{hora 10:30: sem: nada}",
      { kind: "text", hint: "hora 10:30", default: "sem: nada" },
      "sem: nada",
    ],
    ["[data]", { kind: "date", hint: "data" }, "[data]"],
    ["[# mm]!", { kind: "number", on_sign: "forbid" }, "[#] mm"],
    ["{comparação}?", { kind: "text", on_sign: "ignore" }, "{comparação}"],
    [String.raw`[a\|b | c\*]`, { kind: "choice", options: ["a|b", "c*"] }, "[a|b | c*]"],
  ])("%s", (text, attrs, shown) => {
    const content = parse(text);
    expect(fieldsIn(text)).toEqual([{ ...fieldsIn(text)[0], ...attrs, id: "c1" }]);
    expect(laudoText(content).text).toBe(shown);
    expect(laudoContentSchema.parse(content)).toEqual(content);
    expect(parse(writeNotation(content))).toEqual(content);
  });

  test("starts empty or prefilled", () => {
    const states = fieldsOf(parse("[a* | b] [c | d] {x} {x: y} [#] [#1] [data]")).map(
      ({ field, value }) => fieldState(field, value),
    );
    expect(states).toEqual([
      "prefilled",
      "empty",
      "empty",
      "prefilled",
      "empty",
      "prefilled",
      "empty",
    ]);
  });

  test.each([
    "[ ]",
    "[normal]",
    "[a* | b*]",
    "[a | | b]",
    "[# x # cm]",
    "[# | 2]",
    "[date]",
    "[a | b",
    "{a",
    "a | b]",
    "[[",
    "**",
    "4 * 5 ** 6",
    "[a [b] c]",
    `{${"x".repeat(301)}}`,
    "[# 12]",
  ])("malformed is text: %s", (text) => {
    expect(fieldsIn(text)).toEqual([]);
    expect(laudoText(parse(text)).text).toBe(text);
  });

  test("that is escaped is text", () => {
    const content = parse(String.raw`\[a | b] \{c} 1\\2`);
    expect(laudoText(content).text).toBe(String.raw`[a | b] {c} 1\2`);
  });
});

test("a mask has a title, a sex, keywords and headings; each line is a paragraph", () => {
  const mask = parseNotation(
    [
      "# Ultrassonografia pélvica",
      "<!-- modality: US; sex: F; keywords: pelve, útero ,, -->",
      "## Relatório",
      "Útero **[AVF* | RVF]**.",
      "Ovário direito: [#] x [# cm].",
      "",
      "- um",
      "   - dois",
      "1) três",
    ].join("\r\n"),
    "pt-BR",
  );
  expect(mask).toMatchObject({
    titulo: "Ultrassonografia pélvica",
    sexo: "Feminino",
    keywords: ["pelve", "útero"],
  });
  expect(mask.content.content.map(({ type }) => type)).toEqual([
    "heading",
    "paragraph",
    "paragraph",
    "bulletList",
    "orderedList",
  ]);
  expect(writeNotation(mask.content)).toBe(
    [
      "## Relatório",
      "Útero **[AVF* | RVF]**.",
      "Ovário direito: [#] x [# cm].",
      "- um",
      "   - dois",
      "1. três",
    ].join("\n"),
  );
});

test("a table keeps its cells, heads and fields", () => {
  const text = "| Vaso | VPS |\n| --- | --- |\n| ACC \\| D | [# cm/s] |\n|  | [a | b] |";
  const content = parse(text);
  expect(content.content).toHaveLength(1);
  expect(fieldsOf(content)).toHaveLength(2);
  expect(laudoContentSchema.parse(content)).toEqual(content);
  expect(parse(writeNotation(content))).toEqual(content);
});

const SIGNS = [
  "[",
  "]",
  "{",
  "}",
  "*",
  "**",
  "|",
  "\\",
  "!",
  "?",
  "#",
  "- ",
  "1. ",
  ":",
  " ",
  "é",
  "mm",
  "a",
];
const phrase = fc
  .array(fc.oneof(fc.constantFrom(...SIGNS), fc.string({ maxLength: 4 })), {
    minLength: 1,
    maxLength: 8,
  })
  .map((parts) =>
    parts
      .join("")
      .replaceAll(/\p{Cc}|\s/gu, " ")
      .replaceAll(/ +/g, " ")
      .trim(),
  );
const words = phrase.filter((text) => text !== "");
const options = fc.uniqueArray(
  words.filter((text) => !text.includes(", ")).map((text) => `o${text}`),
  { minLength: 2, maxLength: 4 },
);

const withDefault = (draft: { options: string[] }) =>
  fc.option(fc.constantFrom(...draft.options)).map((one) => ({ ...draft, default: one }));
const field = fc
  .oneof(
    options.map((list) => ({ kind: "choice" as const, options: list })).chain(withDefault),
    options.map((list) => ({ kind: "choices" as const, options: list })).chain(withDefault),
    fc.record({
      kind: fc.constant("side" as const),
      default: fc.constantFrom(null, "left"),
      options: fc.constant(["right", "left"]),
    }),
    fc.record({
      kind: fc.constant("number" as const),
      unit: fc.constantFrom("", "mm", "g/cm²", "%", "[x]", "a\\"),
      default: fc.constantFrom(null, "1", "2,5", "-1.0"),
    }),
    fc.record({ kind: fc.constant("text" as const), hint: phrase, default: fc.option(words) }),
    fc.constant({ kind: "date" as const, hint: "data" }),
  )
  .chain((draft) =>
    fc.constantFrom("warn", "forbid", "ignore").map((on_sign) => ({ ...draft, on_sign })),
  );

/** Nodes with the unit after a number, and neighbouring texts joined. */
const inline = fc
  .array(
    fc.oneof(
      fc
        .tuple(fc.boolean(), phrase, fc.boolean())
        .map(([bold, text, spaced]) => ({ bold, text: spaced ? ` ${text} ` : text })),
      fc.tuple(fc.boolean(), field).map(([bold, attrs]) => ({ bold, attrs })),
    ),
    { maxLength: 6 },
  )
  .map((pieces) => {
    const nodes: Extract<InlineNode, { type: "text" }>[] = [];
    const push = (text: string, marks: LaudoMark[]): void => {
      const last = nodes.at(-1);
      if (text === "") return;
      if (last !== undefined && JSON.stringify(last.marks ?? []) === JSON.stringify(marks))
        last.text += text;
      else nodes.push({ type: "text", text, ...(marks.length > 0 && { marks }) });
    };
    for (const piece of pieces) {
      const marks: LaudoMark[] = piece.bold ? [{ type: "bold" }] : [];
      if ("text" in piece) push(piece.text, marks);
      else {
        const attrs = fieldSchema.parse({ id: `x${nodes.length}`, ...piece.attrs });
        nodes.push({
          type: "text",
          text: attrs.default ?? placeholderOf(attrs),
          marks: [...marks, { type: "campo", attrs }],
        });
        if (attrs.unit !== "") push(attrs.unit === "%" ? "%" : ` ${attrs.unit}`, marks);
      }
    }
    return nodes;
  });

/** The notation has no spaces at the ends of a line, and numbers the fields. */
const canonical = (blocks: LaudoBlock[]): LaudoContent =>
  parse(writeNotation({ type: "doc", content: blocks }));
const textOf = (blocks: LaudoBlock[]): string =>
  textBlocks({ content: blocks })
    .flatMap(({ content = [] }) => content)
    .map((node) => (node.type === "text" ? node.text : ""))
    .join("")
    .replaceAll(/\s+/g, "");

const paragraph = inline.map((content): LaudoBlock => ({ type: "paragraph", content }));
const tree = fc.array(
  fc.oneof(
    paragraph,
    inline.map((content): LaudoBlock => ({
      type: "heading",
      attrs: { level: 1 },
      content: [{ type: "text", text: "T" }, ...content],
    })),
    fc
      .tuple(
        fc.constantFrom("bulletList" as const, "orderedList" as const),
        fc.array(paragraph, { minLength: 1, maxLength: 3 }),
      )
      .map(([type, items]): LaudoBlock => ({
        type,
        content: items.map((item) => ({
          type: "listItem",
          content: [item, { type: "paragraph", content: [{ type: "text", text: "x" }] }],
        })),
      })),
    fc.array(paragraph, { minLength: 1, maxLength: 3 }).map((cells): LaudoBlock => ({
      type: "table",
      content: [
        {
          type: "tableRow",
          content: cells.map((cell) => ({ type: "tableCell", content: [cell] })),
        },
      ],
    })),
  ),
  { minLength: 1, maxLength: 5 },
);

describe("writing and reading", () => {
  test("keeps every field and every character but spaces at the ends of lines", () => {
    fc.assert(
      fc.property(tree, (blocks) => {
        const read = canonical(blocks);
        const attrs = (content: LaudoContent) =>
          fieldsOf(content).map(({ field, value }) => ({ ...field, id: "", value }));
        expect(attrs(read)).toEqual(attrs({ type: "doc", content: blocks }));
        expect(textOf(read.content)).toBe(textOf(blocks));
        expect(laudoContentSchema.safeParse(read).success).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test("gives the same content again, whatever the text", () => {
    const line = fc.array(
      fc.oneof(
        fc.constantFrom(...SIGNS, "\n", "   ", "[a* | b]", "[# mm]", "{c}", "<!--", "-->"),
        fc.string({ maxLength: 3 }),
      ),
    );
    fc.assert(
      fc.property(line, (parts) => {
        const content = parse(parts.join(""));
        expect(laudoContentSchema.safeParse(content).success).toBe(true);
        expect(parse(writeNotation(content))).toEqual(content);
      }),
      { numRuns: 1000 },
    );
  });
});

test("a field with other ids can be inserted beside others", () => {
  const content = parse("[# mm] {a} {b}");
  const ids = fieldsOf(renumberFields(content, new Set(["c1", "c2", "c4"]))).map(
    ({ field: { id } }) => id,
  );
  expect(ids).toEqual(["c5", "c6", "c3"]);
  expect(fieldsOf(content)[0]!.field.id).toBe("c1");
});

test.each(["[", "{", "[{", "{[", "[a|", String.raw`\[`, "**", "|", "   - ", "[#", "{a:", "\\\n"])(
  "a hostile text of %j is read in linear time",
  (sign) => {
    const text = sign.repeat(200_000 / sign.length);
    expect(fieldsIn(text)).toEqual([]);
    expect(fieldsIn(`| ${text}`)).toEqual([]);
  },
);
