import type { proposeMask } from "@relato/shared/contract/laudo-checks.ts";
import type { RouteResult } from "@relato/shared/contract/route.ts";
import { fieldsOf, type LaudoContent } from "@relato/shared/domain/laudo/content.ts";
import { laudoText } from "@relato/shared/domain/laudo/markdown.ts";
import { parseNotation } from "@relato/shared/domain/laudo/notation.ts";
import { describe, expect, it } from "vitest";
import { signUp, type TestClient } from "../../testing/app.ts";
import { createConsulta, createDocumento } from "../../testing/factories.ts";
import { createLaudo, createMask } from "../../testing/laudo-factories.ts";
import {
  answerWith,
  FAULTY_ANSWERS,
  startReceiver,
} from "../../providers/automation/receiver.fixture.ts";
import type { LanguageModel, Question } from "../../providers/writer/language-model.ts";
import { ModelFaultError } from "../../providers/writer/language-model.ts";
import { createModelWriter } from "../../providers/writer/model.ts";
import { contentOf, CPF, laudosOfDoctor } from "../laudos/laudos.fixture.ts";

const { server, doctor, paciente, create, send, newSubscriber } = laudosOfDoctor();

type Proposal = RouteResult<typeof proposeMask> & { content: LaudoContent };
const NEW = contentOf("## Informações Clínicas:", "");
const propose = async (
  body: { instruction?: string; titulo?: string; content?: LaudoContent },
  client?: TestClient,
) => {
  const { id } = await create();
  const payload = { ...{ instruction: "", titulo: "Novo Laudo", content: NEW }, ...body };
  return send<Proposal>("POST", `/api/laudos/${id}/mask`, payload, client);
};
const textOf = ({ content }: Proposal): string => laudoText(content).text;

describe("without a model", () => {
  it("is the fitting system mask, filled with what is known", async () => {
    const content = contentOf("## Informações Clínicas:", "Dor no joelho esquerdo após queda.");
    const { status, body } = await propose({ instruction: "RM do joelho", content });
    expect(status).toBe(200);
    expect(body).toMatchObject({ titulo: "Ressonância Magnética do Joelho", model: null });
    expect(body.template_id).not.toBeNull();
    expect(textOf(body)).toContain("Dor no joelho esquerdo após queda.");
    expect(textOf(body)).toContain("Joelho esquerdo, com sequências");
    expect(fieldsOf(body.content).length).toBeGreaterThan(10);
  });

  it("is the doctor's own mask, and the title that the doctor typed stays", async () => {
    const mask = parseNotation(
      "# US do ombro\n## Relatório\nBursa [normal* | distendida].",
      "pt-BR",
    );
    const own = await createMask(server().deps.db, {
      ...{ medico_id: doctor().id, titulo: "US do ombro", content: mask.content },
    });
    const { body } = await propose({ titulo: "US DO OMBRO DIREITO" });
    expect(body).toMatchObject({ template_id: own.id, titulo: "US DO OMBRO DIREITO" });
    const other = await newSubscriber();
    const { id } = await createLaudo(server().deps.db, { medico_id: other.id });
    const payload = { instruction: "", titulo: "US do ombro", content: NEW };
    expect(await send("POST", `/api/laudos/${id}/mask`, payload, other)).toMatchObject({
      status: 502,
    });
  });

  it("has the complaint of the patient's last consultation", async () => {
    const { db } = server().deps;
    const own = { medico_id: doctor().id };
    const consulta = await createConsulta(db, { ...own, paciente_id: paciente() });
    const markdown = "## Queixa principal\n\n- Lombalgia há um mês.\n\n## Plano\n\n- Retorno.\n";
    const version = { content: { markdown, sections: [] } };
    await createDocumento(db, { ...own, consulta_id: consulta.id, version });
    const { body } = await propose({ instruction: "RM coluna lombar" });
    expect(textOf(body)).toContain("Lombalgia há um mês.");
    // What the laudo says itself wins.
    const content = contentOf("## Informações Clínicas:", "Controle.");
    expect(
      textOf((await propose({ instruction: "RM coluna lombar", content })).body),
    ).not.toContain("Lombalgia");
  });

  it("fails with MASK_FAILED where no mask fits", async () => {
    expect(await propose({ instruction: "qualquer coisa" })).toMatchObject({
      status: 502,
      body: { error: "MASK_FAILED", message: "Falha ao gerar máscara" },
    });
  });

  it("is for subscribers, and for own laudos only", async () => {
    const free = await signUp(server().app);
    const { id } = await createLaudo(server().deps.db, { medico_id: free.id });
    const payload = { instruction: "tireoide", titulo: "Novo Laudo", content: NEW };
    expect(await send("POST", `/api/laudos/${id}/mask`, payload, free)).toMatchObject({
      status: 403,
      body: { error: "SUBSCRIBERS_ONLY" },
    });
    expect(await send("POST", `/api/laudos/${id}/mask`, payload)).toMatchObject({ status: 404 });
  });
});

