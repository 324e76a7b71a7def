import { createElement as h, type ReactNode } from "react";
import type { Block, Inline } from "../../platform/pdf/blocks.ts";
import type { Piece } from "../../platform/pdf/pieces.ts";

const TAGS = { strong: "strong", emph: "em", strike: "del" } as const;

const textOf = (pieces: readonly Piece[]): string => pieces.flat().join("");

const inlineContent = (node: Inline): ReactNode => {
  switch (node.k) {
    case "text":
      return textOf(node.v);
    case "code":
      return h("code", null, textOf(node.v));
    case "break":
      return h("br");
    default:
      return h(TAGS[node.k], null, ...node.c.map(inlineContent));
  }
};

/**
 * A document as HTML, with the structure of its PDF (platform/pdf/document.typ). Its highest
 * heading is an h2: the page's title is the h1, and no level may be skipped.
 */
export const documentContent = (blocks: readonly Block[]): ReactNode[] => {
  const levels = blocks.flatMap((node) => (node.k === "heading" ? [node.level] : []));
  const shift = Math.min(...levels) - 1;
  return blocks.map((node) =>
    blockContent(node.k === "heading" ? { ...node, level: node.level - shift } : node),
  );
};

const blockContent = (node: Block): ReactNode => {
  switch (node.k) {
    case "heading":
      return h(`h${Math.min(node.level, 3) + 1}`, null, ...node.c.map(inlineContent));
    case "paragraph":
      return h("p", null, ...node.c.map(inlineContent));
    case "quote":
      return h("blockquote", null, ...node.c.map(blockContent));
    case "rule":
      return h("hr");
    case "code":
      return h("pre", null, h("code", null, node.lines.map(textOf).join("\n")));
    case "list":
      return h(
        node.ordered ? "ol" : "ul",
        node.ordered ? { start: node.start } : null,
        ...node.items.map(itemContent),
      );
    case "table":
      return tableContent(node);
  }
};

const itemContent = (item: readonly Block[]): ReactNode => {
  const [first, ...rest] = item;
  return first?.k === "paragraph"
    ? h("li", null, ...first.c.map(inlineContent), ...rest.map(blockContent))
    : h("li", null, ...item.map(blockContent));
};

/** The keyboard can scroll a wide table. */
const tableContent = ({ head, rows }: Extract<Block, { k: "table" }>): ReactNode => {
  const headCells = head.map((cell) => h("th", { scope: "col" }, ...cell.map(inlineContent)));
  const bodyRows = rows.map((row) =>
    h("tr", null, ...row.map((cell) => h("td", null, ...cell.map(inlineContent)))),
  );
  const body = h("tbody", null, ...bodyRows);
  const table = h("table", null, h("thead", null, h("tr", null, ...headCells)), body);
  return h("div", { className: "wide", tabIndex: 0 }, table);
};
