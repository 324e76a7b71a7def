import { type Locale, LOCALES } from "@relato/shared/domain/language.ts";
import { MAX_LINK_FAILURES } from "@relato/shared/domain/sharing.ts";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Deps } from "../../deps.ts";
import { withUser } from "../../platform/database/database.ts";
import type { OpeningRow } from "../../platform/database/schema/sharing.ts";
import type { BuiltPages } from "../../platform/http/built-pages.ts";
import { createLimit } from "../../platform/http/limits.ts";
import { messagesOf } from "../../platform/messages.ts";
import { type DocumentPdf, makePdf } from "../documentos/pdf.ts";
import { findPdfSource } from "../documentos/pdf-queries.ts";
import { sendPdf } from "../documentos/send-pdf.ts";
import { documentPage, gonePage, lockedPage, questionPage } from "./link-views.ts";
import { acceptForms, PAGE_VISITS, refuseTooMany } from "./public-forms.ts";
import { findLink, logOpening, takeAttempt } from "./public-queries.ts";
import { isSecret, normalSecret, tokenHash } from "./secret.ts";
import { type Page, type PageRequest, sendPage } from "./send-page.ts";

/** What answers the form of a link: the document, its PDF, or an error. */
const answerForm = async (
  deps: Deps,
  locale: Locale,
  token: string,
  fields: URLSearchParams,
): Promise<Page | DocumentPdf> => {
  const { audit, db } = deps;
  const hash = tokenHash(token);
  const link = await findLink(db, hash);
  if (link === null) return gonePage(locale);
  const { medico_id, documento_id, number } = link;
  const log = (outcome: OpeningRow["outcome"]): Promise<void> => {
    const isShown = outcome === "opened" || outcome === "downloaded";
    audit.record({
      ...{ actor: "reader", action: `link.${outcome}`, subject: documento_id, medico_id },
      outcome: isShown ? "success" : "failure",
    });
    return logOpening(db, link, outcome);
  };
  const left = await takeAttempt(db, hash);
  if (left === null) return lockedPage(locale);
  const secret = normalSecret(fields.get("secret") ?? "", link.protection, locale);
  if (!(await isSecret(secret, token, link.secret_hash))) {
    await log(left === 0 ? "locked" : "wrong");
    if (left === 0) return lockedPage(locale);
    return questionPage(locale, link, messagesOf(locale).publicSharing.link.wrong(left));
  }
  if (fields.get("intent") !== "pdf") {
    await log("opened");
    const source = await withUser(db, medico_id, (tx) => findPdfSource(tx, documento_id, number));
    return source === null ? gonePage(locale) : documentPage(locale, link, secret, source);
  }
  await log("downloaded");
  return makePdf(deps, medico_id, documento_id, number);
};

/** The document of a secure link, without an account and without script. */
export const registerLinkPage = (app: FastifyInstance, deps: Deps, documents: BuiltPages): void => {
  const { config, db } = deps;
  const limit = createLimit(app, {
    ...PAGE_VISITS,
    max: PAGE_VISITS.max * config.rate_limit_factor,
  });

  const answer = async (
    visit: PageRequest,
    work: () => Promise<Page | DocumentPdf>,
  ): Promise<FastifyReply> => {
    const refused = await refuseTooMany(documents, limit, visit);
    if (refused !== null) return refused;
    const made = await work();
    if ("content" in made) return sendPage(documents, visit, made);
    const { reply } = visit;
    reply.headers({ "referrer-policy": "no-referrer", "x-robots-tag": "noindex, nofollow" });
    return sendPdf(reply, made);
  };

  app.register(async (pages) => {
    acceptForms(pages);
    const open = { config: { access: "anonymous" as const }, schema: { hide: true } };
    for (const locale of LOCALES) {
      const path = `/${locale}/link/:token`;
      pages.get<{ Params: { token: string } }>(path, open, (request, reply) =>
        answer({ request, reply, locale }, async () => {
          const link = await findLink(db, tokenHash(request.params.token));
          if (link === null) return gonePage(locale);
          return link.failures >= MAX_LINK_FAILURES
            ? lockedPage(locale)
            : questionPage(locale, link, null);
        }),
      );
      pages.post<{ Params: { token: string }; Body?: URLSearchParams }>(
        path,
        open,
        (request, reply) => {
          const { params, body = new URLSearchParams() } = request;
          return answer({ request, reply, locale }, () =>
            answerForm(deps, locale, params.token, body),
          );
        },
      );
    }
  });
};
