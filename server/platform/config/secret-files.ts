import { readFileSync } from "node:fs";
import { ConfigError } from "./config.ts";
import type { Env, Variable } from "./variable.ts";
import { VARIABLES } from "./variables.ts";

/**
 * Completes an environment with secrets from files: `AUTH_SECRET_FILE` is the path of a file with
 * the value of AUTH_SECRET, as a key vault, systemd or a container mounts it.
 * @throws ConfigError for a file that cannot be read, and for a secret that is given twice
 */
export const withSecretFiles = (env: Env): Env => {
  const problems: string[] = [];
  const found: Record<string, string> = {};
  for (const [name, { secret }] of Object.entries<Variable>(VARIABLES)) {
    const path = env[`${name}_FILE`];
    if (!secret || !path) continue;
    if (env[name] !== undefined) {
      problems.push(`${name} and ${name}_FILE must not both be set.`);
      continue;
    }
    try {
      found[name] = readFileSync(path, "utf8").trim();
    } catch {
      problems.push(`${name}_FILE must be the path of a file that this user may read.`);
    }
    if (found[name] === "") problems.push(`${name}_FILE must be the path of a file with a value.`);
  }
  if (problems.length > 0) throw new ConfigError(problems.join("\n"));
  return { ...env, ...found };
};
