import type { Deps } from "../../deps.ts";
import {
  type Storage,
  StorageError,
  type StorageErrorCode,
} from "../../providers/storage/storage.ts";
import { GB } from "../../platform/quotas/quotas.ts";
import { listOldestFirst } from "./oldest-first.ts";
import {
  readScrubState,
  type ScrubFailure,
  type ScrubState,
  writeScrubState,
} from "./scrub-state.ts";

/** So many failures one after the other mean that the storage is down. */
const MAX_IN_A_ROW = 5;

type Outcome = { kind: "read"; bytes: number } | { kind: "failed"; code: StorageErrorCode };

/** Reads a whole file, which verifies each of its chunks. */
const readWhole = async (storage: Storage, key: string): Promise<Outcome> => {
  try {
    let bytes = 0;
    for await (const chunk of await storage.read(key)) bytes += (chunk as Buffer).length;
    return { kind: "read", bytes };
  } catch (error) {
    return { kind: "failed", code: error instanceof StorageError ? error.code : "FAILED" };
  }
};

const isDown = (outcomes: readonly Outcome[]): boolean =>
  outcomes.length >= MAX_IN_A_ROW &&
  outcomes.slice(-MAX_IN_A_ROW).every((one) => one.kind === "failed" && one.code === "FAILED");

/**
 * Verifies stored files, oldest first, up to SCRUB_GB_PER_NIGHT. The next night continues there;
 * after the newest file it begins again. Files that failed before are tried first.
 */
export const scrubFiles = async (
  { config, log, storage }: Pick<Deps, "config" | "log" | "storage">,
  signal?: AbortSignal,
): Promise<void> => {
  const { data_dir, scrub_gb_per_night } = config;
  if (scrub_gb_per_night === 0) return;
  const before = await readScrubState(data_dir);
  const failures = new Map((before?.failures ?? []).map((failure) => [failure.key, failure]));
  const outcomes: Outcome[] = [];
  let [files, bytes] = [0, 0];

  const visit = async (key: string): Promise<void> => {
    const outcome = await readWhole(storage, key);
    outcomes.push(outcome);
    files += 1;
    if (outcome.kind === "read") bytes += outcome.bytes;
    if (outcome.kind === "read" || outcome.code === "NOT_FOUND") return void failures.delete(key);
    const { code } = outcome;
    const found_at = failures.get(key)?.found_at ?? new Date().toISOString();
    failures.set(key, { key, code, found_at } satisfies ScrubFailure);
    log.error({ key, code }, "stored file cannot be read");
  };

  for (const key of [...failures.keys()]) await visit(key);
  let cursor = before?.cursor ?? null;
  const objects = await listOldestFirst(storage, cursor);
  let isRoundOver = true;
  for (const { key, modified_ms } of objects) {
    if (bytes >= scrub_gb_per_night * GB || signal?.aborted === true || isDown(outcomes)) {
      isRoundOver = false;
      break;
    }
    await visit(key);
    cursor = { modified_ms, key };
  }
  const ran_at = new Date().toISOString();
  const state: ScrubState = {
    ran_at,
    round_ended_at: isRoundOver ? ran_at : (before?.round_ended_at ?? null),
    cursor: isRoundOver ? null : cursor,
    files,
    bytes,
    failures: [...failures.values()],
  };
  await writeScrubState(data_dir, state);
  log.info({ files, bytes, failures: failures.size }, "stored files verified");
};
