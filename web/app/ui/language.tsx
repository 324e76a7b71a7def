import { LOCALES } from "@relato/shared/domain/language.ts";
import type { Locale } from "@relato/shared/domain/language.ts";
import type { Messages } from "@relato/shared/locales/pt-br/app.ts";
import type { ViewMessages } from "@relato/shared/locales/pt-br/views.ts";
import { createContext, use, useContext } from "react";
import type { ReactNode } from "react";

interface Spoken {
  locale: Locale;
  text: Messages;
  /** Fetches the catalogue of what is beyond the first load; the same promise each time. */
  loadViews: () => Promise<ViewMessages>;
  /** The same once it is there. */
  views: () => ViewMessages | null;
}

const LanguageContext = createContext<Spoken | null>(null);

/** Gives everything below the one catalogue that this page was loaded with. */
export const LanguageProvider = ({ children, ...spoken }: Spoken & { children: ReactNode }) => (
  <LanguageContext value={spoken}>{children}</LanguageContext>
);

/** The page's locale and its texts. */
export const useLanguage = (): Spoken => {
  const spoken = useContext(LanguageContext);
  if (spoken === null) throw new Error(`No LanguageProvider above; locales: ${LOCALES.join(", ")}`);
  return spoken;
};

/**
 * The texts of the views and pages beyond the first load; waits for them (a Suspense above shows that). What is there is not asked of a
 * promise: React would show the fallback for a promise that it sees for the first time, and then keep it for 300 ms.
 */
export const useViews = (): ViewMessages => {
  const { views, loadViews } = useLanguage();
  return views() ?? use(loadViews());
};
