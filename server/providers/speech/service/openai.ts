import { isReachable } from "../../reachable.ts";
import { isSilent } from "../decode/decode.ts";
import { probe } from "../decode/probe.ts";
import { SPEECH_RATE } from "../decode/resample.ts";
import { guard } from "../local/guards.ts";
import { spread } from "../local/place.ts";
import {
  SpeechError,
  type SpeechProvider,
  type SpeechReadiness,
  type SpeechResult,
  type SpeechSegment,
  type TranscribeOptions,
} from "../speech.ts";
import { loudStretches, type Piece, piecesOf, wavOf } from "./pieces.ts";
import {
  DEFAULT_SERVICE_MODEL,
  endpointOf,
  type Format,
  requestTranscription,
  type ServiceAnswer,
  type ServiceOptions,
} from "./request.ts";

const NAME = "openai-compatible";
/** Services refuse sounds that are shorter than a tenth of a second. */
const SHORTEST = SPEECH_RATE;

const msOf = (samples: number): number => Math.round((samples * 1000) / SPEECH_RATE);

/** The service's segments on the recording's clock, in order and inside their piece, whatever it wrote. */
const placed = (answer: ServiceAnswer, piece: Piece): SpeechSegment[] => {
  const segments = answer.segments ?? [];
  if (!segments.some(({ start, end }) => end > start))
    return spread(answer.text, { ...piece, voiced: loudStretches(piece) });
  const [first, last] = [msOf(piece.start), msOf(piece.end)];
  const at = (seconds: number): number =>
    Math.min(last, Math.max(first, Math.round(first + seconds * 1000)));
  let before = first;
  return segments.map(({ start, end, text }) => {
    const start_ms = Math.max(before, at(start));
    const end_ms = Math.max(start_ms, at(end));
    before = end_ms;
    return { start_ms, end_ms, text: text.trim() };
  });
};

const padded = (pcm: Float32Array): Float32Array => {
  if (pcm.length >= SHORTEST) return pcm;
  const long = new Float32Array(SHORTEST);
  long.set(pcm);
  return long;
};

/** Speech by any service with OpenAI's `/audio/transcriptions`. The sound leaves this machine. */
export const createOpenAiSpeech = (options: ServiceOptions): SpeechProvider => {
  const model = options.model ?? DEFAULT_SERVICE_MODEL;
  const closing = new AbortController();
  const ready: SpeechReadiness = { state: "ready", model };

  const transcribe = async (path: string, job: TranscribeOptions): Promise<SpeechResult> => {
    const signal = job.signal ? AbortSignal.any([job.signal, closing.signal]) : closing.signal;
    const language = job.language.slice(0, 2);
    const { growing, heard = { segments: [], done_ms: 0 } } = job;
    const { durationMs } = growing ? { durationMs: null } : await probe(path);
    const total_ms = durationMs === null ? null : Math.round(durationMs);
    const segments: SpeechSegment[] = [...heard.segments];
    let format: Format = "verbose_json";
    let duration_ms = 0;
    for await (const piece of piecesOf(path, signal, growing)) {
      const done_ms = msOf(piece.end);
      if (done_ms > heard.done_ms && !isSilent(piece.pcm)) {
        const wav = wavOf(padded(piece.pcm));
        const result = await requestTranscription(wav, language, format, options, signal);
        format = result.format;
        const found = guard(placed(result.answer, piece));
        segments.push(...found);
        job.onHeard?.({ segments: found, done_ms });
      }
      duration_ms = done_ms;
      job.onProgress?.({ done_ms: duration_ms, total_ms });
    }
    if (segments.length === 0) throw new SpeechError("AUDIO_SILENT", "the service heard nobody");
    job.onProgress?.({ done_ms: duration_ms, total_ms: duration_ms });
    return { engine: NAME, model, language: job.language, duration_ms, segments };
  };

  return {
    name: NAME,
    readiness: async () => ready,
    reachable: () => isReachable(endpointOf(options.url)),
    prepare: async (onProgress) => {
      onProgress?.(ready);
      return ready;
    },
    transcribe,
    // A request for each second of an open utterance is more than services allow.
    mostListeners: 0,
    listen: async () => null,
    close: async () => closing.abort(),
  };
};
