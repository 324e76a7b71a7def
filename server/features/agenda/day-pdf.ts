import { endOf } from "@relato/shared/domain/agenda.ts";
import { rangeOf } from "@relato/shared/domain/calendar.ts";
import { languageOfLocale, type Locale } from "@relato/shared/domain/language.ts";
import { escapeMarkdown } from "@relato/shared/domain/laudo/markdown.ts";
import { formatPhone } from "@relato/shared/domain/phone.ts";
import { intervalsOn } from "@relato/shared/domain/working-hours.ts";
import {
  formatClockTimes,
  formatFullDay,
  formatTimes,
} from "@relato/shared/locales/calendar-format.ts";
import { formatDay, formatNumber } from "@relato/shared/locales/format.ts";
import { messagesOf } from "../../platform/messages.ts";
import type { PdfInput } from "../../platform/pdf/input.ts";
import type { AgendaDay } from "./day-queries.ts";

type Appointment = AgendaDay["appointments"][number];

const rowOf = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
const cellOf = (text: string): string => escapeMarkdown(text, false);

const stateOf = (
  one: Appointment,
): keyof ReturnType<typeof messagesOf>["agendaPrint"]["states"] => {
  if (one.cancelled_at !== null)
    return one.cancelled_by_patient ? "cancelledByPatient" : "cancelled";
  if (one.consulta_id !== null) return "attended";
  return one.confirmed_at === null ? "scheduled" : "confirmed";
};

const appointmentRow = (one: Appointment, { time_zone }: AgendaDay, locale: Locale): string => {
  const words = messagesOf(locale).agendaPrint;
  const { paciente, titulo, phone } = one;
  const born = paciente?.data_nascimento ?? null;
  const name = paciente === null ? [] : [`**${cellOf(paciente.nome)}**`];
  const birth = born === null ? [] : [formatDay(locale, born)];
  const title = titulo === null ? [] : [cellOf(titulo)];
  const who = [...name, ...birth, ...title].join(" · ");
  return rowOf([
    formatTimes(locale, one.data, endOf(one), time_zone),
    who === "" ? words.untitled : who,
    words.tipo[one.tipo],
    phone === null ? "" : cellOf(formatPhone(phone)),
    words.states[stateOf(one)],
  ]);
};

const blockedRow = (
  one: AgendaDay["blocked"][number],
  { day, time_zone }: AgendaDay,
  locale: Locale,
): string => {
  const words = messagesOf(locale).agendaPrint;
  const { from, to } = rangeOf([day], time_zone);
  const isAllDay = one.starts_at <= from && one.ends_at >= to;
  const starts_at = one.starts_at < from ? from : one.starts_at;
  const ends_at = one.ends_at > to ? to : one.ends_at;
  const title = one.title ?? one.calendar?.name ?? null;
  return rowOf([
    isAllDay ? words.allDay : formatTimes(locale, starts_at, ends_at, time_zone),
    [words.blocked, ...(title === null ? [] : [cellOf(title)])].join(": "),
    ...["", "", ""],
  ]);
};

const tableOf = (found: AgendaDay, locale: Locale): string => {
  const { columns, empty } = messagesOf(locale).agendaPrint;
  const rows = [
    ...found.blocked.map((one) => ({
      at: one.starts_at,
      row: blockedRow(one, found, locale),
    })),
    ...found.appointments.map((one) => ({
      at: one.data,
      row: appointmentRow(one, found, locale),
    })),
  ].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const head = Object.values(columns);
  const table = [rowOf(head), rowOf(head.map(() => "---")), ...rows.map(({ row }) => row)];
  return [
    ...(found.appointments.length === 0 ? [empty] : []),
    ...(rows.length === 0 ? [] : [table.join("\n")]),
  ].join("\n\n");
};

const hoursOf = ({ hours, day }: AgendaDay, locale: Locale): string | null => {
  if (hours.length === 0) return null;
  const shown = intervalsOn(hours, day).map(({ from, to }) => formatClockTimes(locale, from, to));
  return shown.length === 0 ? messagesOf(locale).agendaPrint.closed : shown.join(", ");
};

/** A day of the agenda as a page to print. */
export const dayPdf = (
  found: AgendaDay,
  locale: Locale,
  head: Pick<PdfInput, "letterhead" | "style">,
  issued_at: string,
): PdfInput => {
  const { agendaPrint: words, pdf } = messagesOf(locale);
  const hours = hoursOf(found, locale);
  const live = found.appointments.filter(({ cancelled_at }) => cancelled_at === null);
  return {
    ...head,
    language: languageOfLocale(locale),
    title: words.title(formatFullDay(locale, found.day)),
    author: head.letterhead.name,
    issued_at,
    fields: [
      ...(hours === null ? [] : [{ label: words.hours, value: hours }]),
      { label: words.total, value: formatNumber(locale, live.length) },
      { label: words.zone, value: found.time_zone.replaceAll("_", " ") },
    ],
    notice: null,
    images: [],
    markdown: tableOf(found, locale),
    stamps: [],
    signatory: [],
    verification: null,
    page_words: pdf.page,
  };
};
