import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Source } from "./imports.ts";

export const ROOT = join(import.meta.dirname, "../..");
const PACKAGES = ["shared", "scribe", "server", "web", "e2e", "bench", "tools"];
const SKIPPED = new Set(["node_modules", "dist", "migrations", "test-results"]);

const walk = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : walk(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });

/** Every TypeScript file of ours. */
export const readSources = (): Source[] =>
  PACKAGES.flatMap(walk).map((path) => ({ path, text: readFileSync(join(ROOT, path), "utf8") }));
