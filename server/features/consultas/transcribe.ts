import type { Progress } from "@relato/shared/contract/consultas.ts";
import type { Transcript, Turn } from "@relato/shared/domain/transcript.ts";
import { withUser } from "../../platform/database/database.ts";
import type { SpeechProvider, SpeechResult } from "../../providers/speech/speech.ts";
import { SpeechError } from "../../providers/speech/speech.ts";
import { segmentsToTurns } from "../../providers/speech/turns.ts";
import { listSegments, type Work } from "./process-queries.ts";
import type { PipelineDeps } from "./process.ts";
import { throttle } from "./throttle.ts";

/** At most one progress report in this many milliseconds reaches the database. */
const PROGRESS_EVERY_MS = 1000;

/**
 * Hears a consultation's segments one after the other and joins them on one clock (milliseconds from the recording's
 * start). @throws SpeechError
 */
export const transcribeWork = async (
  { db, storage }: Pick<PipelineDeps, "db" | "storage">,
  speech: SpeechProvider,
  work: Work,
  report: (progress: Progress) => Promise<void>,
  signal: AbortSignal,
): Promise<Transcript> => {
  const segments = await withUser(db, work.medico_id, (tx) => listSegments(tx, work.id));
  if (segments.length === 0)
    throw new SpeechError("AUDIO_EMPTY", "the consultation has no recording");
  await report({ step: "transcribing", done_ms: 0, total_ms: null });
  const progress = throttle(PROGRESS_EVERY_MS, report);
  const turns: Turn[] = [];
  let offset = 0;
  let heard: SpeechResult | null = null;
  for (const segment of segments) {
    const start = offset;
    heard = await storage.withLocalFile(segment.storage_key, (path) =>
      speech.transcribe(path, {
        language: work.language,
        signal,
        onProgress: ({ done_ms, total_ms }) =>
          progress.send({
            step: "transcribing",
            done_ms: start + done_ms,
            total_ms: total_ms === null || segments.length > 1 ? null : total_ms,
          }),
      }),
    );
    for (const turn of segmentsToTurns(heard)) {
      turns.push({
        ...turn,
        i: turns.length,
        start_ms: turn.start_ms + start,
        end_ms: turn.end_ms + start,
      });
    }
    offset += heard.duration_ms;
  }
  await progress.flush();
  if (heard === null || turns.length === 0)
    throw new SpeechError("AUDIO_SILENT", "nothing was said");
  return {
    engine: heard.engine,
    model: heard.model,
    language: work.language,
    duration_ms: offset,
    turns,
  };
};
