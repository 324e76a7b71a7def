import type { AnswerSentence } from "@relato/shared/domain/chatzello/answer.ts";
import type { Source } from "@relato/shared/domain/chatzello/records.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import type { WrittenSentence } from "../../../providers/assistant/assistant.ts";
import type { Engine } from "../../../providers/engine/engine.ts";

/** Verifies a sentence of a model with the sources that it names. To be replaced. */
export const checkSentence = async (
  engine: Pick<Engine, "verify">,
  locale: Language,
  sources: readonly Source[],
  sentence: WrittenSentence,
): Promise<AnswerSentence> => {
  const named = sources.filter(({ number }) => sentence.sources.includes(number));
  const turns = named.map(({ text }, i) => ({ i, start_ms: 0, end_ms: 0, text }));
  const [checked] = await engine.verify({ locale, turns }, [sentence.text]);
  return {
    text: sentence.text,
    sources: named.map(({ number }) => number),
    status: checked?.verdict ?? "review",
    reasons: checked?.reasons ?? [],
  };
};
