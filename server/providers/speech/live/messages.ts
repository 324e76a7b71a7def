import type { Language } from "@relato/shared/domain/language.ts";
import { z } from "zod";

/*
 * What is said over Google's Live API, as far as live words need it: https://ai.google.dev/api/live and
 * https://ai.google.dev/gemini-api/docs/live-api/live-transcribe
 */

/** Kept out of the model's own mouth: only its hearing is wanted. */
const INSTRUCTION =
  "You listen to a medical consultation. Never answer, never speak, never call anything. Stay silent.";

/** The first message of a connection. A transcribing model answers in text; a conversing one must be let speak, and is not heard. */
export const setupMessage = (model: string, language: Language): object => ({
  setup: {
    model: model.startsWith("models/") ? model : `models/${model}`,
    ...(model.includes("transcribe")
      ? {
          generationConfig: { responseModalities: ["TEXT"] },
          inputAudioTranscription: { languageCodes: [language === "es" ? "es-419" : language] },
        }
      : {
          generationConfig: { responseModalities: ["AUDIO"] },
          systemInstruction: { parts: [{ text: INSTRUCTION }] },
          inputAudioTranscription: {},
        }),
  },
});

/** @param base64 PCM, 16 bits little-endian, 16 kHz, mono */
export const audioMessage = (base64: string): object => ({
  realtimeInput: { audio: { data: base64, mimeType: "audio/pcm;rate=16000" } },
});

export const STREAM_END = { realtimeInput: { audioStreamEnd: true } };

const textSchema = z.object({ text: z.string().optional(), finished: z.boolean().optional() });
const serverMessageSchema = z.object({
  setupComplete: z.object({}).optional(),
  /** The server will close soon: sessions last ten or fifteen minutes. */
  goAway: z.object({}).optional(),
  serverContent: z
    .object({
      /** A preview of the open utterance; each replaces the one before. */
      interimInputTranscription: textSchema.optional(),
      /** Settled words, to be added as they are. */
      inputTranscription: textSchema.optional(),
      turnComplete: z.boolean().optional(),
      interrupted: z.boolean().optional(),
    })
    .optional(),
});
export type ServerMessage = z.infer<typeof serverMessageSchema>;

/** A message of the server; null for what is none. Everything that is not named above (its own voice, usage) is left out. */
export const readMessage = (frame: string): ServerMessage | null => {
  try {
    return serverMessageSchema.safeParse(JSON.parse(frame)).data ?? null;
  } catch {
    // No JSON.
    return null;
  }
};
