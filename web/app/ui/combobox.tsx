import { useContext, useRef, useState, type ReactNode, type Ref } from "react";
import { ComboBox, ComboBoxStateContext } from "react-aria-components/ComboBox";
import { Input } from "react-aria-components/Input";
import { Label } from "react-aria-components/Label";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { ChevronIcon } from "./icons.tsx";
import { matching } from "./matching.ts";

export interface ComboboxOption {
  id: string;
  name: string;
}

/** The list shows at most this many options; typing more of a name finds the others. */
const MAX_SHOWN = 100;

/** A click opens the list too; react-aria opens it for typing and the arrow keys. */
const ClickableInput = (props: { placeholder: string; inputRef?: Ref<HTMLInputElement> }) => {
  const state = useContext(ComboBoxStateContext);
  return (
    <Input
      {...(props.inputRef === undefined ? {} : { ref: props.inputRef })}
      autoComplete="off"
      placeholder={props.placeholder}
      onClick={() => state?.open(null, "manual")}
      className="field pr-11"
    />
  );
};

/** One option of many, found by typing. */
export const Combobox = (props: {
  label: ReactNode;
  /** The accessible name of the list. */
  listLabel: string;
  placeholder: string;
  options: readonly ComboboxOption[];
  value: string | null;
  onChange: (id: string | null) => void;
  isDisabled?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  noneText: string;
  moreText: (count: number) => string;
}) => {
  const { options, value, onChange } = props;
  /** Null while the input shows the chosen option. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const chosen = options.find((option) => option.id === value);
  const found = typed === null ? options : matching(options, typed);
  /**
   * react-aria hides the rest of the page from screen readers while the list is open, but not from
   * the keyboard (axe: aria-hidden-focus). It never hides an element with this attribute.
   */
  const changeOpen = (next: boolean): void => {
    box.current?.closest("body > *")?.toggleAttribute("data-react-aria-top-layer", next);
    setOpen(next);
  };
  return (
    <ComboBox
      ref={box}
      className="min-w-0"
      items={found.slice(0, MAX_SHOWN)}
      // The list opens while the options still load.
      allowsEmptyCollection
      value={value}
      onChange={(key) => {
        setTyped(null);
        onChange(key === null ? null : String(key));
      }}
      inputValue={typed ?? chosen?.name ?? ""}
      onInputChange={(text) => {
        setTyped(text === chosen?.name ? null : text);
        if (text === "") onChange(null);
      }}
      onOpenChange={changeOpen}
      isDisabled={props.isDisabled === true}
    >
      <Label className="mb-1.5 block text-sm font-medium">{props.label}</Label>
      <div className="relative">
        <ClickableInput
          placeholder={props.placeholder}
          {...(props.inputRef === undefined ? {} : { inputRef: props.inputRef })}
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-0 grid w-11 place-items-center text-muted"
        >
          <ChevronIcon className="size-4" />
        </span>
      </div>
      <Popover
        className={`card w-(--trigger-width) p-1 shadow-lifted ${found.length === 0 ? "hidden" : ""}`}
      >
        <ListBox<ComboboxOption>
          aria-label={props.listLabel}
          className="max-h-64 overflow-y-auto outline-none"
        >
          {(option) => (
            <ListBoxItem
              id={option.id}
              textValue={option.name}
              className="min-h-11 cursor-pointer rounded-lg px-3 py-2.5 break-words outline-none data-[focused]:bg-sunken data-[focused]:outline-2 data-[focused]:-outline-offset-2 data-[focused]:outline-accent data-[hovered]:bg-sunken data-[selected]:bg-accent-soft"
            >
              {option.name}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
      <output className="block text-sm text-muted">
        {isOpen && options.length > 0 && found.length === 0 ? (
          <span className="mt-1 block">{props.noneText}</span>
        ) : null}
        {isOpen && found.length > MAX_SHOWN ? (
          <span className="sr-only">{props.moreText(found.length - MAX_SHOWN)}</span>
        ) : null}
      </output>
    </ComboBox>
  );
};
