import { generateText, NoObjectGeneratedError, Output, streamText, type LanguageModel } from "ai";
import { type Answer, AnswerError, answerSchema, parseAnswer } from "./answer.ts";

export interface Usage {
  input_tokens: number;
  output_tokens: number;
}

interface Question {
  system: string;
  prompt: string;
}

/** How often an answer of the wrong shape is asked for again; refusals by the service are retried inside the SDK. */
const TRIES = 2;
/** Tries of one call when the service answers 429 or 5xx or the network fails, with backoff and Retry-After. */
const MAX_RETRIES = 2;

/**
 * Asks the model and reads its answer. Streaming notices a stalled service sooner; both ways give the same.
 * @throws AnswerError for an answer that is not what was asked, otherwise what the AI SDK throws
 */
export const askModel = async (
  model: LanguageModel,
  question: Question,
  options: { signal: AbortSignal; stream: boolean },
): Promise<{ answer: Answer; usage: Usage }> => {
  const used: Usage = { input_tokens: 0, output_tokens: 0 };
  for (let tries = 1; ; tries++) {
    const { text, usage } = await (options.stream ? streamed : whole)(
      model,
      question,
      options.signal,
    );
    used.input_tokens += usage.input_tokens;
    used.output_tokens += usage.output_tokens;
    try {
      return { answer: parseAnswer(text), usage: used };
    } catch (error) {
      if (!(error instanceof AnswerError) || tries === TRIES) throw error;
    }
  }
};

interface Reply {
  text: string;
  usage: Usage;
}

interface SdkUsage {
  inputTokens: number | undefined;
  outputTokens: number | undefined;
}
const usageOf = (usage: SdkUsage | undefined): Usage => ({
  input_tokens: usage?.inputTokens ?? 0,
  output_tokens: usage?.outputTokens ?? 0,
});

const output = Output.object({ schema: answerSchema });

const whole = async (
  model: LanguageModel,
  question: Question,
  abortSignal: AbortSignal,
): Promise<Reply> => {
  try {
    const { text, usage } = await generateText({
      model,
      ...question,
      output,
      abortSignal,
      maxRetries: MAX_RETRIES,
    });
    return { text, usage: usageOf(usage) };
  } catch (error) {
    // The SDK wants bare JSON; parseAnswer reads it from inside a fence, too.
    if (NoObjectGeneratedError.isInstance(error))
      return { text: error.text ?? "", usage: usageOf(error.usage) };
    throw error;
  }
};

const streamed = async (
  model: LanguageModel,
  question: Question,
  abortSignal: AbortSignal,
): Promise<Reply> => {
  let failure: unknown;
  const result = streamText({
    model,
    ...question,
    output,
    abortSignal,
    maxRetries: MAX_RETRIES,
    onError: ({ error }) => {
      failure ??= error;
    },
  });
  let text = "";
  for await (const piece of result.textStream) text += piece;
  abortSignal.throwIfAborted();
  if (failure !== undefined && !NoObjectGeneratedError.isInstance(failure)) throw failure;
  return { text, usage: usageOf(await result.usage) };
};
