import { readFileSync } from "node:fs";
import { join } from "node:path";
import { minifySync, transformWithOxc } from "vite";

const folder = join(import.meta.dirname, "../public/scripts");

const compile = async (name: string): Promise<string> => {
  const path = join(folder, `${name}.ts`);
  const { code: plain } = await transformWithOxc(readFileSync(path, "utf8"), path);
  const { code, errors } = minifySync(`${name}.js`, plain, { module: false });
  if (errors.length > 0) throw new Error(`${name}.ts: ${errors[0]?.message}`);
  // An end tag in a string would end the element.
  return code.trim().replaceAll("</", "<\\/");
};

/**
 * Scripts that stand in the page itself, so that the first paint waits for one answer only. The server puts their hashes into
 * the page's security policy. `theme` goes into the head, `site` before the body's end.
 */
export const inlineScripts = { theme: await compile("theme"), site: await compile("site") };

/** The tab's picture, in the page: a browser asks for one before it paints. Percent signs only where a URL needs them. */
export const inlineIcon = `data:image/svg+xml,${encodeURIComponent(
  readFileSync(join(folder, "../../styles/icon.svg"), "utf8").trim().replaceAll('"', "'"),
).replaceAll(/%(?:20|2F|3A|3D)/g, decodeURIComponent)}`;
