import type { ModelNote } from "@relato/scribe/model-note/types.ts";
import type { Consultation } from "@relato/scribe/types.ts";
import {
  type ConsultationAnswer,
  consultationAnswerSchema,
} from "@relato/shared/contract/automation.ts";
import { z } from "zod";
import type { Engine } from "../engine/engine.ts";
import { parseAnswer, repairSchema } from "../writer/answer.ts";
import { type LanguageModel, ModelFaultError } from "../writer/language-model.ts";
import { createModelWriter } from "../writer/model.ts";
import type { WriterResult } from "../writer/writer.ts";
import type { Automation } from "./automation.ts";
import { toModelFault } from "./model-fault.ts";

/** What `process-consultation` gets beside the consultation. */
export interface NoteCall {
  consulta_id: string;
  modelo: { id: string; titulo: string; markdown: string };
  /** Null for a consultation without a recording. */
  audio_url: string | null;
  callback_url: string;
  instruction: string | null;
}

interface AskOptions {
  timeout_ms: number;
  signal: AbortSignal;
}

const replySchema = z.union([z.object({ accepted: z.literal(true) }), consultationAnswerSchema]);

/**
 * Asks the automation for a note. Null: it answers later, at `callback_url`.
 * @throws ModelFaultError, or the signal's reason after an abort
 */
export const askAutomation = async (
  automation: Automation,
  { locale, consultation_type, patient_context, turns }: Omit<Consultation, "template">,
  { consulta_id, modelo, audio_url, callback_url, instruction }: NoteCall,
  options: AskOptions,
): Promise<ConsultationAnswer | null> => {
  const fields = {
    consultationId: consulta_id,
    audioUrl: audio_url,
    modelId: modelo.id,
    modelo: { titulo: modelo.titulo, markdown: modelo.markdown },
    patientContext: patient_context,
    consultationType: consultation_type,
    language: locale,
    instruction,
    transcript: turns.map(({ i, speaker, start_ms, end_ms, text }) => ({
      turn: i,
      speaker: speaker ?? null,
      start_ms,
      end_ms,
      text,
    })),
    callbackUrl: callback_url,
  };
  const reply = await automation
    .post("process-consultation", fields, { schema: replySchema, ...options })
    .catch((error: unknown) => {
      throw toModelFault(error);
    });
  return "accepted" in reply ? null : reply;
};

interface ProofOptions {
  /** Shown as the writer of the document. */
  host: string;
  instruction: string | null;
  timeout_ms: number;
  signal: AbortSignal;
}

/** Shown where the answer does not name its model. */
const UNNAMED = "process-consultation";

/**
 * Makes the document of an answer, with the proof of a model's note: statements are verified,
 * contradicted ones replaced or removed, missing critical facts added. There is no repair.
 * @throws ModelFaultError, EngineError CLOSED, or the signal's reason after an abort
 */
export const proveAnswer = async (
  engine: Engine,
  consultation: Consultation,
  answer: ConsultationAnswer,
  { host, instruction, timeout_ms, signal }: ProofOptions,
): Promise<WriterResult> => {
  if ("success" in answer) throw new ModelFaultError("MODEL_REFUSED", "success: false");
  const note = await readAnswer(engine, consultation, answer);
  const model = createAnsweredModel(host, answer.model || UNNAMED, note);
  const { writer, written } = await createModelWriter(model, engine, { timeout_ms }).write(
    consultation,
    { signal, ...(instruction === null ? {} : { instruction }) },
  );
  // The automation does not report tokens.
  const { usage: _, ...stamp } = writer;
  return { writer: stamp, written };
};

const readAnswer = async (
  engine: Engine,
  { locale, template }: Consultation,
  answer: Exclude<ConsultationAnswer, { success: false }>,
): Promise<ModelNote> => {
  if ("sections" in answer) return parseAnswer(JSON.stringify({ sections: answer.sections }));
  const sections = await engine.readDocument(answer.markdown, {
    ...{ headings: [], title: template.titulo, language: locale },
  });
  return {
    sections: sections.map(({ heading, statements }) => ({
      heading,
      statements: statements.map(({ text }) => ({ text, turns: [] })),
    })),
  };
};

/** A model that has already answered. It repairs nothing. */
const createAnsweredModel = (provider: string, name: string, note: ModelNote): LanguageModel => ({
  ...{ provider, name, is_local: false },
  reachable: async () => true,
  // The automation has read the whole visit.
  contextTokens: async () => Number.MAX_SAFE_INTEGER,
  ask: async ({ schema }) => {
    if (schema === repairSchema) throw new ModelFaultError("MODEL_REFUSED", "no repair");
    return { text: JSON.stringify(note), usage: { input_tokens: 0, output_tokens: 0 } };
  },
  close: async () => undefined,
});
