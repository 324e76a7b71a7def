import { defaultMarkdownParser, MarkdownParser, MarkdownSerializer } from "prosemirror-markdown";
import type { MarkdownSerializerState } from "prosemirror-markdown";
import { Fragment, type Node, type Schema } from "@tiptap/pm/model";
import { escapeText } from "./escape-text.ts";
import { keepWideRows } from "./markdown-tables.ts";
import { alignOf } from "./rich-tables.ts";

/** Links and pictures are no part of a document: what looks like one, or like a link's definition, stays the text that it is. */
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

/** Markdown as the editor's document. */
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

/** A paragraph's text; a line also begins behind a break. */
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

const marks = {
  italic: { open: "*", close: "*", mixable: true, expelEnclosingWhitespace: true },
  bold: { open: "**", close: "**", mixable: true, expelEnclosingWhitespace: true },
  code: { open: "`", close: "`", escape: false },
};

const writeCell = (state: MarkdownSerializerState, node: Node): void =>
  state.renderInline(node, false);
/** One cell after the other, as what stands between two bars. */
const cells = new MarkdownSerializer(
  {
    tableHeader: writeCell,
    tableCell: writeCell,
    text: (state, { text = "" }) => state.text(escapeText(text, false), false),
  },
  marks,
);

const RULES = { left: ":---", center: ":---:", right: "---:" };

/** A table's lines: every row as wide as the widest. */
const linesOf = (table: Node): string[] => {
  const rows = table.children.map((row) =>
    row.children.map((one) =>
      cells
        .serialize(row.copy(Fragment.from(one)))
        .replaceAll(/\s+/g, " ")
        .trim()
        // A bar within a cell ends it, also in code: https://github.github.com/gfm/#example-200
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
    blockquote: (state, node) => state.wrapBlock("> ", null, node, () => state.renderContent(node)),
    codeBlock: (state, node) => {
      // A fence is longer than any within it.
      const fence = "`".repeat(
        Math.max(3, ...[...node.textContent.matchAll(/`{3,}/g)].map(([run]) => run.length + 1)),
      );
      state.write(`${fence}\n`);
      state.text(node.textContent, false);
      state.write(`\n${fence}`);
      state.closeBlock(node);
    },
    heading: (state, node) => {
      state.write(`${"#".repeat(Number(node.attrs["level"]))} `);
      state.renderInline(node, false);
      state.closeBlock(node);
    },
    horizontalRule: (state, node) => {
      state.write("---");
      state.closeBlock(node);
    },
    bulletList: (state, node) => state.renderList(node, "  ", () => "- "),
    orderedList: (state, node) => {
      const start = Number(node.attrs["start"] ?? 1);
      const width = String(start + node.childCount - 1).length;
      state.renderList(node, " ".repeat(width + 2), (at) => `${String(start + at)}. `);
    },
    listItem: (state, node) => {
      const { firstChild } = node;
      // What begins with something else than a text was given an empty one before it by the editor.
      const isFilled = firstChild?.childCount === 0 && node.childCount > 1;
      state.renderContent(isFilled ? node.cut(firstChild.nodeSize) : node);
    },
    table: (state, node) => {
      for (const [at, line] of linesOf(node).entries()) {
        if (at > 0) state.ensureNewLine();
        state.write(line);
      }
      state.closeBlock(node);
    },
    paragraph: (state, node) => {
      state.renderInline(node);
      state.closeBlock(node);
    },
    hardBreak: (state, node, parent, index) => {
      // One at the end of its paragraph means nothing in markdown.
      if (index === parent.childCount - 1) return;
      // A heading is one line, also where several were underlined.
      state.write(parent.type.name === "heading" ? " " : "\\\n");
    },
    text: writeText,
  },
  marks,
);

/** The editor's document as markdown, lists without empty lines between their items. */
export const writeRich = (node: Node): string =>
  `${serializer.serialize(node, { tightLists: true }).trim()}\n`;
