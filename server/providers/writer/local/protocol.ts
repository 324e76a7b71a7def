import type { ModelFault } from "@relato/shared/domain/document.ts";

/** How the child opens the model. Only the first request loads it. */
export interface Opening {
  /** The folder that holds the runtime's node_modules. */
  runtime: string;
  /** The GGUF file. */
  path: string;
  context_tokens: number;
  threads: number;
  /** Bytes of memory that must stay free when the model is loaded. */
  reserved_bytes: number;
}

interface Prompt {
  opening: Opening;
  system: string;
  prompt: string;
}

/** Evaluates at most `most_tokens` tokens of the beginning of a later prompt. */
export interface ReadRequest extends Prompt {
  kind: "read";
  most_tokens: number;
}

export interface AskRequest extends Prompt {
  kind: "ask";
  /** JSON schema of the answer. */
  schema: object;
  /** A longer answer is refused (MODEL_ANSWER_TOO_LONG). */
  max_answer_tokens: number;
  temperature: number;
  seed?: number | undefined;
}

export type LocalRequest = ReadRequest | AskRequest;

export interface ReadAnswer {
  /** Whether the whole prompt is evaluated. */
  is_done: boolean;
}

export interface AskAnswer {
  text: string;
  statistics: AnswerStatistics;
}

/** Tokens of one answer. `evaluated_tokens`: tokens of the prompt that were not cached. */
export interface AnswerStatistics {
  prompt_tokens: number;
  evaluated_tokens: number;
  answer_tokens: number;
}

/** Sent while the child works: characters of the answer so far. */
export interface AskReport {
  characters: number;
  /** The answer so far, after an object that ends in it. */
  text?: string;
}

/** A fault that the child detected. */
export class ChildFault extends Error {
  readonly fault: ModelFault;
  constructor(fault: ModelFault) {
    super(fault);
    this.fault = fault;
  }
}
