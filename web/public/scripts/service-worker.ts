/**
 * The service worker: opens the application without a network. It keeps the files of one build, and
 * the page of each language, which has no patient's data. Requests to the API pass by it.
 * build/install.ts replaces the two constants.
 */
{
  // The types of a worker contradict those of a page, which the other scripts need.
  interface Waiting extends Event {
    waitUntil: (promise: Promise<unknown>) => void;
  }
  interface Fetching extends Event {
    request: Request;
    respondWith: (response: Promise<Response>) => void;
  }
  const worker = globalThis as unknown as {
    addEventListener: ((name: "install" | "activate", run: (event: Waiting) => void) => void) &
      ((name: "fetch", run: (event: Fetching) => void) => void);
    clients: { claim: () => Promise<void> };
  };
  const build = "{{BUILD}}";
  const files = "{{FILES}}".split(" ");
  const FILES = `relato-files-${build}`;
  const PAGES = `relato-pages-${build}`;
  /** The pages of the signed-in application; public and launched pages are others. */
  const APP = /^\/(pt-br|en-us|es)\/(?:dashboard|admin|consultas|incidentes)(?:\/|$)/;

  const removeOtherBuilds = async (): Promise<void> => {
    const names = await caches.keys();
    await Promise.all(
      names
        .filter((name) => name.startsWith("relato-") && name !== FILES && name !== PAGES)
        .map((name) => caches.delete(name)),
    );
    await worker.clients.claim();
  };

  const answerFile = async (request: Request): Promise<Response> => {
    const cache = await caches.open(FILES);
    const known = await cache.match(request);
    if (known !== undefined) return known;
    const response = await fetch(request);
    if (response.status === 200) await cache.put(request, response.clone());
    return response;
  };

  /** The page from the network. Only without a network the kept one, with its headers. */
  const answerPage = async (request: Request, key: string): Promise<Response> => {
    try {
      const response = await fetch(request);
      // A redirect leads to the login page, for instance.
      if (response.status === 200 && !response.redirected)
        await (await caches.open(PAGES)).put(key, response.clone());
      return response;
    } catch (error) {
      const known = await (await caches.open(PAGES)).match(key);
      if (known === undefined) throw error;
      return known;
    }
  };

  worker.addEventListener("install", (event) =>
    event.waitUntil(caches.open(FILES).then((cache) => cache.addAll(files))),
  );
  worker.addEventListener("activate", (event) => event.waitUntil(removeOtherBuilds()));
  worker.addEventListener("fetch", (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== "GET" || origin !== location.origin) return;
    const [, locale] = APP.exec(pathname) ?? [];
    if (pathname.startsWith("/assets/")) event.respondWith(answerFile(request));
    else if (request.mode === "navigate" && locale !== undefined)
      event.respondWith(answerPage(request, `/${locale}/app`));
  });
}
