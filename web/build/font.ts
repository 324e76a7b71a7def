import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const FILE = /\/source-sans-3-latin-wght-normal-[^/]+\.woff2$/;
const LICENCE = createRequire(import.meta.url).resolve(
  "@fontsource-variable/source-sans-3/LICENSE",
);

/**
 * Preloads the font in the application's pages and adds its licence to the build. Public pages keep
 * the system's fonts: they paint after one request.
 */
export const fontPlugin = (): Plugin => ({
  name: "relato:font",
  enforce: "post",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      const font = Object.keys(bundle).find((name) => FILE.test(name));
      if (font === undefined) throw new Error("the font was not built");
      // CORS even for our own host: https://www.w3.org/TR/preload/#link-type-preload
      const preload =
        `<link rel="preload" href="/${font}" ` + `as="font" type="font/woff2" crossorigin>`;
      for (const file of Object.values(bundle))
        if (file.type === "asset" && file.fileName.endsWith("/app.html"))
          file.source = String(file.source).replace('<link rel="icon"', (icon) => preload + icon);
      this.emitFile({
        type: "asset",
        fileName: "assets/source-sans-3-OFL.txt",
        source: readFileSync(LICENCE),
      });
    },
  },
});
