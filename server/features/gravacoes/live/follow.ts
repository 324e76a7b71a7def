import { type Database, withUser } from "../../../platform/database/database.ts";
import type { Log } from "../../../platform/audit/log.ts";
import type { Uploads } from "../../../platform/uploads/uploads.ts";
import { GrowingFile } from "../../../providers/speech/decode/growing.ts";
import {
  type HeardPart,
  SpeechError,
  type SpeechProvider,
} from "../../../providers/speech/speech.ts";
import { hasPreference } from "../../configuracoes/queries.ts";
import {
  appendHeard,
  claimSegment,
  completeHeard,
  keepSegment,
  type LiveWork,
  releaseSegment,
} from "../live-queries.ts";
import { listSegmentos } from "../queries.ts";
import { ReadAhead, type ReadAheadDeps } from "./read-ahead.ts";

export interface FollowDeps extends ReadAheadDeps {
  db: Database;
  log: Log;
  speech: SpeechProvider;
  uploads: Pick<Uploads, "files">;
}

/** How often it is looked whether more has arrived. */
const LOOK_EVERY_MS = 500;
/** How often the row is told that somebody still hears it; well within ALIVE_S. */
const KEEP_EVERY_MS = 3000;
/** After this long without a byte the place is given up; the sweep finds the segment again when more comes. */
const IDLE_MS = 60_000;

/** The segment is gone, was taken by another, or nothing comes: not a failure. */
class GivenUp extends Error {}

/**
 * Hears one segment while it arrives, from where it was left, and stores each part as it is heard. Ends when all of it is heard,
 * nothing comes for a while, or the signal aborts; what was heard stays. Whoever follows it again, or processes the consultation,
 * goes on from there. Never throws.
 */
export const followSegment = async (
  deps: FollowDeps,
  work: LiveWork,
  signal: AbortSignal,
): Promise<void> => {
  const { db, log, speech, uploads } = deps;
  const readiness = await speech.readiness();
  if (readiness.state !== "ready" || signal.aborted) return;
  const by = { language: work.language, engine: speech.name, model: readiness.model };
  const before = await withUser(db, work.medico_id, (tx) => claimSegment(tx, work.id, by));
  if (before === null) return;
  const stop = new AbortController();
  const ended = AbortSignal.any([signal, stop.signal]);
  const growing = new GrowingFile();
  const readAhead = (await isReadAhead(db, work))
    ? new ReadAhead(deps, { language: work.language, heard: before.heard }, ended)
    : undefined;
  let stored: Promise<void> = Promise.resolve();
  let from_ms = before.heard_ms;
  const store = async ({ segments, done_ms }: HeardPart): Promise<void> => {
    const part = { segments, from_ms, to_ms: done_ms };
    if (!(await withUser(db, work.medico_id, (tx) => appendHeard(tx, work.id, part))))
      throw new GivenUp();
    from_ms = done_ms;
    readAhead?.add(segments, done_ms);
  };
  const watching = watch(deps, work, growing, ended).catch((error: unknown) => {
    growing.fail(error instanceof Error ? error : new GivenUp());
    stop.abort();
  });
  try {
    const { duration_ms } = await speech.transcribe(uploads.files.dataPath(work.id), {
      language: work.language,
      signal: ended,
      growing,
      heard: { segments: before.heard, done_ms: before.heard_ms },
      onHeard: (part) => {
        stored = stored.then(() => store(part));
        // Seen again where `stored` is awaited.
        stored.catch(() => stop.abort());
      },
    });
    await stored;
    await withUser(db, work.medico_id, (tx) => completeHeard(tx, work.id, duration_ms));
  } catch (error) {
    // A kill of the child, a model that vanished, silence to the end: the consultation's own processing deals with it.
    if (!(error instanceof GivenUp || error instanceof SpeechError))
      log.warn({ err: error, segment_id: work.id }, "a segment was not heard while it arrived");
    await stored.catch(() => undefined);
    await withUser(db, work.medico_id, (tx) => releaseSegment(tx, work.id)).catch(
      (failure: unknown) => log.warn({ err: failure }, "a segment could not be given up"),
    );
  } finally {
    stop.abort();
    await watching;
  }
};

/** Only the first track of a recording: the turns of several are joined at its end. */
const isReadAhead = (db: Database, { id, gravacao_id, medico_id }: LiveWork): Promise<boolean> =>
  withUser(db, medico_id, async (tx) => {
    if (!(await hasPreference(tx, medico_id, "model_writes"))) return false;
    const [first, ...others] = await listSegmentos(tx, gravacao_id);
    return others.length === 0 && (first === undefined || first.id === id);
  });

/** Tells the growing file how much has arrived, and the row that somebody hears it, until it is complete or the signal aborts. */
const watch = async (
  { db, uploads: { files } }: FollowDeps,
  { id, gravacao_id, medico_id }: LiveWork,
  growing: GrowingFile,
  signal: AbortSignal,
): Promise<void> => {
  let changedAt = performance.now();
  let keptAt = performance.now();
  while (!signal.aborted) {
    const record = await files.read(id);
    const now = performance.now();
    if (record === null) {
      if (growing.complete) return keep();
      // Moved by `finish`, which says how long it was, or discarded.
      const bytes = await withUser(db, medico_id, async (tx) =>
        (await listSegmentos(tx, gravacao_id)).find((segmento) => segmento.id === id),
      );
      if (bytes === undefined) throw new GivenUp();
      growing.grow(bytes.bytes, true);
      changedAt = now;
    } else {
      if (record.offset > growing.bytes) changedAt = now;
      growing.grow(record.offset, record.size !== null && record.offset >= record.size);
    }
    if (growing.complete) return keep();
    if (now - changedAt > IDLE_MS) throw new GivenUp();
    if (now - keptAt > KEEP_EVERY_MS) await keepOnce();
    await pause(LOOK_EVERY_MS, signal);
  }
  throw new GivenUp();

  async function keepOnce(): Promise<void> {
    if (!(await withUser(db, medico_id, (tx) => keepSegment(tx, id)))) throw new GivenUp();
    keptAt = performance.now();
  }
  /** Nothing more comes; what is there is still being heard. */
  async function keep(): Promise<void> {
    while (!signal.aborted) {
      await keepOnce();
      await pause(KEEP_EVERY_MS, signal);
    }
  }
};

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      "abort",
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
