import type {
  InlineNode,
  LaudoBlock,
  LaudoContent,
  LaudoMark,
  ListItem,
  TableCell,
  TableRow,
} from "@relato/shared/domain/laudo/content.ts";
import { escapeHtml } from "../../platform/html.ts";

const elementOf = (mark: LaudoMark): readonly [open: string, close: string] => {
  switch (mark.type) {
    case "bold":
      return ["<strong>", "</strong>"];
    case "italic":
      return ["<em>", "</em>"];
    case "underline":
      return ["<u>", "</u>"];
    case "campo":
      return [`<span data-campo="${escapeHtml(mark.attrs.id)}">`, "</span>"];
    // The sound is evidence for the doctor, not part of the text.
    case "ditado":
      return ["", ""];
  }
};

const inlineHtml = (node: InlineNode): string => {
  if (node.type === "hardBreak") return "<br>";
  const elements = (node.marks ?? []).map(elementOf);
  const open = elements.map(([tag]) => tag).join("");
  const close = elements.map(([, tag]) => tag).toReversed();
  return `${open}${escapeHtml(node.text)}${close.join("")}`;
};

type Node = LaudoBlock | ListItem | TableRow | TableCell;

const TAGS = {
  paragraph: "p",
  bulletList: "ul",
  orderedList: "ol",
  listItem: "li",
  tableRow: "tr",
  tableCell: "td",
  tableHeader: "th",
} as const;

const nodeHtml = (node: Node): string => {
  switch (node.type) {
    case "heading": {
      const tag = `h${node.attrs?.level ?? 2}`;
      return `<${tag}>${(node.content ?? []).map(inlineHtml).join("")}</${tag}>`;
    }
    case "paragraph":
      return `<p>${(node.content ?? []).map(inlineHtml).join("")}</p>`;
    case "table":
      return `<table><tbody>${node.content.map(nodeHtml).join("")}</tbody></table>`;
    default:
      return `<${TAGS[node.type]}>${node.content.map(nodeHtml).join("")}</${TAGS[node.type]}>`;
  }
};

/** The content as HTML. Every text and attribute is escaped; no other element can occur. */
export const contentHtml = (content: LaudoContent): string =>
  content.content.map(nodeHtml).join("");
