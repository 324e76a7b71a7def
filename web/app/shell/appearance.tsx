import { useLocation } from "@tanstack/react-router";
import { LOCALES } from "@relato/shared/domain/language.ts";
import { LOCALE_NAMES } from "@relato/shared/locales/names.ts";
import { inLocale } from "../paths.ts";
import { Flag } from "../ui/flag.tsx";
import { MoonIcon, ScreenIcon, SunIcon } from "../ui/icons.tsx";
import { useLanguage } from "../ui/language.tsx";
import { Menu } from "../ui/menu.tsx";
import { THEMES, useTheme } from "../ui/theme.ts";

export const LanguageMenu = () => {
  const { locale, text } = useLanguage();
  return (
    <Menu
      label={text.shell.switchLanguage}
      button={<Flag locale={locale} />}
      actions={LOCALES.map((other) => ({
        id: other,
        text: LOCALE_NAMES[other],
        icon: <Flag locale={other} />,
        isCurrent: other === locale,
        // Each language has its own HTML page, so this loads the same path again.
        onAction: () =>
          location.assign(inLocale(other, location.pathname + location.search + location.hash)),
      }))}
    />
  );
};

const ICONS = { light: <SunIcon />, dark: <MoonIcon />, system: <ScreenIcon /> };

export const ThemeMenu = () => {
  const { text } = useLanguage();
  const { theme, setTheme } = useTheme();
  return (
    <Menu
      label={text.shell.theme(text.common.themes[theme])}
      button={ICONS[theme]}
      actions={THEMES.map((one) => ({
        id: one,
        text: text.common.themes[one],
        icon: ICONS[one],
        isCurrent: one === theme,
        onAction: () => setTheme(one),
      }))}
    />
  );
};

/** The languages and the theme in the drawer of a phone. */
export const DrawerAppearance = () => {
  const { locale, text } = useLanguage();
  // Renders again after a navigation, which changes the links.
  useLocation();
  return (
    <div className="flex items-center gap-1 border-t border-line px-4 py-3 sm:hidden">
      <nav aria-label={text.shell.switchLanguage} className="flex gap-1">
        {LOCALES.map((other) => (
          <a
            key={other}
            href={inLocale(other, location.pathname + location.search + location.hash)}
            hrefLang={other}
            aria-label={LOCALE_NAMES[other]}
            aria-current={other === locale ? "true" : undefined}
            className="btn px-2.5 hover:bg-sunken aria-[current]:bg-accent-soft"
          >
            <Flag locale={other} />
          </a>
        ))}
      </nav>
      <span className="ml-auto">
        <ThemeMenu />
      </span>
    </div>
  );
};
