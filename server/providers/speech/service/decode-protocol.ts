import type { SpeechErrorCode } from "../speech.ts";
import type { Piece } from "./pieces.ts";

/** To the child that decodes for a speech service. `next`: a piece was taken. */
export type ToDecoder =
  | { kind: "decode"; path: string; is_growing: boolean }
  | { kind: "grown"; bytes: number; complete: boolean }
  | { kind: "next" };

export type FromDecoder =
  /** First of all; null when the duration is unknown without decoding. */
  | { kind: "duration"; total_ms: number | null }
  | { kind: "piece"; piece: Piece }
  | { kind: "done" }
  | { kind: "failed"; code: SpeechErrorCode; detail: string; retry: boolean };
