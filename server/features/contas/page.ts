import type { Locale } from "@relato/shared/domain/language.ts";
import { escapeHtml } from "../../platform/html.ts";

/** The built pages that the server fills: `{locale}/{name}/index.html`. */
export const AUTH_PAGES = [
  "login",
  "signup",
  "forgot-password",
  "reset-password",
  "confirm-email",
  "reset-second-step",
  "two-factor",
  "success",
] as const;
export type AuthPageName = (typeof AUTH_PAGES)[number];

export interface Message {
  kind: "error" | "info" | "success";
  text: string;
}

export interface Filling {
  message?: Message | undefined;
  /** Values by field name; no password. */
  values?: Record<string, string>;
  /** Names of the fields that cannot be changed. */
  fixed?: readonly string[];
  /** Names of `data-part` elements. */
  show?: readonly string[];
  hide?: readonly string[];
  /** Texts by `data-text`. */
  texts?: Record<string, string>;
}

/**
 * Fills the placeholders that web/public/auth-*.tsx renders. Values are escaped.
 * @throws Error if the page lacks a placeholder
 */
export const fillHtml = (html: string, filling: Filling): string => {
  const { message, values = {}, fixed = [], show = [], hide = [], texts = {} } = filling;
  let page = html;
  const replace = (source: string, by: (...found: string[]) => string): void => {
    const pattern = new RegExp(source);
    if (!pattern.test(page)) throw new Error(`the page has no placeholder ${source}`);
    page = page.replace(pattern, (...found: unknown[]) => by(...found.map(String)));
  };
  if (message !== undefined)
    replace(
      `<p hidden="" data-message=""([^>]*)>`,
      (_all, rest) =>
        `<p data-message="" data-kind="${message.kind}"${rest}>${escapeHtml(message.text)}`,
    );
  for (const [name, value] of Object.entries(values))
    replace(
      `(<input[^>]* name="${name}")`,
      (_all, input) => `${input} value="${escapeHtml(value)}"`,
    );
  for (const name of fixed)
    replace(`(<input[^>]* name="${name}")`, (_all, input) => `${input} readonly=""`);
  for (const part of show) replace(`hidden="" data-part="${part}"`, () => `data-part="${part}"`);
  for (const part of hide)
    replace(`(?<!hidden="" )data-part="${part}"`, () => `hidden="" data-part="${part}"`);
  for (const [name, text] of Object.entries(texts))
    replace(`(data-text="${name}"[^>]*>)`, (_all, tag) => tag + escapeHtml(text));
  return page;
};

export const pageFile = (locale: Locale, name: AuthPageName): string =>
  `${locale}/${name}/index.html`;
