import { setTimeout } from "node:timers/promises";
import type { Deps } from "../../../deps.ts";
import { type Database, withUser } from "../../../platform/database/database.ts";
import { GrowingFile } from "../../../providers/speech/decode/growing.ts";
import { type HeardPart, SpeechError } from "../../../providers/speech/speech.ts";
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

export type FollowDeps = ReadAheadDeps & Pick<Deps, "db" | "speech" | "uploads">;

/** Interval of the checks for new bytes. */
const LOOK_EVERY_MS = 500;
/** Interval of the heartbeat, shorter than ALIVE_S. */
const KEEP_EVERY_MS = 1500;
/** Without a byte for this long, the segment is released. The sweep finds it when more arrives. */
const IDLE_MS = 60_000;

/** The segment is gone, another process has it, or nothing arrives. Not a failure. */
class GivenUp extends Error {}

/**
 * Transcribes one segment while it arrives, from where an earlier process stopped, and stores each
 * part. Ends when the segment is transcribed, when nothing arrives for a while, or when the signal
 * aborts; stored parts stay. Never throws.
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
  const readAhead = (await canReadAhead(db, work))
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
  const watching = watchUpload(deps, work, growing, ended).catch((error: unknown) => {
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
        // `await stored` below throws the error.
        stored.catch(() => stop.abort());
      },
    });
    await stored;
    await withUser(db, work.medico_id, (tx) => completeHeard(tx, work.id, duration_ms));
  } catch (error) {
    // Processing the consultation handles a SpeechError: killed child, missing model, silence.
    if (!(error instanceof GivenUp || error instanceof SpeechError))
      log.warn({ err: error, segment_id: work.id }, "live transcription failed");
    await stored.catch(() => undefined);
    await withUser(db, work.medico_id, (tx) => releaseSegment(tx, work.id)).catch(
      (failure: unknown) => log.warn({ err: failure }, "release of a live segment failed"),
    );
  } finally {
    stop.abort();
    await watching;
  }
};

/** Only the first track of a recording: turns of several tracks are merged at the end. */
const canReadAhead = (db: Database, { id, gravacao_id, medico_id }: LiveWork): Promise<boolean> =>
  withUser(db, medico_id, async (tx) => {
    if (!(await hasPreference(tx, medico_id, "model_writes"))) return false;
    const [first, ...others] = await listSegmentos(tx, gravacao_id);
    return others.length === 0 && (first === undefined || first.id === id);
  });

/**
 * Reports the received bytes to the growing file, and the heartbeat to the row, until the signal
 * aborts. @throws GivenUp when the segment is gone or nothing arrives
 */
const watchUpload = async (
  { db, uploads: { files } }: FollowDeps,
  { id, gravacao_id, medico_id }: LiveWork,
  growing: GrowingFile,
  signal: AbortSignal,
): Promise<void> => {
  let changedAt = performance.now();
  let keptAt = performance.now();
  const readSize = async (): Promise<[bytes: number, isComplete: boolean]> => {
    const record = await files.read(id);
    if (record !== null)
      return [record.offset, record.size !== null && record.offset >= record.size];
    // `finish` moved the upload and stored its length, or it was discarded.
    const segmentos = await withUser(db, medico_id, (tx) => listSegmentos(tx, gravacao_id));
    const segmento = segmentos.find((each) => each.id === id);
    if (segmento === undefined) throw new GivenUp();
    return [segmento.bytes, true];
  };
  while (!signal.aborted) {
    const now = performance.now();
    if (!growing.complete) {
      const [bytes, isComplete] = await readSize();
      if (bytes > growing.bytes) changedAt = now;
      growing.grow(bytes, isComplete);
      if (!isComplete && now - changedAt > IDLE_MS) throw new GivenUp();
    }
    if (now - keptAt > KEEP_EVERY_MS) {
      if (!(await withUser(db, medico_id, (tx) => keepSegment(tx, id)))) throw new GivenUp();
      keptAt = now;
    }
    await setTimeout(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);
  }
  if (!growing.complete) throw new GivenUp();
};
