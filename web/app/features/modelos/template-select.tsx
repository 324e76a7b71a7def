import type { Modelo } from "@relato/shared/contract/modelos.ts";
import { Button } from "react-aria-components/Button";
import { Label } from "react-aria-components/Label";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { Select, SelectValue } from "react-aria-components/Select";
import { Aria, useOpenOnArrival } from "../../ui/arrival.tsx";
import { ChevronIcon } from "../../ui/icons.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { snippet } from "./snippet.ts";

/** The list behind template-picker.tsx's button. Each template shows the beginning of its own text. */
export const TemplateSelect = (props: {
  items: readonly Modelo[];
  value: string | null;
  onChange: (modelo_id: string | null) => void;
  isDisabled: boolean;
  takePress: () => boolean;
}) => {
  const { text } = useLanguage();
  const { ref, isOpen, setOpen } = useOpenOnArrival(props.takePress);
  return (
    <Aria>
      <Select
        value={props.value}
        onChange={(key) => props.onChange(key === null ? null : String(key))}
        placeholder={text.home.templatePlaceholder}
        isDisabled={props.isDisabled}
        isOpen={isOpen}
        onOpenChange={setOpen}
        allowsEmptyCollection
        className="min-w-0"
      >
        <Label className="mb-1.5 block text-sm font-medium">{text.home.template}</Label>
        <Button
          ref={ref}
          className="field flex items-center justify-between gap-2 text-left data-[disabled]:bg-sunken"
        >
          <SelectValue className="truncate data-[placeholder]:text-muted [&_.snippet]:hidden" />
          <ChevronIcon className="size-4 text-muted" />
        </Button>
        <Popover className="card w-(--trigger-width) overflow-y-auto p-1 shadow-lifted">
          <ListBox
            items={props.items}
            className="outline-none"
            renderEmptyState={() => (
              <p className="p-3 text-sm text-muted">{text.home.templatesEmpty}</p>
            )}
          >
            {(modelo) => (
              <ListBoxItem
                id={modelo.id}
                textValue={modelo.titulo}
                className="cursor-pointer rounded-lg px-3 py-2.5 outline-none data-[focused]:bg-sunken data-[selected]:bg-accent-soft"
              >
                <span className="block font-medium">{modelo.titulo}</span>
                <span className="snippet line-clamp-2 text-sm break-words text-muted">
                  {snippet(modelo.markdown)}
                </span>
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </Select>
    </Aria>
  );
};
