import type { z } from "zod";
import { STRIPE_VARIABLES } from "./payment-variables.ts";
import { isPrivateHost } from "./private-host.ts";
import { localWriterModel } from "./writer-model.ts";
import type { Env, Variable } from "./variable.ts";
import { VARIABLES, type VariableName } from "./variables.ts";

type Value<N extends VariableName> =
  | z.output<(typeof VARIABLES)[N]["schema"]>
  | ((typeof VARIABLES)[N] extends { initial: unknown } ? never : undefined);

/** Each variable under its name in lower case: `config.data_dir` is DATA_DIR. Frozen. */
export type Config = { readonly [N in VariableName as Lowercase<N>]: Value<N> };

/** `message` has one sentence per wrong variable. It holds no value, since some are secret. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/** Variables of a group must all be set, or none. */
const TOGETHER: readonly (readonly VariableName[])[] = [
  ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  ["WHATSAPP_TOKEN", "WHATSAPP_PHONE_ID"],
  Object.keys(STRIPE_VARIABLES) as VariableName[],
  ["AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"],
  ["S3_ENDPOINT", "S3_BUCKET", "S3_REGION", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
];

/**
 * Parses an environment. An empty variable counts as not set, as in a copied .env file, except
 * AUTH_SECRET: an installation that lost its secret must not get another one silently.
 * @throws ConfigError naming every wrong variable
 */
export const readConfig = (env: Env): Config => {
  const problems: string[] = [];
  const config: Record<string, unknown> = {};
  for (const [name, { schema, initial }] of Object.entries<Variable>(VARIABLES)) {
    const raw = env[name] || (typeof initial === "function" ? initial(env) : initial);
    if (raw === undefined) {
      config[name.toLowerCase()] = undefined;
      continue;
    }
    const parsed = schema.safeParse(raw);
    if (parsed.success) config[name.toLowerCase()] = parsed.data;
    // An invalid default was computed from another variable, which is already reported.
    else if (env[name])
      problems.push(`${name} ${parsed.error.issues[0]?.message ?? "is not valid"}.`);
  }
  for (const group of TOGETHER) {
    const missing = group.filter((name) => !env[name]);
    const given = group.filter((name) => env[name]);
    if (missing.length > 0 && given.length > 0) {
      problems.push(`${missing.join(", ")} must be set too, with ${given.join(", ")}.`);
    }
  }
  if (env["AUTH_SECRET"] === "")
    problems.push("AUTH_SECRET must not be empty; remove it to use a generated secret.");
  const parsed = config as Partial<Config>;
  const isService =
    parsed.writer_model && localWriterModel(parsed.writer_model, parsed.writer_url) === null;
  if (isService && parsed.writer_provider === "openai-compatible" && !parsed.writer_url) {
    problems.push("WRITER_URL must be set too, with WRITER_MODEL of an openai-compatible service.");
  }
  if (parsed.live_model && !parsed.live_key && !env["LIVE_URL"]) {
    problems.push("LIVE_KEY must be set too, with LIVE_MODEL of Google's service.");
  }
  if (parsed.files_key_previous && !parsed.files_key) {
    problems.push("FILES_KEY must be set too, with FILES_KEY_PREVIOUS.");
  }
  if (parsed.database_migrator_url && !parsed.database_url) {
    problems.push("DATABASE_URL must be set too, with DATABASE_MIGRATOR_URL.");
  }
  if (parsed.database_backup_url && !parsed.database_url) {
    problems.push("DATABASE_URL must be set too, with DATABASE_BACKUP_URL.");
  }
  if (parsed.trust_proxy === true && parsed.host && !isPrivateHost(parsed.host)) {
    problems.push(
      "TRUST_PROXY=true lets callers forge their address when HOST is not a private address; " +
        "set the number of proxies (TRUST_PROXY=1) or their addresses (TRUST_PROXY=10.0.0.5).",
    );
  }
  if (problems.length > 0) throw new ConfigError(problems.join("\n"));
  return Object.freeze(config) as Config;
};
