import { type FieldState, fieldState, type LaudoField } from "@relato/shared/domain/laudo/field.ts";
import type { Mark, Node } from "@tiptap/pm/model";
import type { EditorState } from "@tiptap/pm/state";

/** A field's place in the document: its text is between the positions `from` and `to`. */
export interface FieldRange {
  from: number;
  to: number;
  field: LaudoField;
  text: string;
}

export const campoOf = (marks: readonly Mark[]): Mark | undefined =>
  marks.find(({ type }) => type.name === "campo");

export const stateOf = ({ field, text }: FieldRange): FieldState => fieldState(field, text);

const readRanges = (doc: Node): FieldRange[] => {
  const found: FieldRange[] = [];
  doc.descendants((block, start) => {
    if (!block.isTextblock) return true;
    block.forEach((child, offset) => {
      const field = child.isText ? (campoOf(child.marks)?.attrs as LaudoField | undefined) : null;
      if (!field) return;
      const from = start + 1 + offset;
      const to = from + child.nodeSize;
      const last = found.at(-1);
      if (last?.to === from && last.field.id === field.id) {
        last.to = to;
        last.text += child.text ?? "";
      } else found.push({ from, to, field, text: child.text ?? "" });
    });
    return false;
  });
  return found;
};

const known = new WeakMap<Node, FieldRange[]>();

/** The fields of a document in order. Neighbouring texts of one field are joined. */
export const fieldRanges = (doc: Node): readonly FieldRange[] => {
  let ranges = known.get(doc);
  if (ranges === undefined) known.set(doc, (ranges = readRanges(doc)));
  return ranges;
};

/** The field that contains the whole selection, its ends included. */
export const fieldAtSelection = ({ doc, selection }: EditorState): FieldRange | undefined => {
  const ranges = fieldRanges(doc);
  const contains = ({ from, to }: FieldRange): boolean =>
    from <= selection.from && selection.to <= to;
  const found = ranges.filter(contains);
  // Between two neighbouring fields, typed text belongs to the first one.
  return found[0];
};

/** The field whose whole text is selected. */
export const selectedField = (state: EditorState): FieldRange | undefined => {
  const { from, to } = state.selection;
  return fieldRanges(state.doc).find((range) => range.from === from && range.to === to);
};
