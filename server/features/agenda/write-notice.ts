import { placeOf } from "@relato/shared/domain/agendamento.ts";
import { languageOfLocale, type Locale } from "@relato/shared/domain/language.ts";
import { whatsappNumber } from "@relato/shared/domain/notices.ts";
import { createElement as h } from "react";
import { mailHtml, mutedParagraph, paragraph } from "../../platform/mail-html.ts";
import { messagesOf } from "../../platform/messages.ts";
import type { Mail } from "../../providers/mail/mail.ts";
import type { WhatsappMessage } from "../../providers/whatsapp/whatsapp.ts";
import { writeInvitation } from "./ical.ts";
import { cleanName, factsLine, factsOf, startOf } from "./notice-facts.ts";
import type { SendableNotice } from "./notice-queries.ts";

/*
 * A notice says who, when, how long, how and where. It never contains the title, the specialty or
 * anything of a consultation: a title such as "Retorno quimioterapia" would show on a lock screen,
 * in a shared mailbox or on another company's server.
 */

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

/** The address in `Relato <relato@example.org>`, or the text if it is only an address. */
const addressIn = (from: string): string => (/<([^<>]+)>\s*$/.exec(from)?.[1] ?? from).trim();
const hostOf = (address: string): string => address.slice(address.lastIndexOf("@") + 1);

interface MailParts {
  patient: string;
  doctor: string;
  facts: [label: string, value: string][];
  /** Where the patient confirms or cancels; null if there is nothing to answer. */
  reply_url: string | null;
}

/** The lines of the mail's text. */
const linesOf = (
  locale: Locale,
  occasion: SendableNotice["occasion"],
  { patient, doctor, facts, reply_url }: MailParts,
): string[] => {
  const texts = messagesOf(locale).appointmentNotices;
  return [
    texts.greeting(patient),
    texts.occasion[occasion].line(doctor),
    facts.map(([label, value]) => `${label}: ${value}`).join("\n"),
    ...(reply_url === null ? [] : [`${texts.reply.ask}\n${reply_url}`]),
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
  const { when, duration, tipo, place, phone } = texts.fields;
  const isCancelled = occasion === "cancelled";
  const labels = isCancelled ? [when, phone] : [when, duration, tipo, place, phone];
  const facts = labels.map((label): [string, string] => [label, mark]);
  const reply_url = isCancelled ? null : mark;
  const lines = linesOf(locale, occasion, { patient: mark, doctor: mark, facts, reply_url });
  return { subject: texts.occasion[occasion].subject(mark), text: lines.join("\n\n") };
};

/** The subject of a notice: what happened and when, without the appointment's title. */
const subjectOf = (notice: SendableNotice): string =>
  messagesOf(notice.locale).appointmentNotices.occasion[notice.occasion].subject(
    formatShort(notice.locale, startOf(notice), notice.time_zone),
  );

/**
 * The notice as the fields of the automation's `appointment-notification`. `replyUrl`: where the
 * patient confirms or cancels.
 */
export const writeNoticeCall = (
  notice: SendableNotice,
  medicoId: string,
  replyUrl: string | null,
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
  place: cleanName(placeOf(notice, notice.clinic)),
  clinicPhone: notice.phone,
  replyUrl,
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

/**
 * The notice as an e-mail with an invitation. `from` is the installation's sender. `reply_url`:
 * where the patient confirms or cancels.
 */
export const writeNoticeMail = (
  notice: SendableNotice,
  { to, from, reply_url }: { to: string; from: string; reply_url: string | null },
): Mail => {
  const { locale, occasion } = notice;
  const texts = messagesOf(locale).appointmentNotices;
  const { line } = texts.occasion[occasion];
  const doctor = texts.doctor(cleanName(notice.doctor));
  const patient = cleanName(notice.paciente_nome);
  const place = cleanName(placeOf(notice, notice.clinic));
  const facts = factsOf(notice);
  const title = subjectOf(notice);
  const text = linesOf(locale, occasion, { patient, doctor, facts, reply_url });
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
    ...(reply_url === null ? [] : [paragraph(h("a", { href: reply_url }, texts.reply.ask))]),
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

/** The notice as a WhatsApp message. The template's parameters are patient, doctor and facts. */
export const writeNoticeWhatsapp = (
  notice: SendableNotice,
  to: string,
  reply_url: string | null,
): WhatsappMessage => {
  const { locale, occasion } = notice;
  const texts = messagesOf(locale).appointmentNotices;
  const values: [string, string, string] = [
    cleanName(notice.paciente_nome),
    texts.doctor(cleanName(notice.doctor)),
    factsLine(notice, reply_url),
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
