import { lazy } from "react";
import { CalendarIcon, CloseIcon } from "../icons.tsx";
import { useLanguage } from "../language.tsx";
import { OverlayButton } from "../overlay-button.tsx";
import type { DateKind } from "./use-typed-date.ts";

const CalendarPopover = lazy(async () => ({
  default: (await import("./calendar-popover.tsx")).CalendarPopover,
}));

const BUTTON =
  "mr-0.5 flex size-9 shrink-0 items-center justify-center rounded-lg text-muted hover:bg-sunken";

/** Opens the calendar, which keeps the clock time of a moment. `id` is the field's input. */
export const CalendarButton = (props: {
  id: string;
  kind: DateKind;
  value: string;
  min: string | undefined;
  max: string | undefined;
  canClear: boolean;
  onChoose: (value: string) => void;
}) => {
  const { id, kind, value, min, max, canClear, onChoose } = props;
  const words = useLanguage().text.dateField;
  const clock = kind === "moment" ? `T${value.slice(11) || "00:00"}` : "";
  return (
    <OverlayButton
      popup="dialog"
      labelledBy={`${id}-calendar ${id}-label`}
      className={BUTTON}
      overlay={(overlay) => (
        <CalendarPopover
          {...overlay}
          {...{ min, max, canClear }}
          day={value.slice(0, 10)}
          onChoose={(day) => onChoose(day === "" ? "" : day + clock)}
        />
      )}
    >
      <span id={`${id}-calendar`} className="sr-only">
        {words.calendar}
      </span>
      <CalendarIcon className="size-4.5" />
    </OverlayButton>
  );
};

/** Empties the field. `id` is the field's input. */
export const ClearButton = ({ id, onClear }: { id: string; onClear: () => void }) => (
  <button
    type="button"
    id={`${id}-clear`}
    aria-label={useLanguage().text.dateField.clear}
    aria-labelledby={`${id}-clear ${id}-label`}
    className={BUTTON}
    onClick={onClear}
  >
    <CloseIcon className="size-4" />
  </button>
);
