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

/** Appointments by each day that they overlap, in the given order. */
export const groupByDay = (
  items: readonly Agendamento[],
  timeZone: string,
): Map<string, Agendamento[]> => {
  const days = new Map<string, Agendamento[]>();
  for (const one of items) {
    // An appointment that ends at midnight does not overlap the next day.
    const lastInstant = new Date(Date.parse(endOf(one)) - 1).toISOString();
    for (const day of daysFrom(dayIn(one.data, timeZone), dayIn(lastInstant, timeZone))) {
      const group = days.get(day);
      if (group === undefined) days.set(day, [one]);
      else group.push(one);
    }
  }
  return days;
};
