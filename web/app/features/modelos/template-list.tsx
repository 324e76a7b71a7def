import type { Modelo } from "@relato/shared/contract/modelos.ts";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { useLanguage } from "../../ui/language.tsx";
import type { OverlayProps } from "../../ui/overlay-button.tsx";
import { snippet } from "./snippet.ts";

/** The open list of templates. Each option shows the start of its text. */
export const TemplateList = (
  props: OverlayProps & {
    items: readonly Modelo[];
    value: string | null;
    onChange: (modelo_id: string) => void;
  },
) => {
  const { value, onChange, onOpenChange } = props;
  const { text } = useLanguage();
  const width = props.triggerRef.current?.offsetWidth;
  return (
    <Popover
      isOpen
      triggerRef={props.triggerRef}
      onOpenChange={onOpenChange}
      aria-label={text.home.template}
      style={width === undefined ? {} : { width }}
      className="card overflow-y-auto p-1 shadow-lifted"
    >
      <ListBox
        aria-label={text.home.template}
        items={props.items}
        // The list opens after a click on its button.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        selectionMode="single"
        selectedKeys={value === null ? [] : [value]}
        onSelectionChange={(keys) => {
          const [key] = keys === "all" ? [] : keys;
          if (key !== undefined) onChange(String(key));
          onOpenChange(false);
        }}
        className="outline-none"
        renderEmptyState={() => (
          <p className="p-3 text-sm text-muted">{text.home.templatesEmpty}</p>
        )}
      >
        {(modelo) => (
          <ListBoxItem
            id={modelo.id}
            textValue={modelo.titulo}
            className={
              "cursor-pointer rounded-lg px-3 py-2.5 outline-none data-[focused]:bg-sunken " +
              "data-[selected]:bg-accent-soft"
            }
          >
            <span className="block font-medium">{modelo.titulo}</span>
            <span className="line-clamp-2 text-sm break-words text-muted">
              {snippet(modelo.markdown)}
            </span>
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  );
};
