import { htmlLangOf, type Locale } from "@relato/shared/domain/language.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { Logo } from "../app/ui/logo.tsx";
import { catalogue } from "./catalogue.ts";

const TITLE = "{{TITLE}}";
const CONTENT = "{{CONTENT}}";

/**
 * The page of readers without an account. server/features/sharing fills in its title and its main
 * element. It has no script and loads nothing: its URL may be a secret.
 */
export const renderSharing = (locale: Locale): string => {
  const { app, publicSharing } = catalogue[locale];
  const markup = renderToStaticMarkup(
    <html lang={htmlLangOf(locale)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex,nofollow,noarchive" />
        <meta name="referrer" content="no-referrer" />
        <title>{[TITLE, app.common.product].join(" · ")}</title>
        <link rel="stylesheet" href="/public/sharing.css" />
      </head>
      <body className="mx-auto max-w-2xl px-4 py-5">
        <header>
          <Logo name={app.common.product} />
        </header>
        {CONTENT}
        <footer className="mt-12 text-sm text-muted">{publicSharing.footer}</footer>
      </body>
    </html>,
  );
  return `<!doctype html>\n${markup}\n`;
};
