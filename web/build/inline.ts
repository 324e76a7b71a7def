import { readFileSync } from "node:fs";
import { join } from "node:path";
import { minifySync, transformWithOxc } from "vite";

const folder = join(import.meta.dirname, "../public/scripts");

/** A script of public/scripts, compiled and minified. */
export const compile = async (name: string): Promise<string> => {
  const path = join(folder, `${name}.ts`);
  const { code: plain } = await transformWithOxc(readFileSync(path, "utf8"), path);
  const { code, errors } = minifySync(`${name}.js`, plain, { module: false });
  if (errors.length > 0) throw new Error(`${name}.ts: ${errors[0]?.message}`);
  // An end tag in a string would close the script element.
  return code.trim().replaceAll("</", "<\\/");
};

/**
 * Inline scripts, so that the first paint needs one response only. The server adds their hashes to
 * the content security policy. `theme` belongs in the head, `site` at the end of the body.
 */
export const inlineScripts = { theme: await compile("theme"), site: await compile("site") };

/** The favicon as a data URL, because a browser requests it before it paints. */
export const inlineIcon = `data:image/svg+xml,${encodeURIComponent(
  readFileSync(join(folder, "../../styles/icon.svg"), "utf8").trim().replaceAll('"', "'"),
).replaceAll(/%(?:20|2F|3A|3D)/g, decodeURIComponent)}`;
