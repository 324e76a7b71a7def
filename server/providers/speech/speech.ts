import { availableParallelism } from "node:os";
import type { SpeechChoice } from "@relato/shared/contract/admin-operations.ts";
import { MAX_AUDIO_MS } from "@relato/shared/domain/gravacao.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import type { SpeechSegment } from "@relato/shared/domain/transcript.ts";
import type { ModelReadiness } from "../../platform/model-files/model-store.ts";
import type { GrowingFile } from "./decode/growing.ts";

export type { SpeechSegment };
export { MAX_AUDIO_MS };

export interface SpeechResult {
  engine: string;
  model: string;
  language: Language;
  duration_ms: number;
  segments: SpeechSegment[];
}

export interface SpeechProgress {
  /** The transcribed duration. `total_ms` is null until it is known. */
  done_ms: number;
  total_ms: number | null;
}

export interface TranscribeOptions {
  language: Language;
  signal?: AbortSignal;
  onProgress?: (progress: SpeechProgress) => void;
  /**
   * Set for a file that is still being written. The result is the same as for the complete file.
   */
  growing?: GrowingFile;
  /** The part that an earlier call reported by `onHeard`. It is not transcribed again. */
  heard?: HeardPart;
  /** Reports new final segments. */
  onHeard?: (part: HeardPart) => void;
}

/** The segments of a recording up to `done_ms`. */
export interface HeardPart {
  segments: SpeechSegment[];
  done_ms: number;
}

/** Whether the provider can transcribe now. */
export type SpeechReadiness = ModelReadiness;

export interface ListenOptions {
  language: Language;
  signal: AbortSignal;
  /** Reports the text of the current utterance so far. */
  onPartial: (text: string) => void;
  /** Reports a finished utterance. Times are in milliseconds of the pushed sound. */
  onUtterance: (utterance: SpeechSegment) => void;
  /** Reports the end, by the signal or by a failure. */
  onEnd: (error: SpeechError) => void;
}

export interface Listener {
  /** Base64 of PCM, 16 bits little-endian, 16 kHz, mono. */
  push(base64: string): void;
  /** No sound follows for now. The current utterance ends. */
  pause(): void;
}

/** The speech port. `path` is a local file; its kind is detected by content, not by name. */
export interface SpeechProvider {
  readonly name: string;
  readiness(): Promise<SpeechReadiness>;
  /** Which model was chosen for this machine, and why; absent if a variable names the model. */
  choice?(): Promise<SpeechChoice>;
  /** Whether the external service answers; true if there is none. Never throws. */
  reachable(): Promise<boolean>;
  /**
   * Downloads a missing model, once and resumable. Resolves with the new readiness. Never throws.
   */
  prepare(onProgress?: (readiness: SpeechReadiness) => void): Promise<SpeechReadiness>;
  /** @throws SpeechError */
  transcribe(path: string, options: TranscribeOptions): Promise<SpeechResult>;
  /** Simultaneous listeners in one process. */
  readonly maxListeners: number;
  /** Transcribes live sound. Null when the provider cannot do so or is not ready. Never throws. */
  listen(options: ListenOptions): Promise<Listener | null>;
  /** Kills running child processes. */
  close(): Promise<void>;
}

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
  /** Whether the same call can succeed later (network, provider). */
  readonly retry: boolean;
  constructor(code: SpeechErrorCode, detail: string, retry = false) {
    super(detail);
    this.name = "SpeechError";
    this.code = code;
    this.retry = retry;
  }
}

export const createAacError = (): SpeechError =>
  new SpeechError("AUDIO_AAC", "AAC is converted in the browser");

export const createTooLongError = (): SpeechError =>
  new SpeechError("AUDIO_TOO_LONG", `longer than ${MAX_AUDIO_MS / 3_600_000} hours`);

/**
 * Growing files that one process transcribes at once. Further recordings are transcribed after they
 * end. Each needs a model in memory and, with the local model, about a fifth of a core.
 */
export const MAX_FOLLOWED = Math.max(2, availableParallelism());
