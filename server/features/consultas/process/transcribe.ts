import type { Progress } from "@relato/shared/contract/consultas.ts";
import { limitStart } from "@relato/shared/domain/gravacao.ts";
import type { Speaker, Transcript, Turn } from "@relato/shared/domain/transcript.ts";
import { withUser } from "../../../platform/database/database.ts";
import type { SpeechProvider } from "../../../providers/speech/speech.ts";
import { SpeechError } from "../../../providers/speech/speech.ts";
import { segmentsToTurns } from "../../../providers/speech/turns.ts";
import { listSegmentos, type Segmento } from "../../gravacoes/queries.ts";
import { hearSegment } from "./hear-segment.ts";
import { findGravacaoId } from "./gravacao-queries.ts";
import type { Work } from "./process-queries.ts";
import type { PipelineDeps } from "../pipeline-deps.ts";
import { throttle } from "../../../platform/throttle.ts";

/** The shortest time between two progress updates of the row. */
const PROGRESS_EVERY_MS = 1000;

/** In telemedicine, the microphone records the doctor and the browser tab the patient. */
const SIDES: Partial<Record<Segmento["track"], Speaker>> = {
  microphone: "medico",
  tab: "paciente",
};

/** The speaker of each track; unknown if one microphone records everyone. */
const speakersOf = (segmentos: Segmento[]): typeof SIDES => {
  const tracks = new Set(segmentos.map(({ track }) => track));
  return tracks.has("microphone") && tracks.has("tab") ? SIDES : {};
};

/** The turns of all tracks in spoken order, numbered again. */
const mergeTurns = (turns: Turn[]): Turn[] =>
  turns
    .toSorted((a, b) => a.start_ms - b.start_ms || a.end_ms - b.end_ms)
    .map((turn, i) => ({ ...turn, i }));

/**
 * Transcribes all segments and joins them on one clock: milliseconds from the recording's start.
 * Gaps between segments stay. @throws SpeechError
 */
export const transcribeWork = async (
  deps: Pick<PipelineDeps, "db" | "storage">,
  speech: SpeechProvider,
  work: Work,
  report: (progress: Progress) => Promise<void>,
  signal: AbortSignal,
): Promise<Transcript> => {
  const segmentos = await withUser(deps.db, work.medico_id, async (tx) => {
    const gravacaoId = await findGravacaoId(tx, work.id);
    return gravacaoId === null ? [] : listSegmentos(tx, gravacaoId);
  });
  if (segmentos.length === 0)
    throw new SpeechError("AUDIO_EMPTY", "the consultation has no recording");
  await report({ step: "transcribing", done_ms: 0, total_ms: null });
  const progress = throttle(PROGRESS_EVERY_MS, report);
  const speakers = speakersOf(segmentos);
  const turns: Turn[] = [];
  const ends = new Map<string, number>();
  // The sum over all tracks, because each track is transcribed; null if a length is unknown.
  const total = segmentos.reduce<number | null>(
    (sum, { duration_ms }) => (sum === null || duration_ms === null ? null : sum + duration_ms),
    0,
  );
  let before = 0;
  let [engine, model]: [string, string | null] = [speech.name, null];
  for (const segmento of segmentos) {
    const start = Math.max(ends.get(segmento.track) ?? 0, limitStart(segmento.started_ms) ?? 0);
    const heard = await hearSegment(deps, speech, work, segmento, {
      signal,
      onProgress: (done_ms, total_ms) =>
        progress.send({
          step: "transcribing",
          done_ms: before + done_ms,
          total_ms: segmentos.length > 1 ? total : total_ms,
        }),
    });
    if (heard.engine !== null) [engine, model] = [heard.engine, heard.model];
    const speaker = speakers[segmento.track];
    for (const turn of segmentsToTurns(heard)) {
      turns.push({
        ...turn,
        ...(speaker && { speaker }),
        start_ms: turn.start_ms + start,
        end_ms: turn.end_ms + start,
      });
    }
    before += heard.duration_ms;
    ends.set(segmento.track, start + heard.duration_ms);
  }
  await progress.flush();
  if (turns.length === 0) throw new SpeechError("AUDIO_SILENT", "nothing was said");
  return {
    engine,
    model,
    language: work.language,
    duration_ms: Math.max(...ends.values()),
    turns: mergeTurns(turns),
  };
};
