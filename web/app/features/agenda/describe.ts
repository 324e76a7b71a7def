import type { Agendamento } from "@relato/shared/contract/agenda.ts";
import { endOf } from "@relato/shared/domain/agenda.ts";
import { daysFrom } from "@relato/shared/domain/calendar.ts";
import type { Locale } from "@relato/shared/domain/language.ts";
import { formatTimes } from "@relato/shared/locales/calendar-format.ts";
import { dayIn } from "@relato/shared/domain/zone.ts";

/** What an appointment is called: its title, else its patient. */
export const nameOf = (one: Pick<Agendamento, "titulo" | "paciente">, untitled: string): string =>
  one.titulo ?? one.paciente?.nome ?? untitled;

/** "09:00 – 09:30" */
export const timesOf = (locale: Locale, one: Agendamento, timeZone: string): string =>
  formatTimes(locale, one.data, endOf(one), timeZone);

/** The appointments by the days of which they take some time, in the order in which they came. */
export const byDay = (
  items: readonly Agendamento[],
  timeZone: string,
): Map<string, Agendamento[]> => {
  const days = new Map<string, Agendamento[]>();
  for (const one of items) {
    // What ends at midnight takes nothing of the day that begins then.
    const lastInstant = new Date(Date.parse(endOf(one)) - 1).toISOString();
    for (const day of daysFrom(dayIn(one.data, timeZone), dayIn(lastInstant, timeZone))) {
      const those = days.get(day);
      if (those === undefined) days.set(day, [one]);
      else those.push(one);
    }
  }
  return days;
};
