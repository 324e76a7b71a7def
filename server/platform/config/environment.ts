import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { loadEnvFile } from "node:process";
import { type Config, readConfig } from "./config.ts";

/** The repository's root. */
export const ROOT = resolve(import.meta.dirname, "../../..");

/**
 * Reads this process's environment, completed by `.env` at the root where there is one (the environment wins).
 * The only place in the product that touches `process.env`.
 * @throws ConfigError
 */
export const readEnvironment = (): Config => {
  const file = join(ROOT, ".env");
  if (existsSync(file)) loadEnvFile(file);
  return readConfig(process.env);
};
