import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** The three languages of the application, as react-aria names them. */
const KEPT = /"[^"]*\/(?:pt-BR|en-US|es-ES)\.mjs"/;

/** Without this, the first load would have thirteen calendar systems. */
const ONE_CALENDAR = `import { GregorianCalendar } from "./calendars/GregorianCalendar.mjs";
export const createCalendar = () => new GregorianCalendar();`;

/**
 * react-aria bundles its own texts in 34 languages. This keeps three of them: it removes the other
 * imports from the tables of texts (`intlStrings.mjs`), and their entries. It also keeps only the
 * calendar of these languages.
 */
export const languagesPlugin = (): Plugin => ({
  name: "relato:languages",
  enforce: "pre",
  load(id) {
    if (/@internationalized\/date\/.*createCalendar\.mjs$/.test(id)) return ONE_CALENDAR;
    if (!/react-aria(?:-components)?\/.*intlStrings\.mjs$/.test(id)) return null;
    const removed = new Set<string>();
    return readFileSync(id, "utf8")
      .replaceAll(/^import (\S+) from (".*");$/gm, (line, name: string, path: string) => {
        if (KEPT.test(path)) return line;
        removed.add(name);
        return "";
      })
      .replaceAll(/^\s*"[\w-]+": ([\w$]+),?$/gm, (line, name: string) =>
        removed.has(name) ? "" : line,
      );
  },
});
