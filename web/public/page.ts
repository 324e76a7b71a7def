import type { Locale } from "@relato/shared/domain/language.ts";
import type { ReactNode } from "react";
import type { PublicCatalogue } from "./catalogue.ts";

export interface PageProps {
  locale: Locale;
  text: PublicCatalogue;
  /** The path of the page in another language. */
  pathIn: (locale: Locale) => string;
}

export interface PublicPage {
  /** The path in a language; the build writes `{path}/index.html`. */
  path: (locale: Locale) => string;
  title: (text: PublicCatalogue) => string;
  description: (text: PublicCatalogue) => string;
  /** Whether search engines may list the page. */
  isIndexed: boolean;
  /** The stylesheet that is inlined into the page. */
  styles: string;
  /** A script in addition to the inline script of every page. */
  script?: string;
  Page: (props: PageProps) => ReactNode;
}
