import {
  DEFAULT_LOCALE,
  htmlLangOf,
  languageOfLocale,
  LOCALES,
} from "@relato/shared/domain/language.ts";
import type { Locale } from "@relato/shared/domain/language.ts";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { inlineIcon, inlineScripts } from "../build/inline.ts";

/** Stands for the installation's address; the server puts it in when it knows it. */
export const BASE_URL = "{{BASE_URL}}";

export interface HeadProps {
  locale: Locale;
  title: string;
  description?: string;
  robots: string;
  /** Paths that Vite bundles and hashes. */
  styles: string;
  script?: string;
  /** A public page's address by language; it brings canonical, alternates and the sharing card. */
  path?: (locale: Locale) => string;
  children: ReactNode;
}

const Inline = ({ code }: { code: string }) => (
  // Our own compiled source, not anybody's input.
  <script dangerouslySetInnerHTML={{ __html: code }} />
);

/** Canonical address, the same page in the other languages, and what a shared link shows (specification 2.3). */
const Addresses = ({
  locale,
  title,
  description,
  path,
}: Required<Pick<HeadProps, "locale" | "title" | "path">> & Pick<HeadProps, "description">) => (
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

/** A whole page. The theme's script stands inline and first, so that a chosen theme never flashes. */
export const documentOf = (props: HeadProps): string => {
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
        {props.path === undefined ? null : (
          <Addresses
            locale={props.locale}
            title={props.title}
            description={props.description}
            path={props.path}
          />
        )}
        {props.script === undefined ? null : <script type="module" src={props.script} />}
      </head>
      <body>
        {props.children}
        {props.path === undefined ? null : <Inline code={inlineScripts.site} />}
      </body>
    </html>,
  );
  return `<!doctype html>\n${markup}\n`;
};
