import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { DEFAULT_LOCALE, LOCALES, isLocale } from "@relato/shared/domain/language.ts";
import type { Locale } from "@relato/shared/domain/language.ts";
import type { Plugin } from "vite";
import { PAGES, renderPage } from "../public/render.tsx";
import type { PageName } from "../public/render.tsx";

const root = resolve(import.meta.dirname, "..");

const themeSource = readFileSync(join(root, "public/scripts/theme.js"), "utf8")
  .replaceAll(/^\s*\/\/.*$/gm, "")
  .trim();
const themeFile = `assets/theme-${createHash("sha256").update(themeSource).digest("hex").slice(0, 8)}.js`;

/** Every HTML page of the build by its file name: `pt-br/index.html`, `pt-br/app.html`, … */
const pages = new Map<string, { locale: Locale; page: PageName }>(
  LOCALES.flatMap((locale) =>
    PAGES.map((page) => [`${locale}/${page}`, { locale, page }] as const),
  ),
);

/** What rolldown is given as its entries; the files exist only here. */
export const pageInputs: string[] = [...pages.keys()].map((file) => join(root, file));

const htmlOf = (file: string): string | null => {
  const found = pages.get(file);
  return found === undefined ? null : renderPage(found.locale, found.page, `/${themeFile}`);
};

/** Which page a dev URL shows; mirrors what the server does with the built files. */
const fileFor = (pathname: string): string | null => {
  const [, first = "", ...rest] = pathname.split("/");
  if (pathname === "/") return `${DEFAULT_LOCALE}/index.html`;
  if (!isLocale(first)) return null;
  const path = rest.join("/").replace(/\/$/, "");
  if (path === "") return `${first}/index.html`;
  if (path === "login" || path === "signup") return `${first}/${path}/index.html`;
  return `${first}/app.html`;
};

/** Public pages rendered by React at build, one shell of the application per language, and the theme script beside them. */
export const pagesPlugin = (): Plugin => ({
  name: "relato:pages",
  enforce: "pre",
  resolveId: (id) => (pageInputs.includes(id) ? id : null),
  load: (id) => (id.startsWith(root) ? htmlOf(id.slice(root.length + 1)) : null),
  generateBundle() {
    this.emitFile({ type: "asset", fileName: themeFile, source: themeSource });
  },
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? "/", "http://localhost");
      if (pathname === `/${themeFile}`) {
        response.setHeader("content-type", "text/javascript");
        response.end(themeSource);
        return;
      }
      const wantsPage = (request.headers.accept ?? "").includes("text/html");
      const file = wantsPage ? fileFor(pathname) : null;
      const html = file === null ? null : htmlOf(file);
      if (html === null) return next();
      server.transformIndexHtml(request.url ?? "/", html).then((page) => {
        response.setHeader("content-type", "text/html; charset=utf-8");
        response.end(page);
      }, next);
    });
  },
});
