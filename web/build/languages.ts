import type { Plugin } from "vite";

const KEPT = new Set(["pt-BR", "en-US", "es-ES"]);

/**
 * react-aria ships its own few texts in 34 languages and bundles them all. Only ours are kept; the others become empty,
 * which it falls back from to en-US.
 */
export const languagesPlugin = (): Plugin => ({
  name: "relato:languages",
  enforce: "pre",
  load(id) {
    const match =
      /react-(?:aria|stately)(?:-components)?\/.*intl\/.*?([a-z]{2}-[A-Z]{2})\.mjs$/.exec(id);
    return match?.[1] !== undefined && !KEPT.has(match[1]) ? "export default {};" : null;
  },
});
