import { setTimeout as pause } from "node:timers/promises";
import { withUser } from "../../../platform/database/database.ts";
import {
  SpeechError,
  type SpeechProvider,
  type SpeechResult,
} from "../../../providers/speech/speech.ts";
import { findHeard, type Heard } from "../../gravacoes/live-queries.ts";
import { NO_SOUND, type Segmento } from "../../gravacoes/queries.ts";
import type { Work } from "./process-queries.ts";
import type { PipelineDeps } from "../pipeline-deps.ts";

/** The interval for checking whether the live transcription has ended. */
const POLL_MS = 200;

export interface HearOptions {
  signal: AbortSignal;
  /** Receives how many milliseconds of the segment are transcribed. */
  onProgress: (done_ms: number, total_ms: number | null) => void;
}

/** `engine` and `model` are null if the segment has no speech. */
export type SegmentHeard = Pick<SpeechResult, "segments" | "duration_ms"> & {
  engine: string | null;
  model: string | null;
};

/**
 * Transcribes one segment, starting after the part that was transcribed during its upload. A silent
 * segment gives no words. @throws SpeechError
 */
export const hearSegment = async (
  deps: Pick<PipelineDeps, "db" | "storage">,
  speech: SpeechProvider,
  work: Work,
  segmento: Segmento,
  { signal, onProgress }: HearOptions,
): Promise<SegmentHeard> => {
  const nothing = {
    segments: [],
    duration_ms: segmento.duration_ms ?? 0,
    engine: null,
    model: null,
  };
  if (segmento.media_type === NO_SOUND) return nothing;
  const live = await awaitLive(deps, work, segmento.id, { signal, onProgress });
  if (live !== null && live.duration_ms !== null) {
    const { heard: segments, duration_ms, engine, model } = live;
    return { segments, duration_ms, engine, model };
  }
  // Only the same model's times fit. For another model, the segment starts again.
  const readiness = await speech.readiness();
  const goesOn = live?.engine === speech.name && live.model === readiness.model;
  try {
    return await deps.storage.withLocalFile(segmento.storage_key, (path) =>
      speech.transcribe(path, {
        language: work.language,
        signal,
        onProgress: ({ done_ms, total_ms }) => onProgress(done_ms, total_ms),
        ...(goesOn && { heard: { segments: live.heard, done_ms: live.heard_ms } }),
      }),
    );
  } catch (error) {
    if (error instanceof SpeechError && ["AUDIO_SILENT", "AUDIO_EMPTY"].includes(error.code))
      return nothing;
    throw error;
  }
};

/**
 * The live transcription, after its worker finished or died; null if there is none in the
 * consultation's language.
 */
const awaitLive = async (
  { db }: Pick<PipelineDeps, "db">,
  work: Work,
  id: string,
  { signal, onProgress }: HearOptions,
): Promise<Heard | null> => {
  for (;;) {
    const live = await withUser(db, work.medico_id, (tx) => findHeard(tx, id));
    if (live === null || live.language !== work.language) return null;
    if (live.duration_ms !== null || !live.alive) return live;
    onProgress(live.heard_ms, null);
    await pause(POLL_MS, undefined, { signal });
  }
};
