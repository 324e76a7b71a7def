import type { LocalModelStatus } from "@relato/shared/contract/admin.ts";
import type { ModelFault } from "@relato/shared/domain/document.ts";
import type { z } from "zod";

/** A question to a model. The answer must be one JSON object that matches `schema`. */
export interface Question {
  system: string;
  prompt: string;
  schema: z.ZodType;
}

/** Tokens as counted by the model's service or runtime. */
export interface Usage {
  input_tokens: number;
  output_tokens: number;
}

export const addUsage = (total: Usage, more: Usage): void => {
  total.input_tokens += more.input_tokens;
  total.output_tokens += more.output_tokens;
};

export interface Reply {
  /** The raw answer; the caller parses and checks it. */
  text: string;
  usage: Usage;
  /** Whether the answer was cut off at the maximum length. */
  is_cut?: boolean;
}

export interface AskOptions {
  signal: AbortSignal;
  /** Called with the number of characters received so far. */
  onProgress?: (characters: number) => void;
  /** Called with the answer so far, at least after each JSON object that ends in it. */
  onText?: (text: string) => void;
}

/** A model that Relato downloads and runs itself. */
export interface InstallableModel {
  status(): Promise<LocalModelStatus>;
  /**
   * Installs what is missing. Concurrent calls share one installation.
   * @returns the status afterwards, with the reason of a failure
   */
  install(onProgress?: (status: LocalModelStatus) => void): Promise<LocalModelStatus>;
}

/**
 * The language model port: a service through the AI SDK, a server on this machine, or
 * node-llama-cpp in a child process.
 */
export interface LanguageModel extends Partial<InstallableModel> {
  /** Who runs the model, e.g. `google`, `ollama`, `local`. */
  readonly provider: string;
  readonly name: string;
  /** Whether questions stay on this machine. */
  readonly is_local: boolean;
  /**
   * Whether to ask for one heading at a time. A small model follows one heading better than twelve.
   * A model that caches the transcript reads it only once.
   */
  readonly by_heading?: boolean;
  /** Whether the model answers now. Never throws. */
  reachable(): Promise<boolean>;
  /** The most tokens of a question and its answer together. */
  contextTokens(): Promise<number>;
  /** @throws ModelFaultError, or the signal's reason after an abort */
  ask(question: Question, options: AskOptions): Promise<Reply>;
  /** Evaluates the beginning of a later question's prompt, if the model can cache it. */
  readAhead?(question: Pick<Question, "system" | "prompt">, signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

/** Why a model gave no usable answer. The message quotes nothing of the question or answer. */
export class ModelFaultError extends Error {
  override readonly name = "ModelFaultError";
  readonly fault: ModelFault;
  readonly detail: string | undefined;
  /** The tokens used before the fault, if known. */
  usage: Usage | undefined;
  /** `detail` is for the log, e.g. an HTTP status. */
  constructor(fault: ModelFault, detail?: string, options?: ErrorOptions) {
    super(detail === undefined ? fault : `${fault}: ${detail}`, options);
    this.fault = fault;
    this.detail = detail;
  }
}
