import type { LocalModelStatus } from "@relato/shared/contract/admin.ts";
import type { ModelFault } from "@relato/shared/domain/document.ts";
import type { z } from "zod";

/** A question to a model. The answer must be one JSON object of the shape `schema`. */
export interface Question {
  system: string;
  prompt: string;
  schema: z.ZodType;
}

/** Tokens, as the model's service or runtime counts them. */
export interface Usage {
  input_tokens: number;
  output_tokens: number;
}

/** Adds what one answer used to what a run used so far. */
export const addUsage = (total: Usage, more: Usage): void => {
  total.input_tokens += more.input_tokens;
  total.output_tokens += more.output_tokens;
};

export interface Reply {
  /** The raw answer; the caller parses and checks it. */
  text: string;
  usage: Usage;
  /** The answer ended at the model's longest answer or its context, not by itself. */
  is_cut?: boolean;
}

export interface AskOptions {
  signal: AbortSignal;
  /** Called while the answer arrives, with the characters received so far. */
  onProgress?: (characters: number) => void;
}

/** A model that Relato downloads and runs itself. */
export interface InstallableModel {
  status(): Promise<LocalModelStatus>;
  /**
   * Installs what is missing. Two calls share one installation.
   * @returns the status afterwards; a failure is in its reason
   */
  install(onProgress?: (status: LocalModelStatus) => void): Promise<LocalModelStatus>;
}

/** The language model port: a service through the AI SDK, a server on this machine, or node-llama-cpp in a child. */
export interface LanguageModel extends Partial<InstallableModel> {
  /** Who runs it, e.g. `google`, `ollama`, `local`. */
  readonly provider: string;
  readonly name: string;
  /** Whether what is asked stays on this machine. */
  readonly is_local: boolean;
  /**
   * Whether it is asked for one heading after another. A small model follows one heading better than
   * twelve, and one that keeps the transcript evaluated reads it once for all of them.
   */
  readonly by_heading?: boolean;
  /** Whether it answers now. Never throws. */
  reachable(): Promise<boolean>;
  /** Tokens that a question and its answer may have together. */
  contextTokens(): Promise<number>;
  /** @throws ModelFaultError, or the signal's reason after an abort */
  ask(question: Question, options: AskOptions): Promise<Reply>;
  /** Reads the beginning of a later question's prompt ahead, where the model can keep it. */
  readAhead?(question: Pick<Question, "system" | "prompt">, signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

/** Why a model gave no usable answer. The message quotes nothing of the question or the answer. */
export class ModelFaultError extends Error {
  override readonly name = "ModelFaultError";
  readonly fault: ModelFault;
  readonly detail: string | undefined;
  /** What the answers used before the fault, where they were counted. */
  usage: Usage | undefined;
  /** `detail`: for the log, e.g. an HTTP status. */
  constructor(fault: ModelFault, detail?: string, options?: ErrorOptions) {
    super(detail === undefined ? fault : `${fault}: ${detail}`, options);
    this.fault = fault;
    this.detail = detail;
  }
}
