import type { Agendamento } from "@relato/shared/contract/agenda.ts";
import { endOf } from "@relato/shared/domain/agenda.ts";
import { daysFrom } from "@relato/shared/domain/calendar.ts";
import type { Locale } from "@relato/shared/domain/language.ts";
import { formatTimes } from "@relato/shared/locales/calendar-format.ts";
import { dayIn } from "@relato/shared/domain/zone.ts";

/** The title, or else the patient's name. */
export const titleOf = (one: Pick<Agendamento, "titulo" | "paciente">, untitled: string): string =>
  one.titulo ?? one.paciente?.nome ?? untitled;

/** "09:00 – 09:30" */
export const timesOf = (locale: Locale, one: Agendamento, timeZone: string): string =>
  formatTimes(locale, one.data, endOf(one), timeZone);

/** Values by each day that they overlap, in the given order. `spanOf`: start and end, ISO. */
export const groupSpansByDay = <T>(
  items: readonly T[],
  spanOf: (one: T) => readonly [from: string, to: string],
  timeZone: string,
): Map<string, T[]> => {
  const days = new Map<string, T[]>();
  for (const one of items) {
    const [from, to] = spanOf(one);
    // A span that ends at midnight does not overlap the next day.
    const lastInstant = new Date(Date.parse(to) - 1).toISOString();
    for (const day of daysFrom(dayIn(from, timeZone), dayIn(lastInstant, timeZone))) {
      const group = days.get(day);
      if (group === undefined) days.set(day, [one]);
      else group.push(one);
    }
  }
  return days;
};

/** Appointments by each day that they overlap, in the given order. */
export const groupByDay = (
  items: readonly Agendamento[],
  timeZone: string,
): Map<string, Agendamento[]> =>
  groupSpansByDay(items, (one) => [one.data, endOf(one)] as const, timeZone);
