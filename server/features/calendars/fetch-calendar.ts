import type { CalendarFailure } from "@relato/shared/domain/calendars.ts";
import {
  AnswerTooLongError,
  type OutgoingAnswer,
  OutgoingError,
  requestOutside,
} from "../../platform/outgoing/request.ts";

/** From the first request to the last byte, over all redirects. */
const TIMEOUT_MS = 20_000;
/** A calendar of 20,000 events has about 8 MB. */
export const MAX_CALENDAR_BYTES = 8 * 1024 * 1024;
/** Providers redirect, for example iCloud to the server that has the account. */
const MAX_REDIRECTS = 3;

export type Fetched =
  | { kind: "unchanged" }
  | { kind: "content"; body: Buffer; etag: string | null; last_modified: string | null }
  | { kind: "failed"; reason: CalendarFailure };

export interface FetchOptions {
  /** WEBHOOK_ALLOW. */
  allow: readonly string[];
  /** Of the last answer, for a conditional request. */
  etag: string | null;
  last_modified: string | null;
  signal?: AbortSignal;
  timeout_ms?: number;
}

const failed = (reason: CalendarFailure): Fetched => ({ kind: "failed", reason });

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const REFUSALS = new Set([401, 403, 404, 410]);
const MAX_HEADER = 500;

const headerOf = ({ headers }: OutgoingAnswer, name: string): string | null => {
  const value = headers[name];
  return typeof value === "string" && value.length <= MAX_HEADER ? value : null;
};

/** The next address of a redirect; null for one that may not be followed. */
const targetOf = (answer: OutgoingAnswer, from: string): string | null => {
  const target = URL.parse(headerOf(answer, "location") ?? "", from);
  if (target === null || !["https:", "http:"].includes(target.protocol)) return null;
  // A redirect must not take TLS away.
  return from.startsWith("https:") && target.protocol === "http:" ? null : target.href;
};

const readAnswer = (answer: OutgoingAnswer): Fetched => {
  if (answer.status === 304) return { kind: "unchanged" };
  if (REFUSALS.has(answer.status)) return failed("refused");
  if (answer.status !== 200) return failed("status");
  return {
    kind: "content",
    body: answer.body,
    etag: headerOf(answer, "etag"),
    last_modified: headerOf(answer, "last-modified"),
  };
};

/**
 * Requests a calendar. Every redirect is a separate request, so that its host is checked like the
 * first one. Failures are results; only the caller's abort throws.
 */
export const fetchCalendar = async (url: string, options: FetchOptions): Promise<Fetched> => {
  const { allow, etag, last_modified, signal, timeout_ms = TIMEOUT_MS } = options;
  const until = performance.now() + timeout_ms;
  const headers = {
    accept: "text/calendar, */*;q=0.1",
    // The answer is not decompressed.
    "accept-encoding": "identity",
    "user-agent": "Relato",
    ...(etag === null ? {} : { "if-none-match": etag }),
    ...(last_modified === null ? {} : { "if-modified-since": last_modified }),
  };
  let next = url;
  try {
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const answer = await requestOutside({
        ...{ url: next, method: "GET", headers, allow, max_bytes: MAX_CALENDAR_BYTES },
        timeout_ms: Math.max(1, Math.round(until - performance.now())),
        ...(signal === undefined ? {} : { signal }),
      });
      if (!REDIRECTS.has(answer.status)) return readAnswer(answer);
      const target = targetOf(answer, next);
      if (target === null) return failed("redirect");
      next = target;
    }
    return failed("redirect");
  } catch (error) {
    if (error instanceof AnswerTooLongError) return failed("too_large");
    if (!(error instanceof OutgoingError)) throw error;
    // A redirect to a private network is the provider's fault, not the typed address's.
    return failed(error.fault === "address" && next !== url ? "redirect" : error.fault);
  }
};
