import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { languageOfLocale, LOCALES, type Locale } from "@relato/shared/domain/language.ts";
import type { Plugin } from "vite";
import { catalogue } from "../public/catalogue.ts";
import { compile } from "./inline.ts";

const styles = join(import.meta.dirname, "../styles");
const icon = readFileSync(join(styles, "icon.svg"), "utf8").trim();
/** The icon's own colour (styles/icon.svg). */
const [, COLOUR = ""] = /fill="(#\w+)"/.exec(icon) ?? [];

/** Systems cut a maskable icon to their own shape: the picture is in its inner 80 percent. */
const maskable = icon
  .replace(/ rx="\d+"/, "")
  .replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"')
  .replace('<rect width="32" height="32"', '<rect x="-4" y="-4" width="40" height="40"');

/** https://www.w3.org/TR/appmanifest/ */
const manifestOf = (locale: Locale): string => {
  const { common } = catalogue[locale].app;
  return JSON.stringify({
    id: "/",
    name: common.product,
    short_name: common.product,
    lang: languageOfLocale(locale),
    start_url: `/${locale}/dashboard`,
    scope: "/",
    display: "standalone",
    theme_color: COLOUR,
    background_color: "#f6f7f5",
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icon-maskable.svg", sizes: "any", type: "image/svg+xml", purpose: "maskable" },
      { src: "/logo-512.png", sizes: "512x512", type: "image/png" },
    ],
  });
};

/** The files without which a view does not open; the second font file is rarely used. */
const isNeeded = (name: string): boolean =>
  /^assets\/.*\.(?:js|css|woff2)$/.test(name) && !name.includes("latin-ext");

/**
 * Makes the application installable: a manifest per language, its icons from the logo, and the
 * service worker with the list of the built files. Only the application's pages link them.
 */
export const installPlugin = (): Plugin => ({
  name: "relato:install",
  enforce: "post",
  generateBundle: {
    order: "post",
    async handler(_options, bundle) {
      const emit = (fileName: string, source: string): void => {
        this.emitFile({ type: "asset", fileName, source });
      };
      const code = await compile("service-worker");
      const files = Object.keys(bundle).filter(isNeeded).toSorted();
      const hash = createHash("sha256").update(code).update(files.join());
      const pages = Object.values(bundle).filter(({ fileName }) => fileName.endsWith("/app.html"));
      for (const page of pages) {
        if (page.type !== "asset") continue;
        const [locale] = page.fileName.split("/");
        const links =
          `<link rel="manifest" href="/${locale}/manifest.webmanifest">` +
          `<link rel="apple-touch-icon" href="/logo-512.png">`;
        page.source = String(page.source).replace('<link rel="icon"', (found) => links + found);
        hash.update(page.source);
      }
      for (const locale of LOCALES) emit(`${locale}/manifest.webmanifest`, manifestOf(locale));
      emit("icon.svg", icon);
      emit("icon-maskable.svg", maskable);
      const build = hash.digest("hex").slice(0, 16);
      const list = files.map((file) => `/${file}`).join(" ");
      emit("sw.js", code.replace("{{BUILD}}", build).replace("{{FILES}}", list));
    },
  },
});
