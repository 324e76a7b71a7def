import { LOCALES } from "@relato/shared/domain/language.ts";
import type { Locale } from "@relato/shared/domain/language.ts";
import type { Messages } from "@relato/shared/locales/pt-br/app.ts";
import { createContext, useContext } from "react";
import type { ReactNode } from "react";

interface Spoken {
  locale: Locale;
  text: Messages;
}

const LanguageContext = createContext<Spoken | null>(null);

/** Gives everything below the one catalogue that this page was loaded with. */
export const LanguageProvider = ({ locale, text, children }: Spoken & { children: ReactNode }) => (
  <LanguageContext value={{ locale, text }}>{children}</LanguageContext>
);

/** The page's locale and its texts. */
export const useLanguage = (): Spoken => {
  const spoken = useContext(LanguageContext);
  if (spoken === null) throw new Error(`No LanguageProvider above; locales: ${LOCALES.join(", ")}`);
  return spoken;
};
