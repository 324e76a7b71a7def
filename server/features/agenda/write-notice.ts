import { languageOfLocale, type Locale } from "@relato/shared/domain/language.ts";
import type { Occasion } from "@relato/shared/domain/notices.ts";
import { createElement as h } from "react";
import { mailHtml, mutedParagraph, paragraph } from "../../platform/mail-html.ts";
import { messagesOf } from "../../platform/messages.ts";
import type { Mail } from "../../providers/mail/mail.ts";
import type { WhatsappMessage, WhatsappTemplate } from "../../providers/whatsapp/whatsapp.ts";
import { writeInvitation } from "./ical.ts";
import type { SendableNotice } from "./notice-queries.ts";

/*
 * What a patient is told: who, when, how long, how, where. Never the title: the doctor typed it for the doctor's own eyes, and "Retorno
 * quimioterapia" on a lock screen, in a shared mailbox or on another company's server tells what nobody but the two may know. Nor the
 * specialty, nor anything of a consultation.
 */

/** One line: what a name or place holds of breaks and tabs would end a header, or be refused by WhatsApp. */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\s]+/gu, " ").trim();

/** "segunda-feira, 23 de novembro de 2026 às 09:00 Horário Padrão de Brasília": on the clock of the doctor's zone, which it names. */
export const formatWhen = (locale: Locale, instant: string, timeZone: string): string => {
  const tag = languageOfLocale(locale);
  const date = new Date(instant);
  const moment = new Intl.DateTimeFormat(tag, { dateStyle: "full", timeStyle: "short", timeZone });
  const zone = new Intl.DateTimeFormat(tag, { timeZoneName: "longGeneric", timeZone })
    .formatToParts(date)
    .find(({ type }) => type === "timeZoneName")?.value;
  return oneLine(`${moment.format(date)} (${zone ?? timeZone})`);
};

const formatShort = (locale: Locale, instant: string, timeZone: string): string =>
  oneLine(
    new Intl.DateTimeFormat(languageOfLocale(locale), {
      day: "numeric",
      month: "long",
      hour: "2-digit",
      minute: "2-digit",
      timeZone,
    }).format(new Date(instant)),
  );

/** When the appointment is, or would have been. */
const beginningOf = (notice: SendableNotice): string =>
  notice.occasion === "cancelled" ? notice.notice_data : notice.data;

/** `Relato <relato@example.org>` or the address alone. */
const addressIn = (from: string): string => (/<([^<>]+)>\s*$/.exec(from)?.[1] ?? from).trim();
const hostOf = (address: string): string => address.slice(address.lastIndexOf("@") + 1);

/** The notice as an e-mail with its invitation; `from` is the installation's sender, which is the organizer. */
export const writeNoticeMail = (notice: SendableNotice, to: string, from: string): Mail => {
  const { locale, occasion, time_zone } = notice;
  const texts = messagesOf(locale).appointmentNotices;
  const { subject, line } = texts.occasion[occasion];
  const doctor = texts.doctor(oneLine(notice.doctor));
  const patient = oneLine(notice.paciente_nome ?? "");
  const place = notice.tipo === "Presencial" ? oneLine(notice.clinic ?? "") : "";
  const at = beginningOf(notice);
  const facts: [string, string][] = [
    [texts.fields.when, formatWhen(locale, at, time_zone)],
    ...(occasion === "cancelled"
      ? []
      : ([
          [texts.fields.duration, texts.minutes(String(notice.duracao_min))],
          [texts.fields.tipo, texts.tipo[notice.tipo]],
          ...(place === "" ? [] : [[texts.fields.place, place]]),
        ] as [string, string][])),
  ];
  const title = subject(formatShort(locale, at, time_zone));
  const text = [
    texts.greeting(patient),
    line(doctor),
    facts.map(([name, value]) => `${name}: ${value}`).join("\n"),
    texts.automatic,
    `-- \n${texts.footer}`,
  ];
  const html = [
    paragraph(texts.greeting(patient)),
    paragraph(line(doctor)),
    paragraph(
      ...facts.flatMap(([name, value], i) => [
        ...(i === 0 ? [] : [h("br")]),
        h("strong", null, `${name}:`),
        ` ${value}`,
      ]),
    ),
    paragraph(texts.automatic),
    mutedParagraph(texts.footer),
  ];
  const organizer = { name: doctor, email: addressIn(from) };
  const method = occasion === "cancelled" ? "CANCEL" : "REQUEST";
  return {
    to,
    subject: title,
    text: `${text.join("\n\n")}\n`,
    html: mailHtml(locale, title, html),
    // The same each time that this notice is sent.
    message_id: `${notice.id}@${hostOf(organizer.email)}`,
    calendar: {
      method,
      content: writeInvitation(
        {
          agendamento_id: notice.agendamento_id,
          sequence: notice.sequence,
          data: at,
          duracao_min: notice.duracao_min,
          summary: texts.calendar.patient(doctor),
          location: place === "" ? null : place,
          stamp: new Date().toISOString(),
        },
        { organizer, attendee: { name: patient, email: to } },
        method,
      ),
    },
  };
};

const TEMPLATES: Record<Occasion, WhatsappTemplate> = {
  created: "appointment_created",
  changed: "appointment_changed",
  cancelled: "appointment_cancelled",
  reminder: "appointment_reminder",
};

/** The notice as a WhatsApp message; its template's places are patient, doctor and time. */
export const writeNoticeWhatsapp = (notice: SendableNotice, to: string): WhatsappMessage => {
  const { locale, occasion, time_zone } = notice;
  const texts = messagesOf(locale).appointmentNotices;
  const values: [string, string, string] = [
    oneLine(notice.paciente_nome ?? ""),
    texts.doctor(oneLine(notice.doctor)),
    formatWhen(locale, beginningOf(notice), time_zone),
  ];
  return {
    reference: notice.id,
    to,
    template: TEMPLATES[occasion],
    locale,
    values,
    text: texts.occasion[occasion].whatsapp(...values),
  };
};
