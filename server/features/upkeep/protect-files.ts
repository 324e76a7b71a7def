import type { Deps } from "../../deps.ts";
import {
  type Protection,
  readProtection,
  writeProtection,
} from "../../providers/storage/encrypted/protection.ts";
import { StorageError } from "../../providers/storage/storage.ts";
import { listOldestFirst } from "./oldest-first.ts";

type ProtectDeps = Pick<Deps, "config" | "log" | "storage">;

export interface ProtectResult {
  encrypted: number;
  rewrapped: number;
  /** Files that were already encrypted with the current key. */
  current: number;
  /** Files that could not be protected; each was logged. */
  failed: number;
  /** False when the pass was stopped; the next one continues. */
  is_complete: boolean;
}

/** After a crash, up to this many unchanged files are looked at again. */
const SAVE_EVERY = 100;

/** These files are encrypted: they are no plaintext that is left. */
const isUnreadable = (error: StorageError): boolean =>
  error.code === "DAMAGED" || error.code === "NO_KEY";

/** The state to continue from: a new key begins at the oldest file. */
const loadState = async ({ config, storage }: ProtectDeps): Promise<Protection> => {
  const key_id = await storage.currentKeyId();
  const state = await readProtection(config.data_dir);
  if (state?.key_id === key_id) return state;
  const is_encrypted = state?.is_encrypted ?? false;
  return { key_id, cursor: null, is_complete: false, is_encrypted };
};

/**
 * Encrypts the files of older releases, and the keys of files that were encrypted with a former
 * key: oldest first, one at a time. A stopped pass continues where it was. Afterwards every new
 * file has the current key, so that the next passes do nothing.
 */
export const protectFiles = async (
  deps: ProtectDeps,
  signal?: AbortSignal,
): Promise<ProtectResult> => {
  const { config, log, storage } = deps;
  let state = await loadState(deps);
  const result = { encrypted: 0, rewrapped: 0, current: 0, failed: 0, is_complete: true };
  if (state.is_complete) return result;
  let hasPlaintext = false;
  let unsaved = 0;
  const save = async (next: Protection): Promise<void> => {
    state = next;
    unsaved = 0;
    await writeProtection(config.data_dir, state);
  };
  for (const { key, modified_ms } of await listOldestFirst(storage, state.cursor)) {
    if (signal?.aborted === true) {
      await save(state);
      return { ...result, is_complete: false };
    }
    try {
      const done = await storage.protect(key);
      result[done] += 1;
      unsaved += done === "current" ? 1 : SAVE_EVERY;
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      // It was removed since the listing.
      if (error.code === "NOT_FOUND") continue;
      result.failed += 1;
      log.error({ err: error, key }, "stored file not protected");
      if (error.code === "FULL") return { ...result, is_complete: false };
      hasPlaintext ||= !isUnreadable(error);
    }
    state = { ...state, cursor: { modified_ms, key } };
    if (unsaved >= SAVE_EVERY) await save(state);
  }
  // The next pass visits all files again when some could not be protected.
  if (hasPlaintext) await save({ ...state, cursor: null });
  else await save({ ...state, is_complete: true, is_encrypted: true });
  log.info({ ...result, key_id: state.key_id }, "stored files protected");
  return { ...result, is_complete: !hasPlaintext };
};
