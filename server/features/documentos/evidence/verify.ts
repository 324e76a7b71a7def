import type { Testimony, VerifiedSentence } from "@relato/scribe/types.ts";
import type { Deps } from "../../../deps.ts";
import { EngineError } from "../../../providers/engine/engine-error.ts";
import { isTextFault } from "../engine-refusal.ts";

export type VerifyDeps = Pick<Deps, "engine" | "log">;

/** Longer or further texts are not verified and stay `review`. */
const MAX_CHARACTERS = 2000;
const MAX_TEXTS = 400;

/**
 * The engine's verdict on each text, in the order of `texts`. A text that the engine fails on is
 * `review`, so that the doctor's text is saved in any case.
 * @throws EngineError QUEUE_FULL, CLOSED
 */
export const verifyTexts = async (
  { engine, log }: VerifyDeps,
  testimony: Testimony,
  texts: readonly string[],
): Promise<VerifiedSentence[]> => {
  const sent = [...new Set(texts)]
    .filter(({ length }) => length > 0 && length <= MAX_CHARACTERS)
    .slice(0, MAX_TEXTS);
  const byText = new Map<string, VerifiedSentence>();
  try {
    if (sent.length > 0)
      for (const one of await engine.verify(testimony, sent)) byText.set(one.text, one);
  } catch (error) {
    if (!(error instanceof EngineError) || !isTextFault(error)) throw error;
    log.warn({ err: error }, "verification failed");
  }
  return texts.map(
    (text) => byText.get(text) ?? { text, verdict: "review", reasons: [], evidence: [] },
  );
};
