import { createHash } from "node:crypto";
import multipart from "@fastify/multipart";
import { LOCALES, type Locale } from "@relato/shared/domain/language.ts";
import { DEFAULT_TIME_ZONE } from "@relato/shared/domain/zone.ts";
import { formatLongDay } from "@relato/shared/locales/calendar-format.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createElement as h, type ReactNode } from "react";
import type { Deps } from "../../deps.ts";
import type { BuiltPages } from "../../platform/http/built-pages.ts";
import { AppError } from "../../platform/http/errors.ts";
import { createLimit } from "../../platform/http/limits.ts";
import { messagesOf } from "../../platform/messages.ts";
import { readCode } from "../documentos/pdf-queries.ts";
import { findIssued, type IssuedCode, wasIssued } from "./public-queries.ts";
import { type Page, sendPage } from "./send-page.ts";

/** Bytes of a PDF that is compared. */
const MAX_FILE = 20 * 1024 * 1024;
/** Bytes of the form around it. */
const MAX_FORM = 16 * 1024;
const REQUESTS = 60;
const WINDOW_MS = 10 * 60_000;

const pathOf = (locale: Locale): string => `/${locale}/verificar`;
const textOf = (locale: Locale) => messagesOf(locale).publicSharing.verify;

const codeForm = (locale: Locale, typed: string): ReactNode =>
  h(
    "form",
    { className: "card", method: "get", action: pathOf(locale) },
    h("label", { htmlFor: "code" }, textOf(locale).code),
    h("input", {
      id: "code",
      name: "code",
      className: "field",
      defaultValue: typed,
      required: true,
      autoComplete: "off",
      autoCapitalize: "characters",
      spellCheck: false,
      maxLength: 40,
    }),
    h("button", { className: "btn btn-primary" }, textOf(locale).submit),
  );

const startPage = (locale: Locale): Page => {
  const { title, lead } = textOf(locale);
  return { title, content: [h("h1", null, title), h("p", null, lead), codeForm(locale, "")] };
};

const unknownPage = (locale: Locale, typed: string): Page => {
  const { unknown, unknownDetail } = textOf(locale);
  const notice = { className: "card bad", role: "status" };
  return {
    status: 404,
    title: unknown,
    content: [
      h("div", notice, h("h1", null, unknown), h("p", null, unknownDetail)),
      codeForm(locale, typed.slice(0, 40)),
    ],
  };
};

/** An example has no patient: its code is known, but the document is not called genuine. */
const examplePage = (locale: Locale, code: string): Page => {
  const { verify: text } = messagesOf(locale).publicSharing;
  return {
    title: text.example,
    content: [
      h(
        "div",
        { className: "card warn", role: "status" },
        h("h1", null, text.example),
        h("p", null, text.exampleDetail),
        h("p", null, `${text.code} ${code}`),
      ),
      h("p", null, h("a", { href: pathOf(locale) }, text.again)),
    ],
  };
};

/** `isSame`: whether a compared file was issued; null when no file was compared. */
const genuinePage = (
  locale: Locale,
  code: string,
  { issued_at, issued_by }: IssuedCode,
  isSame: boolean | null,
): Page => {
  const text = textOf(locale);
  const day = formatLongDay(locale, new Date(issued_at), DEFAULT_TIME_ZONE);
  const notice = { className: isSame === true ? "card good" : "card bad", role: "status" };
  const file = { type: "file", accept: "application/pdf,.pdf", className: "field", required: true };
  const action = `${pathOf(locale)}/${code}`;
  return {
    title: text.genuine,
    content: [
      h(
        "div",
        { className: "card good" },
        h("h1", null, text.genuine),
        h("p", null, text.issued(day, issued_by || messagesOf(locale).pdf.unnamed)),
        h("p", { className: "muted" }, `${text.code} ${code}`),
      ),
      isSame === null ? null : h("p", notice, isSame ? text.same : text.different),
      h(
        "form",
        { className: "card", method: "post", encType: "multipart/form-data", action },
        h("p", null, text.limits),
        h("label", { htmlFor: "file" }, text.file),
        h("input", { id: "file", name: "file", ...file }),
        h("button", { className: "btn btn-primary" }, text.compare),
      ),
      h("p", null, h("a", { href: pathOf(locale) }, text.again)),
    ],
  };
};

/**
 * The digest of the uploaded file; null without one. The file is never whole in memory.
 * @throws AppError BODY_TOO_LARGE
 */
const hashUpload = async (request: FastifyRequest): Promise<string | null> => {
  if (request.method !== "POST") return null;
  const length = Number(request.headers["content-length"] ?? 0);
  if (length > MAX_FILE + MAX_FORM) throw new AppError("BODY_TOO_LARGE");
  const upload = await request.file();
  if (upload === undefined) return null;
  const hash = createHash("sha256");
  for await (const chunk of upload.file) hash.update(chunk as Buffer);
  if (upload.file.truncated) throw new AppError("BODY_TOO_LARGE");
  return hash.digest("hex");
};

/** Whether a document's code is genuine: who issued it and when, nothing clinical. */
export const registerVerifyPage = (
  app: FastifyInstance,
  { config, db }: Deps,
  documents: BuiltPages,
): void => {
  const max = REQUESTS * config.rate_limit_factor;
  const limit = createLimit(app, { max, window_ms: WINDOW_MS });

  const verify = async (
    locale: Locale,
    typed: string,
    hashFile: () => Promise<string | null>,
  ): Promise<Page> => {
    const code = readCode(typed);
    const issued = code === null ? null : await findIssued(db, code);
    if (code === null || issued === null) return unknownPage(locale, typed);
    if (issued.is_example) return examplePage(locale, code);
    const digest = await hashFile();
    const isSame = digest === null ? null : await wasIssued(db, code, digest);
    return genuinePage(locale, code, issued, isSame);
  };

  app.register(async (pages) => {
    const access = "anonymous" as const;
    const open = { config: { access, streamsBody: true as const }, schema: { hide: true } };
    pages.removeAllContentTypeParsers();
    pages.register(multipart, { limits: { fileSize: MAX_FILE, files: 1, fields: 0, parts: 1 } });
    for (const locale of LOCALES) {
      const path = pathOf(locale);
      pages.get<{ Querystring: { code?: string } }>(path, open, async (request, reply) => {
        const typed = String(request.query.code ?? "");
        const code = readCode(typed);
        if (code !== null) return reply.redirect(`${path}/${code}`, 303);
        const page = typed === "" ? startPage(locale) : unknownPage(locale, typed);
        return sendPage(documents, { request, reply, locale }, page);
      });
      const answer = async (
        request: FastifyRequest<{ Params: { code: string } }>,
        reply: FastifyReply,
      ): Promise<FastifyReply> => {
        await limit.count(request);
        const page = await verify(locale, request.params.code, () => hashUpload(request));
        return sendPage(documents, { request, reply, locale }, page);
      };
      pages.get(`${path}/:code`, open, answer);
      pages.post(`${path}/:code`, open, answer);
    }
  });
};
