import { placeOf } from "@relato/shared/domain/agendamento.ts";
import { languageOfLocale, type Locale } from "@relato/shared/domain/language.ts";
import { whatsappNumber } from "@relato/shared/domain/notices.ts";
import { oneLine } from "@relato/shared/domain/one-line.ts";
import { createElement as h } from "react";
import { mailHtml, mutedParagraph, paragraph } from "../../platform/mail-html.ts";
import { messagesOf } from "../../platform/messages.ts";
import type { Mail } from "../../providers/mail/mail.ts";
import type { WhatsappMessage } from "../../providers/whatsapp/whatsapp.ts";
import { writeInvitation } from "./ical.ts";
import type { SendableNotice } from "./notice-queries.ts";

/*
 * A notice says who, when, how long, how and where. It never contains the title, the specialty or
 * anything of a consultation: a title such as "Retorno quimioterapia" would show on a lock screen,
 * in a shared mailbox or on another company's server.
 */

/** A line break would end a mail header, and WhatsApp refuses it. */
const cleanName = (text: string | null): string => oneLine(text ?? "").replaceAll(/\s+/gu, " ");

/** "segunda-feira, 23 de novembro de 2026 às 09:00 (Horário Padrão de Brasília)" */
export const formatWhen = (locale: Locale, instant: string, timeZone: string): string => {
  const tag = languageOfLocale(locale);
  const date = new Date(instant);
  const moment = new Intl.DateTimeFormat(tag, { dateStyle: "full", timeStyle: "short", timeZone });
  const zone = new Intl.DateTimeFormat(tag, { timeZoneName: "longGeneric", timeZone })
    .formatToParts(date)
    .find(({ type }) => type === "timeZoneName")?.value;
  return cleanName(`${moment.format(date)} (${zone ?? timeZone})`);
};

const formatShort = (locale: Locale, instant: string, timeZone: string): string =>
  cleanName(
    new Intl.DateTimeFormat(languageOfLocale(locale), {
      day: "numeric",
      month: "long",
      hour: "2-digit",
      minute: "2-digit",
      timeZone,
    }).format(new Date(instant)),
  );

/** The start of the appointment; of a cancelled one, its start at the time of the notice. */
const startOf = (notice: SendableNotice): string =>
  notice.occasion === "cancelled" ? notice.notice_data : notice.data;

/** The address in `Relato <relato@example.org>`, or the text if it is only an address. */
const addressIn = (from: string): string => (/<([^<>]+)>\s*$/.exec(from)?.[1] ?? from).trim();
const hostOf = (address: string): string => address.slice(address.lastIndexOf("@") + 1);

/** The lines of a notice: a label and a value each. */
const factsOf = (notice: SendableNotice, place: string): [label: string, value: string][] => {
  const texts = messagesOf(notice.locale).appointmentNotices;
  const { fields } = texts;
  const when = formatWhen(notice.locale, startOf(notice), notice.time_zone);
  if (notice.occasion === "cancelled") return [[fields.when, when]];
  return [
    [fields.when, when],
    [fields.duration, texts.minutes(String(notice.duracao_min))],
    [fields.tipo, texts.tipo[notice.tipo]],
    ...(place === "" ? [] : [[fields.place, place] satisfies [string, string]]),
  ];
};

/** The lines of the mail's text. */
const linesOf = (
  locale: Locale,
  occasion: SendableNotice["occasion"],
  { patient, doctor, facts }: { patient: string; doctor: string; facts: [string, string][] },
): string[] => {
  const texts = messagesOf(locale).appointmentNotices;
  return [
    texts.greeting(patient),
    texts.occasion[occasion].line(doctor),
    facts.map(([label, value]) => `${label}: ${value}`).join("\n"),
    texts.automatic,
    `-- \n${texts.footer}`,
  ];
};

