import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { SpeechError } from "../speech.ts";

export interface ServiceOptions {
  /** The API's base (`https://api.openai.com/v1`) or the URL of its `/audio/transcriptions`. */
  url: string;
  /** The bearer token, if the service needs one. */
  key?: string | undefined;
  model?: string | undefined;
  /** Attempts for one piece. */
  attempts?: number;
  /** The first pause between attempts, in milliseconds. Each next pause is twice as long. */
  backoffMs?: number;
  timeoutMs?: number;
  /** Called with the id of each process that decodes. */
  onDecoder?: (pid: number) => void;
}

export const DEFAULT_SERVICE_MODEL = "whisper-1";
const MAX_PAUSE_MS = 60_000;

const answerSchema = z.object({
  text: z.string(),
  segments: z.array(z.object({ start: z.number(), end: z.number(), text: z.string() })).nullish(),
});
/** Times in seconds from the piece's start. Without `verbose_json` there is only the text. */
export type ServiceAnswer = z.infer<typeof answerSchema>;

export type Format = "verbose_json" | "json";

type Attempt =
  | { kind: "answer"; answer: ServiceAnswer }
  | { kind: "no-verbose" }
  | { kind: "retry"; reason: string; afterMs: number | null }
  | { kind: "refused"; reason: string };

export const endpointOf = (url: string): string => {
  const base = url.replace(/(?<!\/)\/+$/u, "");
  return base.endsWith("/audio/transcriptions") ? base : `${base}/audio/transcriptions`;
};

/** `Retry-After` in milliseconds: seconds, or a date (RFC 9110 section 10.2.3). */
const retryAfter = (headers: Headers): number | null => {
  const value = headers.get("retry-after");
  if (value === null) return null;
  const ms = /^\d+$/u.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
};

const sendOnce = async (
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
      // Audio goes to the configured service only.
      redirect: "manual",
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    text = await answer.text();
  } catch (error) {
    const reason = error instanceof Error ? error.name : "network";
    return { kind: "retry", reason: `no complete answer (${reason})`, afterMs: null };
  }
  const { status } = answer;
  if (status === 429 || status === 408 || status >= 500)
    return { kind: "retry", reason: `status ${status}`, afterMs: retryAfter(answer.headers) };
  if (status === 400 && format === "verbose_json" && /response_format|verbose/iu.test(text))
    return { kind: "no-verbose" };
  // The error omits the body, which could contain the patient's words.
  if (!answer.ok) return { kind: "refused", reason: `status ${status}` };
  const parsed = answerSchema.safeParse(parseJson(text));
  if (parsed.success) return { kind: "answer", answer: parsed.data };
  return { kind: "retry", reason: "not a transcription", afterMs: null };
};

/** Null for invalid JSON, which the schema rejects. */
const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/**
 * Sends one piece, with retries. Returns the answer and the format that the service accepts.
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
    const result = await sendOnce(body, format, options, signal);
    if (signal.aborted) throw new SpeechError("ABORTED", "aborted");
    if (result.kind === "answer") return { answer: result.answer, format };
    if (result.kind === "refused")
      throw new SpeechError(
        "SPEECH_FAILED",
        `speech service refused the request: ${result.reason}`,
      );
    if (result.kind === "no-verbose") {
      format = "json";
      continue;
    }
    ({ reason } = result);
    if (attempt + 1 === attempts) break;
    const ms = Math.min(MAX_PAUSE_MS, result.afterMs ?? pause * (1 + Math.random() / 4));
    pause *= 2;
    await wait(ms, undefined, { signal }).catch(() => {
      throw new SpeechError("ABORTED", "aborted");
    });
  }
  throw new SpeechError("SPEECH_FAILED", `speech service not available: ${reason}`, true);
};
