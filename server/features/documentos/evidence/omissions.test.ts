import type { Consulta } from "@relato/shared/contract/consultas.ts";
import type { Documento } from "@relato/shared/contract/documentos.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../../testing/app.ts";
import { createConsulta, createDocumento, createModelo } from "../../../testing/factories.ts";
import { writeDocumento } from "../writing/rewrite.ts";

let server: TestApp;
let ana: TestClient;
let modelo_id: string;
beforeAll(async () => {
  server = await createTestApp();
  ana = await signUp(server.app);
  const made = { created_by: ana.id, titulo: "SOAP", markdown: "## Subjetivo\n## Plano\n" };
  modelo_id = (await createModelo(server.deps.db, made)).id;
});
afterAll(() => server.close());

/** A usual question that was not asked, after a heading of the first template. */
const USUAL = "Alergias a medicamentos";
const WRITTEN = {
  writer: { kind: "engine" as const, name: "x", version: "1", at: "2026-01-01T00:00:00.000Z" },
  analysis: {
    summary: [],
    symptoms: [],
    hypotheses: [],
    next_steps: [],
    not_discussed: ["Não abordado: Antecedentes", USUAL],
  },
};
const CONTENT = {
  markdown: "# Anamnese\n\n## Queixa\n\n- Dor de cabeça.\n\n## Plano\n\n_Nada._\n",
  sections: [
    { heading: "Anamnese", level: 1, statements: [] },
    {
      heading: "Queixa",
      level: 2,
      statements: [{ text: "Dor de cabeça", status: "review" as const, evidence: [] }],
    },
    { heading: "Plano", level: 2, statements: [] },
  ],
};
const TURN = { i: 0, start_ms: 0, end_ms: 2000, text: "Estou com dor de cabeça há três dias." };

const newNote = async (): Promise<Documento> => {
  const { id: consulta_id } = await createConsulta(server.deps.db, {
    medico_id: ana.id,
    modelo_id,
    status: "Concluído",
    concluida_em: new Date().toISOString(),
    transcricao: {
      engine: "text",
      model: null,
      language: "pt-BR",
      duration_ms: 2000,
      turns: [{ ...TURN, speaker: "paciente" }],
    },
    documento_gerado: {
      tipo_consulta: "presencial",
      contexto_paciente: "",
      language: "pt-BR",
      written: WRITTEN,
    },
  });
  const version = { content: CONTENT };
  const { id } = await createDocumento(server.deps.db, { medico_id: ana.id, consulta_id, version });
  return read(id);
};
const read = async (id: string): Promise<Documento> =>
  (await ana.call({ url: `/api/documentos/${id}` })).json() as Documento;
const change = async (id: string, payload: object): Promise<Documento> => {
  const answer = await ana.call({
    method: "POST",
    url: `/api/documentos/${id}/versions`,
    payload,
  });
  expect(answer.statusCode).toBe(201);
  return answer.json() as Documento;
};

describe("omissions", () => {
  it("are the empty headings of the newest version and the questions not asked", async () => {
    const { id, not_discussed } = await newNote();
    expect(not_discussed).toEqual(["Plano", USUAL]);
    const markdown = `${CONTENT.markdown.replace("_Nada._", "Voltar em dez dias.")}\n## Retorno\n`;
    const edited = await change(id, { change: "edited", base: 1, markdown });
    expect(edited.not_discussed).toEqual(["Retorno", USUAL]);
    const restored = await change(id, { change: "restored", base: 2, from: 1 });
    expect(restored.not_discussed).toEqual(["Plano", USUAL]);
  });

  it("change with the analysis when the anamnesis is rewritten", async () => {
    const { id, consulta_id } = await newNote();
    const asked = await ana.call({
      method: "POST",
      url: `/api/documentos/${id}/rewrite`,
      payload: { base: 1, modelo_id, instruction: "" },
    });
    expect(asked.statusCode).toBe(202);
    await writeDocumento(
      server.deps,
      { documento_id: id, medico_id: ana.id },
      { signal: new AbortController().signal, last: true },
    );
    const { current, not_discussed } = await read(id);
    expect(current?.content.sections.map(({ heading }) => heading)).toEqual(["Subjetivo", "Plano"]);
    expect(not_discussed).toContain("Plano");
    expect(not_discussed).not.toContain("Antecedentes");
    expect(not_discussed).not.toContain(USUAL);
    const answer = await ana.call({ url: `/api/consultas/${consulta_id}` });
    const { documento_gerado } = answer.json() as Consulta;
    expect(documento_gerado.written?.writer).toEqual(current?.writer);
    expect(documento_gerado.written?.analysis.symptoms).not.toEqual([]);
  });
});
