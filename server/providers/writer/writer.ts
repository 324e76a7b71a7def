import type { Consultation, WrittenConsultation } from "@relato/scribe/types.ts";
import type { WriterStamp } from "@relato/shared/domain/document.ts";

export interface WriterResult {
  writer: WriterStamp;
  written: WrittenConsultation;
}

export interface WriteOptions {
  signal?: AbortSignal;
  /** What the doctor asks for beside the template. `writer.instruction` says whether it could be heeded. */
  instruction?: string;
}

/** The writer port: the engine in scribe/, or a model that is held to the same proof. */
export interface Writer {
  readonly name: string;
  /** Whether what it needs outside this machine answers now; always true for the engine. Never throws. */
  reachable(): Promise<boolean>;
  /**
   * Never throws for a failing model: the engine takes over and `writer.fallback_reason` says why.
   * @throws EngineError when the engine fails; the signal's reason after an abort
   */
  write(consultation: Consultation, options: WriteOptions): Promise<WriterResult>;
}
