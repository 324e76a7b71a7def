import { placeOf } from "@relato/shared/domain/agendamento.ts";
import { languageOfLocale, type Locale } from "@relato/shared/domain/language.ts";
import { oneLine } from "@relato/shared/domain/one-line.ts";
import { formatPhone } from "@relato/shared/domain/phone.ts";
import { messagesOf } from "../../platform/messages.ts";
import type { SendableNotice } from "./notice-queries.ts";

/** A line break would end a mail header, and WhatsApp refuses it. */
export const cleanName = (text: string | null): string =>
  oneLine(text ?? "").replaceAll(/\s+/gu, " ");

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

/** The start of the appointment; of a cancelled one, its start at the time of the notice. */
export const startOf = (notice: SendableNotice): string =>
  notice.occasion === "cancelled" ? notice.notice_data : notice.data;

type Fact = [label: string, value: string];

/** Where the appointment is, and the clinic's phone. Empty values are left out. */
const contactFacts = (notice: SendableNotice): Fact[] => {
  const { fields } = messagesOf(notice.locale).appointmentNotices;
  const place = cleanName(placeOf(notice, notice.clinic));
  const phone = notice.phone ? formatPhone(notice.phone) : "";
  const placeLabel = notice.tipo === "Telemedicina" ? fields.video : fields.place;
  const facts: Fact[] = [
    [placeLabel, notice.occasion === "cancelled" ? "" : place],
    [fields.phone, phone],
  ];
  return facts.filter(([, value]) => value !== "");
};

const whenOf = (notice: SendableNotice): string =>
  formatWhen(notice.locale, startOf(notice), notice.time_zone);

/** The lines of a notice. */
export const factsOf = (notice: SendableNotice): Fact[] => {
  const texts = messagesOf(notice.locale).appointmentNotices;
  const { fields } = texts;
  const kind: Fact[] = [
    [fields.duration, texts.minutes(String(notice.duracao_min))],
    [fields.tipo, texts.tipo[notice.tipo]],
  ];
  return [
    [fields.when, whenOf(notice)],
    ...(notice.occasion === "cancelled" ? [] : kind),
    ...contactFacts(notice),
  ];
};

/** Meta refuses a message of over 1,024 characters. */
const MAX_PART = 300;

/**
 * Time, place, phone and the link to answer, as one value of a WhatsApp template: a template with
 * more values would have to be approved again by Meta before an update could send it.
 */
export const factsLine = (notice: SendableNotice, reply_url: string | null): string => {
  const { reply } = messagesOf(notice.locale).appointmentNotices;
  const facts = contactFacts(notice).map(([label, value]) => `${label}: ${value}`);
  const link = reply_url === null ? [] : [`${reply.short}: ${reply_url}`];
  return [whenOf(notice), ...facts, ...link].filter((part) => part.length <= MAX_PART).join("; ");
};
