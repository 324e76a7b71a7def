import type { Locale } from "@relato/shared/domain/language.ts";
import type { ReactNode } from "react";
import type { PublicCatalogue } from "./catalogue.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

interface FrameProps {
  locale: Locale;
  text: PublicCatalogue;
  /** This same page in another language. */
  pathIn: (locale: Locale) => string;
  children: ReactNode;
  /** Account pages: the header shows no sections and no links to themselves. */
  plain?: boolean;
  /** What stands below; the usual footer unless told. */
  footer?: ReactNode;
}

/** Header, main and footer around a public page. */
export const Frame = ({ locale, text, pathIn, children, plain = false, footer }: FrameProps) => (
  <>
    <a
      href="#main"
      className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-30 focus:rounded-lg focus:bg-surface focus:p-3"
    >
      {text.frame.skip}
    </a>
    <Header locale={locale} text={text} pathIn={pathIn} plain={plain} />
    <main id="main">{children}</main>
    <footer className="border-t border-line bg-sunken">
      {footer ?? <Footer locale={locale} text={text} />}
    </footer>
  </>
);
