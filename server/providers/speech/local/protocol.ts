import type { ModelFolder } from "../model/folder.ts";
import type { SpeechErrorCode, SpeechProgress, SpeechSegment } from "../speech.ts";

/** What the parent tells the child; live dictation will add kinds of its own. */
export type ToChild = {
  kind: "transcribe";
  path: string;
  model: ModelFolder;
  /** Two letters, as models name languages. */
  language: "pt" | "es" | "en";
  threads: number;
};

/** What the child tells the parent. One `done` or `failed` ends it. */
export type FromChild =
  | { kind: "progress"; progress: SpeechProgress }
  | { kind: "segments"; segments: SpeechSegment[] }
  | { kind: "done"; duration_ms: number }
  | { kind: "failed"; code: SpeechErrorCode; detail: string; retry: boolean };
