/**
 * Registers the service worker (public/scripts/service-worker.ts) when the page has loaded, so that
 * its downloads do not compete. The dev server has none.
 */
export const registerServiceWorker = (): void => {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const register = (): void => {
    // Without it, only the application without a network is missing, e.g. in private windows.
    navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  };
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
};

/** Deletes the pages that the service worker keeps. Without HTTPS there are none. */
export const dropOfflinePages = async (): Promise<void> => {
  if (!("caches" in globalThis)) return;
  const names = await caches.keys();
  const pages = names.filter((name) => name.startsWith("relato-pages-"));
  await Promise.all(pages.map((name) => caches.delete(name)));
};
