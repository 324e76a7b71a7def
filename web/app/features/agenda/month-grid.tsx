import type { Agendamento } from "@relato/shared/contract/agenda.ts";
import type { BlockedTime } from "@relato/shared/contract/calendars.ts";
import { addDays, addMonths, firstOfWeek, shownDays } from "@relato/shared/domain/calendar.ts";
import { intervalsOn, type WorkingInterval } from "@relato/shared/domain/working-hours.ts";
import { formatWeekday } from "@relato/shared/locales/calendar-format.ts";
import { useEffect, useId, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import { useLanguage } from "../../ui/language.tsx";
import { DayCell } from "./day-cell.tsx";

/** The active day of the grid, and the keys that move it. */
const useGridKeys = (day: string, onMonth: (day: string) => void) => {
  const { locale } = useLanguage();
  const table = useRef<HTMLTableElement>(null);
  const month = day.slice(0, 7);
  // The day of the keyboard. After the month changed in another way, it is the month's `day`.
  const [moved, setMoved] = useState(day);
  const active = moved.startsWith(month) ? moved : day;
  /** The day that takes the focus once it is shown, perhaps in another month. */
  const nextFocus = useRef<string | null>(null);
  useEffect(() => {
    if (nextFocus.current !== active) return;
    nextFocus.current = null;
    table.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus();
  }, [active]);

  const moveTo = (next: string): void => {
    nextFocus.current = next;
    setMoved(next);
    if (!next.startsWith(month)) onMonth(next);
  };
  const press = (event: KeyboardEvent): void => {
    const first = firstOfWeek(active, locale);
    const next: Record<string, string> = {
      ArrowLeft: addDays(active, -1),
      ArrowRight: addDays(active, 1),
      ArrowUp: addDays(active, -7),
      ArrowDown: addDays(active, 7),
      Home: first,
      End: addDays(first, 6),
      PageUp: addMonths(active, event.shiftKey ? -12 : -1),
      PageDown: addMonths(active, event.shiftKey ? 12 : 1),
    };
    const target = next[event.key];
    if (target === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    moveTo(target);
  };
  return { table, active, press };
};

const Weekdays = ({ week }: { week: readonly string[] }) => {
  const { locale } = useLanguage();
  return (
    <thead>
      <tr>
        {week.map((one) => (
          <th
            key={one}
            scope="col"
            abbr={formatWeekday(locale, one, "long")}
            className={
              "truncate border-b border-line px-1 py-2 text-center text-xs font-semibold " +
              "text-muted"
            }
          >
            {formatWeekday(locale, one, "short")}
          </th>
        ))}
      </tr>
    </thead>
  );
};

/**
 * A month by weeks (https://www.w3.org/WAI/ARIA/apg/patterns/grid/). One day is in the tab order;
 * arrows, Home, End, Page Up and Page Down move to another day; Enter opens it.
 */
export const MonthGrid = (props: {
  /** A day of the shown month. */
  day: string;
  today: string;
  label: string;
  days: ReadonlyMap<string, readonly Agendamento[]>;
  blocked: ReadonlyMap<string, readonly BlockedTime[]>;
  hours: readonly WorkingInterval[];
  timeZone: string;
  onMonth: (day: string) => void;
  onOpen: (day: string) => void;
  onEdit: (one: Agendamento) => void;
}) => {
  const { day, today, days, blocked, hours, timeZone, onMonth, onOpen, onEdit } = props;
  const { locale } = useLanguage();
  const hint = useLanguage().text.agenda.gridHint;
  const hintId = useId();
  const month = day.slice(0, 7);
  const { table, active, press } = useGridKeys(day, onMonth);
  const shown = shownDays("month", day, locale);
  const weeks = Array.from({ length: shown.length / 7 }, (_, n) => shown.slice(n * 7, n * 7 + 7));
  return (
    <>
      <p id={hintId} className="sr-only">
        {hint}
      </p>
      <table
        ref={table}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        aria-label={props.label}
        aria-describedby={hintId}
        onKeyDown={press}
        className="card w-full table-fixed border-separate border-spacing-0 overflow-hidden"
      >
        <Weekdays week={weeks[0] ?? []} />
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((one) => (
                <DayCell
                  key={one}
                  day={one}
                  isInMonth={one.startsWith(month)}
                  isToday={one === today}
                  isActive={one === active}
                  items={days.get(one) ?? []}
                  blocked={blocked.get(one) ?? []}
                  isOff={hours.length > 0 && intervalsOn(hours, one).length === 0}
                  timeZone={timeZone}
                  onOpen={onOpen}
                  onEdit={onEdit}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};
