import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Rolldown } from "vite";
import { compressPlugin } from "./build/compress.ts";
import { fontPlugin } from "./build/font.ts";
import { installPlugin } from "./build/install.ts";
import { languagesPlugin } from "./build/languages.ts";
import { isServed, pageInputs, pagesPlugin } from "./build/pages.ts";
import { stylesPlugin } from "./build/styles.ts";

/** The API of the dev server. tools/dev.ts sets it for another port. */
const api = process.env["RELATO_API"] ?? "http://localhost:3000";

type ChunkingContext = Parameters<
  Extract<Rolldown.CodeSplittingGroup["name"], (...args: never[]) => unknown>
>[1];

/** The modules that `start.tsx` imports, directly or indirectly, without dynamic imports. */
const neededAtStart = new Set<string>();
const gather = (id: string, context: ChunkingContext): void => {
  if (neededAtStart.has(id)) return;
  neededAtStart.add(id);
  for (const next of context.getModuleInfo(id)?.importedIds ?? []) gather(next, context);
};

/** Modules of a package that the first load reaches only through its index. */
const REACHED_ONLY = /\/@internationalized\/date\/.*\/(DateFormatter|createCalendar)\.mjs$/;

/** One file for all of them: it compresses better, and one request replaces twenty. */
const firstLoad = {
  name: (id: string, context: ChunkingContext): string | null => {
    if (neededAtStart.size === 0) gather(join(import.meta.dirname, "app/start.tsx"), context);
    if (REACHED_ONLY.test(id) || /\.css($|\?)/.test(id)) return null;
    return neededAtStart.has(id) ? "start" : null;
  },
};

export default defineConfig({
  root: import.meta.dirname,
  appType: "custom",
  publicDir: false,
  plugins: [
    languagesPlugin(),
    pagesPlugin(),
    react(),
    tailwindcss(),
    stylesPlugin(),
    fontPlugin(),
    installPlugin(),
    compressPlugin(),
  ],
  build: {
    outDir: "dist",
    emptyOutDir: true,
    // Browsers of 2024 and later, which `light-dark()` and React 19 need.
    target: ["chrome123", "edge123", "firefox128", "safari17.5"],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: pageInputs,
      output: { codeSplitting: { groups: [firstLoad] } },
    },
  },
  server: {
    port: 5173,
    // WebSocket: live captions use /api/live.
    proxy: {
      "/api": { target: api, changeOrigin: false, ws: true },
      "/sandbox": { target: api, changeOrigin: false },
      "^/(pt-br|en-us|es)/": {
        target: api,
        changeOrigin: false,
        bypass: ({ method, url = "/" }) => (isServed(method, url) ? undefined : url),
      },
    },
  },
});
