import { htmlLangOf, type Locale } from "@relato/shared/domain/language.ts";
import { createElement as h, type ReactNode } from "react";
import { renderHtml } from "./html.ts";

const BODY = {
  margin: 0,
  padding: 24,
  background: "#ffffff",
  color: "#1c2521",
  font: "16px/1.5 system-ui,sans-serif",
};
const MUTED = { fontSize: 13, color: "#5c6660" };

export const paragraph = (...content: ReactNode[]): ReactNode =>
  h("p", { style: { margin: "0 0 16px" } }, ...content);

export const mutedParagraph = (...content: ReactNode[]): ReactNode =>
  h("p", { style: { margin: "0 0 16px", ...MUTED } }, ...content);

/** A mail's HTML. It loads no remote image or font, so that opening it informs no third party. */
export const mailHtml = (
  locale: Locale,
  subject: string,
  paragraphs: readonly ReactNode[],
): string => {
  const head = h(
    "head",
    null,
    h("meta", { charSet: "utf-8" }),
    h("meta", { name: "viewport", content: "width=device-width" }),
    h("title", null, subject),
  );
  const main = h("div", { style: { maxWidth: "32em", margin: "0 auto" } }, ...paragraphs);
  const body = h("body", { style: BODY }, main);
  return `<!doctype html>${renderHtml(h("html", { lang: htmlLangOf(locale) }, head, body))}`;
};
