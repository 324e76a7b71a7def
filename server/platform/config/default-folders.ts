import { homedir } from "node:os";
import { join } from "node:path";
import type { Env } from "./variable.ts";

/** XDG base directories: https://specifications.freedesktop.org/basedir-spec/latest/ */
export const xdg = (env: Env, variable: string, fallback: string): string =>
  join(env[variable] || join(env["HOME"] || homedir(), fallback), "relato");

/** As root, the embedded database's unprivileged user must be able to reach this folder. */
export const dataDir = (env: Env): string =>
  process.getuid?.() === 0 ? "/var/lib/relato" : xdg(env, "XDG_DATA_HOME", ".local/share");
