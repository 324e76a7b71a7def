import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { SpeechError } from "../speech.ts";

export interface ServiceOptions {
  /** The API's base (`https://api.openai.com/v1`) or the whole address of its `/audio/transcriptions`. */
  url: string;
  /** Sent as a bearer token; a server of one's own may want none. */
  key?: string | undefined;
  /** The service's name of the model. */
  model?: string | undefined;
  /** How often one piece is sent before we give up. */
  attempts?: number;
  /** The first pause between two attempts, in milliseconds; each next one is twice as long. */
  backoffMs?: number;
  /** How long one answer may take, in milliseconds. */
  timeoutMs?: number;
}

export const DEFAULT_SERVICE_MODEL = "whisper-1";
const LONGEST_PAUSE_MS = 60_000;

const answerSchema = z.object({
  text: z.string(),
  segments: z.array(z.object({ start: z.number(), end: z.number(), text: z.string() })).nullish(),
});
/** Times in seconds from the piece's start; a service without `verbose_json` gives the text alone. */
export type ServiceAnswer = z.infer<typeof answerSchema>;

export type Format = "verbose_json" | "json";

type Attempt =
  | { kind: "answer"; answer: ServiceAnswer }
  | { kind: "no-verbose" }
  | { kind: "again"; reason: string; afterMs: number | null }
  | { kind: "refused"; reason: string };

export const endpointOf = (url: string): string => {
  const base = url.replace(/\/+$/u, "");
  return base.endsWith("/audio/transcriptions") ? base : `${base}/audio/transcriptions`;
};

/** `Retry-After` in milliseconds: seconds, or a date (RFC 9110 section 10.2.3). */
const retryAfter = (headers: Headers): number | null => {
  const value = headers.get("retry-after");
  if (value === null) return null;
  const ms = /^\d+$/u.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
};

const once = async (
  body: FormData,
  format: Format,
  options: ServiceOptions,
  signal: AbortSignal,
): Promise<Attempt> => {
  const { url, key, timeoutMs = 300_000 } = options;
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(endpointOf(url), {
      method: "POST",
      headers: key ? { authorization: `Bearer ${key}` } : {},
      body,
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    text = await answer.text();
  } catch (error) {
    const reason = error instanceof Error ? error.name : "network";
    return { kind: "again", reason: `no whole answer (${reason})`, afterMs: null };
  }
  const { status } = answer;
  if (status === 429 || status === 408 || status >= 500)
    return { kind: "again", reason: `status ${status}`, afterMs: retryAfter(answer.headers) };
  if (status === 400 && format === "verbose_json" && /response_format|verbose/iu.test(text))
    return { kind: "no-verbose" };
  // The body is not repeated in the error: it may hold what the patient said.
  if (!answer.ok) return { kind: "refused", reason: `status ${status}` };
  const parsed = answerSchema.safeParse(jsonOf(text));
  if (parsed.success) return { kind: "answer", answer: parsed.data };
  return { kind: "again", reason: "an answer that is no transcription", afterMs: null };
};

/** Null where it is no JSON, which the schema then refuses. */
const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/**
 * Sends one piece until it is answered.
 * @returns the answer, and the format that the service understood
 * @throws SpeechError SPEECH_FAILED, ABORTED
 */
export const requestTranscription = async (
  wav: Uint8Array<ArrayBuffer>,
  language: string,
  format: Format,
  options: ServiceOptions,
  signal: AbortSignal,
): Promise<{ answer: ServiceAnswer; format: Format }> => {
  const { attempts = 6, backoffMs = 1000, model = DEFAULT_SERVICE_MODEL } = options;
  let pause = backoffMs;
  let reason = "";
  for (let attempt = 0; attempt < attempts; attempt++) {
    const body = new FormData();
    body.set("file", new Blob([wav], { type: "audio/wav" }), "audio.wav");
    body.set("model", model);
    body.set("language", language);
    body.set("response_format", format);
    if (format === "verbose_json") body.append("timestamp_granularities[]", "segment");
    const result = await once(body, format, options, signal);
    if (signal.aborted) throw new SpeechError("ABORTED", "aborted");
    if (result.kind === "answer") return { answer: result.answer, format };
    if (result.kind === "refused")
      throw new SpeechError("SPEECH_FAILED", `the speech service refuses: ${result.reason}`);
    if (result.kind === "no-verbose") {
      format = "json";
      continue;
    }
    ({ reason } = result);
    if (attempt + 1 === attempts) break;
    const ms = Math.min(LONGEST_PAUSE_MS, result.afterMs ?? pause * (1 + Math.random() / 4));
    pause *= 2;
    await wait(ms, undefined, { signal }).catch(() => {
      throw new SpeechError("ABORTED", "aborted");
    });
  }
  throw new SpeechError("SPEECH_FAILED", `the speech service does not answer: ${reason}`, true);
};
