import { z } from "zod";
import { slowFetch } from "./slow-fetch.ts";

/** An error answer of Ollama. */
export class OllamaError extends Error {
  override readonly name = "OllamaError";
  /** The HTTP status; undefined if the answer had begun. */
  readonly status: number | undefined;
  /** Ollama's own message. It may quote the question and must not be logged. */
  readonly reply: string;
  constructor(status: number | undefined, reply: string) {
    super(status === undefined ? "the model failed while it answered" : `status ${status}`);
    this.status = status;
    this.reply = reply;
  }
}

const chunkSchema = z.object({
  message: z.object({ content: z.string().default("") }).optional(),
  done: z.boolean().default(false),
  done_reason: z.string().optional(),
  prompt_eval_count: z.int().min(0).optional(),
  eval_count: z.int().min(0).optional(),
  error: z.string().optional(),
});
export type OllamaChunk = z.infer<typeof chunkSchema>;

/** The longest line of an answer that Ollama sends. */
const LONGEST_LINE = 1_000_000;

/**
 * Streams the chunks of an answer of /api/chat. The npm packages print lines that are not JSON to
 * the console; these could quote a patient.
 * @throws OllamaError; TypeError if nothing answers; the signal's reason
 */
export async function* streamChat(
  url: string,
  body: object,
  signal: AbortSignal,
): AsyncGenerator<OllamaChunk> {
  const response = await slowFetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    signal,
  });
  if (!response.ok) throw new OllamaError(response.status, await response.text());
  if (response.body === null) return;
  let rest = "";
  try {
    for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + piece).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) if (line.trim() !== "") yield readChunk(line);
      if (rest.length > LONGEST_LINE) throw new OllamaError(undefined, "a line without an end");
    }
  } catch (error) {
    signal.throwIfAborted();
    // After a broken connection `fetch` throws a TypeError, the same as if nothing answers.
    throw error instanceof OllamaError ? error : new OllamaError(undefined, "");
  }
  if (rest.trim() !== "") yield readChunk(rest);
}

const readChunk = (line: string): OllamaChunk => {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new OllamaError(undefined, "a line that is no JSON");
  }
  const chunk = chunkSchema.safeParse(value);
  if (!chunk.success) throw new OllamaError(undefined, "a line of another shape");
  if (chunk.data.error !== undefined) throw new OllamaError(undefined, chunk.data.error);
  return chunk.data;
};
