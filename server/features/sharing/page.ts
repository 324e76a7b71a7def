import { escapeHtml } from "../../platform/html.ts";
import { messagesOf } from "../../platform/messages.ts";
import { createHash } from "node:crypto";
import { htmlLangOf, type Locale } from "@relato/shared/domain/language.ts";
import type { FastifyReply } from "fastify";
import { contentSecurityPolicy } from "../../platform/http/content-security-policy.ts";

/** HTML that is safe to put into HTML; made by `html` only. */
export interface Html {
  readonly html: string;
}
type Part = Html | string | number | null | readonly Html[];

const written = (part: Part): string => {
  if (part === null) return "";
  if (typeof part === "string" || typeof part === "number") return escapeHtml(String(part));
  return "html" in part ? part.html : part.map((one) => one.html).join("");
};

/** A template whose values become text, never tags; what is `Html` already stays. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html => ({
  html: strings.reduce((all, piece, i) => all + piece + written(parts[i] ?? null), ""),
});

/** The product's colours (web/styles), for pages that load nothing. */
const STYLE = `:root{color-scheme:light dark;--ink:#1c2521;--muted:#55605a;--paper:#f6f8f5;--card:#fff;--line:#d5ded9;--accent:#0f5c4d;--on:#fff;--warn:#7a4d00;--warn-bg:#fff6e0;--bad:#a3211b}
@media(prefers-color-scheme:dark){:root{--ink:#e8eeea;--muted:#a9b6af;--paper:#101714;--card:#18211d;--line:#33413a;--accent:#6cc7b0;--on:#0b1512;--warn:#f2c76b;--warn-bg:#33290f;--bad:#ff9c93}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.55 system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:44rem;margin:0 auto;padding:1.5rem 1rem 3rem}header,footer{max-width:44rem;margin:0 auto;padding:1rem;color:var(--muted);font-size:.9rem}
h1{font-size:1.5rem;line-height:1.25;margin:0 0 .75rem}h2{font-size:1.2rem}h2,h3,h4,h5,h6{color:var(--accent);margin:1.4em 0 .4em}
.card{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:1.25rem;margin:0 0 1rem}
.good{border-left:5px solid var(--accent)}.bad{border-left:5px solid var(--bad)}.warn{color:var(--warn);background:var(--warn-bg);border-color:currentColor}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem;margin:0}dt{color:var(--muted)}dd{margin:0}
label{display:block;font-weight:600;margin:0 0 .35rem}input{font:inherit;color:inherit;background:var(--paper);border:1px solid var(--muted);border-radius:8px;padding:.6rem .75rem;width:100%;min-height:48px;margin:0 0 .9rem}
button{font:inherit;font-weight:600;border:0;border-radius:8px;padding:.7rem 1.2rem;min-height:48px;background:var(--accent);color:var(--on);cursor:pointer}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}.muted{color:var(--muted);font-size:.92rem}.error{color:var(--bad);font-weight:600}
table{border-collapse:collapse;width:100%}.wide{overflow-x:auto}th,td{border:1px solid var(--line);padding:.4rem .6rem;text-align:left;overflow-wrap:normal}
blockquote{margin:0;padding-left:1rem;border-left:3px solid var(--line)}code{font-family:ui-monospace,monospace;font-size:.92em}@media print{form{display:none}}`;
/** Not written in the page's template, which a formatter may indent: the policy knows these bytes only. */
const STYLE_ELEMENT: Html = { html: `<style>${STYLE}</style>` };
const STYLE_HASH = `'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`;

export interface Page {
  status?: number;
  title: string;
  body: Html;
}

/**
 * Answers with a page that loads nothing and remembers nothing: no script, no cache, no index, no referrer. These pages are read by
 * people without an account.
 */
export const sendPage = (
  reply: FastifyReply,
  locale: Locale,
  https: boolean,
  { status = 200, title, body }: Page,
): FastifyReply => {
  const page = html`<!doctype html>
    <html lang="${htmlLangOf(locale)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex,nofollow,noarchive" />
        <meta name="referrer" content="no-referrer" />
        <title>${title} · Relato</title>
        ${STYLE_ELEMENT}
      </head>
      <body>
        <header>Relato</header>
        <main>${body}</main>
        <footer>${messagesOf(locale).publicSharing.footer}</footer>
      </body>
    </html>`;
  return reply
    .status(status)
    .headers({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex, nofollow, noarchive",
      "content-security-policy": contentSecurityPolicy({ https, styles: [STYLE_HASH] }),
    })
    .send(page.html);
};