/** A notice with `mark` in place of the names, the time and the place. It reads no row. */
export const writeRedactedNotice = (
  locale: Locale,
  { channel, occasion }: Pick<SendableNotice, "channel" | "occasion">,
  mark: string,
): { subject: string | null; text: string } => {
  const texts = messagesOf(locale).appointmentNotices;
  if (channel === "whatsapp")
    return { subject: null, text: texts.occasion[occasion].whatsapp(mark, mark, mark) };
  const { when, duration, tipo, place } = texts.fields;
  const labels = occasion === "cancelled" ? [when] : [when, duration, tipo, place];
  const facts = labels.map((label): [string, string] => [label, mark]);
  const lines = linesOf(locale, occasion, { patient: mark, doctor: mark, facts });
  return { subject: texts.occasion[occasion].subject(mark), text: lines.join("\n\n") };
};

/** The subject of a notice: what happened and when, without the appointment's title. */
const subjectOf = (notice: SendableNotice): string =>
  messagesOf(notice.locale).appointmentNotices.occasion[notice.occasion].subject(
    formatShort(notice.locale, startOf(notice), notice.time_zone),
  );

/** The notice as the fields of the automation's `appointment-notification`. */
export const writeNoticeCall = (
  notice: SendableNotice,
  medicoId: string,
): Record<string, unknown> => ({
  // The same at each attempt to send this notice.
  notificationId: notice.id,
  appointmentId: notice.agendamento_id,
  doctorId: medicoId,
  doctor: cleanName(notice.doctor),
  occasion: notice.occasion,
  dateTime: startOf(notice),
  timeZone: notice.time_zone,
  language: languageOfLocale(notice.locale),
  durationMin: notice.duracao_min,
  type: notice.tipo,
  title: subjectOf(notice),
  patient:
    notice.recipient_id === null
      ? {}
      : {
          id: notice.recipient_id,
          name: cleanName(notice.paciente_nome),
          email: notice.email,
          phone: whatsappNumber(notice.whatsapp) ?? whatsappNumber(notice.telefone),
        },
  channels: { email: notice.channel === "email", whatsapp: notice.channel === "whatsapp" },
});

/** The notice as an e-mail with an invitation. `from` is the installation's sender. */
export const writeNoticeMail = (notice: SendableNotice, to: string, from: string): Mail => {
  const { locale, occasion } = notice;
  const texts = messagesOf(locale).appointmentNotices;
  const { line } = texts.occasion[occasion];
  const doctor = texts.doctor(cleanName(notice.doctor));
  const patient = cleanName(notice.paciente_nome);
  const place = cleanName(placeOf(notice, notice.clinic));
  const facts = factsOf(notice, place);
  const title = subjectOf(notice);
  const text = linesOf(locale, occasion, { patient, doctor, facts });
  const html = [
    paragraph(texts.greeting(patient)),
    paragraph(line(doctor)),
    paragraph(
      ...facts.flatMap(([label, value], i) => [
        ...(i === 0 ? [] : [h("br")]),
        h("strong", null, `${label}:`),
        ` ${value}`,
      ]),
    ),
    paragraph(texts.automatic),
    mutedParagraph(texts.footer),
  ];
  const organizer = { name: doctor, email: addressIn(from) };
  const method = occasion === "cancelled" ? "CANCEL" : "REQUEST";
  const entry = {
    ...notice,
    data: startOf(notice),
    summary: texts.calendar.patient(doctor),
    place,
    stamp: new Date().toISOString(),
  };
  return {
    to,
    subject: title,
    text: `${text.join("\n\n")}\n`,
    html: mailHtml(locale, title, html),
    // The same for each attempt to send this notice.
    message_id: `${notice.id}@${hostOf(organizer.email)}`,
    calendar: {
      method,
      content: writeInvitation(
        entry,
        { organizer, attendee: { name: patient, email: to } },
        method,
      ),
    },
  };
};

/** The notice as a WhatsApp message. The template's parameters are patient, doctor and time. */
export const writeNoticeWhatsapp = (notice: SendableNotice, to: string): WhatsappMessage => {
  const { locale, occasion } = notice;
  const texts = messagesOf(locale).appointmentNotices;
  const values: [string, string, string] = [
    cleanName(notice.paciente_nome),
    texts.doctor(cleanName(notice.doctor)),
    formatWhen(locale, startOf(notice), notice.time_zone),
  ];
  return {
    reference: notice.id,
    to,
    template: `appointment_${occasion}`,
    locale,
    values,
    text: texts.occasion[occasion].whatsapp(...values),
  };
};
