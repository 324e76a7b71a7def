import { FIRST_DAY } from "@relato/shared/domain/calendar.ts";
import { parseDay } from "@relato/shared/domain/typed-date.ts";
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from "react-aria-components/Calendar";
import { Dialog } from "react-aria-components/Dialog";
import { Popover } from "react-aria-components/Popover";
import { BackIcon, NextIcon } from "../icons.tsx";
import { useLanguage } from "../language.tsx";
import type { OverlayProps } from "../overlay-button.tsx";

const STEP = "btn min-h-10 px-2.5 hover:bg-sunken";
const CELL =
  "flex size-10 cursor-pointer items-center justify-center rounded-lg tabular-nums outline-none " +
  "hover:bg-sunken data-[outside-month]:hidden data-[selected]:bg-accent " +
  "data-[selected]:text-on-accent data-[disabled]:cursor-default data-[disabled]:text-muted " +
  "data-[disabled]:line-through data-[focus-visible]:outline-2 " +
  "data-[focus-visible]:outline-accent data-[today]:font-bold";

/** The days of a month, to choose one. Times and birth dates are typed. */
export const CalendarPopover = (
  props: OverlayProps & {
    /** The chosen day, `YYYY-MM-DD`, or an empty text. */
    day: string;
    min: string | undefined;
    max: string | undefined;
    canClear: boolean;
    onChoose: (day: string) => void;
  },
) => {
  const { triggerRef, onOpenChange, day, min = "", max = "", canClear } = props;
  const { locale, text } = useLanguage();
  const words = text.dateField;
  const choose = (chosen: string): void => {
    props.onChoose(chosen);
    onOpenChange(false);
  };
  return (
    <Popover
      isOpen
      triggerRef={triggerRef}
      onOpenChange={onOpenChange}
      placement="bottom end"
      // It scrolls where a small screen has no room for six weeks above or below the field.
      className="card overflow-y-auto p-3 shadow-lifted"
    >
      <Dialog aria-label={words.calendar} className="outline-none">
        <Calendar
          aria-label={words.calendar}
          value={parseDay(day)}
          onChange={(chosen) => choose(chosen.toString())}
          minValue={parseDay(min)}
          maxValue={parseDay(max)}
          firstDayOfWeek={FIRST_DAY[locale]}
          // The calendar opens after a click on its button.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
        >
          <div className="mb-1 flex items-center justify-between gap-2">
            <Button slot="previous" className={STEP}>
              <BackIcon />
            </Button>
            <Heading className="font-semibold first-letter:uppercase" />
            <Button slot="next" className={STEP}>
              <NextIcon />
            </Button>
          </div>
          <CalendarGrid weekdayStyle="short">
            <CalendarGridHeader>
              {(name) => (
                <CalendarHeaderCell className="pb-1 text-xs font-normal text-muted">
                  {name}
                </CalendarHeaderCell>
              )}
            </CalendarGridHeader>
            <CalendarGridBody>
              {(date) => <CalendarCell date={date} className={CELL} />}
            </CalendarGridBody>
          </CalendarGrid>
        </Calendar>
        {canClear ? (
          <button
            type="button"
            className="btn mt-1 w-full text-accent hover:bg-sunken"
            onClick={() => choose("")}
          >
            {words.clear}
          </button>
        ) : null}
      </Dialog>
    </Popover>
  );
};
