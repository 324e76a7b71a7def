import type { Locale } from "@relato/shared/domain/language.ts";
import { formatPhone } from "@relato/shared/domain/phone.ts";
import { createElement as h, type ReactNode } from "react";
import { messagesOf } from "../../platform/messages.ts";
import { errorPage, type Page } from "../sharing/send-page.ts";
import { cleanName, formatWhen } from "./notice-facts.ts";
import type { ReplyAppointment } from "./reply-queries.ts";

const textOf = (locale: Locale) => messagesOf(locale).appointmentNotices.reply;

export const invalidPage = (locale: Locale): Page =>
  errorPage(404, textOf(locale).invalid, textOf(locale).invalidDetail);

/** Doctor, time, kind and the clinic's phone. Never the patient: the link may be forwarded. */
const facts = (locale: Locale, one: ReplyAppointment): ReactNode => {
  const { doctor, fields, reply, tipo } = messagesOf(locale).appointmentNotices;
  const rows: [string, string][] = [
    [reply.doctor, doctor(cleanName(one.doctor))],
    [fields.when, formatWhen(locale, one.data, one.time_zone)],
    [fields.tipo, tipo[one.tipo]],
    ...(one.phone ? [[fields.phone, formatPhone(one.phone)] satisfies [string, string]] : []),
  ];
  return h(
    "dl",
    null,
    ...rows.flatMap(([term, value]) => [h("dt", null, term), h("dd", null, value)]),
  );
};

/** A form that answers for the shown time. */
const replyForm = (
  one: ReplyAppointment,
  { intent, label, look }: { intent: "confirm" | "cancel"; label: string; look: string },
): ReactNode =>
  h(
    "form",
    { method: "post" },
    h("input", { type: "hidden", name: "data", value: one.data }),
    h("button", { className: `btn ${look}`, name: "intent", value: intent }, label),
  );

/** What can no longer be answered, or null. */
const closedText = (
  locale: Locale,
  one: ReplyAppointment,
): { title: string; detail: string } | null => {
  const { past, cancelled, cancelledByYou } = textOf(locale);
  if (one.cancelled_at !== null) return one.cancelled_by_patient ? cancelledByYou : cancelled;
  return Date.parse(one.data) <= Date.now() ? past : null;
};

/**
 * The appointment with buttons to confirm or cancel it; without buttons if it has started or is
 * cancelled. `isStale`: the answer was for a time that has changed since.
 */
export const appointmentPage = (locale: Locale, one: ReplyAppointment, isStale = false): Page => {
  const text = textOf(locale);
  const closed = closedText(locale, one);
  if (closed !== null)
    return {
      title: closed.title,
      content: [
        h("div", { className: "card" }, h("h1", null, closed.title), facts(locale, one)),
        h("p", null, closed.detail),
      ],
    };
  const isConfirmed = one.confirmed_at !== null;
  const title = isConfirmed ? text.confirmed : text.title;
  const confirm = { intent: "confirm", label: text.confirm, look: "btn-primary" } as const;
  const cancel = { intent: "cancel", label: text.cancel, look: "btn-danger" } as const;
  return {
    title,
    content: [
      isStale ? h("p", { className: "card warn", role: "alert" }, text.changed) : null,
      h(
        "div",
        { className: `card${isConfirmed ? " good" : ""}` },
        h("h1", null, title),
        facts(locale, one),
        isConfirmed ? null : replyForm(one, confirm),
      ),
      h(
        "details",
        null,
        h("summary", null, text.cannotCome),
        h("p", null, text.cancelDetail),
        replyForm(one, cancel),
      ),
      h("p", { className: "muted" }, text.reschedule),
    ],
  };
};
