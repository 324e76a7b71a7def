import type { SpeechModelFolder } from "../model/folder.ts";
import type { HeardPart, SpeechErrorCode, SpeechProgress } from "../speech.ts";

interface Job {
  model: SpeechModelFolder;
  /** Two letters, as models name languages. */
  language: "pt" | "es" | "en";
  threads: number;
}

/** Hear one file to its end. */
export interface TranscribeJob extends Job {
  kind: "transcribe";
  path: string;
  /** Up to where it was heard before, and how many segments that gave; chunks before it are not heard again. */
  heard: { done_ms: number; segments: number };
  /** The file grows: `grown` says how far it is. */
  growing: boolean;
}

/** Hear sound that is sent, until nobody wants it any more. */
export interface ListenJob extends Job {
  kind: "listen";
}

/** The child's work. */
export type ChildJob = TranscribeJob | ListenJob;

/** What the parent tells the child: its job first. */
export type ToChild =
  | ChildJob
  | { kind: "grown"; bytes: number; complete: boolean }
  /** Base64 of PCM, 16 bits little-endian, 16 kHz, mono. */
  | { kind: "pcm"; data: string }
  /** No sound follows for now: hear what is open to its end. */
  | { kind: "pause" };

/** What was understood while listening; times in milliseconds of the sound that was sent. */
export type Understood =
  | { kind: "partial"; text: string }
  | { kind: "turn"; text: string; start_ms: number; end_ms: number };

/** What the child tells the parent. One `done` or `failed` ends it. */
export type FromChild =
  | { kind: "progress"; progress: SpeechProgress }
  | { kind: "heard"; part: HeardPart }
  | Understood
  | { kind: "done"; duration_ms: number }
  | { kind: "failed"; code: SpeechErrorCode; detail: string; retry: boolean };
