import type { Reply } from "./language-model.ts";

/** Ways to ask for JSON, the strictest first: by its schema, as any JSON, by the prompt's words. */
const FORMATS = ["schema", "json", "text"] as const;
export type ResponseFormat = (typeof FORMATS)[number];

/** Statuses with which servers refuse a response format that they do not know. */
const REFUSALS = new Set([400, 415, 422, 501]);

/**
 * Asks in the strictest format that the server does not refuse, and keeps it for the next question.
 * @param statusOf the HTTP status of an error, undefined where it has none
 */
export const createFormatFallback = (
  statusOf: (error: unknown) => number | undefined,
): ((ask: (format: ResponseFormat) => Promise<Reply>) => Promise<Reply>) => {
  let known = 0;
  return async (ask) => {
    for (let at = known; ; at++) {
      const format = FORMATS[at] ?? "text";
      try {
        const reply = await ask(format);
        known = at;
        return reply;
      } catch (error) {
        if (format === "text" || !REFUSALS.has(statusOf(error) ?? 0)) throw error;
      }
    }
  };
};
