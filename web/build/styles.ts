import type { Plugin } from "vite";

const LINK = /<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/g;

/**
 * Inlines the stylesheet of each public page, so that the first paint needs no second request. The
 * application keeps its own file, which the browser caches.
 */
export const stylesPlugin = (): Plugin => ({
  name: "relato:styles",
  enforce: "post",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      const inlined = new Set<string>();
      for (const file of Object.values(bundle)) {
        if (file.type !== "asset" || !/\/(?:index|sharing)\.html$/.test(file.fileName)) continue;
        file.source = String(file.source).replaceAll(LINK, (_link, name: string) => {
          const style = bundle[name];
          if (style?.type !== "asset")
            throw new Error(`${file.fileName} links ${name}, which is not built`);
          inlined.add(name);
          return `<style>${String(style.source).trim()}</style>`;
        });
      }
      for (const name of inlined) delete bundle[name];
    },
  },
});
