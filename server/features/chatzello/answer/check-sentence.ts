import type { AnswerSentence } from "@relato/shared/domain/chatzello/answer.ts";
import type { Source } from "@relato/shared/domain/chatzello/records.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import type { Deps } from "../../../deps.ts";
import type { WrittenSentence } from "../../../providers/assistant/assistant.ts";
import { EngineError } from "../../../providers/engine/engine-error.ts";
import { isTextFault } from "../../documentos/engine-refusal.ts";

/**
 * Checks a sentence of a model against its sources. It is `review` if the engine fails on it.
 * @throws EngineError QUEUE_FULL, CLOSED
 */
export const checkSentence = async (
  { engine, log }: Pick<Deps, "engine" | "log">,
  language: Language,
  sources: readonly Source[],
  { text, sources: named }: WrittenSentence,
): Promise<AnswerSentence> => {
  try {
    return await engine.verifySentence({ language, text, named, sources });
  } catch (error) {
    if (!(error instanceof EngineError) || !isTextFault(error)) throw error;
    log.warn({ err: error }, "sentence of an answer not verified");
    const numbers = sources.map(({ number }) => number);
    return {
      ...{ text, status: "review", reasons: [] },
      sources: named.filter((number) => numbers.includes(number)),
    };
  }
};
