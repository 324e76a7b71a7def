import {
  type ClipboardEvent,
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useRef,
  useState,
} from "react";
import type { InputAttributes } from "../form/field.tsx";
import { useLanguage } from "../language.tsx";
import { CalendarButton, ClearButton } from "./date-buttons.tsx";
import { Segments, type SegmentsControl } from "./segments.tsx";
import { type DateKind, READERS } from "./use-typed-date.ts";

export interface DateInputOptions {
  kind?: DateKind;
  /** The first and last day of the calendar. A form's schema checks what is typed. */
  min?: string | undefined;
  max?: string | undefined;
  required?: boolean;
  readOnly?: boolean;
  /** A birth date is faster to type. Its field has a button that clears it. */
  hasCalendar?: boolean;
}

const FRAME =
  "field flex items-center p-0 has-[[data-focused]]:outline-2 " +
  "has-[[data-focused]]:outline-offset-2 has-[[data-focused]]:outline-accent";

const segmentsIn = (frame: Element | null): HTMLElement[] => [
  ...(frame?.querySelectorAll<HTMLElement>("[data-type]:not([data-type=literal])") ?? []),
];

/** A separator moves on, so that 3/5/1961 can be typed without zeros. */
const moveOnSeparator = (event: KeyboardEvent<HTMLElement>): void => {
  if (!/^[-/.:, h]$/.test(event.key) || event.ctrlKey || event.metaKey) return;
  const segments = segmentsIn(event.currentTarget);
  const at = segments.indexOf(event.target as HTMLElement);
  if (at < 0) return;
  event.preventDefault();
  if (segments[at]?.dataset["placeholder"] === undefined) segments[at + 1]?.focus();
};

/** The input that the label names and a form registers. Its focus moves to the first segment. */
const HiddenInput = (props: {
  id: string;
  name: string | undefined;
  hiddenRef: RefObject<HTMLInputElement | null>;
  inputRef: Ref<HTMLInputElement> | undefined;
  onFocus: () => void;
}) => {
  const { id, name, hiddenRef, inputRef, onFocus } = props;
  const attach = (element: HTMLInputElement | null): void => {
    hiddenRef.current = element;
    if (typeof inputRef === "function") inputRef(element);
  };
  return (
    <input
      {...{ id, name, onFocus }}
      ref={attach}
      inputMode="none"
      tabIndex={-1}
      aria-hidden
      className="sr-only"
    />
  );
};

interface DateInputProps extends DateInputOptions {
  /** ISO text, or empty. */
  value: string;
  /** Called with an empty text while only a part is typed. */
  onChange: (value: string) => void;
  input: InputAttributes;
  /** The hidden input. It has a custom validity while only a part is typed. */
  inputRef?: Ref<HTMLInputElement>;
  name?: string;
}

/** A date or time, typed in the order of the interface's language, whatever the browser's. */
export const DateInput = (props: DateInputProps) => {
  const { kind = "day", value, input, required = false, readOnly = false } = props;
  const { min, max, hasCalendar = kind !== "time" } = props;
  const { locale } = useLanguage();
  const frame = useRef<HTMLDivElement>(null);
  const hiddenRef = useRef<HTMLInputElement>(null);
  const segments = useRef<SegmentsControl>(null);
  const [isPartial, setPartial] = useState(false);
  const isInvalid = input["aria-invalid"];
  const canClear = !required && (value !== "" || isPartial);
  const set = (text: string): void => segments.current?.set(text);
  const focus = (): void => segmentsIn(frame.current)[0]?.focus();
  const paste = (event: ClipboardEvent): void => {
    event.preventDefault();
    const read = READERS[kind](event.clipboardData.getData("text/plain"), locale);
    if (read !== null && !readOnly) set(read);
  };
  return (
    <div
      ref={frame}
      role="presentation"
      onPaste={paste}
      onKeyDownCapture={moveOnSeparator}
      className={`${FRAME} ${isInvalid ? "border-danger" : ""} ${readOnly ? "bg-sunken" : ""}`}
    >
      <HiddenInput
        {...{ id: input.id, name: props.name, hiddenRef, inputRef: props.inputRef }}
        onFocus={focus}
      />
      <Segments
        {...{ kind, value, isInvalid, onChange: props.onChange }}
        onPartial={(isPart) => {
          setPartial(isPart);
          hiddenRef.current?.setCustomValidity(isPart ? "partial" : "");
        }}
        onControl={(control) => {
          segments.current = control;
        }}
        labelledBy={`${input.id}-label`}
        describedBy={input["aria-describedby"]}
        isRequired={required}
        isReadOnly={readOnly}
      />
      {readOnly ? null : hasCalendar ? (
        <CalendarButton {...{ id: input.id, value, kind, min, max, canClear, onChoose: set }} />
      ) : canClear ? (
        <ClearButton
          id={input.id}
          onClear={() => {
            set("");
            focus();
          }}
        />
      ) : null}
    </div>
  );
};
