import type { Locale } from "@relato/shared/domain/language.ts";
import { type ErrorCode, ERRORS } from "@relato/shared/contract/errors.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../../platform/http/errors.ts";
import type { BuiltPages } from "../../platform/http/built-pages.ts";
import { messagesOf } from "../../platform/messages.ts";
import { AccountRefusal } from "./errors.ts";
import { type AuthPageName, fillHtml, type Message, pageFile } from "./page.ts";

/** The response to a form: JSON for the page's script, else a page or a redirect. */
export interface Outcome {
  status: number;
  message?: Message | undefined;
  /** The next path on this site, at once or `wait_ms` after the message. */
  next?: string;
  wait_ms?: number;
  /** Parts of the page to show and to hide. */
  show?: readonly string[];
  hide?: readonly string[];
}

/** A submitted form. */
export interface Sent {
  request: FastifyRequest;
  reply: FastifyReply;
  locale: Locale;
  page: AuthPageName;
  /** The values to show again; no password. */
  values: Record<string, string>;
  /** Names of the fields that cannot be changed. */
  fixed: readonly string[];
  /** Parts of the page that the configuration shows. */
  parts: readonly string[];
}

export const refusal = (status: number, text: string): Outcome => ({
  status,
  message: { kind: "error", text },
});

/** Another try with the same link would be refused again. */
const SIGNUP_REFUSALS = new Set<ErrorCode>([
  "SIGNUP_BY_INVITATION",
  "SIGNUP_CLOSED",
  "INVITATION_INVALID",
]);

/** The outcome of an error, in the page's language; null for an unexpected error. */
export const outcomeOf = (error: unknown, locale: Locale): Outcome | null => {
  if (!(error instanceof AppError)) return null;
  const text =
    error instanceof AccountRefusal ? error.reason : messagesOf(locale).errors[error.code];
  const outcome = refusal(ERRORS[error.code], text);
  if (error.code === "EMAIL_NOT_CONFIRMED") return { ...outcome, show: ["resend"] };
  if (error.code === "RESET_LINK_INVALID")
    return { ...outcome, show: ["expired"], hide: ["form", "lead"] };
  if (SIGNUP_REFUSALS.has(error.code)) return { ...outcome, hide: ["form"] };
  return outcome;
};

export const unexpected = (locale: Locale): Outcome =>
  refusal(500, messagesOf(locale).auth.errors.unexpected);

/** Specification 8. Without JavaScript the header `refresh` allows only whole seconds. */
export const REDIRECT_MS = 1500;

/** Their addresses may contain a secret. */
const LINK_PAGES = new Set<AuthPageName>(["reset-password", "confirm-email", "reset-second-step"]);

const wantsJson = (request: FastifyRequest): boolean =>
  (request.headers.accept ?? "").includes("application/json");

export const sendOutcome = async (
  documents: BuiltPages,
  { request, reply, locale, page, values, fixed, parts }: Sent,
  outcome: Outcome,
): Promise<FastifyReply> => {
  const { status, message, next, wait_ms, show = [], hide = [] } = outcome;
  reply.header("cache-control", "no-store");
  if (LINK_PAGES.has(page)) reply.header("referrer-policy", "no-referrer");
  if (wantsJson(request)) return reply.status(status).send({ message, next, wait_ms, show, hide });
  if (next !== undefined && wait_ms === undefined) return reply.redirect(next, 303);
  if (next !== undefined && wait_ms !== undefined)
    reply.header("refresh", `${Math.ceil(wait_ms / 1000)}; url=${next}`);
  reply.status(status);
  return documents.sendChanged(request, reply, pageFile(locale, page), (html) =>
    fillHtml(html, { message, values, fixed, show: [...show, ...parts], hide }),
  );
};
