import { isReachable } from "../../reachable.ts";
import { isSilent } from "../decode/decode.ts";
import { removeInvented } from "../local/guards.ts";
import { spreadSentences } from "../local/segment-times.ts";
import { samplesToMs, SPEECH_RATE } from "../samples.ts";
import {
  SpeechError,
  type SpeechProvider,
  type SpeechReadiness,
  type SpeechResult,
  type SpeechSegment,
  type TranscribeOptions,
} from "../speech.ts";
import { decodePieces } from "./decode-process.ts";
import { loudStretches, type Piece, wavOf } from "./pieces.ts";
import {
  DEFAULT_SERVICE_MODEL,
  endpointOf,
  type Format,
  requestTranscription,
  type ServiceAnswer,
  type ServiceOptions,
} from "./request.ts";

const NAME = "openai-compatible";
/** Samples. Services reject sounds shorter than a tenth of a second. */
const MIN_SAMPLES = SPEECH_RATE;

/**
 * Converts a service's segments to the recording's times. Invalid times are clamped to the piece.
 */
const placeSegments = (answer: ServiceAnswer, piece: Piece): SpeechSegment[] => {
  const segments = answer.segments ?? [];
  if (!segments.some(({ start, end }) => end > start))
    return spreadSentences(answer.text, { ...piece, voiced: loudStretches(piece) });
  const [first, last] = [samplesToMs(piece.start), samplesToMs(piece.end)];
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

const padSilence = (pcm: Float32Array): Float32Array => {
  if (pcm.length >= MIN_SAMPLES) return pcm;
  const long = new Float32Array(MIN_SAMPLES);
  long.set(pcm);
  return long;
};

/** Speech by any service with OpenAI's `/audio/transcriptions`. Sends the sound to the service. */
export const createOpenAiSpeech = (options: ServiceOptions): SpeechProvider => {
  const model = options.model ?? DEFAULT_SERVICE_MODEL;
  const closing = new AbortController();
  const ready: SpeechReadiness = { state: "ready", model };

  const transcribe = async (path: string, job: TranscribeOptions): Promise<SpeechResult> => {
    const signal = job.signal ? AbortSignal.any([job.signal, closing.signal]) : closing.signal;
    const language = job.language.slice(0, 2);
    const { growing, heard = { segments: [], done_ms: 0 } } = job;
    let total_ms: number | null = null;
    const segments: SpeechSegment[] = [...heard.segments];
    let format: Format = "verbose_json";
    let duration_ms = 0;
    const decoding = {
      signal,
      growing,
      onDuration: (ms: number | null) => (total_ms = ms),
      onStart: options.onDecoder,
    };
    for await (const piece of decodePieces(path, decoding)) {
      const done_ms = samplesToMs(piece.end);
      if (done_ms > heard.done_ms && !isSilent(piece.pcm)) {
        const wav = wavOf(padSilence(piece.pcm));
        const result = await requestTranscription(wav, language, format, options, signal);
        format = result.format;
        const found = removeInvented(placeSegments(result.answer, piece));
        segments.push(...found);
        job.onHeard?.({ segments: found, done_ms });
      }
      duration_ms = done_ms;
      job.onProgress?.({ done_ms: duration_ms, total_ms });
    }
    if (segments.length === 0) throw new SpeechError("AUDIO_SILENT", "the service found no speech");
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
    // Services do not allow a request for each second of an utterance.
    maxListeners: 0,
    listen: async () => null,
    close: async () => closing.abort(),
  };
};
