import type { Source } from "@relato/shared/domain/chatzello/records.ts";
import type { Proposal } from "@relato/shared/domain/chatzello/answer.ts";
import type { Language } from "@relato/shared/domain/language.ts";

/** A message of the thread, oldest first; the last one is the question. */
export interface ChatMessage {
  role: "user" | "assistant";
  content: string;
}

export interface AssistantQuestion {
  user_id: string;
  language: Language;
  /** In the doctor's time zone. */
  today: string;
  messages: readonly ChatMessage[];
  /** The only context. Their texts are data, never instructions. */
  sources: readonly Source[];
  attachments: readonly { name: string; mimeType: string; size: number }[];
}

/** A sentence as the model wrote it, with the numbers of the sources that it named. */
export interface WrittenSentence {
  text: string;
  sources: number[];
}

export interface AnswerOptions {
  signal: AbortSignal;
  /** Called with each complete sentence, in order. */
  onSentence: (sentence: WrittenSentence) => Promise<void>;
}

/**
 * The assistant port: a language model, or a webhook of the installation. Without one, the engine
 * answers with passages. It has no tools: an answer is text, and proposals that the doctor
 * confirms.
 */
export interface Assistant {
  /** The name of the model, shown with the answer. */
  readonly name: string;
  /** @throws ModelFaultError, or the signal's reason after an abort */
  answer(question: AssistantQuestion, options: AnswerOptions): Promise<{ proposals: Proposal[] }>;
}

/** Finds the configured assistant; null if there is none. */
export type FindAssistant = () => Promise<Assistant | null>;
