import type { Agendamento } from "@relato/shared/contract/agenda.ts";
import { formatFullDay, formatTime } from "@relato/shared/locales/calendar-format.ts";
import { formatNumber } from "@relato/shared/locales/format.ts";
import { useLanguage } from "../../ui/language.tsx";
import { titleOf } from "./describe.ts";

/** A day of the grid shows at most this many appointments, and the number of the others. */
const MAX_SHOWN = 3;

const Entries = (props: {
  items: readonly Agendamento[];
  timeZone: string;
  onEdit: (one: Agendamento) => void;
}) => {
  const { locale } = useLanguage();
  const words = useLanguage().text.agenda;
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
      className={
        "mx-auto mt-1 block w-fit min-w-6 rounded-full px-1.5 text-center text-xs " +
        "font-semibold sm:hidden " +
        (isWarned ? "bg-warn-soft text-warn" : "bg-accent-soft text-accent-strong")
      }
    >
      {formatNumber(locale, items.length)}
    </span>
  );
};

const DAY =
  "mx-auto grid size-7 place-items-center rounded-full text-sm after:absolute after:inset-0 " +
  "after:rounded-md focus-visible:outline-none focus-visible:after:outline-2 " +
  "focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent " +
  "hover:after:bg-accent/5 sm:mx-0 ";

/** A day of the month: its button, which fills the cell, and its appointments. */
export const DayCell = (props: {
  day: string;
  isInMonth: boolean;
  isToday: boolean;
  /** The day is in the tab order. */
  isActive: boolean;
  items: readonly Agendamento[];
  timeZone: string;
  onOpen: (day: string) => void;
  onEdit: (one: Agendamento) => void;
}) => {
  const { day, isInMonth, isToday, items } = props;
  const { locale } = useLanguage();
  const words = useLanguage().text.agenda;
  const label = [
    formatFullDay(locale, day),
    items.length === 0
      ? words.noneOn
      : words.count(formatNumber(locale, items.length), items.length === 1),
    ...(items.some(({ conflicts }) => conflicts > 0) ? [words.withConflicts] : []),
  ].join(", ");
  const look = isInMonth ? "" : "text-muted";
  return (
    <td
      className={
        "relative h-16 border-b border-l border-line p-0.5 align-top first:border-l-0 sm:h-34 " +
        `sm:p-1 ${isInMonth ? "" : "bg-sunken"}`
      }
    >
      <button
        type="button"
        data-day={day}
        tabIndex={props.isActive ? 0 : -1}
        aria-current={isToday ? "date" : undefined}
        aria-label={label}
        onClick={() => props.onOpen(day)}
        className={DAY + (isToday ? "bg-accent font-semibold text-on-accent" : look)}
      >
        {Number(day.slice(8))}
      </button>
      <Count items={items} />
      <Entries items={items} timeZone={props.timeZone} onEdit={props.onEdit} />
    </td>
  );
};
