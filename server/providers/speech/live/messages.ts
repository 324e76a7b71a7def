import type { Language } from "@relato/shared/domain/language.ts";
import { z } from "zod";

/*
 * The messages of Google's Live API that live words need: https://ai.google.dev/api/live and
 * https://ai.google.dev/gemini-api/docs/live-api/live-transcribe
 */

/** We use only the model's transcription, never its answers. */
const INSTRUCTION =
  "You listen to a medical consultation. " +
  "Never answer, never speak, never call anything. Stay silent.";

/**
 * The first message of a connection. Transcription models answer in text. Conversation models must
 * answer in audio, which we ignore.
 */
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
  /** The server closes the connection soon: sessions last 10 or 15 minutes. */
  goAway: z.object({}).optional(),
  serverContent: z
    .object({
      /** A preview of the open utterance. It replaces the previous preview. */
      interimInputTranscription: textSchema.optional(),
      /** Final words, to be appended. */
      inputTranscription: textSchema.optional(),
      turnComplete: z.boolean().optional(),
      interrupted: z.boolean().optional(),
    })
    .optional(),
});
export type ServerMessage = z.infer<typeof serverMessageSchema>;

/** Parses a server message without the fields that we ignore (audio, usage); null if invalid. */
export const readMessage = (frame: string): ServerMessage | null => {
  try {
    return serverMessageSchema.safeParse(JSON.parse(frame)).data ?? null;
  } catch {
    // Not JSON.
    return null;
  }
};
