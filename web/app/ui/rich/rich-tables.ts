import { Extension, Node, type Editor } from "@tiptap/core";
import type { Node as DocumentNode, Schema } from "@tiptap/pm/model";
import { Selection } from "@tiptap/pm/state";
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  isInTable,
  nextCell,
  selectedRect,
  selectionCell,
  tableEditing,
} from "@tiptap/pm/tables";

/*
 * Tables without spans and widths, which @tiptap/extension-table allows and neither markdown nor a
 * laudo can store. A cell has `lines`, one line of text as in markdown, or `blocks`.
 */
type Cells = "lines" | "blocks";
const CELL_CONTENT = { lines: "text*", blocks: "block+" };

const ALIGNS = ["left", "center", "right"] as const;
type Align = (typeof ALIGNS)[number] | null;
export const alignOf = (value: unknown): Align => ALIGNS.find((one) => one === value) ?? null;

const align = {
  default: null,
  parseHTML: (element: HTMLElement) => alignOf(element.getAttribute("align")),
  renderHTML: (attributes: Record<string, unknown>) =>
    attributes["align"] === null ? {} : { align: attributes["align"] },
};

const cell = (name: string, tag: "td" | "th", tableRole: "cell" | "header_cell", cells: Cells) =>
  Node.create({
    name,
    content: CELL_CONTENT[cells],
    isolating: true,
    addAttributes: () => ({
      ...(cells === "lines" ? { align } : {}),
      // prosemirror-tables requires them; no other values can be stored.
      colspan: { default: 1, rendered: false, parseHTML: () => 1 },
      rowspan: { default: 1, rendered: false, parseHTML: () => 1 },
      colwidth: { default: null, rendered: false, parseHTML: () => null },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    extendNodeSchema: (extension) => (extension.name === name ? { tableRole } : {}),
  });

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

const isTablePart = (node: DocumentNode): boolean => node.type.spec["tableRole"] !== undefined;

/** Whether the cursor's cell has one line. In a list or among paragraphs, Enter adds another. */
const isOneLine = ({ $from }: Selection): boolean => {
  if (isTablePart($from.parent)) return true;
  const holder = $from.node($from.depth - 1);
  return isTablePart(holder) && holder.childCount === 1;
};

/** Moves to the cell below; from the last row into a new one. */
const goDown = (editor: Editor): boolean => {
  const { state, view } = editor;
  if (!isInTable(state) || !isOneLine(state.selection)) return false;
  const { bottom, map } = selectedRect(state);
  if (bottom === map.height) addRowAfter(state, view.dispatch);
  const below = nextCell(selectionCell(editor.state), "vert", 1);
  if (below === null) return true;
  const { tr, doc } = editor.state;
  view.dispatch(tr.setSelection(Selection.near(doc.resolve(below.pos + 1))).scrollIntoView());
  return true;
};

/** In a table, Tab moves to the next cell and Enter to the one below; both add missing rows. */
const tableKeys = Extension.create({
  name: "tableKeys",
  priority: 1000,
  addKeyboardShortcuts() {
    const { editor } = this;
    const hasLines = editor.schema.nodes["tableCell"]?.inlineContent === true;
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
      "Shift-Enter": () => hasLines && goDown(editor),
    };
  },
  addProseMirrorPlugins: () => [tableEditing()],
});

export const createTableExtensions = (cells: Cells) => [
  table,
  tableRow,
  cell("tableHeader", "th", "header_cell", cells),
  cell("tableCell", "td", "cell", cells),
  tableKeys,
];

/** An empty table with a header row. */
const emptyTable = (schema: Schema, rows: number, columns: number): DocumentNode => {
  const row = (kind: "tableHeader" | "tableCell"): DocumentNode =>
    schema.node(
      "tableRow",
      null,
      Array.from({ length: columns }, () => schema.nodes[kind]?.createAndFill() ?? []).flat(),
    );
  const body = Array.from({ length: rows - 1 }, () => row("tableCell"));
  return schema.node("table", null, [row("tableHeader"), ...body]);
};

const COMMANDS = {
  addRow: addRowAfter,
  addColumn: addColumnAfter,
  deleteRow,
  deleteColumn,
  remove: deleteTable,
};
export type TableChange = keyof typeof COMMANDS;
const TABLE_CHANGES = Object.keys(COMMANDS) as TableChange[];

export const changeTable = (editor: Editor, change: TableChange): void => {
  COMMANDS[change](editor.state, editor.view.dispatch);
  editor.commands.focus();
};

/** The changes of the selected table that are possible; none outside a table. */
export const tableChoices = (editor: Editor): readonly TableChange[] => {
  if (!isInTable(editor.state)) return [];
  const { top, map } = selectedRect(editor.state);
  // Markdown requires the header row.
  return TABLE_CHANGES.filter(
    (change) =>
      !(change === "deleteRow" && top === 0) && !(change === "deleteColumn" && map.width === 1),
  );
};

/** Inserts an empty table after the cursor's top-level block and selects its first cell. */
export const insertTable = (editor: Editor): void => {
  const { state, view } = editor;
  const { $from } = state.selection;
  const isEmpty = $from.depth === 1 && $from.parent.content.size === 0;
  const end = $from.depth === 0 ? $from.pos : $from.after(1);
  const start = isEmpty ? $from.before(1) : end;
  const tr = state.tr.replaceWith(start, end, emptyTable(state.schema, 3, 2));
  // One step each into the table, its first row and its first cell.
  tr.setSelection(Selection.near(tr.doc.resolve(start + 3)));
  view.dispatch(tr.scrollIntoView());
  view.focus();
};
