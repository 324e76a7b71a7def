import { messagesOf } from "../../platform/messages.ts";
import { MAX_LINK_FAILURES } from "@relato/shared/domain/sharing.ts";
import { languageOfLocale, LOCALES, type Locale } from "@relato/shared/domain/language.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../../deps.ts";
import { withUser } from "../../platform/database/database.ts";
import { AppError } from "../../platform/http/errors.ts";
import { createLimit } from "../../platform/http/limits.ts";
import { bodyBlocksOf } from "../../platform/pdf/blocks.ts";
import { doctorName, makePdf, pdfTexts } from "../documentos/pdf.ts";
import { findPdfSource } from "../documentos/pdf-queries.ts";
import { sendPdf } from "../documentos/pdf-routes.ts";
import { documentHtml } from "./document-html.ts";
import { type Html, html, type Page, sendPage } from "./page.ts";
import { findLink, type FoundLink, logOpening, takeTry } from "./public-queries.ts";
import { isSecret, normalSecret, tokenHash } from "./secret.ts";

/** Visits from one address. */
const VISITS = 40;
const WINDOW_MS = 10 * 60_000;
const FORM_LIMIT = 4 * 1024;

const dateIn = (locale: Locale, timeZone: string, at: string): string =>
  new Intl.DateTimeFormat(languageOfLocale(locale), { dateStyle: "long", timeZone }).format(
    new Date(at),
  );

const dead = (locale: Locale): Page => {
  const text = messagesOf(locale).publicSharing.link;
  return {
    status: 404,
    title: text.gone,
    body: html`<div class="card bad">
      <h1>${text.gone}</h1>
      <p>${text.goneDetail}</p>
    </div>`,
  };
};
const locked = (locale: Locale): Page => {
  const text = messagesOf(locale).publicSharing.link;
  return {
    status: 403,
    title: text.locked,
    body: html`<div class="card bad">
      <h1>${text.locked}</h1>
      <p>${text.lockedDetail}</p>
    </div>`,
  };
};

const question = (locale: Locale, link: FoundLink, error: string | null): Page => {
  const text = messagesOf(locale).publicSharing.link;
  const field: Html =
    link.protection === "code"
      ? html`<input
          id="secret"
          name="secret"
          inputmode="numeric"
          autocomplete="one-time-code"
          maxlength="20"
          required${error === null ? null : html` aria-describedby="error" aria-invalid="true"`}
        />`
      : html`<input
          id="secret"
          name="secret"
          type="date"
          required${error === null ? null : html` aria-describedby="error" aria-invalid="true"`}
        />`;
  return {
    status: error === null ? 200 : 403,
    title: text.title,
    body: html`<h1>${text.title}</h1>
      <p>${text.lead(link.name)}</p>
      <form class="card" method="post">
        ${error === null ? null : html`<p class="error" id="error" role="alert">${error}</p>`}<label
          for="secret"
          >${text[link.protection]}</label
        >${field}<button>${text.open}</button>
      </form>
      <p class="muted">${text.until(dateIn(locale, "America/Sao_Paulo", link.expires_at))}</p>`,
  };
};

