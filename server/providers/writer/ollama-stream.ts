import { z } from "zod";
import { slowFetch } from "./slow-fetch.ts";

/** What Ollama answers instead of a text. */
export class OllamaError extends Error {
  override readonly name = "OllamaError";
  /** The HTTP status; undefined where the answer had begun. */
  readonly status: number | undefined;
  /** Ollama's own words; they may quote the question and are not logged. */
  readonly said: string;
  constructor(status: number | undefined, said: string) {
    super(status === undefined ? "the model failed while it answered" : `status ${status}`);
    this.status = status;
    this.said = said;
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

/** No line of an answer is longer; what is, is no answer of Ollama. */
const LONGEST_LINE = 1_000_000;

/**
 * The pieces of an answer of /api/chat, as they arrive. The packages on npm print lines that are no
 * JSON to the console, and these may be of a patient.
 * @throws OllamaError, TypeError where nothing answers, the signal's reason
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
    // The connection broke: `fetch` throws a TypeError then, as where nothing answers.
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
