import type { Consultation } from "@relato/scribe/types.ts";
import type { Turn } from "@relato/shared/domain/transcript.ts";
import { type Reply, type ScriptedOptions, startScriptedModel } from "./scripted-model.ts";
import { createServiceModel } from "../service-model.ts";

const SPEAKERS = ["medico", "paciente"] as const;
export const turnsOf = (...texts: string[]): Turn[] =>
  texts.map((text, i) => ({ i, speaker: SPEAKERS[i % 2]!, start_ms: 0, end_ms: 0, text }));

export const consultation: Consultation = {
  locale: "pt-BR",
  consultation_type: "presencial",
  patient_context: "Maria, 54 anos.",
  template: { titulo: "Anamnese", markdown: "# Anamnese\n## Queixa\n## Exame\nPA: ___ mmHg" },
  turns: turnsOf(
    "O que a senhora está sentindo?",
    "Dor de cabeça há três dias.",
    "Tem alergia a algum remédio?",
    "Tenho alergia a penicilina.",
  ),
};

export const noteOf = (...texts: string[]): Reply => ({
  kind: "text",
  text: JSON.stringify({
    sections: [{ heading: "Queixa", statements: texts.map((text) => ({ text, turns: [1] })) }],
  }),
});
export const good = noteOf("Cefaleia há três dias.");

let close: (() => Promise<unknown>) | undefined;
/** Ends the last service. */
export const closeService = async (): Promise<void> => void (await close?.());

export const serve = async (
  script: Reply[],
  { stream = true, ...options }: ScriptedOptions & { stream?: boolean } = {},
) => {
  const service = await startScriptedModel(script, options);
  close = service.close;
  const model = createServiceModel({
    provider: "openai-compatible",
    model: "scripted",
    url: service.url,
    stream,
    stall_ms: 200,
  });
  return { model, requests: service.requests };
};
export const dataOf = (request: { messages: { content: string }[] } | undefined) =>
  JSON.parse(request?.messages[1]?.content ?? "{}") as Record<string, never> & {
    transcript: { i: number }[];
    task: string;
  };
