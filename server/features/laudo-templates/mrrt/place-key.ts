import {
  fieldOf,
  type InlineNode,
  type LaudoBlock,
  textBlocks,
} from "@relato/shared/domain/laudo/content.ts";
import type { MrrtPlace } from "./mrrt.ts";

/** The texts and fields of a block, also of its items and cells. */
export const nodesIn = (block: LaudoBlock): InlineNode[] =>
  textBlocks({ content: [block] }).flatMap(({ content = [] }) => content);

/** The text of a block without its fields. */
export const textBetweenFields = (block: LaudoBlock): string =>
  nodesIn(block)
    .map((node) => (node.type === "text" && fieldOf(node) === null ? node.text : ""))
    .join("");

/** What finds an imported block again. */
export const keyOf = (block: LaudoBlock): Pick<MrrtPlace, "fields" | "text"> => ({
  fields: nodesIn(block).flatMap((node) => (node.type === "text" ? (fieldOf(node)?.id ?? []) : [])),
  text: textBetweenFields(block),
});
