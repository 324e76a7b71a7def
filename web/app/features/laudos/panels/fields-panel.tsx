import { useEditorState } from "@tiptap/react";
import { useLanguage } from "../../../ui/language.tsx";
import { toast } from "../../../ui/toast.tsx";
import { confirmNormals, goToOpenField, selectField } from "../edit/field-commands.ts";
import { fieldName } from "../edit/field-name.ts";
import { type FieldRange, fieldRanges, stateOf } from "../edit/field-ranges.ts";
import { useOpenLaudo } from "../open-laudo.ts";

const DOT = { empty: "border border-edge", prefilled: "bg-warn", filled: "bg-ok" } as const;

const FieldRow = (props: { name: string; range: FieldRange; onPress: () => void }) => {
  const words = useLanguage().text.laudos.campo;
  const { name, range, onPress } = props;
  const { field, text } = range;
  const state = stateOf(range);
  return (
    <li>
      <button
        type="button"
        onClick={onPress}
        className={
          "flex min-h-9 w-full items-center gap-2 rounded-lg px-2 py-1 text-left hover:bg-sunken"
        }
      >
        <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full ${DOT[state]}`} />
        <span className="min-w-0 flex-1 truncate text-sm text-muted">
          {name === "" ? words.kind[field.kind] : name}
          <span className="sr-only">, {words.state[state]}:</span>
        </span>
        <span className="max-w-1/2 truncate text-sm">{text}</span>
      </button>
    </li>
  );
};

/** Every field of the laudo with its state. */
export const FieldsPanel = () => {
  const words = useLanguage().text.laudos.campo;
  const { editor, laudo } = useOpenLaudo();
  const ranges = useEditorState({
    editor,
    selector: ({ editor: one }) => fieldRanges(one.state.doc),
  });
  const prefilled = ranges.filter((range) => stateOf(range) === "prefilled").length;
  if (ranges.length === 0) return <p className="text-muted">{words.none}</p>;
  const confirm = (): void => {
    confirmNormals(editor.state, editor.view.dispatch);
    toast({ variant: "success", title: words.confirmed(prefilled) });
    editor.view.focus();
  };
  return (
    <div className="space-y-3">
      {laudo.can.edit ? (
        <div className="flex flex-wrap gap-2">
          <button
            type="button"
            className="btn btn-quiet px-3 text-sm"
            onClick={() => {
              const isFound = goToOpenField(1)(editor.state, editor.view.dispatch);
              if (isFound) editor.view.focus();
              else toast({ variant: "success", title: words.allDone });
            }}
          >
            {words.next}
          </button>
          <button
            type="button"
            className="btn btn-quiet px-3 text-sm"
            disabled={prefilled === 0}
            onClick={confirm}
          >
            {words.confirmAll(prefilled)}
          </button>
        </div>
      ) : null}
      <ul className="max-h-96 overflow-y-auto">
        {ranges.map((range) => (
          <FieldRow
            key={`${range.field.id}:${range.from}`}
            name={fieldName(editor.state.doc, range)}
            range={range}
            onPress={() => {
              editor.view.dispatch(selectField(editor.state.tr, range));
              editor.view.focus();
            }}
          />
        ))}
      </ul>
    </div>
  );
};
