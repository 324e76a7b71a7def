import type { Agendamento } from "@relato/shared/contract/agenda.ts";
import { endOf } from "@relato/shared/domain/agenda.ts";
import type { Locale } from "@relato/shared/domain/language.ts";
import { formatTimes } from "@relato/shared/locales/calendar-format.ts";
import { dayIn } from "@relato/shared/domain/zone.ts";

/** What an appointment is called: its title, else its patient. */
export const nameOf = (one: Pick<Agendamento, "titulo" | "paciente">, untitled: string): string =>
  one.titulo ?? one.paciente?.nome ?? untitled;

/** "09:00 – 09:30" */
export const timesOf = (locale: Locale, one: Agendamento, timeZone: string): string =>
  formatTimes(locale, one.data, endOf(one), timeZone);

/** The appointments by the day on which they begin. */
export const byDay = (
  items: readonly Agendamento[],
  timeZone: string,
): Map<string, Agendamento[]> => Map.groupBy(items, (one) => dayIn(one.data, timeZone));
