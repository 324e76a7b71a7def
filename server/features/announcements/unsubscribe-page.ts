import { LOCALES, type Locale } from "@relato/shared/domain/language.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createElement as h } from "react";
import type { Deps } from "../../deps.ts";
import { withUser } from "../../platform/database/database.ts";
import type { BuiltPages } from "../../platform/http/built-pages.ts";
import { createLimit } from "../../platform/http/limits.ts";
import { messagesOf } from "../../platform/messages.ts";
import { saveSettings } from "../configuracoes/queries.ts";
import { errorPage, type Page, sendPage } from "../sharing/send-page.ts";
import { readUnsubscribeToken } from "./unsubscribe-link.ts";

const REQUESTS = 60;
const WINDOW_MS = 10 * 60_000;

const textOf = (locale: Locale) => messagesOf(locale).publicSharing.unsubscribe;

/** Asks before it changes something, because mail scanners open links. */
const askPage = (locale: Locale): Page => {
  const { title, ask, submit } = textOf(locale);
  const form = { className: "card", method: "post" };
  return {
    title,
    content: [
      h("h1", null, title),
      h("form", form, h("p", null, ask), h("button", { className: "btn btn-primary" }, submit)),
    ],
  };
};

const donePage = (locale: Locale): Page => {
  const { done, doneDetail } = textOf(locale);
  return {
    title: done,
    content: [h("div", { className: "card good" }, h("h1", null, done), h("p", null, doneDetail))],
  };
};

/** The link in announcements by mail; a POST is also what mail programs send (RFC 8058). */
export const registerUnsubscribePage = (
  app: FastifyInstance,
  { auth, config, db }: Deps,
  documents: BuiltPages,
): void => {
  const limit = createLimit(app, {
    max: REQUESTS * config.rate_limit_factor,
    window_ms: WINDOW_MS,
  });

  const answerPost = async (locale: Locale, userId: string): Promise<Page> => {
    await withUser(db, userId, (tx) => saveSettings(tx, { email_marketing: false }));
    return donePage(locale);
  };

  app.register(async (pages) => {
    const open = {
      config: { access: "anonymous" as const, streamsBody: true as const },
      schema: { hide: true },
    };
    // The body is not read: everything is in the link.
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser("*", (_request, _payload, done) => done(null));
    for (const locale of LOCALES) {
      const answer = async (
        request: FastifyRequest<{ Params: { token: string } }>,
        reply: FastifyReply,
      ): Promise<FastifyReply> => {
        await limit.count(request);
        const userId = await readUnsubscribeToken(auth, request.params.token);
        const { invalid, invalidDetail } = textOf(locale);
        const page =
          userId === null
            ? errorPage(404, invalid, invalidDetail)
            : request.method === "POST"
              ? await answerPost(locale, userId)
              : askPage(locale);
        return sendPage(documents, { request, reply, locale }, page);
      };
      pages.get(`/${locale}/unsubscribe/:token`, open, answer);
      pages.post(`/${locale}/unsubscribe/:token`, open, answer);
    }
  });
};
