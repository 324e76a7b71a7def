import { readCases } from "@relato/scribe/fixtures/cases.ts";
import type { Consultation } from "@relato/scribe/types.ts";
import { verifyNote } from "@relato/scribe/evidence/verify.ts";
import { writeConsultation } from "@relato/scribe/write.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createEngine, type Engine, type EngineOptions } from "./engine.ts";
import { createFaultyEngine } from "./faulty-engine.fixture.ts";

const [visit] = readCases();
const consultationOf = (text: string): Consultation => ({
  locale: "pt-BR",
  consultation_type: "presencial",
  patient_context: "",
  template: { titulo: "Nota", markdown: "## Queixa\n" },
  turns: [{ i: 0, speaker: "paciente", start_ms: 0, end_ms: 2000, text }],
});
const HEADACHE = "Estou com dor de cabeça há três dias.";

describe("the engine process", () => {
  let engine: Engine;
  beforeAll(() => {
    engine = createEngine({ processes: 1 });
  });
  afterAll(() => engine.close());

  it("answers like the engine itself", async () => {
    await engine.warm();
    const sentences = ["Dor de cabeça há três dias.", "Febre há cinco dias."];
    const consultation = consultationOf(HEADACHE);
    expect(await engine.write(visit!)).toEqual(writeConsultation(visit!));
    expect(await engine.verify(consultation, sentences)).toEqual(
      verifyNote(consultation, sentences),
    );
  });

  it("reads a document's sections and a pasted transcript", async () => {
    const options = { headings: [], title: "Nota", language: "pt-BR" as const };
    const sections = await engine.readDocument("## Queixa\n\n- Dor de cabeça.\n", options);
    expect(sections).toMatchObject([
      { heading: "Queixa", statements: [{ text: "Dor de cabeça" }] },
    ]);
    const turns = await engine.readTranscript(`Paciente: ${HEADACHE}`, "pt-BR");
    expect(turns).toMatchObject([{ speaker: "paciente", text: HEADACHE }]);
  });
});

describe("an engine that fails", () => {
  const engines: Engine[] = [];
  const faulty = (options: EngineOptions = {}): Engine => {
    const engine = createFaultyEngine(options);
    engines.push(engine);
    return engine;
  };
  const errorOf = (running: Promise<unknown>): Promise<unknown> =>
    running.then(
      () => null,
      (error: unknown) => error,
    );
  afterEach(() => Promise.all(engines.splice(0).map((engine) => engine.close())));

  it.each<[string, string, EngineOptions]>([
    ["HANG", "TIMEOUT", { write_limit_ms: 1000 }],
    ["EXIT", "CRASHED", {}],
    ["THROW", "CRASHED", {}],
    ["MEMORY", "CRASHED", {}],
  ])("on a text that makes it %s fails only that request, with %s", async (fault, code, limits) => {
    const engine = faulty(limits);
    const failing = errorOf(engine.write(consultationOf(fault)));
    const next = engine.verify(consultationOf(HEADACHE), ["Dor de cabeça há três dias."]);
    expect(await failing).toMatchObject({ name: "EngineError", message: code, code });
    expect(await next).toMatchObject([{ verdict: "supported" }]);
  });

  it("serves other requests while one hangs", async () => {
    const engine = faulty({ processes: 2 });
    const abort = new AbortController();
    const hanging = errorOf(engine.write(consultationOf("HANG"), abort.signal));
    expect(await engine.verify(consultationOf(HEADACHE), ["Dor de cabeça."])).toHaveLength(1);
    abort.abort(new Error("shutdown"));
    expect(await hanging).toMatchObject({ message: "shutdown" });
  });

  it("refuses too many requests, and all requests after close", async () => {
    const engine = faulty({ max_waiting: 0 });
    const hanging = errorOf(engine.write(consultationOf("HANG")));
    await expect(engine.readTranscript("Oi.", "pt-BR")).rejects.toMatchObject({
      code: "QUEUE_FULL",
    });
    await engine.close();
    expect(await hanging).toMatchObject({ code: "CLOSED" });
    await expect(engine.warm()).rejects.toMatchObject({ code: "CLOSED" });
  });
});
