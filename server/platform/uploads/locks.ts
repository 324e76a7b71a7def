import type { Lock, Locker } from "@tus/server";
import { AppError } from "../http/errors.ts";

/** How long a request waits for another writer of the same upload. */
const PATIENCE_MS = 20_000;

interface Held {
  release: () => void;
  free: Promise<void>;
  /** Asks the holder to release the lock. */
  ask: () => void;
}

/** One writer per upload. The locks are in memory, since one process receives all uploads. */
export interface UploadLocks extends Locker {
  /** Runs `work` while the upload has no writer. @throws AppError UNAVAILABLE on timeout */
  within<T>(id: string, work: () => Promise<T>): Promise<T>;
}

export const createUploadLocks = (): UploadLocks => {
  const held = new Map<string, Held>();

  const acquire = async (id: string, ask: () => void, signal?: AbortSignal): Promise<void> => {
    const timeout = AbortSignal.timeout(PATIENCE_MS);
    const stop = signal === undefined ? timeout : AbortSignal.any([signal, timeout]);
    const stopped = new Promise<void>((resolve) =>
      stop.addEventListener("abort", () => resolve(), { once: true }),
    );
    for (let holder = held.get(id); holder !== undefined; holder = held.get(id)) {
      holder.ask();
      await Promise.race([holder.free, stopped]);
      if (stop.aborted) throw new AppError("UNAVAILABLE", { retry_after_s: 1 });
    }
    const { promise: free, resolve: release } = Promise.withResolvers<void>();
    held.set(id, { release, free, ask });
  };
  const release = (id: string): void => {
    const holder = held.get(id);
    held.delete(id);
    holder?.release();
  };

  return {
    newLock: (id): Lock => ({
      lock: (signal, requestRelease) => acquire(id, () => void requestRelease(), signal),
      unlock: async () => release(id),
    }),
    within: async (id, work) => {
      await acquire(id, () => undefined);
      try {
        return await work();
      } finally {
        release(id);
      }
    },
  };
};
