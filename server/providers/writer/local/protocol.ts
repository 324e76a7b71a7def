import type { ModelFault } from "@relato/shared/domain/document.ts";

/** How the child opens the model. The first request loads it, later ones find it loaded. */
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

/** Evaluates the beginning of a later prompt, at most `most_tokens` tokens of it at once. */
export interface ReadRequest extends Prompt {
  kind: "read";
  most_tokens: number;
}

export interface AskRequest extends Prompt {
  kind: "ask";
  /** JSON schema of the answer. */
  schema: object;
  /** An answer of more tokens is refused (MODEL_ANSWER_TOO_LONG). */
  max_answer_tokens: number;
  temperature: number;
  seed?: number | undefined;
}

export type LocalRequest = ReadRequest | AskRequest;

export interface ReadAnswer {
  /** Whether nothing of the prompt is left to evaluate. */
  is_done: boolean;
}

export interface AskAnswer {
  text: string;
  statistics: AnswerStatistics;
}

/** Tokens of one answer. `evaluated_tokens`: those of the prompt that were not evaluated before. */
export interface AnswerStatistics {
  prompt_tokens: number;
  evaluated_tokens: number;
  answer_tokens: number;
}

/** The child works: characters of the answer so far. */
export interface AskReport {
  characters: number;
}

/** A fault that the child found itself. */
export class ChildFault extends Error {
  readonly fault: ModelFault;
  constructor(fault: ModelFault) {
    super(fault);
    this.fault = fault;
  }
}
