/** Days and clock times in words. Formatters are cached, because creating one is slow. */
import { languageOfLocale } from "../domain/language.ts";
import type { Locale } from "../domain/language.ts";
import { dayIn } from "../domain/zone.ts";

const formatters = new Map<string, Intl.DateTimeFormat>();

const formatter = (locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = locale + JSON.stringify(options);
  const kept = formatters.get(key) ?? new Intl.DateTimeFormat(languageOfLocale(locale), options);
  formatters.set(key, kept);
  return kept;
};

/** A day (`YYYY-MM-DD`) does not depend on the time zone. */
const formatDayAs = (locale: Locale, day: string, options: Intl.DateTimeFormatOptions): string =>
  formatter(locale, { ...options, timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));

/** "sábado, 21 de novembro de 2026" */
export const formatFullDay = (locale: Locale, day: string): string =>
  formatDayAs(locale, day, { dateStyle: "full" });

/** "novembro de 2026" */
export const formatMonth = (locale: Locale, day: string): string =>
  formatDayAs(locale, day, { month: "long", year: "numeric" });

/** "15 – 21 de nov. de 2026" */
export const formatDays = (locale: Locale, first: string, last: string): string =>
  formatter(locale, { dateStyle: "medium", timeZone: "UTC" }).formatRange(
    new Date(`${first}T00:00:00Z`),
    new Date(`${last}T00:00:00Z`),
  );

export const formatWeekday = (locale: Locale, day: string, weekday: "long" | "short"): string =>
  formatDayAs(locale, day, { weekday });

/** "21 de novembro de 2026": the day of an instant in the zone. */
export const formatLongDay = (locale: Locale, at: Date, timeZone: string): string =>
  formatter(locale, { dateStyle: "long", timeZone }).format(at);

/** "21/11/2026, 09:30" */
export const formatMoment = (locale: Locale, at: Date, timeZone: string): string =>
  formatter(locale, { dateStyle: "short", timeStyle: "short", timeZone }).format(at);

/** The clock time of an ISO instant in the zone. */
export const formatTime = (locale: Locale, instant: string, timeZone: string): string =>
  formatter(locale, { timeStyle: "short", timeZone }).format(new Date(instant));

/** "09:00 – 12:00" of two clock times (`HH:MM`) without a day. */
export const formatClockTimes = (locale: Locale, from: string, to: string): string =>
  [from, to].map((time) => formatTime(locale, `1970-01-01T${time}:00Z`, "UTC")).join(" – ");

/** "09:00 – 09:30" of two ISO instants. Another end day is named: "23:30 – 00:30 (11 de mar.)". */
export const formatTimes = (locale: Locale, from: string, to: string, timeZone: string): string => {
  const times = `${formatTime(locale, from, timeZone)} – ${formatTime(locale, to, timeZone)}`;
  if (dayIn(from, timeZone) === dayIn(to, timeZone)) return times;
  const day = formatter(locale, { day: "numeric", month: "short", timeZone });
  return `${times} (${day.format(new Date(to))})`;
};

/** "America/Sao_Paulo (GMT-3)" with the offset at the instant. */
export const formatZone = (locale: Locale, timeZone: string, at: Date): string => {
  const offset = formatter(locale, { timeZone, timeZoneName: "shortOffset" })
    .formatToParts(at)
    .find(({ type }) => type === "timeZoneName")?.value;
  const name = timeZone.replaceAll("_", " ");
  return offset === undefined ? name : `${name} (${offset})`;
};
