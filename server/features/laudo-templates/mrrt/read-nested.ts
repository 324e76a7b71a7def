import type {
  LaudoBlock,
  ListItem,
  TableCell,
  TableRow,
} from "@relato/shared/domain/laudo/content.ts";
import { isElement, type MarkupElement } from "../markup/element.ts";

/** Reads the blocks in an element. */
export type ReadBlocks = (element: MarkupElement) => LaudoBlock[];

const filled = (blocks: LaudoBlock[]): LaudoBlock[] =>
  blocks.length === 0 ? [{ type: "paragraph" }] : blocks;

/** A list; other elements in it than `li` are items too. */
export const readList = (element: MarkupElement, readBlocks: ReadBlocks): LaudoBlock[] => {
  const content = element.children.filter(isElement).flatMap((child): ListItem[] => {
    const blocks = readBlocks(child);
    return blocks.length === 0 ? [] : [{ type: "listItem", content: blocks }];
  });
  if (content.length === 0) return [];
  return [{ type: element.name === "ol" ? "orderedList" : "bulletList", content }];
};

/** A table, after its caption. Empty rows are left out. */
export const readTable = (table: MarkupElement, readBlocks: ReadBlocks): LaudoBlock[] => {
  const blocks: LaudoBlock[] = [];
  const rows: TableRow[] = [];
  for (const child of table.children.filter(isElement)) {
    if (child.name === "caption") blocks.push(...readBlocks(child));
    const found = child.name === "tr" ? [child] : isRowGroup(child) ? rowsIn(child) : [];
    for (const row of found) {
      const content = row.children
        .filter(isElement)
        .filter(({ name }) => name === "td" || name === "th")
        .map((cell): TableCell => {
          const type = cell.name === "th" ? "tableHeader" : "tableCell";
          return { type, content: filled(readBlocks(cell)) };
        });
      if (content.length > 0) rows.push({ type: "tableRow", content });
    }
  }
  return rows.length === 0 ? blocks : [...blocks, { type: "table", content: rows }];
};

const isRowGroup = ({ name }: MarkupElement): boolean => /^t(?:head|body|foot)$/.test(name);

const rowsIn = (group: MarkupElement): MarkupElement[] =>
  group.children.filter(isElement).filter(({ name }) => name === "tr");
