import type { Source } from "@relato/shared/domain/chatzello/records.ts";
import { describe, expect, it } from "vitest";
import { ModelFaultError } from "../writer/language-model.ts";
import { createServiceModel } from "../writer/service-model.ts";
import { type Reply, startScriptedModel } from "../writer/testing/scripted-model.ts";
import type { AssistantQuestion, WrittenSentence } from "./assistant.ts";
import { createModelAssistant } from "./model-assistant.ts";

const MARIA = { id: "0b8a3a43-95d5-4f5e-8f0e-0d3f8a1c2b11", nome: "Maria da Silva" };
const source = (number: number, text: string): Source => ({
  ...{ number, text, kind: "laudo", record_id: MARIA.id, paciente: MARIA, date: "2025-03-14" },
  ...{ titulo: "Laudo", place: { type: "record" }, suspicious: false },
});
const question: AssistantQuestion = {
  user_id: "doctor-1",
  language: "pt-BR",
  today: "2026-11-20",
  messages: [
    { role: "user", content: "Oi" },
    { role: "assistant", content: "Ok." },
    { role: "user", content: "Como está a pressão?" },
  ],
  sources: [source(1, "PA 150x90 mmHg."), source(2, "Losartana 50 mg.")],
  attachments: [{ name: "foto.png", mimeType: "image/png", size: 10 }],
};

const first = { text: "PA 150x90 mmHg.", sources: [1] };
const second = { text: "Usa losartana 50 mg.", sources: [2] };
const answer = (more: object = {}): string =>
  JSON.stringify({ sentences: [first, second], proposals: [], ...more });

/** Asks a real HTTP service with a scripted reply. */
const ask = async (reply: Reply, onSentence?: (sentence: WrittenSentence) => void) => {
  const server = await startScriptedModel([reply]);
  const { url } = server;
  const choice = { provider: "openai-compatible", model: "scripted", url, stream: true } as const;
  const model = createServiceModel({ ...choice, stall_ms: 500 });
  const assistant = createModelAssistant({ name: "scripted", ask: model.ask });
  const sentences: WrittenSentence[] = [];
  try {
    const { proposals } = await assistant.answer(question, {
      signal: AbortSignal.timeout(20_000),
      onSentence: async (sentence) => {
        sentences.push(sentence);
        onSentence?.(sentence);
      },
    });
    return { sentences, proposals, requests: server.requests, fault: null };
  } catch (error) {
    const fault = error instanceof ModelFaultError ? error.fault : (error as Error).message;
    return { sentences, proposals: [], requests: server.requests, fault };
  } finally {
    await server.close();
  }
};

describe("the model as assistant", () => {
  it("answers with sentences that name their sources", async () => {
    const { sentences, proposals, fault } = await ask({ kind: "text", text: answer() });
    expect(fault).toBeNull();
    expect(sentences).toEqual([first, second]);
    expect(proposals).toEqual([]);
  });

  it("gets the sources, the history and the question as data", async () => {
    const { requests } = await ask({ kind: "text", text: answer() });
    const [system, user] = requests[0]!.messages;
    expect(system!.content).toContain("Brazilian Portuguese. Today is 2026-11-20.");
    expect(JSON.parse(user!.content)).toMatchObject({
      sources: [
        { number: 1, patient: "Maria da Silva", date: "2025-03-14", text: "PA 150x90 mmHg." },
        { number: 2 },
      ],
      files_that_cannot_be_read: ["foto.png"],
      earlier_messages: question.messages.slice(0, 2),
      question: "Como está a pressão?",
    });
  });

  it("delivers complete sentences before the answer ends", async () => {
    const long = { text: "x".repeat(200), sources: [] };
    const text = JSON.stringify({ sentences: [first, second, long, long] });
    const { sentences, fault } = await ask({ kind: "stall", text });
    expect(fault).toBe("MODEL_STALLED");
    expect(sentences).toEqual([first, second]);
  });

  it("delivers nothing of a model's reasoning", async () => {
    const thought = `<think>${JSON.stringify({ sentences: [second, second] })}</think>`;
    const { sentences } = await ask({ kind: "text", text: `${thought}\n${answer()}` });
    expect(sentences).toEqual([first, second]);
  });

  it.each([
    ["no JSON", "Não sei."],
    ["another shape", '{"answer":"Não sei."}'],
    ["too many sentences", JSON.stringify({ sentences: Array(41).fill(first) })],
  ])("fails with %s", async (_, text) => {
    expect((await ask({ kind: "text", text })).fault).toBe("MODEL_ANSWER_INVALID");
  });

  it("ends when a sentence cannot be delivered", async () => {
    const { fault, sentences } = await ask({ kind: "text", text: answer() }, () => {
      throw new Error("stopped");
    });
    expect(fault).toBe("stopped");
    expect(sentences).toHaveLength(1);
  });

  it("takes the patient of a proposal from its source", async () => {
    const proposal = { kind: "agendamento", titulo: "Retorno", text: "", source: 2 };
    const proposals = [
      { ...proposal, data: "2026-12-03T14:00" },
      { ...proposal, source: 9, data: "amanhã" },
    ];
    const { proposals: found } = await ask({ kind: "text", text: answer({ proposals }) });
    expect(found).toEqual([
      { ...proposal, source: undefined, paciente_id: MARIA.id, data: "2026-12-03T14:00" },
      { ...proposal, source: undefined, paciente_id: null, data: null },
    ]);
  });
});
