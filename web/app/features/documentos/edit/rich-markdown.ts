import {
  defaultMarkdownParser,
  defaultMarkdownSerializer,
  MarkdownParser,
  MarkdownSerializer,
} from "prosemirror-markdown";
import type { MarkdownSerializerState } from "prosemirror-markdown";
import { Fragment, type Node, type Schema } from "@tiptap/pm/model";
import { alignOf } from "../../../ui/rich/rich-tables.ts";
import { escapeText } from "./escape-text.ts";
import { keepWideRows } from "./markdown-tables.ts";

/** Documents have no links, pictures and HTML: what looks like one stays text. */
const tokenizer = defaultMarkdownParser.tokenizer
  .disable(["link", "image", "autolink", "html_inline", "reference"])
  .enable("table")
  .use(keepWideRows);

const cell = (block: string) => ({
  block,
  getAttrs: (token: { attrGet: (name: string) => string | null }) => ({
    align: alignOf(token.attrGet("style")?.replace("text-align:", "")),
  }),
});

export const parseRich = (schema: Schema, markdown: string): Node =>
  new MarkdownParser(schema, tokenizer, {
    blockquote: { block: "blockquote" },
    paragraph: { block: "paragraph" },
    list_item: { block: "listItem" },
    bullet_list: { block: "bulletList" },
    ordered_list: {
      block: "orderedList",
      getAttrs: (token) => ({ start: Number(token.attrGet("start") ?? 1) }),
    },
    heading: { block: "heading", getAttrs: (token) => ({ level: Number(token.tag.slice(1)) }) },
    code_block: { block: "codeBlock", noCloseToken: true },
    fence: { block: "codeBlock", noCloseToken: true },
    hr: { node: "horizontalRule" },
    hardbreak: { node: "hardBreak" },
    em: { mark: "italic" },
    strong: { mark: "bold" },
    code_inline: { mark: "code", noCloseToken: true },
    table: { block: "table" },
    thead: { ignore: true },
    tbody: { ignore: true },
    tr: { block: "tableRow" },
    th: cell("tableHeader"),
    td: cell("tableCell"),
  }).parse(markdown);

const writeText = (
  state: MarkdownSerializerState,
  { text = "" }: Node,
  parent: Node,
  index: number,
): void => {
  const begins =
    index === 0
      ? parent.type.name === "paragraph"
      : parent.child(index - 1).type.name === "hardBreak";
  state.text(escapeText(text, begins), false);
};

const { nodes, marks: defaultMarks } = defaultMarkdownSerializer;
const marks = {
  italic: defaultMarks["em"]!,
  bold: defaultMarks["strong"]!,
  code: defaultMarks["code"]!,
};

const writeCell = (state: MarkdownSerializerState, node: Node): void =>
  state.renderInline(node, false);
/** Writes the text of one cell. */
const cellSerializer = new MarkdownSerializer(
  {
    tableHeader: writeCell,
    tableCell: writeCell,
    text: (state, { text = "" }) => state.text(escapeText(text, false), false),
  },
  marks,
);

const RULES = { left: ":---", center: ":---:", right: "---:" };

/** A table's lines. Every row gets as many cells as the widest. */
const tableLines = (table: Node): string[] => {
  const rows = table.children.map((row) =>
    row.children.map((one) =>
      cellSerializer
        .serialize(row.copy(Fragment.from(one)))
        .replaceAll(/\s+/g, " ")
        .trim()
        // A bar ends its cell, also in code: https://github.github.com/gfm/#example-200
        .replaceAll("|", "\\|"),
    ),
  );
  const width = Math.max(...rows.map(({ length }) => length));
  const line = (row: readonly string[]): string =>
    `| ${Array.from({ length: width }, (_, at) => row[at] ?? "").join(" | ")} |`;
  const aligns = table.firstChild?.children.map(({ attrs }) => alignOf(attrs["align"])) ?? [];
  const rule = Array.from({ length: width }, (_, at) => {
    const align = aligns[at] ?? null;
    return align === null ? "---" : RULES[align];
  });
  const [head = [], ...body] = rows;
  return [head, rule, ...body].map(line);
};

const serializer = new MarkdownSerializer(
  {
    ...nodes,
    codeBlock: nodes["code_block"]!,
    horizontalRule: nodes["horizontal_rule"]!,
    bulletList: (state, node) => state.renderList(node, "  ", () => "- "),
    orderedList: (state, node) => {
      const start = Number(node.attrs["start"] ?? 1);
      const width = String(start + node.childCount - 1).length;
      state.renderList(node, " ".repeat(width + 2), (at) => `${String(start + at)}. `);
    },
    listItem: (state, node) => {
      const { firstChild } = node;
      // The editor puts an empty paragraph before another first block of an item.
      const isFilled = firstChild?.childCount === 0 && node.childCount > 1;
      state.renderContent(isFilled ? node.cut(firstChild.nodeSize) : node);
    },
    table: (state, node) => {
      for (const [at, line] of tableLines(node).entries()) {
        if (at > 0) state.ensureNewLine();
        state.write(line);
      }
      state.closeBlock(node);
    },
    hardBreak: (state, node, parent, index) => {
      // Markdown has no break at the end of a paragraph.
      if (index === parent.childCount - 1) return;
      // A heading has one line; an underlined one can have several.
      state.write(parent.type.name === "heading" ? " " : "\\\n");
    },
    text: writeText,
  },
  marks,
);

/** The editor's document as markdown, lists without empty lines between their items. */
export const writeRich = (node: Node): string =>
  `${serializer.serialize(node, { tightLists: true }).trim()}\n`;
