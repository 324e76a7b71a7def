import type { Agendamento } from "@relato/shared/contract/agenda.ts";
import type { BlockedTime } from "@relato/shared/contract/calendars.ts";
import { formatFullDay, formatTime } from "@relato/shared/locales/calendar-format.ts";
import { formatNumber } from "@relato/shared/locales/format.ts";
import { useLanguage } from "../../ui/language.tsx";
import { blockedTimesOn, blockedTitle } from "../calendars/describe-blocked.ts";
import { titleOf } from "./describe.ts";

/** A day of the grid shows so many appointments and blocked times, and the number of the others. */
const MAX_SHOWN = 3;

/** Blocked times, which only the day's list explains in full. */
const Blocked = (props: { blocked: readonly BlockedTime[]; day: string; timeZone: string }) => {
  const { locale, text } = useLanguage();
  return props.blocked.map((one) => (
    <p
      key={one.id}
      aria-hidden="true"
      className="pointer-events-none min-h-6 truncate rounded bg-line px-1.5 text-xs/6 text-muted"
    >
      {blockedTimesOn(locale, one, props.day, props.timeZone, text.calendars)}{" "}
      {blockedTitle(one, text.calendars)}
    </p>
  ));
};

const Entries = (props: {
  day: string;
  items: readonly Agendamento[];
  blocked: readonly BlockedTime[];
  timeZone: string;
  onEdit: (one: Agendamento) => void;
}) => {
  const { locale } = useLanguage();
  const words = useLanguage().text.agenda;
  const { day, items, blocked, timeZone, onEdit } = props;
  const rest = items.length + blocked.length - MAX_SHOWN;
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
      <Blocked
        {...{ day, timeZone }}
        blocked={blocked.slice(0, Math.max(0, MAX_SHOWN - items.length))}
      />
      {rest > 0 ? (
        <p className="pointer-events-none px-1.5 text-xs font-medium text-muted">
          {words.more(formatNumber(locale, rest))}
        </p>
      ) : null}
    </div>
  );
};

/** A phone has room only for the number of appointments, and a line for blocked times. */
const Count = (props: { items: readonly Agendamento[]; isBlocked: boolean }) => {
  const { items, isBlocked } = props;
  const { locale } = useLanguage();
  if (items.length === 0)
    return isBlocked ? (
      <span className="mx-auto mt-2 block h-1.5 w-6 rounded-full bg-muted/50 sm:hidden" />
    ) : null;
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
  blocked: readonly BlockedTime[];
  /** The doctor has working hours, and none on this day. */
  isOff: boolean;
  timeZone: string;
  onOpen: (day: string) => void;
  onEdit: (one: Agendamento) => void;
}) => {
  const { day, isInMonth, isToday, items, blocked, isOff } = props;
  const { locale } = useLanguage();
  const { agenda: words, calendars, workingHours } = useLanguage().text;
  const label = [
    formatFullDay(locale, day),
    items.length === 0
      ? words.noneOn
      : words.count(formatNumber(locale, items.length), items.length === 1),
    ...(items.some(({ conflicts }) => conflicts > 0) ? [words.withConflicts] : []),
    ...(blocked.length === 0
      ? []
      : [calendars.count(formatNumber(locale, blocked.length), blocked.length === 1)]),
    ...(isOff ? [workingHours.closed.toLocaleLowerCase()] : []),
  ].join(", ");
  const look = isInMonth && !isOff ? "" : "text-muted";
  return (
    <td
      className={
        "relative h-16 border-b border-l border-line p-0.5 align-top first:border-l-0 sm:h-34 " +
        `sm:p-1 ${isInMonth && !isOff ? "" : "bg-sunken"}`
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
      <Count items={items} isBlocked={blocked.length > 0} />
      <Entries {...{ day, items, blocked }} timeZone={props.timeZone} onEdit={props.onEdit} />
    </td>
  );
};