/** A document for whoever was given its link, without an account and without script (issue 7). */
export const registerLinkPage = (app: FastifyInstance, deps: Deps): void => {
  const { config, db } = deps;
  const https = config.base_url.startsWith("https://");
  const limit = createLimit(app, { max: VISITS * config.rate_limit_factor, window_ms: WINDOW_MS });
  const open = { config: { access: "anonymous" as const }, schema: { hide: true } };

  const shown = async (locale: Locale, link: FoundLink, secret: string): Promise<Page> => {
    const source = await withUser(db, link.medico_id, (tx) =>
      findPdfSource(tx, link.documento_id, link.number),
    );
    if (source === null) return dead(locale);
    const text = messagesOf(locale).publicSharing.link;
    const { content, crm, data_criacao, language, nome, signed_at, time_zone, titulo } = source;
    const letter = pdfTexts(language);
    const registration = crm ? ` · ${letter.crm(crm)}` : "";
    return {
      title: text.title,
      body: html`<div class="card">
          <h1>${titulo}</h1>
          <dl>
            ${
              nome === null
                ? null
                : html`<dt>${text.patient}</dt>
                    <dd>${nome}</dd>`
            }
            <dt>${text.doctor}</dt>
            <dd>${doctorName(source)}${registration}</dd>
            <dt>${text.date}</dt>
            <dd>${dateIn(locale, time_zone, data_criacao)}</dd>
          </dl>
        </div>
        ${signed_at === null ? html`<p class="card warn">${letter.draft}</p>` : null}
        <article class="card" lang="${language}">
          ${documentHtml(bodyBlocksOf(titulo, content.markdown))}
        </article>
        <form method="post">
          <input type="hidden" name="secret" value="${secret}" /><input
            type="hidden"
            name="intent"
            value="pdf"
          /><button>${text.download}</button>
        </form>
        <p class="muted">
          ${text.privacy} ${text.until(dateIn(locale, time_zone, link.expires_at))}
        </p>`,
    };
  };

  const answer = async (
    locale: Locale,
    token: string,
    fields: URLSearchParams,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const send = (page: Page): FastifyReply => sendPage(reply, locale, https, page);
    const hash = tokenHash(token);
    const link = await findLink(db, hash);
    if (link === null) return send(dead(locale));
    const left = await takeTry(db, hash);
    if (left === null) return send(locked(locale));
    const secret = normalSecret(fields.get("secret") ?? "", link.protection, locale);
    if (!(await isSecret(secret, token, link.secret_hash))) {
      await logOpening(db, link, left === 0 ? "locked" : "wrong");
      if (left === 0) return send(locked(locale));
      return send(question(locale, link, messagesOf(locale).publicSharing.link.wrong(left)));
    }
    if (fields.get("intent") !== "pdf") {
      await logOpening(db, link, "opened");
      return send(await shown(locale, link, secret));
    }
    await logOpening(db, link, "downloaded");
    const made = await makePdf(deps, link.medico_id, link.documento_id, link.number);
    reply.headers({ "referrer-policy": "no-referrer", "x-robots-tag": "noindex, nofollow" });
    return sendPdf(reply, made);
  };

  /** Whoever reads here has no script to put an error's code into words. */
  const limited = async (
    request: FastifyRequest,
    reply: FastifyReply,
    locale: Locale,
    work: () => Promise<FastifyReply>,
  ): Promise<FastifyReply> => {
    try {
      await limit.count(request);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "RATE_LIMITED") throw error;
      const text = messagesOf(locale).publicSharing.link;
      reply.header("retry-after", Math.max(1, error.retry_after_s ?? 1));
      return sendPage(reply, locale, https, {
        status: 429,
        title: text.tooMany,
        body: html`<div class="card bad">
          <h1>${text.tooMany}</h1>
          <p>${text.tooManyDetail}</p>
        </div>`,
      });
    }
    return work();
  };

  app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: FORM_LIMIT },
      (_request, body, done) => done(null, String(body)),
    );
    for (const locale of LOCALES) {
      const path = `/${locale}/link/:token`;
      pages.get<{ Params: { token: string } }>(path, open, (request, reply) =>
        limited(request, reply, locale, async () => {
          const link = await findLink(db, tokenHash(request.params.token));
          const page =
            link === null
              ? dead(locale)
              : link.failures >= MAX_LINK_FAILURES
                ? locked(locale)
                : question(locale, link, null);
          return sendPage(reply, locale, https, page);
        }),
      );
      pages.post<{ Params: { token: string } }>(path, open, (request, reply) =>
        limited(request, reply, locale, () =>
          answer(
            locale,
            request.params.token,
            new URLSearchParams(typeof request.body === "string" ? request.body : ""),
            reply,
          ),
        ),
      );
    }
  });
};
