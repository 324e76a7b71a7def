import { formatNumber } from "@relato/shared/locales/format.ts";
import { useEffect, useId, useRef, useState } from "react";
import type { KeyboardEvent, ReactNode, Ref } from "react";
import { ChevronIcon } from "./icons.tsx";
import { useLanguage } from "./language.tsx";
import { matching } from "./matching.ts";

interface Option {
  id: string;
  name: string;
  /** A line below the name, which tells options of one name apart. */
  detail?: string;
}

interface ComboboxProps {
  label: ReactNode;
  options: readonly Option[];
  value: string | null;
  onChange: (id: string | null) => void;
  isDisabled?: boolean;
  /** The button that creates an option from the typed text. */
  create?: { label: string; run: (typed: string) => void };
  inputRef?: Ref<HTMLInputElement>;
}

/** The list shows at most this many options; typing more of a name finds the others. */
const MAX_SHOWN = 100;

const OPTION =
  "min-h-11 cursor-pointer rounded-lg px-3 py-2.5 break-words hover:bg-sunken " +
  "aria-selected:bg-accent-soft";
const CHEVRON = "pointer-events-none absolute inset-y-0 right-3.5 my-auto size-4 text-muted";
const CREATE =
  "min-h-6 text-sm font-semibold text-accent underline underline-offset-2 disabled:opacity-50";
const ACTIVE = "bg-sunken outline-2 -outline-offset-2 outline-accent";

const OptionList = (props: {
  id: string;
  label: string;
  options: readonly Option[];
  value: string | null;
  /** The index of the active option. */
  active: number;
  onChoose: (option: Option) => void;
}) => {
  const { id, active } = props;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);
  return (
    <div className="card absolute inset-x-0 top-full z-30 mt-1 p-1 shadow-lifted">
      <div
        ref={list}
        id={`${id}-list`}
        // A native list can be neither filtered nor styled.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="listbox"
        aria-label={props.label}
        className="max-h-64 overflow-y-auto"
      >
        {props.options.map((option, n) => (
          // The input has the focus; aria-activedescendant is the active option.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={option.id}
            id={`${id}-${n}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="option"
            tabIndex={-1}
            aria-selected={option.id === props.value}
            // Otherwise the input loses the focus before the click.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => props.onChoose(option)}
            className={`${OPTION} ${n === active ? ACTIVE : ""}`}
          >
            {option.name}
            {option.detail ? (
              <span className="block text-sm text-muted">{option.detail}</span>
            ) : null}
          </div>
        ))}
      </div>
    </div>
  );
};

/** The state of the list, which the keyboard and the input change. */
const useOptions = (
  options: readonly Option[],
  value: string | null,
  onChange: (id: string | null) => void,
) => {
  /** Null while the input shows the chosen option. */
  const [typed, setTyped] = useState<string | null>(null);
  /** The searched text, also after the input has lost the focus. */
  const lastTyped = useRef("");
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const found = typed === null ? options : matching(options, typed);
  const shown = found.slice(0, MAX_SHOWN);
  const close = (): void => {
    setOpen(false);
    setActive(-1);
  };
  /** Typed text without a choice is discarded. */
  const reset = (): void => {
    setTyped(null);
    close();
  };
  const choose = (option: Option): void => {
    onChange(option.id);
    lastTyped.current = "";
    reset();
  };
  const move = (step: 1 | -1): void => {
    setOpen(true);
    if (shown.length === 0) return;
    const from = active === -1 && step === -1 ? 0 : active;
    setActive((from + step + shown.length) % shown.length);
  };
  const type = (text: string): void => {
    setTyped(text);
    lastTyped.current = text;
    setOpen(true);
    setActive(-1);
    if (text === "") onChange(null);
  };
  /** The searched text, which is then discarded. */
  const takeTyped = (): string => {
    const taken = lastTyped.current.trim();
    lastTyped.current = "";
    reset();
    return taken;
  };
  const open = (): void => setOpen(true);
  const text = typed ?? options.find(({ id }) => id === value)?.name ?? "";
  const hidden = found.length - shown.length;
  return { text, isOpen, active, shown, hidden, open, close, reset, choose, move, type, takeTyped };
};

const handleKey = (event: KeyboardEvent, list: ReturnType<typeof useOptions>): void => {
  const { isOpen, shown, active, close, choose, move } = list;
  if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    event.preventDefault();
    move(event.key === "ArrowDown" ? 1 : -1);
  } else if (event.key === "Enter" && isOpen) {
    // Enter chooses an option or closes the list. It does not submit the form.
    event.preventDefault();
    const option = shown[active];
    if (option === undefined) close();
    else choose(option);
  } else if (event.key === "Escape" && isOpen) {
    // Escape closes the list, and not the dialog.
    event.stopPropagation();
    event.nativeEvent.stopImmediatePropagation();
    close();
  }
};

/**
 * One patient of many, found by typing (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/).
 * The only widget that is not react-aria's; decision 0017 says why.
 */
export const Combobox = (props: ComboboxProps) => {
  const { value, inputRef, create } = props;
  const { locale, text } = useLanguage();
  const words = text.home;
  const id = useId();
  const list = useOptions(props.options, value, props.onChange);
  const { isOpen, active, shown, hidden } = list;
  const isListed = isOpen && shown.length > 0;
  return (
    <div className="relative min-w-0">
      <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-3">
        <label htmlFor={id} className="text-sm font-medium">
          {props.label}
        </label>
        {create === undefined ? null : (
          <button
            type="button"
            disabled={props.isDisabled}
            className={CREATE}
            // Otherwise the input loses the focus, and with it the list, before the click.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => create.run(list.takeTyped())}
          >
            {create.label}
          </button>
        )}
      </div>
      <div className="relative">
        <input
          ref={inputRef}
          id={id}
          role="combobox"
          aria-expanded={isListed}
          aria-controls={isListed ? `${id}-list` : undefined}
          aria-autocomplete="list"
          aria-activedescendant={isListed && active >= 0 ? `${id}-${active}` : undefined}
          autoComplete="off"
          disabled={props.isDisabled}
          placeholder={words.patientPlaceholder}
          value={list.text}
          onChange={({ target }) => list.type(target.value)}
          onClick={list.open}
          onKeyDown={(event) => handleKey(event, list)}
          onBlur={list.reset}
          className="field pr-11"
        />
        <ChevronIcon className={CHEVRON} />
      </div>
      {isListed ? (
        <OptionList
          {...{ id, value, active }}
          label={words.patients}
          options={shown}
          onChoose={list.choose}
        />
      ) : null}
      <output className="block text-sm text-muted">
        {isOpen && shown.length === 0 ? (
          <span className="mt-1 block">{words.patientNone}</span>
        ) : null}
        {isOpen && hidden > 0 ? (
          <span className="sr-only">{words.patientMore(formatNumber(locale, hidden))}</span>
        ) : null}
      </output>
    </div>
  );
};
