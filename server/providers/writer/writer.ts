import type { Consultation, WrittenConsultation } from "@relato/scribe/types.ts";
import type { WriterStamp } from "@relato/shared/domain/document.ts";
import type { AskOptions, InstallableModel, Question, Reply } from "./language-model.ts";

export interface WriterResult {
  writer: WriterStamp;
  written: WrittenConsultation;
}

/** The progress of a model. `share`, 0 to 1, is an estimate of the whole work. */
export interface WriterProgress {
  step: "reading" | "writing" | "checking" | "repairing";
  share: number;
}

export interface WriteOptions {
  signal?: AbortSignal;
  /** The doctor's wish. The stamp's `instruction` says whether it was followed. */
  instruction?: string;
  /** Markdown of signed notes of the same doctor and template, as examples of style. */
  style?: string[];
  onProgress?: (progress: WriterProgress) => void;
}

/** The writer port: the engine in scribe/, or a model whose note is verified. */
export interface Writer {
  readonly name: string;
  /** Whether the services that it needs answer now; always true for the engine. Never throws. */
  reachable(): Promise<boolean>;
  /**
   * @throws EngineError if the engine fails; ModelFaultError if a model gives no usable answer; the
   * signal's reason after an abort
   */
  write(consultation: Consultation, options: WriteOptions): Promise<WriterResult>;
}

/** A writer that uses a language model. */
export interface ModelWriter extends Writer {
  /** Whether the transcript stays on this machine. */
  readonly is_local: boolean;
  /** The model's installation; absent if Relato does not install it. */
  readonly installation?: InstallableModel;
  /**
   * Asks one question that is no note. The caller proves the answer.
   * @throws ModelFaultError, or the signal's reason after an abort
   */
  ask?: (question: Question, options: AskOptions) => Promise<Reply>;
  /**
   * Reads the beginning of a visit in progress, if the model can cache it.
   * @throws ModelFaultError, or the signal's reason after an abort
   */
  readAhead?: (visit: Pick<Consultation, "locale" | "turns">, signal: AbortSignal) => Promise<void>;
}
