import { randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, readFile, unlink } from "node:fs/promises";
import { join } from "node:path";
import { ignore, writeFileDurably } from "../files/durable.ts";
import type { Config } from "./config.ts";

const MIN_LENGTH = 32;

const checkLength = (path: string, secret: string): string => {
  if (secret.length >= MIN_LENGTH) return secret;
  throw new Error(
    `${path} must have at least ${MIN_LENGTH} characters; restore it from a backup, or delete it ` +
      "to generate another one, which ends all sessions and second steps",
  );
};

/**
 * Signs session cookies: AUTH_SECRET, or a secret generated once and stored in DATA_DIR with mode
 * 0600, so that sessions survive a restart. Two processes that start together agree, because the
 * file is linked into its final name.
 * @throws Error when DATA_DIR cannot be written or the stored secret is empty or short
 */
export const loadAuthSecret = async (config: Config): Promise<string> => {
  if (config.auth_secret !== undefined) return config.auth_secret;
  const path = join(config.data_dir, "auth-secret");
  const read = async (): Promise<string | undefined> =>
    (await readFile(path, "utf8").catch(ignore("ENOENT")))?.trim();
  const known = await read();
  if (known !== undefined) return checkLength(path, known);
  await mkdir(config.data_dir, { recursive: true });
  const aside = `${path}.${randomUUID()}`;
  await writeFileDurably(aside, randomBytes(32).toString("base64url"));
  try {
    await link(aside, path).catch(ignore("EEXIST"));
  } finally {
    await unlink(aside);
  }
  const stored = await read();
  if (stored === undefined) throw new Error(`${path} vanished while it was written`);
  return checkLength(path, stored);
};
