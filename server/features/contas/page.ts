import type { Locale } from "@relato/shared/domain/language.ts";
import { escapeHtml } from "../../platform/html.ts";

/** The built pages that the server writes answers into; each is `{locale}/{name}/index.html` of the built web. */
export const AUTH_PAGES = [
  "login",
  "signup",
  "forgot-password",
  "reset-password",
  "two-factor",
  "success",
] as const;
export type AuthPageName = (typeof AUTH_PAGES)[number];

export interface Message {
  kind: "error" | "success";
  text: string;
}

/** What is written into a page. */
export interface Filling {
  message?: Message | undefined;
  /** What had been typed, by the field's name; never a password. */
  values?: Record<string, string>;
  /** Parts that wait hidden, by their `data-part`. */
  show?: readonly string[];
  hide?: readonly string[];
  /** Words for the places named by `data-text`. */
  texts?: Record<string, string>;
}

/**
 * Replaces one place of a page that web/public/auth-*.tsx left for it. @throws Error when it is not there: the page and this
 * file would have grown apart.
 */
const replaceOne = (html: string, place: RegExp, by: (...found: string[]) => string): string => {
  if (!place.test(html)) throw new Error(`the page has no place ${place.source}`);
  return html.replace(place, (...found: unknown[]) => by(...found.map(String)));
};

/** A page as React and Vite wrote it, with these words in its places. Whatever is filled in is escaped. */
export const fillHtml = (html: string, filling: Filling): string => {
  const { message, values = {}, show = [], hide = [], texts = {} } = filling;
  let page = html;
  if (message !== undefined) {
    page = replaceOne(
      page,
      /<p hidden="" data-message=""([^>]*)>/,
      (_all, rest) =>
        `<p data-message="" data-kind="${message.kind}"${rest}>${escapeHtml(message.text)}`,
    );
  }
  for (const [name, value] of Object.entries(values)) {
    page = replaceOne(
      page,
      new RegExp(`(<input[^>]* name="${name}")`),
      (_all, input) => `${input} value="${escapeHtml(value)}"`,
    );
  }
  for (const part of show) {
    page = replaceOne(
      page,
      new RegExp(`hidden="" data-part="${part}"`),
      () => `data-part="${part}"`,
    );
  }
  for (const part of hide) {
    page = replaceOne(
      page,
      new RegExp(`(?<!hidden="" )data-part="${part}"`),
      () => `hidden="" data-part="${part}"`,
    );
  }
  for (const [name, text] of Object.entries(texts)) {
    page = replaceOne(
      page,
      new RegExp(`(data-text="${name}"[^>]*>)`),
      (_all, tag) => tag + escapeHtml(text),
    );
  }
  return page;
};

/** The built page's file. */
export const pageFile = (locale: Locale, name: AuthPageName): string =>
  `${locale}/${name}/index.html`;
