import { randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, readFile, unlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { ignore, syncPath, writeFileDurably } from "../files/durable.ts";
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
 * Returns the secret in `path`, made by `make` on the first call, with mode 0600. Two processes
 * that start together agree, because the file is linked into its final name.
 * @throws Error when the folder cannot be written
 */
export const loadOrMakeSecret = async (path: string, make: () => string): Promise<string> => {
  const read = async (): Promise<string | undefined> =>
    (await readFile(path, "utf8").catch(ignore("ENOENT")))?.trim();
  const known = await read();
  if (known !== undefined) return known;
  await mkdir(dirname(path), { recursive: true });
  const aside = `${path}.${randomUUID()}`;
  await writeFileDurably(aside, make());
  try {
    await link(aside, path).catch(ignore("EEXIST"));
  } finally {
    await unlink(aside);
  }
  await syncPath(dirname(path));
  const stored = await read();
  if (stored === undefined) throw new Error(`${path} vanished while it was written`);
  return stored;
};

/**
 * Signs session cookies: AUTH_SECRET, or a secret generated once and stored in DATA_DIR, so that
 * sessions survive a restart.
 * @throws Error when DATA_DIR cannot be written or the stored secret is empty or short
 */
export const loadAuthSecret = async (config: Config): Promise<string> => {
  if (config.auth_secret !== undefined) return config.auth_secret;
  const path = join(config.data_dir, "auth-secret");
  return checkLength(
    path,
    await loadOrMakeSecret(path, () => randomBytes(32).toString("base64url")),
  );
};
