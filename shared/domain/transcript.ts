import { z } from "zod";
import { LANGUAGES } from "./language.ts";

/** Who speaks. Absent where nobody knows: one microphone hears everybody. */
export const speakerSchema = z.enum(["medico", "paciente", "acompanhante"]);
export type Speaker = z.infer<typeof speakerSchema>;

/** Words heard between two times, in milliseconds from the sound's start; turns are made of them. */
export interface SpeechSegment {
  start_ms: number;
  end_ms: number;
  text: string;
}

/** One stretch of speech. Times are milliseconds from the recording's start; in a typed transcript they are 0. */
export const turnSchema = z.object({
  i: z.int().min(0),
  speaker: speakerSchema.optional(),
  start_ms: z.int().min(0),
  end_ms: z.int().min(0),
  text: z.string(),
});
export type Turn = z.infer<typeof turnSchema>;

/**
 * What `consultas.transcricao` holds.
 * `engine` names what heard it (`sherpa-onnx`, `openai-compatible`) or `text` when it was typed or pasted.
 */
export const transcriptSchema = z.object({
  engine: z.string(),
  model: z.string().nullable(),
  language: z.enum(LANGUAGES),
  duration_ms: z.int().min(0),
  turns: z.array(turnSchema),
});
export type Transcript = z.infer<typeof transcriptSchema>;
