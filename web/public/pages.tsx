import type { Locale } from "@relato/shared/domain/language.ts";
import type { ReactNode } from "react";
import { paths } from "../app/paths.ts";
import { AuthPage } from "./auth.tsx";
import type { PublicCatalogue } from "./catalogue.ts";
import { LandingPage } from "./landing/landing.tsx";

/** What every public page is drawn from. */
export interface PageProps {
  locale: Locale;
  text: PublicCatalogue;
}

export interface PublicPage {
  /** Its address in a language; the build writes `{address}/index.html`. */
  path: (locale: Locale) => string;
  title: (text: PublicCatalogue) => string;
  description: (text: PublicCatalogue) => string;
  /** Whether search engines may list it; pages that only a link leads to may not. */
  indexed: boolean;
  /** A script of its own beside the one that every page carries inline. */
  script?: string;
  render: (props: PageProps) => ReactNode;
}

/** Every static page, one entry each: build, dev server, sitemap and language links all read this table. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  {
    path: paths.landing,
    title: (text) => text.landing.title,
    description: (text) => text.landing.description,
    indexed: true,
    render: (props) => <LandingPage {...props} />,
  },
  {
    path: paths.login,
    title: (text) => text.auth.login.title,
    description: (text) => text.auth.login.lead,
    indexed: true,
    script: "/public/scripts/auth.ts",
    render: (props) => <AuthPage kind="login" {...props} />,
  },
  {
    path: paths.signup,
    title: (text) => text.auth.signup.title,
    description: (text) => text.auth.signup.lead,
    indexed: true,
    script: "/public/scripts/auth.ts",
    render: (props) => <AuthPage kind="signup" {...props} />,
  },
];
