import type { WorkingInterval } from "@relato/shared/domain/working-hours.ts";
import { formatWeekday } from "@relato/shared/locales/calendar-format.ts";
import { formatNumber } from "@relato/shared/locales/format.ts";
import { CloseIcon, PlusIcon } from "../../ui/icons.tsx";
import { TimeField } from "../../ui/form/date-fields.tsx";
import { useLanguage } from "../../ui/language.tsx";

export interface HoursValues {
  intervals: WorkingInterval[];
}

const MORNING = { from: "08:00", to: "12:00" };
const AFTERNOON = { from: "14:00", to: "18:00" };
/** As wide as the time, so that two fit side by side. A long error does not widen the field. */
const TIME = "grow [&_[role=alert]]:w-0 [&_[role=alert]]:min-w-full";

/** The periods of a weekday; 0 is Sunday. `fields`: their places in the form's list. */
export const WeekdayRow = (props: {
  weekday: number;
  fields: readonly { id: string; index: number }[];
  /** Null when there are as many as possible. */
  onAdd: ((one: WorkingInterval) => void) | null;
  onRemove: (index: number) => void;
}) => {
  const { weekday, fields, onAdd, onRemove } = props;
  const { locale, text } = useLanguage();
  const words = text.workingHours;
  // A Sunday, and the days after it.
  const day = formatWeekday(locale, `2023-01-0${weekday + 1}`, "long");
  return (
    <li className="py-2.5">
      <div className="flex items-center gap-3">
        <p className="font-medium first-letter:uppercase">{day}</p>
        {fields.length === 0 ? <p className="text-sm text-muted">{words.closed}</p> : null}
        {onAdd === null ? null : (
          <button
            type="button"
            aria-label={words.addOn(day)}
            className="btn ml-auto px-2.5 text-accent hover:bg-sunken"
            onClick={() => onAdd({ weekday, ...(fields.length === 0 ? MORNING : AFTERNOON) })}
          >
            <PlusIcon />
          </button>
        )}
      </div>
      {fields.map(({ id, index }, n) => (
        <div key={id} className="mt-1 flex items-start gap-2">
          <div className="flex min-w-0 flex-1 flex-wrap gap-2">
            <TimeField
              required
              name={`intervals.${index}.from`}
              label={words.from}
              className={TIME}
            />
            <TimeField required name={`intervals.${index}.to`} label={words.to} className={TIME} />
          </div>
          <button
            type="button"
            aria-label={words.removeOf(day, formatNumber(locale, n + 1))}
            className="btn mt-6.5 px-2.5 hover:bg-sunken"
            onClick={() => onRemove(index)}
          >
            <CloseIcon />
          </button>
        </div>
      ))}
    </li>
  );
};
