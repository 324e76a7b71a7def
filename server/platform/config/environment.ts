import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { execPath, loadEnvFile } from "node:process";
import { type Config, readConfig } from "./config.ts";
import { withSecretFiles } from "./secret-files.ts";

/** The repository's root. */
export const ROOT = resolve(import.meta.dirname, "../../..");

/**
 * Reads `process.env`, completed by `.env` at the root. The environment wins. No other module reads
 * `process.env`.
 * @throws ConfigError
 */
export const readEnvironment = (): Config => {
  const file = join(ROOT, ".env");
  if (existsSync(file)) loadEnvFile(file);
  return readConfig(withSecretFiles(process.env));
};

/** The variables that npm needs. The server's keys and passwords are not passed on. */
const NPM_VARIABLES =
  /^(PATH|HOME|TMPDIR|LANG|SSL_CERT_FILE|NODE_EXTRA_CA_CERTS|\w+_proxy|npm_config_.+)$/iu;

/** The npm that runs this process (`npm run …`), else the one on the PATH. */
export const npmCommand = (): { command: string; first: string[]; env: NodeJS.ProcessEnv } => {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => NPM_VARIABLES.test(name)),
  );
  const npm = process.env["npm_execpath"];
  return npm !== undefined && existsSync(npm)
    ? { command: execPath, first: [npm], env }
    : { command: "npm", first: [], env };
};
