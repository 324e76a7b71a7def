import { htmlLangOf, type Locale } from "@relato/shared/domain/language.ts";

/** Escapes text for HTML content and quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** `html` must be escaped already. */
export const paragraph = (html: string, style = ""): string =>
  `<p style="margin:0 0 16px;${style}">${html}</p>`;

export const MUTED = "font-size:13px;color:#5c6660;";

/** A mail's HTML. It has no remote images or fonts, which could track the reader. */
export const mailPage = (locale: Locale, subject: string, paragraphs: readonly string[]): string =>
  `<!doctype html><html lang="${htmlLangOf(locale)}"><head><meta charset="utf-8">` +
  '<meta name="viewport" content="width=device-width">' +
  `<title>${escapeHtml(subject)}</title></head>` +
  '<body style="margin:0;padding:24px;background:#ffffff;color:#1c2521;' +
  'font:16px/1.5 system-ui,sans-serif">' +
  `<div style="max-width:32em;margin:0 auto">${paragraphs.join("")}</div></body></html>`;
