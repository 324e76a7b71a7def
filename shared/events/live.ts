import { z } from "zod";
import { LANGUAGES } from "../domain/language.ts";

/**
 * The WebSocket `/api/live?gravacao_id=…&language=…`: words while they are spoken. Without a
 * recording, the doctor dictates. Nothing is stored; a lost connection loses only these words.
 * Authenticated by the session cookie, from our own pages only. Frames are JSON texts.
 */
export const liveQuerySchema = z.object({
  gravacao_id: z.uuid().optional(),
  language: z.enum(LANGUAGES),
});
export type LiveQuery = z.infer<typeof liveQuerySchema>;

/** Samples of one `audio` message, at 16 kHz: a quarter of a second. */
export const LIVE_SAMPLES = 4096;
/**
 * A connection that receives nothing for this long, not even a ping, is closed. Clients ping every
 * third of it.
 */
export const LIVE_SILENCE_MS = 45_000;

export const liveClientMessageSchema = z.discriminatedUnion("type", [
  /**
   * Base64 of 16-bit little-endian PCM, mono, 16 kHz: LIVE_SAMPLES samples, or fewer at the end.
   */
  z.object({
    type: z.literal("audio"),
    data: z.string().max(Math.ceil((LIVE_SAMPLES * 2) / 3) * 4),
  }),
  /** The audio pauses or ends: the open utterance is finished. Audio may follow (pause, resume). */
  z.object({ type: z.literal("audioStreamEnd") }),
  z.object({ type: z.literal("ping") }),
]);
export type LiveClientMessage = z.infer<typeof liveClientMessageSchema>;

/** Why there are no live words. `busy`: too many connections. `speech`: the provider failed. */
export const LIVE_UNAVAILABLE = ["busy", "speech", "consent", "too_fast"] as const;

export const liveServerMessageSchema = z.discriminatedUnion("type", [
  /** The open utterance so far; replaces the previous partial. */
  z.object({ type: z.literal("partial"), text: z.string() }),
  /**
   * The utterance is final and replaces the partial. Milliseconds from the start of the sent audio.
   */
  z.object({
    type: z.literal("turnComplete"),
    text: z.string(),
    start_ms: z.int().min(0),
    end_ms: z.int().min(0),
  }),
  z.object({ type: z.literal("pong") }),
  /** Sent once, before the server closes the connection. */
  z.object({ type: z.literal("unavailable"), reason: z.enum(LIVE_UNAVAILABLE) }),
]);
export type LiveServerMessage = z.infer<typeof liveServerMessageSchema>;
