import type { ModelNote } from "@relato/scribe/model-note/types.ts";
import type { Consultation } from "@relato/scribe/types.ts";
import { answerSchema, parseAnswer } from "./answer.ts";
import { type LanguageModel, ModelFaultError, type Usage } from "./language-model.ts";
import { promptOf } from "./prompt.ts";
import type { WriteOptions } from "./writer.ts";

/** How often an answer of the wrong shape is asked for again. */
const TRIES = 2;

/**
 * Asks the model for a note and reads its answer.
 * @throws ModelFaultError; the signal's reason after an abort
 */
export const askNote = async (
  model: LanguageModel,
  consultation: Consultation,
  { signal, instruction }: WriteOptions & { signal: AbortSignal },
): Promise<{ note: ModelNote; usage: Usage }> => {
  const usage: Usage = { input_tokens: 0, output_tokens: 0 };
  const question = { ...promptOf(consultation, instruction), schema: answerSchema };
  for (let tries = 1; ; tries++) {
    const reply = await model.ask(question, { signal });
    usage.input_tokens += reply.usage.input_tokens;
    usage.output_tokens += reply.usage.output_tokens;
    try {
      return { note: parseAnswer(reply.text), usage };
    } catch (error) {
      if (!(error instanceof ModelFaultError) || tries === TRIES) throw error;
    }
  }
};
