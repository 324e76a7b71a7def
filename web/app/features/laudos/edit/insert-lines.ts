import type { Language } from "@relato/shared/domain/language.ts";
import {
  headingKey,
  type HeadingKey,
} from "@relato/shared/domain/laudo/dictation/heading-names.ts";
import type { Node } from "@tiptap/pm/model";
import { type EditorState, Selection, type Transaction } from "@tiptap/pm/state";
import { type FieldRange, fieldRanges, stateOf } from "./field-ranges.ts";
import { SETS_FIELDS } from "./keep-fields.ts";
import { findSection, nameOfSection, type Section, type TopBlock } from "./sections.ts";

/** The usual section that lines belong to. */
interface Target {
  key: HeadingKey;
  language: Language;
}

const fieldsIn = (doc: Node, { from, to }: TopBlock): FieldRange[] =>
  fieldRanges(doc).filter((range) => range.from >= from && range.to <= to);

/** The text field that is the whole text of a block. */
const wholeField = (doc: Node, block: TopBlock): FieldRange | undefined => {
  const [field, ...others] = fieldsIn(doc, block);
  const isWhole = others.length === 0 && field?.text === block.node.textContent;
  return isWhole && field.field.kind === "text" ? field : undefined;
};

/** An unfilled field for the section's text, and an empty line: both are replaced. */
const isReplaced = (doc: Node, block: TopBlock, at: number, { key, language }: Target): boolean => {
  if (block.node.isTextblock && block.node.textContent.trim() === "") return true;
  const field = wholeField(doc, block);
  if (field === undefined || stateOf(field) === "filled") return false;
  return at === 0 || headingKey(field.field.hint, language) === key;
};

/** Typed text, and a text field that is filled. Lines are inserted after these. */
const isWritten = (doc: Node, block: TopBlock): boolean => {
  const fields = fieldsIn(doc, block);
  if (fields.length === 0) return true;
  const field = wholeField(doc, block);
  return field !== undefined && stateOf(field) === "filled";
};

const placeIn = (doc: Node, { heading, blocks }: Section, target: Target) => {
  const replaced = blocks.find((block, at) => isReplaced(doc, block, at, target));
  const end = blocks.findIndex((block) => !isWritten(doc, block));
  const written = end === -1 ? blocks : blocks.slice(0, end);
  const last = written.at(-1) ?? heading;
  // Of several empty lines the first one after the written text is replaced.
  return replaced ?? { from: last.to, to: last.to };
};

/** Where a section that is missing begins: clinical information at the top, others at the end. */
const placeOfMissing = (doc: Node, key: HeadingKey): { from: number; to: number } => {
  if (key === "clinical") return { from: 0, to: 0 };
  const { lastChild, content } = doc;
  const isEmpty = lastChild?.type.name === "paragraph" && lastChild.content.size === 0;
  return { from: content.size - (isEmpty ? lastChild.nodeSize : 0), to: content.size };
};

/** Of the other usual sections; a title can have another level. */
const levelOfSections = (doc: Node, language: Language): number => {
  const section = doc.children.find(
    ({ type, textContent }) =>
      type.name === "heading" && headingKey(textContent, language) !== null,
  );
  return section === undefined ? 2 : Number(section.attrs["level"]);
};

/**
 * Writes lines into a section, as one step of the history: in place of its unfilled text field or
 * of an empty line, else after the text that is there. A missing section is added.
 */
export const insertLines = (
  { doc, schema, tr }: EditorState,
  lines: readonly string[],
  target: Target,
): Transaction => {
  const { key, language } = target;
  const section = findSection(doc, key, language);
  const { from, to } = section === null ? placeOfMissing(doc, key) : placeIn(doc, section, target);
  const paragraphs = lines.map((line) =>
    schema.node("paragraph", null, line === "" ? [] : schema.text(line)),
  );
  const name = schema.text(nameOfSection(key, language));
  const heading = schema.node("heading", { level: levelOfSections(doc, language) }, name);
  const nodes = section === null ? [heading, ...paragraphs] : paragraphs;
  const size = nodes.reduce((sum, node) => sum + node.nodeSize, 0);
  tr.replaceWith(from, to, nodes);
  return tr
    .setSelection(Selection.near(tr.doc.resolve(from + size), -1))
    .setMeta(SETS_FIELDS, true)
    .scrollIntoView();
};
