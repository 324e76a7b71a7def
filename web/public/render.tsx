import { languageOfLocale, LOCALES } from "@relato/shared/domain/language.ts";
import type { Locale } from "@relato/shared/domain/language.ts";
import { catalogue } from "./catalogue.ts";
import { BASE_URL, documentOf } from "./document.tsx";
import { PUBLIC_PAGES } from "./pages.tsx";
import type { PublicPage } from "./page.ts";
import { renderSharing } from "./sharing.tsx";

const renderPublic = (locale: Locale, page: PublicPage): string => {
  const text = catalogue[locale];
  const title = page.title(text);
  const product = text.app.common.product;
  return documentOf({
    locale,
    title: title.includes(product) ? title : `${title} · ${product}`,
    description: page.description(text),
    robots: page.isIndexed ? "index, follow" : "noindex",
    styles: page.styles,
    script: page.script,
    path: page.path,
    children: <page.Page locale={locale} text={text} pathIn={page.path} />,
  });
};

/** The application as an empty shell that names its language. */
const renderShell = (locale: Locale): string =>
  documentOf({
    locale,
    title: catalogue[locale].app.common.product,
    robots: "noindex",
    styles: "/app/app.css",
    script: `/app/entry/${locale}.ts`,
    children: (
      <>
        {/* react-aria adds a <style> unless this id exists. app.css has its rules. */}
        <meta id="react-aria-pressable-style" />
        <div id="root" />
      </>
    ),
  });

const fileOf = (address: string): string => `${address.slice(1).replace(/\/$/, "")}/index.html`;

/** Every HTML page of the build by its file name: `pt-br/login/index.html`, `pt-br/app.html`, … */
export const PAGES: ReadonlyMap<string, () => string> = new Map(
  LOCALES.flatMap((locale) => [
    ...PUBLIC_PAGES.map(
      (page) => [fileOf(page.path(locale)), () => renderPublic(locale, page)] as const,
    ),
    [`${locale}/app.html`, () => renderShell(locale)] as const,
    [`${locale}/sharing.html`, () => renderSharing(locale)] as const,
  ]),
);

/**
 * The pages that search engines may list, each with its other languages
 * (https://www.sitemaps.org/protocol.html).
 */
export const renderSitemap = (): string => {
  const urls = PUBLIC_PAGES.filter(({ isIndexed }) => isIndexed).flatMap(({ path }) => {
    const links = LOCALES.map(
      (locale) =>
        `<xhtml:link rel="alternate" hreflang="${languageOfLocale(locale)}" ` +
        `href="${BASE_URL}${path(locale)}"/>`,
    ).join("");
    return LOCALES.map((locale) => `<url><loc>${BASE_URL}${path(locale)}</loc>${links}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join("\n")}
</urlset>
`;
};

export const renderRobots = (): string =>
  `User-agent: *\nDisallow: /api/\nSitemap: ${BASE_URL}/sitemap.xml\n`;
