import type { BlockedTime } from "@relato/shared/contract/calendars.ts";
import { addDays } from "@relato/shared/domain/calendar.ts";
import type { Locale } from "@relato/shared/domain/language.ts";
import { startOfDay } from "@relato/shared/domain/zone.ts";
import { formatTimes } from "@relato/shared/locales/calendar-format.ts";
import type { calendars } from "@relato/shared/locales/pt-br/calendars.ts";

type Words = typeof calendars;

/** The title, and the calendar that it was read from: "Plantão (Hospital)". */
export const blockedTitle = ({ title, calendar }: BlockedTime, words: Words): string => {
  if (calendar === null) return title ?? words.blocked;
  return title === null ? calendar.name : `${title} (${calendar.name})`;
};

/** The part of a blocked time in a day, as clock times; `allDay` for a whole day. */
export const blockedTimesOn = (
  locale: Locale,
  one: Pick<BlockedTime, "starts_at" | "ends_at">,
  day: string,
  timeZone: string,
  words: Words,
): string => {
  const first = new Date(startOfDay(day, timeZone)).toISOString();
  const end = new Date(startOfDay(addDays(day, 1), timeZone)).toISOString();
  if (one.starts_at <= first && one.ends_at >= end) return words.allDay;
  const from = one.starts_at < first ? first : one.starts_at;
  return formatTimes(locale, from, one.ends_at > end ? end : one.ends_at, timeZone);
};
