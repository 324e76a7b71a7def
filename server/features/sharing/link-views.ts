import { type Locale, localeOfLanguage } from "@relato/shared/domain/language.ts";
import { DEFAULT_TIME_ZONE } from "@relato/shared/domain/zone.ts";
import { formatLongDay } from "@relato/shared/locales/calendar-format.ts";
import { createElement as h } from "react";
import { messagesOf } from "../../platform/messages.ts";
import { bodyBlocksOf } from "../../platform/pdf/blocks.ts";
import { doctorName, draftNotice } from "../documentos/pdf.ts";
import type { PdfSource } from "../documentos/pdf-queries.ts";
import { documentContent } from "./document-content.ts";
import type { FoundLink } from "./public-queries.ts";
import { errorPage, type Page } from "./send-page.ts";

const textOf = (locale: Locale) => messagesOf(locale).publicSharing.link;

export const gonePage = (locale: Locale): Page =>
  errorPage(404, textOf(locale).gone, textOf(locale).goneDetail);

export const lockedPage = (locale: Locale): Page =>
  errorPage(403, textOf(locale).locked, textOf(locale).lockedDetail);

export const tooManyPage = (locale: Locale): Page =>
  errorPage(429, textOf(locale).tooMany, textOf(locale).tooManyDetail);

/** Asks for the code or the birth date; `error` says that the last answer was wrong. */
export const questionPage = (locale: Locale, link: FoundLink, error: string | null): Page => {
  const text = textOf(locale);
  const expiry = formatLongDay(locale, new Date(link.expires_at), DEFAULT_TIME_ZONE);
  const input = {
    id: "secret",
    name: "secret",
    className: "field",
    required: true,
    ...(link.protection === "code"
      ? ({ inputMode: "numeric", autoComplete: "one-time-code", maxLength: 20 } as const)
      : { type: "date" }),
    ...(error === null ? {} : { "aria-describedby": "error", "aria-invalid": true }),
  };
  return {
    status: error === null ? 200 : 403,
    title: text.title,
    content: [
      h("h1", null, text.title),
      h("p", null, text.lead(link.name || messagesOf(locale).pdf.unnamed)),
      h(
        "form",
        { className: "card", method: "post" },
        error === null ? null : h("p", { className: "error", id: "error", role: "alert" }, error),
        h("label", { htmlFor: "secret" }, text[link.protection]),
        h("input", input),
        h("button", { className: "btn btn-primary" }, text.open),
      ),
      h("p", { className: "muted" }, text.until(expiry)),
    ],
  };
};

/** The document and a form that downloads its PDF. `secret` is the right answer. */
export const documentPage = (
  locale: Locale,
  link: FoundLink,
  secret: string,
  source: PdfSource,
): Page => {
  const text = textOf(locale);
  const { content, crm, data_criacao, kind, language, nome, time_zone, titulo } = source;
  const letter = messagesOf(localeOfLanguage(language)).pdf;
  const registration = crm ? ` · ${letter.crm(crm)}` : "";
  const day = (at: string): string => formatLongDay(locale, new Date(at), time_zone);
  const notice = draftNotice(source, letter);
  const facts = [
    ...(nome === null ? [] : [h("dt", null, text.patient), h("dd", null, nome)]),
    h("dt", null, text.doctor),
    h("dd", null, doctorName(source, letter) + registration),
    h("dt", null, kind === "laudo" ? text.examDate : text.date),
    // The day of an examination is stored without a time, as midnight in UTC.
    h(
      "dd",
      null,
      formatLongDay(locale, new Date(data_criacao), kind === "laudo" ? "UTC" : time_zone),
    ),
  ];
  return {
    title: text.title,
    content: [
      h("div", { className: "card" }, h("h1", null, titulo), h("dl", null, ...facts)),
      notice === null ? null : h("p", { className: "card warn" }, notice),
      h(
        "article",
        { className: "card", lang: language },
        ...documentContent(bodyBlocksOf(titulo, content.markdown)),
      ),
      h(
        "form",
        { method: "post" },
        h("input", { type: "hidden", name: "secret", value: secret }),
        h("input", { type: "hidden", name: "intent", value: "pdf" }),
        h("button", { className: "btn btn-primary" }, text.download),
      ),
      h("p", { className: "muted" }, `${text.privacy} ${text.until(day(link.expires_at))}`),
    ],
  };
};
