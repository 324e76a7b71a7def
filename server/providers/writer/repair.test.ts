import type { Consultation } from "@relato/scribe/types.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createEngine, type Engine } from "../engine/engine.ts";
import { createModelWriter } from "./model.ts";
import { type Reply, startScriptedModel } from "./testing/scripted-model.ts";
import { createServiceModel } from "./service-model.ts";

const said = [
  "O que a senhora está sentindo?",
  "Dor de cabeça há três dias.",
  "Tem alergia a algum medicamento?",
  "Tenho alergia a penicilina.",
  "Vou receitar naproxeno 500 mg, de doze em doze horas, por cinco dias.",
];
const consultation: Consultation = {
  locale: "pt-BR",
  consultation_type: "presencial",
  patient_context: "",
  template: {
    titulo: "Anamnese",
    markdown: "# Anamnese\n## Queixa principal\n## Alergias\n## Conduta\n",
  },
  turns: said.map((text, i) => ({
    i,
    speaker: i % 2 === 0 ? "medico" : "paciente",
    start_ms: i * 4000,
    end_ms: i * 4000 + 3500,
    text,
  })),
};

const reply = (value: object): Reply => ({ kind: "text", text: JSON.stringify(value) });
const WRONG = "Nega alergia a penicilina.";
/** A note with a false statement and without the plan. */
const note = reply({
  sections: [
    { heading: "Queixa principal", statements: [{ text: "Cefaleia há três dias.", turns: [1] }] },
    { heading: "Alergias", statements: [{ text: WRONG, turns: [3] }] },
  ],
});

let engine: Engine;
beforeAll(() => {
  engine = createEngine({ processes: 1 });
});
afterAll(() => engine.close());
let closeService: (() => Promise<unknown>) | undefined;
afterEach(() => closeService?.());

const writeWith = async (script: Reply[], timeout_ms = 20_000) => {
  const service = await startScriptedModel(script);
  closeService = service.close;
  const model = createServiceModel({
    provider: "openai-compatible",
    model: "scripted",
    url: service.url,
    stream: false,
  });
  const steps: string[] = [];
  const onProgress = ({ step }: { step: string }) => void steps.push(step);
  const result = await createModelWriter(model, engine, { timeout_ms }).write(consultation, {
    onProgress,
  });
  const statements = result.written.document.sections.flatMap((section) => section.statements);
  const asked = JSON.parse(service.requests[1]?.messages[1]?.content ?? "{}") as {
    doubts?: { id: string; text: string }[];
    omissions?: { id: string; quotation: string }[];
  };
  return { ...result, statements, asked, requests: service.requests, steps };
};

describe("a repair request", () => {
  it("names what the talk contradicts and what the note lacks", async () => {
    const { asked, requests, steps } = await writeWith([note, reply({ statements: [] })]);
    expect(requests).toHaveLength(2);
    expect(asked.doubts?.map(({ text }) => text)).toEqual([WRONG]);
    expect(asked.omissions?.map(({ quotation }) => quotation).join(" ")).toMatch(/naproxeno/);
    expect(steps).toContain("repairing");
  });

  it("is answered with statements that are kept if the talk supports them", async () => {
    const mended = { id: "s2", text: "Alergia a penicilina.", turns: [3] };
    const { statements, writer } = await writeWith([note, reply({ statements: [mended] })]);
    expect(statements).toContainEqual(
      expect.objectContaining({ text: mended.text, status: "supported" }),
    );
    expect(writer.proof).toMatchObject({ repaired: 1, replaced: 0, removed: 0 });
    expect(writer.usage).toEqual({ input_tokens: 240, output_tokens: 90 });
  });

  it.each<[string, Reply]>([
    ["the note once more", note],
    ["no JSON", { kind: "text", text: "Não posso." }],
    ["a refusal", { kind: "status", status: 400 }],
    ["nothing, until the time is over", { kind: "hang" }],
    ["unknown ids", reply({ statements: [{ id: "x", text: "Tudo bem.", turns: [] }] })],
  ])("answered with %s keeps the note, verified and completed", async (_what, answer) => {
    const { statements, writer, written } = await writeWith([note, answer], 2000);
    expect(writer.kind).toBe("model");
    const wrong = statements.find(({ text }) => text === WRONG);
    expect(wrong?.status).not.toBe("supported");
    expect(statements.some(({ text, added }) => added === true && /naproxeno/.test(text))).toBe(
      true,
    );
    expect(written.documents.prescription?.[0]?.text).toMatch(/naproxeno/i);
  });
});

it("a note with too many statements is refused before verification", async () => {
  const statements = Array.from({ length: 401 }, (_, i) => ({
    text: `Dor de cabeça ${i}.`,
    turns: [1],
  }));
  const endless = reply({ sections: [{ heading: "Queixa principal", statements }] });
  await expect(writeWith([endless])).rejects.toMatchObject({ fault: "MODEL_ANSWER_TOO_LONG" });
});
