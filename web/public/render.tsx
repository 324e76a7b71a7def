import { htmlLangOf } from "@relato/shared/domain/language.ts";
import type { Locale } from "@relato/shared/domain/language.ts";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { AuthPage } from "./auth.tsx";
import { catalogue } from "./catalogue.ts";
import { HomePage } from "./home.tsx";

interface HeadProps {
  locale: Locale;
  title: string;
  description?: string;
  robots: string;
  /** Paths that Vite bundles and hashes. */
  styles: string;
  script: string;
  /** Already hashed; blocks, so that the theme stands before the first paint. */
  themeScript: string;
  children: ReactNode;
}

const documentOf = (props: HeadProps): string => {
  const markup = renderToStaticMarkup(
    <html lang={htmlLangOf(props.locale)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{props.title}</title>
        {props.description === undefined ? null : (
          <meta name="description" content={props.description} />
        )}
        <meta name="robots" content={props.robots} />
        <meta name="color-scheme" content="light dark" />
        <meta name="referrer" content="same-origin" />
        <script src={props.themeScript} {...{ "vite-ignore": "" }} />
        <link rel="icon" type="image/svg+xml" href="/styles/icon.svg" />
        <link rel="stylesheet" href={props.styles} />
        <script type="module" src={props.script} />
      </head>
      <body>{props.children}</body>
    </html>,
  );
  return `<!doctype html>\n${markup}\n`;
};

export type PageName = "index.html" | "login/index.html" | "signup/index.html" | "app.html";
export const PAGES: readonly PageName[] = [
  "index.html",
  "login/index.html",
  "signup/index.html",
  "app.html",
];

/** One page of the build as HTML: the public ones in full, the application as an empty shell that names its language. */
export const renderPage = (locale: Locale, page: PageName, themeScript: string): string => {
  const text = catalogue[locale];
  const product = text.app.common.product;
  const shared = { locale, themeScript, styles: "/public/public.css" };
  switch (page) {
    case "index.html":
      return documentOf({
        ...shared,
        title: text.landing.title,
        description: text.landing.description,
        robots: "index, follow",
        script: "/public/scripts/site.ts",
        children: <HomePage locale={locale} text={text} />,
      });
    case "login/index.html":
    case "signup/index.html": {
      const kind = page === "login/index.html" ? "login" : "signup";
      return documentOf({
        ...shared,
        title: `${text.auth[kind].title} · ${product}`,
        robots: "noindex",
        script: "/public/scripts/auth-page.ts",
        children: <AuthPage kind={kind} locale={locale} text={text} />,
      });
    }
    case "app.html":
      return documentOf({
        ...shared,
        title: product,
        robots: "noindex",
        styles: "/app/app.css",
        script: `/app/entry/${locale}.ts`,
        children: (
          <>
            {/* react-aria adds a <style> unless this id exists; ours is in app.css, as the policy asks. */}
            <meta id="react-aria-pressable-style" />
            <div id="root" />
          </>
        ),
      });
  }
};
