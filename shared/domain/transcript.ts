import { z } from "zod";
import { LANGUAGES } from "./language.ts";

/** The speaker. Absent if unknown: one microphone records everyone. */
export const speakerSchema = z.enum(["medico", "paciente", "acompanhante"]);
export type Speaker = z.infer<typeof speakerSchema>;

/**
 * Recognised words with times, in milliseconds from the start of the audio. Turns are built from
 * segments.
 */
export interface SpeechSegment {
  start_ms: number;
  end_ms: number;
  text: string;
}

/**
 * One speaker's uninterrupted speech. Times are milliseconds from the recording's start, 0 in a
 * typed transcript.
 */
export const turnSchema = z.object({
  i: z.int().min(0),
  speaker: speakerSchema.optional(),
  start_ms: z.int().min(0),
  end_ms: z.int().min(0),
  text: z.string(),
});
export type Turn = z.infer<typeof turnSchema>;

/**
 * The content of `consultas.transcricao`. `engine`: the recogniser (`sherpa-onnx`,
 * `openai-compatible`), or `text` for a typed or pasted transcript.
 */
export const transcriptSchema = z.object({
  engine: z.string(),
  model: z.string().nullable(),
  language: z.enum(LANGUAGES),
  duration_ms: z.int().min(0),
  turns: z.array(turnSchema),
});
export type Transcript = z.infer<typeof transcriptSchema>;
