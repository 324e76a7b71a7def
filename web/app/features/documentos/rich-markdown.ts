import { defaultMarkdownParser, MarkdownParser, MarkdownSerializer } from "prosemirror-markdown";
import type { Node, Schema } from "@tiptap/pm/model";

/** Links and pictures are no part of a document: what looks like one stays the text that it is. */
const tokenizer = defaultMarkdownParser.tokenizer.disable([
  "link",
  "image",
  "autolink",
  "html_inline",
]);

/** Markdown as the editor's document. What the editor has no form for (tables.ts) must be kept from it. */
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
  }).parse(markdown);

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
    listItem: (state, node) => state.renderContent(node),
    paragraph: (state, node) => {
      state.renderInline(node);
      state.closeBlock(node);
    },
    hardBreak: (state, node, parent, index) => {
      // One at the end of its paragraph means nothing in markdown.
      if (index < parent.childCount - 1) state.write("\\\n");
    },
    text: (state, node) => state.text(node.text ?? ""),
  },
  {
    italic: { open: "*", close: "*", mixable: true, expelEnclosingWhitespace: true },
    bold: { open: "**", close: "**", mixable: true, expelEnclosingWhitespace: true },
    code: { open: "`", close: "`", escape: false },
  },
);

/** The editor's document as markdown, lists without empty lines between their items. */
export const writeRich = (node: Node): string =>
  `${serializer.serialize(node, { tightLists: true }).trim()}\n`;
