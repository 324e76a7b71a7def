import type { Deps } from "../../deps.ts";
import { asSystem } from "../../platform/database/database.ts";
import { type FollowDeps, followSegment } from "./live/follow.ts";
import { MAX_FOLLOWED } from "../../providers/speech/speech.ts";
import { listLiveWork, type LiveWork } from "./live-queries.ts";
import { listOldUnsaved, removeAbandoned } from "./store/retention.ts";

/** Interval of the search for arriving segments that no process transcribes. */
const SWEEP_EVERY_MS = 10_000;
/** Hears recordings while they run. */
export interface LiveHearing {
  /** Finds arriving segments that no process transcribes, and follows up to MAX_FOLLOWED. */
  sweep(): Promise<void>;
  stop(): Promise<void>;
}

export const createLiveHearing = (deps: FollowDeps): LiveHearing => {
  const { db, log, uploads } = deps;
  const stopping = new AbortController();
  const following = new Map<string, Promise<void>>();
  /** How far a segment was when it was given up: it is taken up again when there is more. */
  const leftAt = new Map<string, number>();

  const follow = async (work: LiveWork): Promise<void> => {
    const { id } = work;
    if (stopping.signal.aborted || following.has(id) || following.size >= MAX_FOLLOWED) return;
    const record = await uploads.files.read(id);
    if (record === null || record.offset === leftAt.get(id) || following.has(id)) return;
    const running = followSegment(deps, work, stopping.signal)
      .then(async () => {
        const left = await uploads.files.read(id);
        if (left === null) leftAt.delete(id);
        else leftAt.set(id, left.offset);
      })
      .catch((error: unknown) => log.warn({ err: error }, "a segment was not followed"))
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

/** Removes, once a day, recordings that nobody saved in time. */
export const startRetention = async (
  deps: Pick<Deps, "config" | "db" | "jobs" | "log" | "storage" | "uploads">,
): Promise<void> => {
  await deps.jobs.work("prune-gravacoes", { concurrency: 1 }, async () => {
    const old = await asSystem(deps.db, "find recordings that nobody saved", (tx) =>
      listOldUnsaved(tx, deps.config),
    );
    await removeAbandoned(deps, old);
  });
  await deps.jobs.schedule("prune-gravacoes", "17 3 * * *");
};

/** Looks again and again for what nobody hears. Returns what ends that. */
export const startLiveHearing = (deps: FollowDeps): (() => Promise<void>) => {
  const hearing = createLiveHearing(deps);
  const sweep = () =>
    hearing
      .sweep()
      .catch((error: unknown) => deps.log.warn({ err: error }, "the search for recordings failed"));
  const timer = setInterval(sweep, SWEEP_EVERY_MS);
  void sweep();
  return async () => {
    clearInterval(timer);
    await hearing.stop();
  };
};
