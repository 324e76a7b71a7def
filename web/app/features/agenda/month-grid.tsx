import type { Agendamento } from "@relato/shared/contract/agenda.ts";
import { addDays, addMonths, firstOfWeek, shownDays } from "@relato/shared/domain/calendar.ts";
import {
  formatFullDay,
  formatTime,
  formatWeekday,
} from "@relato/shared/locales/calendar-format.ts";
import { formatNumber } from "@relato/shared/locales/format.ts";
import { useEffect, useId, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import { useLanguage, useViews } from "../../ui/language.tsx";
import { titleOf } from "./describe.ts";

/** A day of the grid shows at most this many appointments, and the number of the others. */
const MAX_SHOWN = 3;

const Entries = (props: {
  items: readonly Agendamento[];
  timeZone: string;
  onEdit: (one: Agendamento) => void;
}) => {
  const { locale } = useLanguage();
  const words = useViews().agenda;
  const { items, timeZone, onEdit } = props;
  const rest = items.length - MAX_SHOWN;
  return (
    <div className="relative z-10 mt-1 space-y-0.5 max-sm:hidden">
      {items.slice(0, MAX_SHOWN).map((one) => (
        // For the pointer only: with the keyboard, the doctor opens the day.
        <button
          key={one.id}
          type="button"
          tabIndex={-1}
          onClick={() => onEdit(one)}
          className={`block min-h-6 w-full truncate rounded px-1.5 text-left text-xs ${
            one.cancelled_at !== null
              ? "text-muted line-through"
              : one.conflicts > 0
                ? "bg-warn-soft text-warn"
                : "bg-accent-soft text-accent-strong"
          }`}
        >
          {formatTime(locale, one.data, timeZone)} {titleOf(one, words.untitled)}
        </button>
      ))}
      {rest > 0 ? (
        <p className="pointer-events-none px-1.5 text-xs font-medium text-muted">
          {words.more(formatNumber(locale, rest))}
        </p>
      ) : null}
    </div>
  );
};

/** A phone has room only for the number of appointments. */
const Count = ({ items }: { items: readonly Agendamento[] }) => {
  const { locale } = useLanguage();
  if (items.length === 0) return null;
  const isWarned = items.some(({ conflicts }) => conflicts > 0);
  return (
    <span
      className={`mx-auto mt-1 block w-fit min-w-6 rounded-full px-1.5 text-center text-xs font-semibold sm:hidden ${isWarned ? "bg-warn-soft text-warn" : "bg-accent-soft text-accent-strong"}`}
    >
      {formatNumber(locale, items.length)}
    </span>
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
  timeZone: string;
  onMonth: (day: string) => void;
  onOpen: (day: string) => void;
  onEdit: (one: Agendamento) => void;
}) => {
  const { day, today, days, timeZone, onMonth, onOpen, onEdit } = props;
  const { locale } = useLanguage();
  const words = useViews().agenda;
  const hintId = useId();
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

  const shown = shownDays("month", day, locale);
  const weeks = Array.from({ length: shown.length / 7 }, (_, n) => shown.slice(n * 7, n * 7 + 7));
  const labelOf = (one: string): string => {
    const items = days.get(one) ?? [];
    return [
      formatFullDay(locale, one),
      items.length === 0
        ? words.noneOn
        : words.count(formatNumber(locale, items.length), items.length === 1),
      ...(items.some(({ conflicts }) => conflicts > 0) ? [words.withConflicts] : []),
    ].join(", ");
  };
  return (
    <>
      <p id={hintId} className="sr-only">
        {words.gridHint}
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
        <thead>
          <tr>
            {(weeks[0] ?? []).map((one) => (
              <th
                key={one}
                scope="col"
                abbr={formatWeekday(locale, one, "long")}
                className="truncate border-b border-line px-1 py-2 text-center text-xs font-semibold text-muted"
              >
                {formatWeekday(locale, one, "short")}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((one) => (
                <td
                  key={one}
                  className={`relative h-16 border-b border-l border-line p-0.5 align-top first:border-l-0 sm:h-34 sm:p-1 ${one.startsWith(month) ? "" : "bg-sunken"}`}
                >
                  <button
                    type="button"
                    data-day={one}
                    tabIndex={one === active ? 0 : -1}
                    aria-current={one === today ? "date" : undefined}
                    aria-label={labelOf(one)}
                    onClick={() => onOpen(one)}
                    className={`mx-auto grid size-7 place-items-center rounded-full text-sm after:absolute after:inset-0 after:rounded-md focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent hover:after:bg-accent/5 sm:mx-0 ${
                      one === today
                        ? "bg-accent font-semibold text-on-accent"
                        : one.startsWith(month)
                          ? ""
                          : "text-muted"
                    }`}
                  >
                    {Number(one.slice(8))}
                  </button>
                  <Count items={days.get(one) ?? []} />
                  <Entries items={days.get(one) ?? []} timeZone={timeZone} onEdit={onEdit} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};
