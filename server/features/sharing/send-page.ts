import type { Locale } from "@relato/shared/domain/language.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { createElement as h, type ReactNode } from "react";
import { escapeHtml, renderHtml } from "../../platform/html.ts";
import type { BuiltPages } from "../../platform/http/built-pages.ts";

export interface Page {
  /** Default: 200. */
  status?: number;
  title: string;
  /** The content of the main element. */
  content: ReactNode[];
}

export interface PageRequest {
  request: FastifyRequest;
  reply: FastifyReply;
  locale: Locale;
}

export const errorPage = (status: number, title: string, detail: string): Page => ({
  status,
  title,
  content: [h("div", { className: "card bad" }, h("h1", null, title), h("p", null, detail))],
});

/**
 * Answers with a page for readers without an account. It is web/public/sharing.tsx, which loads
 * nothing and has no script, with title and content filled in. It is not cached, not indexed, and
 * sends no referrer.
 */
export const sendPage = (
  documents: BuiltPages,
  { request, reply, locale }: PageRequest,
  { status = 200, title, content }: Page,
): Promise<FastifyReply> => {
  const filling = {
    TITLE: escapeHtml(title),
    CONTENT: renderHtml(h("main", null, ...content)),
  };
  reply.status(status).headers({
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex, nofollow, noarchive",
  });
  return documents.sendChanged(request, reply, `${locale}/sharing.html`, (html) =>
    html.replaceAll(
      /\{\{(TITLE|CONTENT)\}\}/g,
      (_all, name: keyof typeof filling) => filling[name],
    ),
  );
};
