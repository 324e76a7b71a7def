import { Extension, Node, type Editor } from "@tiptap/core";
import type { Node as DocumentNode, Schema } from "@tiptap/pm/model";
import { TextSelection } from "@tiptap/pm/state";
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  isInTable,
  selectedRect,
  tableEditing,
} from "@tiptap/pm/tables";

/*
 * A table as markdown knows it: a row of headings, rows of one line of text each, no cells that span others. @tiptap/extension-table
 * allows blocks, spans and widths in a cell, which would be lost on the way back to markdown.
 */
const ALIGNS = ["left", "center", "right"] as const;
export type Align = (typeof ALIGNS)[number] | null;
export const alignOf = (value: unknown): Align => ALIGNS.find((one) => one === value) ?? null;

const cell = (name: string, tag: "td" | "th", tableRole: "cell" | "header_cell") =>
  Node.create({
    name,
    content: "text*",
    isolating: true,
    addAttributes: () => ({
      align: {
        default: null,
        parseHTML: (element: HTMLElement) => alignOf(element.getAttribute("align")),
        renderHTML: ({ align }: Record<string, unknown>) => (align === null ? {} : { align }),
      },
      // What prosemirror-tables reckons with; markdown knows no other.
      colspan: { default: 1, rendered: false, parseHTML: () => 1 },
      rowspan: { default: 1, rendered: false, parseHTML: () => 1 },
      colwidth: { default: null, rendered: false, parseHTML: () => null },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    extendNodeSchema: (extension) => (extension.name === name ? { tableRole } : {}),
  });

const tableCell = cell("tableCell", "td", "cell");
const tableHeader = cell("tableHeader", "th", "header_cell");

const tableRow = Node.create({
  name: "tableRow",
  content: "(tableHeader | tableCell)+",
  parseHTML: () => [{ tag: "tr" }],
  renderHTML: () => ["tr", 0],
  extendNodeSchema: ({ name }) => (name === "tableRow" ? { tableRole: "row" } : {}),
});

const table = Node.create({
  name: "table",
  group: "block",
  content: "tableRow+",
  isolating: true,
  parseHTML: () => [{ tag: "table" }],
  renderHTML: () => ["table", ["tbody", 0]],
  extendNodeSchema: ({ name }) => (name === "table" ? { tableRole: "table" } : {}),
});

/** Whether the cursor stands in the row of headings, which a table in markdown cannot be without. */
const isInHeadings = ({ state }: Editor): boolean => selectedRect(state).top === 0;

/** The cell below; below the last one a new row. */
const goDown = (editor: Editor): boolean => {
  const { state, view } = editor;
  if (!isInTable(state)) return false;
  const { top, left, map, tableStart, table: whole } = selectedRect(state);
  if (top + 1 >= map.height) addRowAfter(state, view.dispatch);
  const { doc, tr } = editor.state;
  const grown = doc.nodeAt(tableStart - 1) ?? whole;
  const below = cellStart(grown, top + 1, left);
  view.dispatch(tr.setSelection(TextSelection.create(doc, tableStart + below)).scrollIntoView());
  return true;
};

/** Where a cell's text begins, counted from the first of what the table holds. */
const cellStart = (whole: DocumentNode, row: number, column: number): number => {
  let at = 0;
  for (let i = 0; i < row; i++) at += whole.child(i).nodeSize;
  const line = whole.child(row);
  for (let i = 0; i < Math.min(column, line.childCount - 1); i++) at += line.child(i).nodeSize;
  // Into the row, and into the cell.
  return at + 2;
};

/** Keys within a table: Tab to the next cell (a new row after the last), Enter to the one below. */
const tableKeys = Extension.create({
  name: "tableKeys",
  priority: 1000,
  addKeyboardShortcuts() {
    const { editor } = this;
    const next = (): boolean => {
      const { state, view } = editor;
      if (!isInTable(state)) return false;
      if (goToNextCell(1)(state, view.dispatch)) return true;
      addRowAfter(state, view.dispatch);
      return goToNextCell(1)(editor.state, view.dispatch);
    };
    return {
      Tab: next,
      "Shift-Tab": () => goToNextCell(-1)(editor.state, editor.view.dispatch),
      Enter: () => goDown(editor),
      "Shift-Enter": () => goDown(editor),
    };
  },
  addProseMirrorPlugins: () => [tableEditing()],
});

export const tableExtensions = [table, tableRow, tableHeader, tableCell, tableKeys];

/** An empty table with a row of headings. */
export const emptyTable = (schema: Schema, rows: number, columns: number): DocumentNode => {
  const line = (kind: "tableHeader" | "tableCell"): DocumentNode =>
    schema.node(
      "tableRow",
      null,
      Array.from({ length: columns }, () => schema.node(kind)),
    );
  const below = Array.from({ length: rows - 1 }, () => line("tableCell"));
  return schema.node("table", null, [line("tableHeader"), ...below]);
};

/** What can be done with the table that the cursor stands in. */
export const TABLE_CHANGES = [
  "addRow",
  "addColumn",
  "deleteRow",
  "deleteColumn",
  "remove",
] as const;
export type TableChange = (typeof TABLE_CHANGES)[number];

const COMMANDS = {
  addRow: addRowAfter,
  addColumn: addColumnAfter,
  deleteRow,
  deleteColumn,
  remove: deleteTable,
};

export const changeTable = (editor: Editor, change: TableChange): void => {
  COMMANDS[change](editor.state, editor.view.dispatch);
  editor.commands.focus();
};

/** Which changes are possible now; none outside of a table. */
export const tableChoices = (editor: Editor): readonly TableChange[] => {
  if (!isInTable(editor.state)) return [];
  const { map } = selectedRect(editor.state);
  return TABLE_CHANGES.filter(
    (change) =>
      !(change === "deleteRow" && isInHeadings(editor)) &&
      !(change === "deleteColumn" && map.width === 1),
  );
};

/** Puts an empty table below the block that the cursor stands in, never into a list, and the cursor into its first cell. */
export const insertTable = (editor: Editor): void => {
  const { state, view } = editor;
  const { $from } = state.selection;
  const isEmpty = $from.depth === 1 && $from.parent.content.size === 0;
  const end = $from.depth === 0 ? $from.pos : $from.after(1);
  const start = isEmpty ? $from.before(1) : end;
  const tr = state.tr.replaceWith(start, end, emptyTable(state.schema, 3, 2));
  // Into the table, its first row, its first cell.
  tr.setSelection(TextSelection.create(tr.doc, start + 3));
  view.dispatch(tr.scrollIntoView());
  view.focus();
};
