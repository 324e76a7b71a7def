import { intervalsOn, type WorkingInterval } from "@relato/shared/domain/working-hours.ts";
import { formatClockTimes } from "@relato/shared/locales/calendar-format.ts";
import { useLanguage } from "../../ui/language.tsx";

/** The working hours of a day. Nothing if the doctor has set none for the week. */
export const HoursLine = (props: { hours: readonly WorkingInterval[]; day: string }) => {
  const { locale, text } = useLanguage();
  const words = text.workingHours;
  if (props.hours.length === 0) return null;
  const shown = intervalsOn(props.hours, props.day).map(({ from, to }) =>
    formatClockTimes(locale, from, to),
  );
  return (
    <p className="border-b border-line px-4 py-2 text-sm text-muted tabular-nums">
      {shown.length === 0 ? words.closed : words.shown(shown.join(", "))}
    </p>
  );
};
