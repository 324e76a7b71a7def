import { useEffect, useId, useRef, useState } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { ChevronIcon } from "./icons.tsx";
import { matching } from "./matching.ts";

export interface ComboboxOption {
  id: string;
  name: string;
}

/** So many are shown at once; who looks for another one types more of its name. */
const MOST_SHOWN = 100;

/**
 * One of many, found by typing (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/, list autocomplete). Not react-aria's, which hides the
 * rest of the page from a screen reader while its list is open, though the keyboard still reaches all of it.
 */
export const Combobox = (props: {
  label: ReactNode;
  /** Names the list. */
  listLabel: string;
  placeholder: string;
  options: readonly ComboboxOption[];
  value: string | null;
  onChange: (id: string | null) => void;
  isDisabled: boolean;
  noneText: string;
  moreText: (count: number) => string;
}) => {
  const { options, value, onChange } = props;
  const id = useId();
  /** What is being typed; null while nobody types. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const list = useRef<HTMLDivElement>(null);
  const chosen = options.find((option) => option.id === value);
  const found = typed === null ? options : matching(options, typed);
  const shown = found.slice(0, MOST_SHOWN);
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
      // Chooses, or only closes: the form is not sent by it.
      event.preventDefault();
      if (option === undefined) close();
      else choose(option);
    } else if (event.key === "Escape" && isOpen) {
      // Closes the list, and not the dialog around it.
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
            // What was typed and not chosen is no choice: the field shows again what is.
            setTyped(null);
            close();
          }}
          className="field pr-11"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-0 grid w-11 place-items-center text-muted"
        >
          <ChevronIcon className="size-4" />
        </span>
      </div>
      {isListed ? (
        <div className="card absolute inset-x-0 top-full z-30 mt-1 p-1 shadow-lifted">
          <div
            ref={list}
            id={`${id}-list`}
            // The browser's own lists cannot be filtered by typing, nor styled.
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="listbox"
            aria-label={props.listLabel}
            className="max-h-64 overflow-y-auto"
          >
            {shown.map((option, n) => (
              // The field has the keyboard and tells of the option in hand by aria-activedescendant.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
              <div
                key={option.id}
                id={optionId(n)}
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
                role="option"
                tabIndex={-1}
                aria-selected={option.id === value}
                // Else the field loses the focus before the press arrives.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(option)}
                className={`min-h-11 cursor-pointer rounded-lg px-3 py-2.5 break-words hover:bg-sunken aria-selected:bg-accent-soft ${n === active ? "bg-sunken outline-2 -outline-offset-2 outline-accent" : ""}`}
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
