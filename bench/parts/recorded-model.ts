import type { ModelNote } from "../../scribe/model-note/types.ts";
import type { LanguageModel } from "../../server/providers/writer/language-model.ts";

/** So large that no visit is split. */
const CONTEXT_TOKENS = 10_000_000;
const NO_USAGE = { input_tokens: 0, output_tokens: 0 };

/**
 * A language model that answers the first question with a note that was recorded before, and every
 * later one, a request to repair it, with nothing.
 */
export const createRecordedModel = (note: ModelNote): LanguageModel => {
  let asked = 0;
  return {
    provider: "recorded",
    name: "note",
    is_local: true,
    reachable: async () => true,
    contextTokens: async () => CONTEXT_TOKENS,
    ask: async () => {
      asked += 1;
      return { text: JSON.stringify(asked === 1 ? note : { statements: [] }), usage: NO_USAGE };
    },
    close: async () => {},
  };
};
