import { type Locale, LOCALES } from "@relato/shared/domain/language.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../../deps.ts";
import type { BuiltPages } from "../../platform/http/built-pages.ts";
import { createLimit } from "../../platform/http/limits.ts";
import { acceptForms, PAGE_VISITS, refuseTooMany } from "../sharing/public-forms.ts";
import { type Page, sendPage } from "../sharing/send-page.ts";
import { readReplyToken } from "./reply-link.ts";
import { findReplyAppointment, saveReply } from "./reply-queries.ts";
import { appointmentPage, invalidPage } from "./reply-views.ts";

type ReplyRequest = FastifyRequest<{ Params: { token: string }; Body?: URLSearchParams }>;

const intentOf = (fields: URLSearchParams): "confirm" | "cancel" | null => {
  const intent = fields.get("intent");
  return intent === "confirm" || intent === "cancel" ? intent : null;
};

/** The page of a token; `fields` is the form that was sent, null when the page is only opened. */
const pageOf = async (
  deps: Deps,
  locale: Locale,
  token: string,
  fields: URLSearchParams | null,
): Promise<Page> => {
  const notice = await readReplyToken(deps.auth, token);
  const one = notice === null ? null : await findReplyAppointment(deps.db, notice);
  if (notice === null || one === null) return invalidPage(locale);
  const intent = fields === null ? null : intentOf(fields);
  if (fields === null || intent === null) return appointmentPage(locale, one);
  const isSaved = await saveReply(deps, one, { intent, data: fields.get("data") ?? "" });
  const after = await findReplyAppointment(deps.db, notice);
  return after === null ? invalidPage(locale) : appointmentPage(locale, after, !isSaved);
};

/**
 * The link in notices at which a patient without an account confirms or cancels. Opening it changes
 * nothing, because mail scanners open links.
 */
export const registerReplyPage = (
  app: FastifyInstance,
  deps: Deps,
  documents: BuiltPages,
): void => {
  const limit = createLimit(app, {
    ...PAGE_VISITS,
    max: PAGE_VISITS.max * deps.config.rate_limit_factor,
  });
  const answer = async (
    request: ReplyRequest,
    reply: FastifyReply,
    locale: Locale,
  ): Promise<FastifyReply> => {
    const visit = { request, reply, locale };
    const refused = await refuseTooMany(documents, limit, visit);
    if (refused !== null) return refused;
    const fields = request.method === "POST" ? (request.body ?? new URLSearchParams()) : null;
    return sendPage(documents, visit, await pageOf(deps, locale, request.params.token, fields));
  };

  app.register(async (pages) => {
    acceptForms(pages);
    const open = { config: { access: "anonymous" as const }, schema: { hide: true } };
    for (const locale of LOCALES) {
      const path = `/${locale}/appointment/:token`;
      pages.get(path, open, (request: ReplyRequest, reply) => answer(request, reply, locale));
      pages.post(path, open, (request: ReplyRequest, reply) => answer(request, reply, locale));
    }
  });
};
