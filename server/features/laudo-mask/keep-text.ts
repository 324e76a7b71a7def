import {
  fieldOf,
  fieldsOf,
  type LaudoBlock,
  type LaudoContent,
  textBlocks,
} from "@relato/shared/domain/laudo/content.ts";
import { renumberFields } from "@relato/shared/domain/laudo/notation.ts";
import { plainWords } from "@relato/shared/domain/plain.ts";
import { hasOwnText } from "./fill-mask.ts";
import {
  contentOfSections,
  headingKey,
  isClinical,
  type Section,
  sectionsOf,
  textOf,
} from "./sections.ts";

/** The words of a block outside of its fields: equal for a mask's line and its filled copy. */
const skeletonOf = (block: LaudoBlock): string =>
  textBlocks({ content: [block] })
    .flatMap(({ content = [] }) => content)
    .map((node) => (node.type === "text" && fieldOf(node) === null ? node.text : " "))
    .join("")
    .replaceAll(/\s+/g, " ")
    .trim();

const keyOf = (block: LaudoBlock): string => plainWords(textOf(block)).join(" ");

/** Whether a block is one text field and nothing else. */
const isField = (block: LaudoBlock): boolean =>
  skeletonOf(block) === "" && fieldsOf({ type: "doc", content: [block] }).length > 0;

/** A mask with the text that a laudo already has: no typed line is lost. */
export const keepText = (mask: LaudoContent, laudo: LaudoContent): LaudoContent => {
  const taken = new Set(fieldsOf(laudo).map(({ field }) => field.id));
  const sections = sectionsOf(renumberFields(mask, taken));
  for (const typed of sectionsOf(laudo)) {
    const blocks = typed.blocks.filter(hasOwnText);
    if (blocks.length === 0) continue;
    const section = sections.find((one) => isSameSection(one, typed));
    if (section) keepBlocks(section, blocks);
    else if (isClinical(typed)) sections.splice(1, 0, { ...typed, blocks });
    else if (typed.heading === null) sections[0]!.blocks.push(...blocks);
    else sections.push({ ...typed, blocks });
  }
  return contentOfSections(sections);
};

const isSameSection = (one: Section, other: Section): boolean =>
  one.heading !== null &&
  other.heading !== null &&
  (headingKey(one) === headingKey(other) || (isClinical(one) && isClinical(other)));

const keepBlocks = (section: Section, typed: readonly LaudoBlock[]): void => {
  const kept: LaudoBlock[] = [];
  for (const block of typed) {
    const skeleton = skeletonOf(block);
    const same = section.blocks.findIndex(
      (one) => keyOf(one) === keyOf(block) || (skeleton !== "" && skeletonOf(one) === skeleton),
    );
    if (same >= 0) section.blocks[same] = block;
    else kept.push(block);
  }
  if (kept.length === 0) return;
  // The typed clinical information replaces the field that asks for it.
  const field = isClinical(section) ? section.blocks.findIndex(isField) : -1;
  if (field >= 0) section.blocks.splice(field, 1, ...kept);
  else section.blocks.push(...kept);
};
