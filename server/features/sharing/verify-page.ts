import { messagesOf } from "../../platform/messages.ts";
import multipart from "@fastify/multipart";
import { LOCALES, type Locale } from "@relato/shared/domain/language.ts";
import { DEFAULT_TIME_ZONE } from "@relato/shared/domain/zone.ts";
import { languageOfLocale } from "@relato/shared/domain/language.ts";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Deps } from "../../deps.ts";
import { createLimit } from "../../platform/http/limits.ts";
import { sha256 } from "../documentos/pdf.ts";
import { readCode } from "../documentos/pdf-queries.ts";
import { type Html, html, type Page, sendPage } from "./page.ts";
import { findIssued, wasIssued } from "./public-queries.ts";

/** Bytes of a PDF that is compared. */
const MAX_FILE = 20 * 1024 * 1024;
const QUESTIONS = 60;
const WINDOW_MS = 10 * 60_000;

const pathOf = (locale: Locale): string => `/${locale}/verificar`;

const form = (locale: Locale, typed = ""): Html => {
  const text = messagesOf(locale).publicSharing.verify;
  return html`<form class="card" method="get" action="${pathOf(locale)}">
    <label for="code">${text.code}</label
    ><input
      id="code"
      name="code"
      value="${typed}"
      required
      autocomplete="off"
      autocapitalize="characters"
      spellcheck="false"
      maxlength="40"
    /><button>${text.submit}</button>
  </form>`;
};

/** Whether a document's code is genuine: since when and whose, and nothing clinical (issue 7). */
export const registerVerifyPage = (app: FastifyInstance, { config, db }: Deps): void => {
  const https = config.base_url.startsWith("https://");
  const limit = createLimit(app, {
    max: QUESTIONS * config.rate_limit_factor,
    window_ms: WINDOW_MS,
  });
  const open = { config: { access: "anonymous" as const }, schema: { hide: true } };

  const answer = async (locale: Locale, typed: string, file: Buffer | null): Promise<Page> => {
    const text = messagesOf(locale).publicSharing.verify;
    const code = readCode(typed);
    const issued = code === null ? null : await findIssued(db, code);
    if (code === null || issued === null)
      return {
        status: 404,
        title: text.unknown,
        body: html`<div class="card bad" role="status">
            <h1>${text.unknown}</h1>
            <p>${text.unknownDetail}</p>
          </div>
          ${form(locale, typed.slice(0, 40))}`,
      };
    const date = new Intl.DateTimeFormat(languageOfLocale(locale), {
      dateStyle: "long",
      timeZone: DEFAULT_TIME_ZONE,
    }).format(new Date(issued.issued_at));
    const compared =
      file === null
        ? null
        : (await wasIssued(db, code, sha256(file)))
          ? html`<p class="card good" role="status">${text.same}</p>`
          : html`<p class="card bad" role="status">${text.different}</p>`;
    return {
      title: text.genuine,
      body: html`<div class="card good">
          <h1>${text.genuine}</h1>
          <p>${text.issued(date, issued.issued_by)}</p>
          <p class="muted">${text.code} ${code}</p>
        </div>
        ${compared}
        <form
          class="card"
          method="post"
          enctype="multipart/form-data"
          action="${pathOf(locale)}/${code}"
        >
          <p>${text.limits}</p>
          <label for="file">${text.file}</label
          ><input
            id="file"
            name="file"
            type="file"
            accept="application/pdf,.pdf"
            required
          /><button>${text.compare}</button>
        </form>
        <p><a href="${pathOf(locale)}">${text.again}</a></p>`,
    };
  };
  const send = (reply: FastifyReply, locale: Locale, page: Page): FastifyReply =>
    sendPage(reply, locale, https, page);

  app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    pages.register(multipart, { limits: { fileSize: MAX_FILE, files: 1 } });
    for (const locale of LOCALES) {
      const path = pathOf(locale);
      const text = messagesOf(locale).publicSharing.verify;
      pages.get<{ Querystring: { code?: string } }>(path, open, async (request, reply) => {
        const typed = String(request.query.code ?? "");
        if (typed !== "") {
          const code = readCode(typed);
          if (code !== null) return reply.redirect(`${path}/${code}`, 303);
          return send(reply, locale, await answer(locale, typed, null));
        }
        return send(reply, locale, {
          title: text.title,
          body: html`<h1>${text.title}</h1>
            <p>${text.lead}</p>
            ${form(locale)}`,
        });
      });
      pages.get<{ Params: { code: string } }>(`${path}/:code`, open, async (request, reply) => {
        await limit.count(request);
        return send(reply, locale, await answer(locale, request.params.code, null));
      });
      pages.post<{ Params: { code: string } }>(`${path}/:code`, open, async (request, reply) => {
        await limit.count(request);
        const upload = await request.file();
        const file = (await upload?.toBuffer()) ?? null;
        return send(reply, locale, await answer(locale, request.params.code, file));
      });
    }
  });
};
