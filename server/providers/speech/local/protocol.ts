import type { SpeechModelFolder } from "../model/folder.ts";
import type { HeardPart, SpeechErrorCode, SpeechProgress } from "../speech.ts";

interface Job {
  model: SpeechModelFolder;
  /** The models' names of our languages. */
  language: "pt" | "es" | "en";
  threads: number;
}

/** Transcribe one file. */
export interface TranscribeJob extends Job {
  kind: "transcribe";
  path: string;
  /** The part that is already transcribed, and its number of segments. */
  heard: { done_ms: number; segments: number };
  /** The file is still being written; `grown` messages report its size. */
  growing: boolean;
}

/** Transcribe live sound until the parent kills the child. */
export interface ListenJob extends Job {
  kind: "listen";
}

export type ChildJob = TranscribeJob | ListenJob;

/** Messages to the child. The job comes first. */
export type ToChild =
  | ChildJob
  | { kind: "grown"; bytes: number; complete: boolean }
  /** Base64 of PCM, 16 bits little-endian, 16 kHz, mono. */
  | { kind: "pcm"; data: string }
  /** No sound follows for now: finish the open utterance. */
  | { kind: "pause" };

/** Live words; times in milliseconds of the sound that was sent. */
export type LiveWords =
  | { kind: "partial"; text: string }
  | { kind: "utterance"; text: string; start_ms: number; end_ms: number };

/** Messages from the child. `done` or `failed` is the last one. */
export type FromChild =
  | { kind: "progress"; progress: SpeechProgress }
  | { kind: "heard"; part: HeardPart }
  | LiveWords
  | { kind: "done"; duration_ms: number }
  | { kind: "failed"; code: SpeechErrorCode; detail: string; retry: boolean };
