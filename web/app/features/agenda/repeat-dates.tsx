import { dayIn } from "@relato/shared/domain/zone.ts";
import { formatFullDay, formatTime } from "@relato/shared/locales/calendar-format.ts";
import { useLanguage } from "../../ui/language.tsx";

interface Repeat {
  data: string;
  is_blocked: boolean;
  is_outside_hours: boolean;
  conflicts: number;
}

/** The times at which an appointment would repeat, each with what is there. */
export const RepeatDates = (props: {
  items: readonly Repeat[];
  leftOut: ReadonlySet<string>;
  timeZone: string;
  onToggle: (data: string) => void;
}) => {
  const { locale, text } = useLanguage();
  const words = text.agendaSeries;
  return (
    <ul className="mt-1 divide-y divide-line">
      {props.items.map(({ data, is_blocked, is_outside_hours, conflicts }) => {
        const warnings = [
          ...(is_blocked ? [words.blocked] : []),
          ...(is_outside_hours ? [words.outside] : []),
          ...(conflicts > 0 ? [words.conflict] : []),
        ];
        return (
          <li key={data}>
            <label className="flex min-h-11 cursor-pointer items-center gap-2.5 py-1.5">
              <input
                type="checkbox"
                checked={!props.leftOut.has(data)}
                onChange={() => props.onToggle(data)}
                className="size-5 shrink-0 accent-accent"
              />
              <span>
                {formatFullDay(locale, dayIn(data, props.timeZone))},{" "}
                {formatTime(locale, data, props.timeZone)}
                {warnings.length === 0 ? null : (
                  <span className="font-semibold text-warn"> ({warnings.join(", ")})</span>
                )}
              </span>
            </label>
          </li>
        );
      })}
    </ul>
  );
};
