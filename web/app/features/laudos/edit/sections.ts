import type { Language } from "@relato/shared/domain/language.ts";
import {
  HEADING_NAMES,
  headingKey,
  type HeadingKey,
} from "@relato/shared/domain/laudo/dictation/heading-names.ts";
import type { Node } from "@tiptap/pm/model";
import { campoOf } from "./field-ranges.ts";

/** A block at the top of the document, with its positions. */
export interface TopBlock {
  node: Node;
  from: number;
  to: number;
}

const topBlocks = (doc: Node): TopBlock[] => {
  const blocks: TopBlock[] = [];
  doc.forEach((node, from) => blocks.push({ node, from, to: from + node.nodeSize }));
  return blocks;
};

const hasField = (node: Node): boolean =>
  node.children.some(({ marks }) => campoOf(marks) !== undefined);

/** A paragraph that is only the name of a section is its heading in imported texts. */
const isHeading = ({ node }: TopBlock, language: Language): boolean =>
  node.type.name === "heading" ||
  (node.isTextblock && headingKey(node.textContent, language) !== null && !hasField(node));

export interface Section {
  heading: TopBlock;
  /** The blocks up to the next heading. */
  blocks: TopBlock[];
}

/** The first section with a usual heading; null if the document has none. */
export const findSection = (doc: Node, key: HeadingKey, language: Language): Section | null => {
  const blocks = topBlocks(doc);
  const start = blocks.findIndex(
    (block) => isHeading(block, language) && headingKey(block.node.textContent, language) === key,
  );
  const heading = blocks[start];
  if (heading === undefined) return null;
  const rest = blocks.slice(start + 1);
  const end = rest.findIndex((block) => isHeading(block, language));
  return { heading, blocks: end === -1 ? rest : rest.slice(0, end) };
};

/** "Conclusão", "Impression". */
export const nameOfSection = (key: HeadingKey, language: Language): string => {
  const [name] = HEADING_NAMES[language][key];
  return name.charAt(0).toUpperCase() + name.slice(1);
};
