import { LOCALES } from "@relato/shared/domain/language.ts";
import type { Locale } from "@relato/shared/domain/language.ts";
import { LOCALE_NAMES } from "@relato/shared/locales/names.ts";
import type { ReactNode } from "react";
import { paths } from "../app/paths.ts";
import { Flag } from "../app/ui/flag.tsx";
import { Logo } from "../app/ui/logo.tsx";
import { MoonIcon } from "../app/ui/icons.tsx";
import type { PublicCatalogue } from "./catalogue.ts";

interface FrameProps {
  locale: Locale;
  text: PublicCatalogue;
  /** This same page in another language. */
  pathIn: (locale: Locale) => string;
  children: ReactNode;
  /** Login and sign-up show no links to themselves. */
  plain?: boolean;
}

/** Header, main and footer around a public page. */
export const Frame = ({ locale, text, pathIn, children, plain = false }: FrameProps) => (
  <>
    <a
      href="#main"
      className="sr-only focus:not-sr-only focus:absolute focus:left-4 focus:top-4 focus:z-20 focus:rounded focus:bg-surface focus:p-3"
    >
      {text.landing.skip}
    </a>
    <header
      data-raise
      className="site-header sticky top-0 z-10 border-b border-transparent bg-paper/95 backdrop-blur"
    >
      <nav
        aria-label={text.landing.nav}
        className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-2 gap-y-1 px-4 py-3 sm:px-6"
      >
        <a href={paths.landing(locale)} aria-label={text.landing.home} className="mr-auto">
          <Logo name={text.app.common.product} />
        </a>
        <details className="group relative">
          <summary className="btn cursor-pointer list-none px-3 hover:bg-sunken">
            <Flag locale={locale} />
            <span className="sr-only">{`${text.landing.language}: `}</span>
            <span className="hidden text-sm sm:inline">{LOCALE_NAMES[locale]}</span>
          </summary>
          <ul className="card absolute right-0 mt-1 w-48 p-1 shadow-lifted">
            {LOCALES.map((other) => (
              <li key={other}>
                <a
                  href={pathIn(other)}
                  hrefLang={other}
                  data-locale-link
                  aria-current={other === locale ? "true" : undefined}
                  className="flex items-center gap-3 rounded-lg px-3 py-2.5 hover:bg-sunken aria-[current]:font-semibold"
                >
                  <Flag locale={other} />
                  {LOCALE_NAMES[other]}
                </a>
              </li>
            ))}
          </ul>
        </details>
        <button
          type="button"
          hidden
          data-theme-toggle
          aria-label={text.landing.theme}
          className="btn px-3 hover:bg-sunken"
        >
          <MoonIcon />
        </button>
        {plain ? null : (
          <>
            <a href={paths.login(locale)} className="btn px-3 text-sm hover:bg-sunken sm:px-4">
              {text.landing.login}
            </a>
            <a href={paths.signup(locale)} className="btn btn-primary text-sm max-sm:hidden">
              {text.landing.signup}
            </a>
          </>
        )}
      </nav>
    </header>
    <main id="main">{children}</main>
    <footer className="mx-auto max-w-6xl px-4 py-10 text-sm text-muted sm:px-6">
      <p>{text.landing.footer}</p>
    </footer>
  </>
);
