import { useEffect, useId, useRef, useState } from "react";
import type { KeyboardEvent, ReactNode, Ref } from "react";
import { ChevronIcon } from "./icons.tsx";
import { matching } from "./matching.ts";

export interface ComboboxOption {
  id: string;
  name: string;
}

/** The list shows at most this many options; typing more of a name finds the others. */
const MAX_SHOWN = 100;

const OPTION =
  "min-h-11 cursor-pointer rounded-lg px-3 py-2.5 break-words hover:bg-sunken " +
  "aria-selected:bg-accent-soft";
const ACTIVE = "bg-sunken outline-2 -outline-offset-2 outline-accent";

/**
 * One option of many, found by typing (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/).
 * The only widget that is not react-aria's; decision 0017 says why.
 */
export const Combobox = (props: {
  label: ReactNode;
  /** The accessible name of the list. */
  listLabel: string;
  placeholder: string;
  options: readonly ComboboxOption[];
  value: string | null;
  onChange: (id: string | null) => void;
  isDisabled?: boolean;
  inputRef?: Ref<HTMLInputElement> | undefined;
  noneText: string;
  moreText: (count: number) => string;
}) => {
  const { options, value, onChange, inputRef } = props;
  const id = useId();
  /** Null while the input shows the chosen option. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const list = useRef<HTMLDivElement>(null);
  const chosen = options.find((option) => option.id === value);
  const found = typed === null ? options : matching(options, typed);
  const shown = found.slice(0, MAX_SHOWN);
  const isListed = isOpen && shown.length > 0;
  const optionId = (n: number): string => `${id}-${n}`;

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);

  const close = (): void => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (option: ComboboxOption): void => {
    onChange(option.id);
    setTyped(null);
    close();
  };
  const move = (step: 1 | -1): void => {
    if (!isOpen) setOpen(true);
    if (shown.length === 0) return;
    const from = active === -1 && step === -1 ? 0 : active;
    setActive((from + step + shown.length) % shown.length);
  };
  const press = (event: KeyboardEvent): void => {
    const option = isListed ? shown[active] : undefined;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      move(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Enter" && isOpen) {
      // Enter chooses an option or closes the list. It does not submit the form.
      event.preventDefault();
      if (option === undefined) close();
      else choose(option);
    } else if (event.key === "Escape" && isOpen) {
      // Escape closes the list, and not the dialog.
      event.stopPropagation();
      event.nativeEvent.stopImmediatePropagation();
      close();
    }
  };

  return (
    <div className="relative min-w-0">
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {props.label}
      </label>
      <div className="relative">
        <input
          ref={inputRef}
          id={id}
          role="combobox"
          aria-expanded={isListed}
          aria-controls={isListed ? `${id}-list` : undefined}
          aria-autocomplete="list"
          aria-activedescendant={isListed && active >= 0 ? optionId(active) : undefined}
          autoComplete="off"
          disabled={props.isDisabled}
          placeholder={props.placeholder}
          value={typed ?? chosen?.name ?? ""}
          onChange={({ target }) => {
            setTyped(target.value);
            setOpen(true);
            setActive(-1);
            if (target.value === "") onChange(null);
          }}
          onClick={() => setOpen(true)}
          onKeyDown={press}
          onBlur={() => {
            // Typed text without a choice is discarded.
            setTyped(null);
            close();
          }}
          className="field pr-11"
        />
        <span
          aria-hidden="true"
          className={
            "pointer-events-none absolute inset-y-0 right-0 grid w-11 place-items-center " +
            "text-muted"
          }
        >
          <ChevronIcon className="size-4" />
        </span>
      </div>
      {isListed ? (
        <div className="card absolute inset-x-0 top-full z-30 mt-1 p-1 shadow-lifted">
          <div
            ref={list}
            id={`${id}-list`}
            // A native list can be neither filtered nor styled.
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="listbox"
            aria-label={props.listLabel}
            className="max-h-64 overflow-y-auto"
          >
            {shown.map((option, n) => (
              // The input has the focus; aria-activedescendant is the active option.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
              <div
                key={option.id}
                id={optionId(n)}
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
                role="option"
                tabIndex={-1}
                aria-selected={option.id === value}
                // Otherwise the input loses the focus before the click.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(option)}
                className={`${OPTION} ${n === active ? ACTIVE : ""}`}
              >
                {option.name}
              </div>
            ))}
          </div>
        </div>
      ) : null}
      <output className="block text-sm text-muted">
        {isOpen && shown.length === 0 ? <span className="mt-1 block">{props.noneText}</span> : null}
        {isOpen && found.length > shown.length ? (
          <span className="sr-only">{props.moreText(found.length - shown.length)}</span>
        ) : null}
      </output>
    </div>
  );
};
