import type { Reply } from "./language-model.ts";

/** Ways to ask for JSON, strictest first: with a schema, as any JSON, only in the prompt. */
const FORMATS = ["schema", "json", "text"] as const;
export type ResponseFormat = (typeof FORMATS)[number];

/** Statuses of servers that do not support a response format. */
const REFUSALS = new Set([400, 415, 422, 501]);

/**
 * Asks in the strictest format that the server accepts, and remembers it.
 * @param statusOf the HTTP status of an error, if it has one
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
