import type { LaudoField } from "@relato/shared/domain/laudo/field.ts";
import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { useLanguage } from "../../../ui/language.tsx";
import { fieldName } from "./field-name.ts";
import { isOpen } from "./field-navigation.ts";
import { isNumber } from "./field-options.ts";
import { fieldAtSelection, fieldRanges, stateOf } from "./field-ranges.ts";

interface Current {
  number: number;
  count: number;
  left: number;
  field: LaudoField | null;
  name: string;
  state: "empty" | "prefilled" | "filled";
  isNumberMissing: boolean;
}

const readCurrent = (editor: Editor): Current => {
  const ranges = fieldRanges(editor.state.doc);
  const range = fieldAtSelection(editor.state);
  const state = range === undefined ? "empty" : stateOf(range);
  return {
    number: range === undefined ? 0 : ranges.indexOf(range) + 1,
    count: ranges.length,
    left: ranges.filter(isOpen).length,
    field: range?.field ?? null,
    name: range === undefined ? "" : fieldName(editor.state.doc, range),
    state,
    isNumberMissing: range?.field.kind === "number" && state === "filled" && !isNumber(range.text),
  };
};

/** Says in which field the cursor is, and how many are open. A screen reader reads it. */
export const FieldBar = ({ editor }: { editor: Editor }) => {
  const words = useLanguage().text.laudos.campo;
  const current = useEditorState({ editor, selector: ({ editor: one }) => readCurrent(one) });
  const { number, count, left, field, state } = current;
  if (count === 0) return null;
  const name = field && words.describe(current.name, words.kind[field.kind], words.state[state]);
  return (
    <div className="flex flex-wrap justify-between gap-x-4 text-sm text-muted print:hidden">
      <output className="min-w-0">
        {name === null ? null : `${words.position(number, count)} · ${name}`}
        {field?.on_sign === "forbid" && state === "empty" ? ` · ${words.forbidden}` : null}
        {current.isNumberMissing ? (
          <span className="font-medium text-warn"> {words.notANumber}</span>
        ) : null}
      </output>
      <p>{left === 0 ? words.allDone : words.left(left)}</p>
    </div>
  );
};
