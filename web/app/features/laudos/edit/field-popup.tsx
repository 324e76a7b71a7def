import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { useEffect } from "react";
import { CheckIcon } from "../../../ui/icons.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { chooseOption, type ShownList, shownList } from "./field-list.ts";
import { fieldName } from "./field-name.ts";
import { optionContext } from "./field-plugin.ts";
import { LIST_ID } from "./use-laudo-editor.ts";
import { usePopupPlace } from "./use-popup-place.ts";

const readList = (editor: Editor): ShownList | null => {
  const context = optionContext(editor);
  return context === null ? null : shownList(editor.state, context);
};

const choose = (editor: Editor, index: number): void => {
  const context = optionContext(editor);
  const chosen = context === null ? null : chooseOption(editor.state, index, context);
  if (chosen !== null) editor.view.dispatch(chosen);
  editor.view.focus();
};

const Options = ({ editor, list }: { editor: Editor; list: ShownList }) => {
  const words = useLanguage().text.laudos.campo;
  const { range, options, chosen, active, isMultiple } = list;
  const box = usePopupPlace(editor, range.from);
  useEffect(() => {
    box.current?.querySelector("[data-active=true]")?.scrollIntoView({ block: "nearest" });
  }, [box, active]);
  return (
    <div
      ref={box}
      id={LIST_ID}
      // The editor keeps the focus, so that the value can be typed and dictated, too.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="listbox"
      aria-label={words.options(fieldName(editor.state.doc, range))}
      aria-multiselectable={isMultiple}
      className={
        "card absolute z-30 max-h-72 w-max max-w-[min(24rem,100%)] overflow-y-auto p-1 " +
        "shadow-lifted print:hidden"
      }
    >
      {options.map((option, n) => (
        // The editor has the keys.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={option}
          id={`${LIST_ID}-${n}`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="option"
          tabIndex={-1}
          aria-selected={chosen.includes(option)}
          data-active={n === active}
          // Otherwise the editor loses the focus before the click.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => choose(editor, n)}
          className={
            "flex min-h-9 cursor-pointer items-center gap-2 rounded-lg px-2.5 py-1.5 text-sm " +
            "hover:bg-sunken aria-selected:font-semibold data-[active=true]:bg-accent-soft"
          }
        >
          <span aria-hidden="true" className="w-4 shrink-0 text-xs text-muted tabular-nums">
            {n < 9 && range.field.kind !== "date" ? n + 1 : ""}
          </span>
          <span className="min-w-0 flex-1 break-words">{option}</span>
          {chosen.includes(option) ? <CheckIcon className="size-4" /> : null}
        </div>
      ))}
    </div>
  );
};

/** The options of the selected field. */
export const FieldPopup = ({ editor }: { editor: Editor }) => {
  const list = useEditorState({ editor, selector: ({ editor: one }) => readList(one) });
  return list === null || list.options.length === 0 ? null : (
    <Options key={list.id} editor={editor} list={list} />
  );
};
