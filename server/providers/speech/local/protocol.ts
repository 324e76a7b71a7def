import type { ModelFolder } from "../model/folder.ts";
import type { HeardPart, SpeechErrorCode, SpeechProgress } from "../speech.ts";

/** The child's work. */
export interface TranscribeJob {
  kind: "transcribe";
  path: string;
  model: ModelFolder;
  /** Two letters, as models name languages. */
  language: "pt" | "es" | "en";
  threads: number;
  /** Up to where it was heard before, and how many segments that gave; chunks before it are not heard again. */
  heard: { done_ms: number; segments: number };
  /** The file grows: `grown` says how far it is. */
  growing: boolean;
}

/** What the parent tells the child: its job first. */
export type ToChild = TranscribeJob | { kind: "grown"; bytes: number; complete: boolean };

/** What the child tells the parent. One `done` or `failed` ends it. */
export type FromChild =
  | { kind: "progress"; progress: SpeechProgress }
  | { kind: "heard"; part: HeardPart }
  | { kind: "done"; duration_ms: number }
  | { kind: "failed"; code: SpeechErrorCode; detail: string; retry: boolean };
