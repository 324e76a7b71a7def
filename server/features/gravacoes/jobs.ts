import type { Deps } from "../../deps.ts";
import { asSystem } from "../../platform/database/database.ts";
import { MAX_FOLLOWED } from "../../providers/speech/speech.ts";
import { type FollowDeps, followSegment } from "./live/follow.ts";
import { listLiveWork, type LiveWork } from "./live-queries.ts";
import { listOldUnsaved, removeAbandoned } from "./store/retention.ts";

/** Bounds, with ALIVE_S, the time until another process continues after a crash. */
const SWEEP_EVERY_MS = 2000;

/** Transcribes recordings while they run. */
export interface LiveHearing {
  /** Finds arriving segments that no process transcribes, and follows up to MAX_FOLLOWED. */
  sweep(): Promise<void>;
  stop(): Promise<void>;
}

export const createLiveHearing = (deps: FollowDeps): LiveHearing => {
  const { db, log, uploads } = deps;
  const stopping = new AbortController();
  const following = new Map<string, Promise<void>>();
  /** The offsets at which segments were released. They are followed again when more arrives. */
  const releasedAt = new Map<string, number>();

  const follow = async (work: LiveWork): Promise<void> => {
    const { id } = work;
    if (stopping.signal.aborted || following.has(id) || following.size >= MAX_FOLLOWED) return;
    const record = await uploads.files.read(id);
    if (record === null || record.offset === releasedAt.get(id) || following.has(id)) return;
    const running = followSegment(deps, work, stopping.signal)
      .then(async () => {
        const after = await uploads.files.read(id);
        if (after === null) releasedAt.delete(id);
        else releasedAt.set(id, after.offset);
      })
      .catch((error: unknown) => log.warn({ err: error }, "live transcription failed"))
      .finally(() => following.delete(id));
    following.set(id, running);
  };

  return {
    sweep: async () => {
      const found = await asSystem(db, "find recordings without transcription", listLiveWork);
      for (const work of found) await follow(work);
    },
    stop: async () => {
      stopping.abort();
      await Promise.all(following.values());
    },
  };
};

/** Once a day, removes recordings that were not saved within the retention period. */
export const startRetention = async (
  deps: Pick<Deps, "clock" | "config" | "db" | "jobs" | "log" | "storage" | "uploads">,
): Promise<void> => {
  await deps.jobs.work("prune-gravacoes", { concurrency: 1 }, () =>
    deps.clock.guard("prune-gravacoes", async () => {
      const old = await asSystem(deps.db, "find old unsaved recordings", (tx) =>
        listOldUnsaved(tx, deps.config),
      );
      await removeAbandoned(deps, old);
    }),
  );
  await deps.jobs.schedule("prune-gravacoes", "17 3 * * *");
};

/** Sweeps until the returned function is called. */
export const startLiveHearing = (deps: FollowDeps): (() => Promise<void>) => {
  const hearing = createLiveHearing(deps);
  const sweep = () =>
    hearing
      .sweep()
      .catch((error: unknown) => deps.log.warn({ err: error }, "sweep for live segments failed"));
  const timer = setInterval(sweep, SWEEP_EVERY_MS);
  void sweep();
  return async () => {
    clearInterval(timer);
    await hearing.stop();
  };
};
