import { z } from "zod";
import { LANGUAGES } from "../domain/language.ts";

/**
 * The WebSocket `/api/live?gravacao_id=…&language=…`: words while they are spoken; without a recording, the doctor dictates. A convenience: nothing of it is stored, and
 * losing it loses nothing. Authenticated by the session cookie, from our own pages only. Frames are JSON texts.
 */
export const liveQuerySchema = z.object({
  gravacao_id: z.uuid().optional(),
  language: z.enum(LANGUAGES),
});
export type LiveQuery = z.infer<typeof liveQuerySchema>;

/** Samples of one `audio` message, at 16 kHz: a quarter of a second. */
export const LIVE_SAMPLES = 4096;
/** A connection over which nothing came for this long, a ping neither, is closed. Ping every third of it. */
export const LIVE_SILENCE_MS = 45_000;

export const liveClientMessageSchema = z.discriminatedUnion("type", [
  /** Base64 of PCM, 16 bits little-endian, mono, 16 kHz; LIVE_SAMPLES samples, fewer in the last one. */
  z.object({
    type: z.literal("audio"),
    data: z.string().max(Math.ceil((LIVE_SAMPLES * 2) / 3) * 4),
  }),
  /** No more sound comes for now: what is open is heard to its end. Sound may follow again (pause and resume). */
  z.object({ type: z.literal("audioStreamEnd") }),
  z.object({ type: z.literal("ping") }),
]);
export type LiveClientMessage = z.infer<typeof liveClientMessageSchema>;

/** Why there are no live words. `busy`: too many at once on this machine; `speech`: the provider cannot or failed. */
export const LIVE_UNAVAILABLE = ["busy", "speech", "consent", "too_fast"] as const;

export const liveServerMessageSchema = z.discriminatedUnion("type", [
  /** What the open utterance says so far; replaces the partial before it. */
  z.object({ type: z.literal("partial"), text: z.string() }),
  /** An utterance is over; the partial is gone. Times in milliseconds of the sound that was sent. */
  z.object({
    type: z.literal("turnComplete"),
    text: z.string(),
    start_ms: z.int().min(0),
    end_ms: z.int().min(0),
  }),
  z.object({ type: z.literal("pong") }),
  /** Said once, then the server closes. */
  z.object({ type: z.literal("unavailable"), reason: z.enum(LIVE_UNAVAILABLE) }),
]);
export type LiveServerMessage = z.infer<typeof liveServerMessageSchema>;
