import type { Consultation, WrittenConsultation } from "@relato/scribe/types.ts";
import type { WriterStamp } from "@relato/shared/domain/document.ts";
import type { InstallableModel } from "./language-model.ts";

export interface WriterResult {
  writer: WriterStamp;
  written: WrittenConsultation;
}

/** How far a model is. `share`: 0 to 1 of the whole work, estimated. */
export interface WriterProgress {
  step: "reading" | "writing" | "checking" | "repairing";
  share: number;
}

export interface WriteOptions {
  signal?: AbortSignal;
  /** What the doctor asks for beside the template. `writer.instruction` says whether it could be heeded. */
  instruction?: string;
  /** Markdown of signed notes of the same doctor and template, which show a model the doctor's style. */
  style?: string[];
  onProgress?: (progress: WriterProgress) => void;
}

/** The writer port: the engine in scribe/, or a model that is held to the same proof. */
export interface Writer {
  readonly name: string;
  /** Whether what it needs outside this machine answers now; always true for the engine. Never throws. */
  reachable(): Promise<boolean>;
  /**
   * @throws EngineError when the engine fails; ModelFaultError when a model gives no usable answer;
   * the signal's reason after an abort
   */
  write(consultation: Consultation, options: WriteOptions): Promise<WriterResult>;
}

/** A writer whose text comes from a language model. */
export interface ModelWriter extends Writer {
  /** Whether the transcript stays on this machine. */
  readonly is_local: boolean;
  /** The model's installation; absent where Relato does not install it. */
  readonly installation?: InstallableModel;
  /**
   * Reads the beginning of a visit that still runs, where the model can keep it for the note.
   * @throws ModelFaultError, or the signal's reason after an abort
   */
  readAhead?: (visit: Pick<Consultation, "locale" | "turns">, signal: AbortSignal) => Promise<void>;
}
