import { LOCALES } from "@relato/shared/domain/language.ts";
import type { Locale } from "@relato/shared/domain/language.ts";
import type { Messages } from "@relato/shared/locales/pt-br/app.ts";
import type { ViewMessages } from "@relato/shared/locales/pt-br/views.ts";
import { createContext, useContext } from "react";
import type { ReactNode } from "react";

/** Every text of the application in one language. */
export type Texts = Messages & ViewMessages;

interface PageLanguage {
  locale: Locale;
  text: Texts;
}

const LanguageContext = createContext<PageLanguage | null>(null);

/** Provides the language of the page. */
export const LanguageProvider = ({
  children,
  ...language
}: PageLanguage & { children: ReactNode }) => (
  <LanguageContext value={language}>{children}</LanguageContext>
);

/** The page's locale and its texts. */
export const useLanguage = (): PageLanguage => {
  const language = useContext(LanguageContext);
  if (language === null) throw new Error(`No LanguageProvider; locales: ${LOCALES.join(", ")}`);
  return language;
};
