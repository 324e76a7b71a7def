import {
  DEFAULT_LOCALE,
  htmlLangOf,
  languageOfLocale,
  type Locale,
  LOCALES,
} from "@relato/shared/domain/language.ts";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { inlineIcon, inlineScripts } from "../build/inline.ts";

/** The server replaces it by the address of the installation. */
export const BASE_URL = "{{BASE_URL}}";

/** The server replaces it by the mode (SIGNUP); where it is closed, public.css hides links. */
const SIGNUP = "{{SIGNUP}}";
/** In the application: how doctors reach support (web/app/ui/support-contact.tsx). */
const SUPPORT = {
  "data-support": "{{SUPPORT_CHANNEL}}",
  "data-support-email": "{{SUPPORT_EMAIL}}",
};

type Path = (locale: Locale) => string;

interface DocumentProps {
  locale: Locale;
  title: string;
  description?: string;
  robots: string;
  /** Paths that Vite bundles and hashes. */
  styles: string;
  script?: string;
  /** A public page's path. It adds the canonical link, the alternates and the preview card. */
  path?: Path;
  children: ReactNode;
}

/** `code` is compiled from our own source. */
const Inline = ({ code }: { code: string }) => (
  <script dangerouslySetInnerHTML={{ __html: code }} />
);

/** The canonical link, the other languages, the preview of a shared link (specification 2.3). */
const Addresses = ({ locale, title, description, path }: DocumentProps & { path: Path }) => (
  <>
    <link rel="canonical" href={BASE_URL + path(locale)} />
    {LOCALES.map((other) => (
      <link
        key={other}
        rel="alternate"
        hrefLang={languageOfLocale(other)}
        href={BASE_URL + path(other)}
      />
    ))}
    <link rel="alternate" hrefLang="x-default" href={BASE_URL + path(DEFAULT_LOCALE)} />
    <meta property="og:type" content="website" />
    <meta property="og:title" content={title} />
    <meta property="og:description" content={description} />
    <meta property="og:url" content={BASE_URL + path(locale)} />
    <meta property="og:locale" content={languageOfLocale(locale).replace("-", "_")} />
    <meta property="og:image" content={`${BASE_URL}/logo-512.png`} />
    <meta property="og:image:width" content="512" />
    <meta property="og:image:height" content="512" />
    <meta name="twitter:card" content="summary_large_image" />
  </>
);

/** A whole page. The inline script sets the theme before the first paint. */
export const documentOf = (props: DocumentProps): string => {
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
        <Inline code={inlineScripts.theme} />
        <link rel="icon" type="image/svg+xml" href={inlineIcon} />
        <link rel="stylesheet" href={props.styles} />
        {props.path === undefined ? null : <Addresses {...props} path={props.path} />}
        {props.script === undefined ? null : <script type="module" src={props.script} />}
      </head>
      <body {...(props.path === undefined ? SUPPORT : { "data-signup": SIGNUP })}>
        {props.children}
        {props.path === undefined ? null : <Inline code={inlineScripts.site} />}
      </body>
    </html>,
  );
  return `<!doctype html>\n${markup}\n`;
};
