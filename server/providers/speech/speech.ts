import { availableParallelism } from "node:os";
import type { Language } from "@relato/shared/domain/language.ts";
import type { SpeechSegment } from "@relato/shared/domain/transcript.ts";
import type { ModelReadiness } from "../../platform/model-files/model-store.ts";
import type { GrowingFile } from "./decode/growing.ts";

export type { SpeechSegment };

export interface SpeechResult {
  engine: string;
  model: string;
  language: Language;
  duration_ms: number;
  segments: SpeechSegment[];
}

export interface SpeechProgress {
  /** How much of the audio has been heard; `total_ms` is null until the decoder has seen its end. */
  done_ms: number;
  total_ms: number | null;
}

export interface TranscribeOptions {
  language: Language;
  signal?: AbortSignal;
  onProgress?: (progress: SpeechProgress) => void;
  /** The file is still being written: it is heard as it comes, and gives in the end the very same words. */
  growing?: GrowingFile;
  /** What of it was heard before, as `onHeard` told it: kept, and not heard again. */
  heard?: HeardPart;
  /** Told what was heard since the last time, as far as it will not change any more. */
  onHeard?: (part: HeardPart) => void;
}

/** The words of a sound up to `done_ms`. */
export interface HeardPart {
  segments: SpeechSegment[];
  done_ms: number;
}

/** Whether the provider can transcribe now. */
export type SpeechReadiness = ModelReadiness;

export interface ListenOptions {
  language: Language;
  /** Ends it. */
  signal: AbortSignal;
  /** What the open utterance says so far. */
  onPartial: (text: string) => void;
  /** An utterance is over; times in milliseconds of the sound that was pushed. */
  onTurn: (turn: SpeechSegment) => void;
  /** It ended, by the signal or by a failure. */
  onEnd: (error: SpeechError) => void;
}

export interface Listener {
  /** Base64 of PCM, 16 bits little-endian, 16 kHz, mono. */
  push(base64: string): void;
  /** No sound follows for now: what is open is heard to its end. */
  pause(): void;
}

/** The speech port. `path` is a file on this machine's disk, of any supported kind (recognised by content, not name). */
export interface SpeechProvider {
  readonly name: string;
  readiness(): Promise<SpeechReadiness>;
  /** Whether what it needs outside this machine answers now; always true for one that needs nothing. Never throws. */
  reachable(): Promise<boolean>;
  /** Fetches what is missing (a model), once, resumable; resolves with the readiness reached. Never throws. */
  prepare(onProgress?: (readiness: SpeechReadiness) => void): Promise<SpeechReadiness>;
  /** @throws SpeechError */
  transcribe(path: string, options: TranscribeOptions): Promise<SpeechResult>;
  /** How many may listen at the same time in one process. */
  readonly mostListeners: number;
  /** Hears sound while it is spoken; null when this provider cannot, or is not ready. Never throws. */
  listen(options: ListenOptions): Promise<Listener | null>;
  /** Ends whatever still runs (children). */
  close(): Promise<void>;
}

/** Why a transcription failed. `retry`: the same call may succeed later (network, provider), so a job tries again. */
export type SpeechErrorCode =
  | "AUDIO_UNREADABLE"
  | "AUDIO_EMPTY"
  | "AUDIO_SILENT"
  | "AUDIO_TOO_LONG"
  | "AUDIO_AAC"
  | "SPEECH_MODEL_MISSING"
  | "SPEECH_FAILED"
  | "ABORTED";

export class SpeechError extends Error {
  readonly code: SpeechErrorCode;
  readonly retry: boolean;
  constructor(code: SpeechErrorCode, detail: string, retry = false) {
    super(detail);
    this.name = "SpeechError";
    this.code = code;
    this.retry = retry;
  }
}

/**
 * Growing files that are heard at once in one process; beyond, a recording is heard after its end. Each holds a model in memory
 * and, where this machine hears, about a fifth of a core.
 */
export const MOST_FOLLOWED = Math.max(2, availableParallelism());

/** The longest audio that is transcribed: a consultation of 4 hours. */
export const MAX_AUDIO_MS = 4 * 60 * 60 * 1000;
