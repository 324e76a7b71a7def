import type { VerifiedSentence } from "@relato/scribe/types.ts";
import type { Deps } from "../../../deps.ts";
import type { Testimony } from "@relato/scribe/types.ts";
import { EngineError } from "../../../providers/engine/engine-error.ts";
import { isTextFault } from "../engine-refusal.ts";

export type VerifyDeps = Pick<Deps, "engine" | "log">;

/** No sentence is longer, and no doctor types more at once. What is beyond stays `review`. */
const MOST = { characters: 2000, texts: 400 };

const unverified = (text: string): VerifiedSentence => ({
  text,
  verdict: "review",
  reasons: [],
  evidence: [],
});

/**
 * The engine's verdict on each text. Same length and order as `texts`. A text that the engine fails at is `review`:
 * what a doctor typed is saved in any case.
 * @throws EngineError QUEUE_FULL, CLOSED
 */
export const verifyTexts = async (
  { engine, log }: VerifyDeps,
  testimony: Testimony,
  texts: readonly string[],
): Promise<VerifiedSentence[]> => {
  const asked = [...new Set(texts)]
    .filter(({ length }) => length > 0 && length <= MOST.characters)
    .slice(0, MOST.texts);
  if (asked.length === 0) return texts.map(unverified);
  try {
    const verified = await engine.verify(testimony, asked);
    const byText = new Map(verified.map((one) => [one.text, one]));
    return texts.map((text) => byText.get(text) ?? unverified(text));
  } catch (error) {
    if (!(error instanceof EngineError) || !isTextFault(error)) throw error;
    log.warn({ err: error }, "verification failed");
    return texts.map(unverified);
  }
};
