import { QueryClientProvider } from "@tanstack/react-query";
import { type AnyRouter, RouterProvider } from "@tanstack/react-router";
import { languageOfLocale, type Locale } from "@relato/shared/domain/language.ts";
import type { Messages } from "@relato/shared/locales/pt-br/app.ts";
import type { ViewMessages } from "@relato/shared/locales/pt-br/views.ts";
import { StrictMode } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { createRoot } from "react-dom/client";
import { launchId } from "./api/launched.ts";
import { createQueryClient } from "./api/query-client.ts";
import { showPasswordChanged } from "./features/contas/password-changed.ts";
import { isLeaving } from "./features/contas/session.ts";
import { registerServiceWorker } from "./offline-shell.ts";
import { paths } from "./paths.ts";
import { createAppRouter } from "./routes.tsx";
import { isPageHeld } from "./ui/hold-page.ts";
import { LanguageProvider, type Texts } from "./ui/language.tsx";
import { setViewTexts, withViewTexts } from "./ui/lazy-view.ts";
import { Toasts } from "./ui/toast.tsx";

/**
 * Starts the application in one language. Each language has its own entry file. The first load has
 * no text of a view (web/build/first-load.test.ts): `fetchViews` brings them with the first view.
 */
export const start = (
  locale: Locale,
  messages: Messages,
  fetchViews: () => Promise<ViewMessages>,
): void => {
  const text = { ...messages } as Texts;
  setViewTexts(text, fetchViews);
  const toLogin = (): void => {
    // A recording continues, and is sent after the doctor has signed in again in another tab.
    if (isPageHeld() || isLeaving()) return;
    // The server answers with a page that says that the access ended, and what to do.
    if (launchId !== null) return location.reload();
    const here = location.pathname + location.search + location.hash;
    location.replace(paths.login(locale, { return_to: here }));
  };
  showPasswordChanged(text);
  const client = createQueryClient(toLogin);
  const root = document.querySelector("#root");
  if (root === null) throw new Error("The shell has no #root.");
  const show = (router: AnyRouter): void =>
    createRoot(root).render(
      <StrictMode>
        <LanguageProvider locale={locale} text={text}>
          <I18nProvider locale={languageOfLocale(locale)}>
            <QueryClientProvider client={client}>
              <RouterProvider router={router} />
            </QueryClientProvider>
            <Toasts />
          </I18nProvider>
        </LanguageProvider>
      </StrictMode>,
    );
  if (launchId === null) {
    registerServiceWorker();
    return show(createAppRouter(locale, { client }));
  }
  void withViewTexts(() => import("./launched-routes.tsx")).then(({ createLaunchedRouter }) =>
    show(createLaunchedRouter(locale, { client })),
  );
};
