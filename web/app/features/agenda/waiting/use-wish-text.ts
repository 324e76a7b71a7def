import type { WaitingEntry } from "@relato/shared/contract/waiting-list.ts";
import { lengthOf } from "@relato/shared/domain/waiting-list.ts";
import { dayIn } from "@relato/shared/domain/zone.ts";
import { formatTime, formatWeekday } from "@relato/shared/locales/calendar-format.ts";
import { formatDay, formatNumber } from "@relato/shared/locales/format.ts";
import { useLanguage } from "../../../ui/language.tsx";

/** A Sunday. */
const SUNDAY = "2023-01-01";
export const weekdayName = (
  locale: ReturnType<typeof useLanguage>["locale"],
  weekday: number,
  length: "long" | "short",
): string => formatWeekday(locale, `${SUNDAY.slice(0, -1)}${weekday + 1}`, length);

/** Writes an instant as "qua., 10/03/2027, 09:00". */
export const useMoment = (timeZone: string): ((instant: string) => string) => {
  const { locale } = useLanguage();
  return (instant) => {
    const day = dayIn(instant, timeZone);
    const weekday = formatWeekday(locale, day, "short");
    return `${weekday}, ${formatDay(locale, day)}, ${formatTime(locale, instant, timeZone)}`;
  };
};

/** Writes what a waiting patient wants: "30 min · qua. · manhã · a partir de 01/03/2027". */
export const useWishText = (today: string): ((entry: WaitingEntry) => string) => {
  const { locale, text } = useLanguage();
  const words = text.waitingList;
  return (entry) =>
    [
      text.agenda.minutes(formatNumber(locale, lengthOf(entry))),
      text.agenda.tipo[entry.agendamento?.tipo ?? entry.tipo],
      ...(entry.weekdays.length === 0
        ? []
        : [entry.weekdays.map((one) => weekdayName(locale, one, "short")).join(", ")]),
      ...(entry.day_part === "any" ? [] : [words.parts[entry.day_part].toLocaleLowerCase()]),
      ...(entry.from_day === null ? [] : [words.fromDay(formatDay(locale, entry.from_day))]),
      ...(entry.until_day === null ? [] : [words.untilDay(formatDay(locale, entry.until_day))]),
      ...(entry.until_day !== null && entry.until_day < today ? [words.isOver] : []),
    ].join(" · ");
};
