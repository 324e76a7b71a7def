import { LOCALES } from "@relato/shared/domain/language.ts";
import type { Locale } from "@relato/shared/domain/language.ts";
import type { Messages } from "@relato/shared/locales/pt-br/app.ts";
import type { ViewMessages } from "@relato/shared/locales/pt-br/views.ts";
import { createContext, use, useContext } from "react";
import type { ReactNode } from "react";

interface Spoken {
  locale: Locale;
  text: Messages;
  /** Fetches the second part of the catalogue. Always returns the same promise. */
  loadViews: () => Promise<ViewMessages>;
}

const LanguageContext = createContext<Spoken | null>(null);

/** Provides the language of the page. */
export const LanguageProvider = ({ children, ...spoken }: Spoken & { children: ReactNode }) => (
  <LanguageContext value={spoken}>{children}</LanguageContext>
);

/** The page's locale and the first part of its texts. */
export const useLanguage = (): Spoken => {
  const spoken = useContext(LanguageContext);
  if (spoken === null) throw new Error(`No LanguageProvider above; locales: ${LOCALES.join(", ")}`);
  return spoken;
};

/**
 * Sets the fields of a promise that React reads (https://github.com/reactjs/rfcs/pull/229). Without
 * them React shows the fallback for 300 ms, although the value is available.
 */
export const keeping = <T,>(promise: Promise<T>): Promise<T> => {
  const kept: Promise<T> = promise.then((value) => {
    void Object.assign(kept, { status: "fulfilled", value });
    return value;
  });
  return kept;
};

/**
 * The second part of the catalogue, which the first view or page after the home fetches. Suspends
 * until it is there. It must call `use` at every render: React fails (error 467) if a component
 * that suspended calls another number of hooks afterwards.
 */
export const useViews = (): ViewMessages => use(useLanguage().loadViews());
