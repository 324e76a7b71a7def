import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { DEFAULT_LOCALE, isLocale } from "@relato/shared/domain/language.ts";
import type { Plugin } from "vite";
import { PAGES, renderRobots, renderSitemap } from "../public/render.tsx";

const root = resolve(import.meta.dirname, "..");

/** The entries of the build. These files exist only in this plugin. */
export const pageInputs: string[] = [...PAGES.keys()].map((file) => join(root, file));

const htmlOf = (file: string): string | null => PAGES.get(file)?.() ?? null;

/**
 * Requests that the dev server passes to the API: posted forms, and links that change something
 * before they show a page (server/features/contas: forms.ts, arrivals.ts).
 */
export const isServed = (method: string | undefined, url: string): boolean =>
  method === "POST" || /^\/[\w-]+\/(?:login\/google|verificar|link\/)|[?&]access_token=/.test(url);

/** The page of a URL of the dev server, as the server finds it among the built files. */
const fileFor = (pathname: string): string | null => {
  const [, first = "", ...rest] = pathname.split("/");
  if (pathname === "/") return `${DEFAULT_LOCALE}/index.html`;
  if (!isLocale(first)) return null;
  const file = [first, ...rest.filter((part) => part !== ""), "index.html"].join("/");
  return PAGES.has(file) ? file : `${first}/app.html`;
};

/** Renders the public pages, one HTML page of the application per language, sitemap and robots. */
export const pagesPlugin = (): Plugin => ({
  name: "relato:pages",
  enforce: "pre",
  resolveId: (id) => (pageInputs.includes(id) ? id : null),
  load: (id) => (id.startsWith(root) ? htmlOf(id.slice(root.length + 1)) : null),
  generateBundle() {
    const emit = (fileName: string, source: string | Uint8Array): void => {
      this.emitFile({ type: "asset", fileName, source });
    };
    emit("sitemap.xml", renderSitemap());
    emit("robots.txt", renderRobots());
    // Link previews need a stable URL.
    emit("logo-512.png", readFileSync(join(root, "styles/logo-512.png")));
  },
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? "/", "http://localhost");
      const wantsPage =
        (request.headers.accept ?? "").includes("text/html") &&
        !isServed(request.method, request.url ?? "/");
      const file = wantsPage ? fileFor(pathname) : null;
      const html = file === null ? null : htmlOf(file);
      if (html === null) return next();
      const filled = html
        .replaceAll("{{BASE_URL}}", `http://${request.headers.host}`)
        // Only the server knows these values.
        .replaceAll(/\{\{[A-Z_]+\}\}/g, "…");
      server.transformIndexHtml(request.url ?? "/", filled).then((page) => {
        response.setHeader("content-type", "text/html; charset=utf-8");
        response.end(page);
      }, next);
    });
  },
});
