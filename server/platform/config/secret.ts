import { randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, open, readFile, unlink } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "./config.ts";

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && "code" in error && error.code === code;

/**
 * Signs session cookies: AUTH_SECRET, or a secret generated once and stored in DATA_DIR with mode
 * 0600, so that sessions survive a restart. Two processes that start together agree, because the
 * file is linked into its final name.
 * @throws Error when DATA_DIR cannot be written
 */
export const loadAuthSecret = async (config: Config): Promise<string> => {
  if (config.auth_secret !== undefined) return config.auth_secret;
  const path = join(config.data_dir, "auth-secret");
  const read = async (): Promise<string | null> => {
    try {
      return (await readFile(path, "utf8")).trim();
    } catch (error) {
      if (hasCode(error, "ENOENT")) return null;
      throw error;
    }
  };
  const known = await read();
  if (known !== null) return known;
  await mkdir(config.data_dir, { recursive: true });
  const aside = `${path}.${randomUUID()}`;
  const file = await open(aside, "w", 0o600);
  try {
    await file.writeFile(randomBytes(32).toString("base64url"));
    await file.sync();
  } finally {
    await file.close();
  }
  try {
    await link(aside, path);
  } catch (error) {
    if (!hasCode(error, "EEXIST")) throw error;
  } finally {
    await unlink(aside);
  }
  const made = await read();
  if (made === null) throw new Error(`${path} vanished while it was written`);
  return made;
};