/** Runs `work` with a model that answers `answer`. Returns the questions that it got. */
const withModel = async (
  answer: string | Error,
  work: () => Promise<void>,
): Promise<Question[]> => {
  const { deps } = server();
  const questions: Question[] = [];
  const model: LanguageModel = {
    ...{ provider: "test", name: "tiny", is_local: true },
    reachable: async () => true,
    contextTokens: async () => 8000,
    ask: async (question) => {
      questions.push(question);
      if (answer instanceof Error) throw answer;
      return { text: answer, usage: { input_tokens: 1, output_tokens: 1 } };
    },
    close: async () => {},
  };
  const working = deps.findModelWriter;
  const writer = createModelWriter(model, deps.engine, { timeout_ms: 10_000 });
  deps.findModelWriter = async () => writer;
  try {
    await work();
  } finally {
    deps.findModelWriter = working;
  }
  return questions;
};

describe("with an automation", () => {
  const HTML = `<h1>US do tornozelo</h1><script>alert(1)</script><h2>Relatório</h2>
    <p onclick="x()">Tendões <select name="t"><option selected>normais</option>
    <option>espessados</option></select>.<img src=x onerror=alert(1)></p>`;
  const ask = async (answer: Parameters<typeof startReceiver>[0]) => {
    const receiver = await startReceiver(answer);
    const { deps } = server();
    const { config } = deps;
    deps.config = { ...config, automation_url: receiver.url };
    try {
      const content = contentOf("## Informações Clínicas:", "Dor no tornozelo direito.");
      const proposed = await propose({ instruction: "RM do joelho", content });
      return { ...proposed, received: receiver.received };
    } finally {
      deps.config = config;
      receiver.close();
    }
  };

  it("is its HTML, without markup that is no mask, and with the laudo's text", async () => {
    const { body, received } = await ask(answerWith({ success: true, html: HTML }));
    expect(received).toMatchObject([
      {
        path: "/hooks/chatzello",
        body: {
          ...{ intent: "report_mask", userId: doctor().id, instruction: "RM do joelho" },
          title: "Novo Laudo",
          content_html: expect.stringContaining("Dor no tornozelo direito."),
          patient_context: { sex: "Feminino", clinical: "Dor no tornozelo direito." },
        },
      },
    ]);
    expect(JSON.stringify(received)).not.toContain("Maria");
    expect(body).toMatchObject({ titulo: "US do tornozelo", template_id: null });
    expect(textOf(body)).toContain("Tendões normais.");
    expect(textOf(body)).toContain("Dor no tornozelo direito.");
    expect(fieldsOf(body.content).length).toBe(1);
    expect(JSON.stringify(body)).not.toMatch(/alert|onclick|script/);
  });

  it("fails with MASK_FAILED if it says so", async () => {
    expect(await ask(answerWith({ success: false }))).toMatchObject({
      status: 502,
      body: { error: "MASK_FAILED", message: "Falha ao gerar máscara" },
    });
  });

  it.each([
    ...FAULTY_ANSWERS,
    ["empty HTML", answerWith({ success: true, html: "" }), ""] as const,
    ["HTML without words", answerWith({ success: true, html: "<p></p>" }), ""] as const,
    ["huge HTML", answerWith({ success: true, html: "<b>".repeat(400_000) }), ""] as const,
  ])("is the fitting mask after %s", async (_, answer) => {
    const { status, body } = await ask(answer);
    expect(status).toBe(200);
    expect(body.template_id).not.toBeNull();
  });
});

describe("with a model", () => {
  const MASK = "# US do tornozelo\n## Técnica\nTornozelo [direito | esquerdo].\n## Relatório\n{x}";

  it("is its mask, parsed, filled, and with the laudo's text", async () => {
    const content = contentOf("## Informações Clínicas:", "Dor no tornozelo direito.");
    const questions = await withModel(JSON.stringify({ mask: MASK }), async () => {
      const { body } = await propose({ instruction: "US tornozelo", content });
      expect(body).toMatchObject({
        ...{ titulo: "US do tornozelo", template_id: null, model: "test/tiny" },
      });
      expect(textOf(body)).toContain("Tornozelo direito.");
      expect(textOf(body)).toContain("Dor no tornozelo direito.");
    });
    const prompt = JSON.parse(questions[0]?.prompt ?? "") as Record<string, unknown>;
    expect(prompt).toMatchObject({
      ...{ intent: "report_mask", instruction: "US tornozelo", title: "Novo Laudo" },
      patient_context: { sex: "Feminino", clinical: "Dor no tornozelo direito." },
    });
    expect(questions[0]?.prompt).not.toContain("Maria");
    expect(questions[0]?.prompt).not.toContain(CPF);
  });

  it.each([
    ["no JSON", "I am a template."],
    ["another shape", '{"html":"<p>x</p>"}'],
    ["no field", JSON.stringify({ mask: "# X\nO fígado é normal." })],
    ["too long", JSON.stringify({ mask: `# X\n{a}\n${"Fígado normal.\n".repeat(5000)}` })],
    ["a fault", new ModelFaultError("MODEL_TIMEOUT")],
  ])("falls back to the engine after %s", async (_name, answer) => {
    await withModel(answer, async () => {
      expect((await propose({ instruction: "US tireoide" })).body).toMatchObject({
        ...{ titulo: "Ultrassonografia da Tireoide", model: null },
      });
      expect((await propose({ instruction: "qualquer coisa" })).status).toBe(502);
    });
    expect(server().logged.join("")).toContain("mask not written by the model");
  });
});
