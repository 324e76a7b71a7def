import { LOCALES } from "@relato/shared/domain/language.ts";
import type { Locale } from "@relato/shared/domain/language.ts";
import type { Messages } from "@relato/shared/locales/pt-br/app.ts";
import type { ViewMessages } from "@relato/shared/locales/pt-br/views.ts";
import { createContext, use, useContext } from "react";
import type { ReactNode } from "react";

interface Spoken {
  locale: Locale;
  text: Messages;
  /** Fetches the catalogue of what is beyond the first load; the same promise each time, which says by itself when it is kept. */
  loadViews: () => Promise<ViewMessages>;
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
 * A promise that carries its value once it is kept, in the fields in which React looks
 * (https://github.com/reactjs/rfcs/pull/229, "Reading the result of a promise that was read previously"): else React shows the fallback for a
 * promise that it sees for the first time, though its value is there, and then keeps it for 300 ms.
 */
export const keeping = <T,>(promise: Promise<T>): Promise<T> => {
  const kept: Promise<T> = promise.then((value) => {
    void Object.assign(kept, { status: "fulfilled", value });
    return value;
  });
  return kept;
};

/**
 * The texts of the views and pages beyond the first load; waits for them (a Suspense above shows that). Always by `use`: React takes up a
 * component that waited in the middle of it, and a `use` that is missing the second time leaves it with the wrong hooks (React's error 467).
 */
export const useViews = (): ViewMessages => use(useLanguage().loadViews());
