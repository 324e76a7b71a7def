import type { FastifyInstance, FastifyReply } from "fastify";
import type { BuiltPages } from "../../platform/http/built-pages.ts";
import { AppError } from "../../platform/http/errors.ts";
import type { Limit } from "../../platform/http/limits.ts";
import { tooManyPage } from "./link-views.ts";
import { type PageRequest, sendPage } from "./send-page.ts";

/** Visits of a page without an account from one address: so many in ten minutes. */
export const PAGE_VISITS = { max: 40, window_ms: 10 * 60_000 };

/** Bytes of a form of such a page. */
const FORM_LIMIT = 4 * 1024;

/** The routes of `pages` take only forms; their body is a URLSearchParams. */
export const acceptForms = (pages: FastifyInstance): void => {
  pages.removeAllContentTypeParsers();
  pages.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: FORM_LIMIT },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
};

/**
 * Counts a visit. Over the limit it answers with a page, because no script could show an error's
 * code; null if the visit is allowed.
 */
export const refuseTooMany = async (
  documents: BuiltPages,
  limit: Limit,
  visit: PageRequest,
): Promise<FastifyReply | null> => {
  try {
    await limit.count(visit.request);
    return null;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "RATE_LIMITED") throw error;
    visit.reply.header("retry-after", Math.max(1, error.retry_after_s ?? 1));
    return sendPage(documents, visit, tooManyPage(visit.locale));
  }
};
