import { languageOfLocale, LOCALES } from "@relato/shared/domain/language.ts";
import { LOCALE_NAMES } from "@relato/shared/locales/names.ts";
import { paths } from "../app/paths.ts";
import { Flag } from "../app/ui/flag.tsx";
import { ChevronIcon, MenuIcon, MoonIcon } from "../app/ui/icons.tsx";
import { Logo } from "../app/ui/logo.tsx";
import type { PublicCatalogue } from "./catalogue.ts";
import type { PageProps } from "./page.ts";

interface HeaderProps extends PageProps {
  isPlain: boolean;
}

const SECTIONS = ["features", "pricing", "testimonials", "faq"] as const;

const SectionLinks = ({ locale, text, className }: PageProps & { className: string }) => (
  <>
    {SECTIONS.map((section) => (
      <li key={section}>
        <a href={`${paths.landing(locale)}#${section}`} className={className}>
          {text.frame.sections[section]}
        </a>
      </li>
    ))}
  </>
);

const LanguageLinks = ({ locale, pathIn }: PageProps) => (
  <>
    {LOCALES.map((other) => (
      <li key={other}>
        <a
          href={pathIn(other)}
          hrefLang={languageOfLocale(other)}
          lang={languageOfLocale(other)}
          data-locale
          aria-current={other === locale ? "true" : undefined}
          className="menu-link"
        >
          <Flag locale={other} />
          {LOCALE_NAMES[other]}
        </a>
      </li>
    ))}
  </>
);

interface ThemeButtonProps {
  text: PublicCatalogue;
  className: string;
  children?: string;
}

/** Hidden until the script that it needs runs. */
const ThemeButton = ({ text, children, className }: ThemeButtonProps) => (
  <button
    type="button"
    hidden
    data-theme-toggle
    aria-label={text.frame.theme}
    className={className}
  >
    <MoonIcon />
    {children}
  </button>
);

/** The whole header in one panel, for small screens. A `details` opens without script. */
const MobileMenu = ({ isPlain, ...props }: HeaderProps) => {
  const { locale, text } = props;
  return (
    <details name="header" className="lg:hidden">
      <summary className="btn -mr-2 list-none px-2.5 hover:bg-sunken" aria-label={text.frame.menu}>
        <MenuIcon className="size-6" />
      </summary>
      <div className="menu-page">
        {isPlain ? null : (
          <ul>
            <SectionLinks {...props} className="menu-link" />
          </ul>
        )}
        <ul aria-label={text.frame.language} className="menu-part">
          <LanguageLinks {...props} />
        </ul>
        <div className="menu-part">
          <ThemeButton text={text} className="menu-link w-full">
            {text.frame.theme}
          </ThemeButton>
        </div>
        {isPlain ? null : (
          <div className="menu-part grid grid-cols-2 gap-2 [&_a]:mt-2 [&_a]:px-2">
            <a href={paths.login(locale)} className="btn btn-quiet">
              {text.frame.login}
            </a>
            <a href={paths.signup(locale)} data-leads-to="signup" className="btn btn-primary">
              {text.frame.signup}
            </a>
          </div>
        )}
      </div>
    </details>
  );
};

/** The header of every public page (specification 2.3). */
export const Header = ({ isPlain, ...props }: HeaderProps) => {
  const { locale, text } = props;
  return (
    <header className="site-header sticky top-0 z-20">
      <nav aria-label={text.frame.nav} className="wrap flex min-h-16 items-center gap-1">
        <a href={paths.landing(locale)} aria-label={text.frame.home} className="mr-auto flex py-2">
          <Logo name={text.app.common.product} />
        </a>
        {isPlain ? null : (
          <ul className="mx-4 hidden gap-1 lg:flex">
            <SectionLinks {...props} className="btn px-3 text-sm font-medium hover:bg-sunken" />
          </ul>
        )}
        <details name="header" className="relative max-lg:hidden">
          <summary className="btn list-none px-3 text-sm font-medium hover:bg-sunken">
            <Flag locale={locale} />
            <span className="sr-only">{text.frame.language}: </span>
            {LOCALE_NAMES[locale]}
            <ChevronIcon className="size-4" />
          </summary>
          <ul className="menu right-0 mt-1 w-60">
            <LanguageLinks {...props} />
          </ul>
        </details>
        <ThemeButton text={text} className="btn px-2.5 hover:bg-sunken max-lg:hidden" />
        {isPlain ? null : (
          <>
            <a
              href={paths.login(locale)}
              className="btn px-3 text-sm hover:bg-sunken max-lg:hidden"
            >
              {text.frame.login}
            </a>
            <a
              href={paths.signup(locale)}
              data-leads-to="signup"
              className="btn btn-primary px-4 text-sm max-sm:hidden lg:ml-1"
            >
              {text.frame.signup}
            </a>
          </>
        )}
        <MobileMenu {...props} isPlain={isPlain} />
      </nav>
    </header>
  );
};
