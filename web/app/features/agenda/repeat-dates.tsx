import { dayIn } from "@relato/shared/domain/zone.ts";
import { formatFullDay, formatTime } from "@relato/shared/locales/calendar-format.ts";
import { useLanguage } from "../../ui/language.tsx";

interface Repeat {
  /** The key of `leftOut`; the time by default. */
  id?: string;
  data: string;
  /** Where an appointment that moves is now. */
  before?: string;
  is_blocked: boolean;
  is_outside_hours: boolean;
  conflicts: number;
}

/** The keys without this one, or with it. */
export const toggled = (keys: ReadonlySet<string>, key: string): ReadonlySet<string> => {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
};

/** Times of a series, each with what is there. The appointment `fixed` is not left out. */
export const RepeatDates = (props: {
  items: readonly Repeat[];
  leftOut: ReadonlySet<string>;
  timeZone: string;
  fixed?: string;
  onToggle: (key: string) => void;
}) => {
  const { locale, text } = useLanguage();
  const words = text.agendaSeries;
  const momentOf = (instant: string): string =>
    `${formatFullDay(locale, dayIn(instant, props.timeZone))}, ` +
    formatTime(locale, instant, props.timeZone);
  return (
    <ul className="mt-1 divide-y divide-line">
      {props.items.map(({ data, is_blocked, is_outside_hours, conflicts, before, id = data }) => {
        const warnings = [
          ...(is_blocked ? [words.blocked] : []),
          ...(is_outside_hours ? [words.outside] : []),
          ...(conflicts > 0 ? [words.conflict] : []),
        ];
        const isFixed = id === props.fixed;
        return (
          <li key={id}>
            <label className="flex min-h-11 cursor-pointer items-center gap-2.5 py-1.5">
              <input
                type="checkbox"
                checked={!props.leftOut.has(id)}
                disabled={isFixed}
                onChange={() => props.onToggle(id)}
                className="size-5 shrink-0 accent-accent"
              />
              <span>
                {momentOf(data)}
                {isFixed ? ` (${words.change.isThis})` : null}
                {warnings.length === 0 ? null : (
                  <span className="font-semibold text-warn"> ({warnings.join(", ")})</span>
                )}
                {before === undefined || before === data ? null : (
                  <span className="block text-sm text-muted">
                    {words.change.before(momentOf(before))}
                  </span>
                )}
              </span>
            </label>
          </li>
        );
      })}
    </ul>
  );
};
