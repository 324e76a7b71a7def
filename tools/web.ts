import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./check/sources.ts";

const DIST = join(ROOT, "web/dist");
const STAMP = ".stamp";
/** The sources of the web build. */
const INPUTS = ["web", "shared", "package-lock.json"];

const filesOf = (path: string): string[] => {
  if (path.endsWith(".json") && !path.includes("/")) return [path];
  return readdirSync(join(ROOT, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
    .filter((file) => !/(^|\/)(node_modules|dist[^/]*|\.dist[^/]*)\/|\.test\.tsx?$/.test(file));
};

const hashInputs = (): string => {
  const hash = createHash("sha256");
  for (const file of INPUTS.flatMap(filesOf).sort()) {
    hash.update(`${file}\0`).update(readFileSync(join(ROOT, file)));
  }
  return hash.digest("hex");
};

const isBuilt = (hash: string): boolean =>
  existsSync(join(DIST, STAMP)) && readFileSync(join(DIST, STAMP), "utf8") === hash;

/**
 * Builds web/dist unless its sources are unchanged. A rename replaces the old build at the end, so
 * a failed build leaves it intact.
 * @throws Error vite's error
 */
export const buildWeb = async (): Promise<"built" | "unchanged"> => {
  const hash = hashInputs();
  if (isBuilt(hash)) return "unchanged";
  console.log("Building the web …");
  process.env["NODE_ENV"] ??= "production";
  const { build } = await import("vite");
  const next = join(ROOT, `web/.dist-${process.pid}`);
  const old = join(ROOT, `web/.dist-old-${process.pid}`);
  try {
    await build({
      configFile: join(ROOT, "web/vite.config.ts"),
      logLevel: "error",
      build: { outDir: next, emptyOutDir: true },
    });
    writeFileSync(join(next, STAMP), hash);
    if (existsSync(DIST)) renameSync(DIST, old);
    renameSync(next, DIST);
  } finally {
    for (const folder of [next, old]) rmSync(folder, { recursive: true, force: true });
  }
  return "built";
};

if (import.meta.main) await buildWeb();
