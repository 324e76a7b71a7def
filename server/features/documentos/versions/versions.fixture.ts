import type { Documento, DocumentVersion } from "@relato/shared/contract/documentos.ts";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll } from "vitest";
import { createTestApp, type TestApp, type TestClient } from "../../../testing/app.ts";
import { signUpNamed } from "../../../testing/profile.ts";
import { createConsulta, createDocumento, createModelo } from "../../../testing/factories.ts";
import { writeDocumento } from "../writing/rewrite.ts";

const TURNS = [
  { i: 0, speaker: "medico" as const, start_ms: 0, end_ms: 2000, text: "O que está sentindo?" },
  {
    i: 1,
    speaker: "paciente" as const,
    start_ms: 2000,
    end_ms: 6000,
    text: "Estou com dor de cabeça há três dias. Não tive febre.",
  },
];
const TRANSCRIPT = {
  engine: "text",
  model: null,
  language: "pt-BR" as const,
  duration_ms: 6000,
  turns: TURNS,
};
export const STATEMENTS = [
  {
    text: "Dor de cabeça há três dias",
    status: "supported" as const,
    evidence: [{ turn: 1, start_ms: 2000, end_ms: 4000 }],
  },
  { text: "Usa losartana 50 mg", status: "review" as const, evidence: [] },
  { text: "Refere febre", status: "contradicted" as const, evidence: [] },
];
export const CONTENT = {
  markdown:
    "## Queixa\n\n- Dor de cabeça há três dias.\n- Usa losartana 50 mg.\n- Refere febre.\n" +
    "\n## Plano\n\n_Não abordado na consulta._\n",
  sections: [
    { heading: "Queixa", level: 2, statements: STATEMENTS },
    { heading: "Plano", level: 2, statements: [] },
  ],
};

/** Sends requests of a doctor, who may sign up later. */
export const createSend =
  (doctor: () => TestClient) =>
  async (options: InjectOptions): Promise<{ status: number; body: never }> => {
    const answer = await doctor().call(options);
    return { status: answer.statusCode, body: answer.json() as never };
  };

const createRequests = (send: ReturnType<typeof createSend>, modelo: () => string) => {
  const url = (id: string, rest = ""): string => `/api/documentos/${id}${rest}`;
  const read = async (id: string): Promise<Documento> => (await send({ url: url(id) })).body;
  const change = (id: string, payload: object) =>
    send({ method: "POST", url: url(id, "/versions"), payload });
  const sign = (id: string, base: number) =>
    send({ method: "POST", url: url(id, "/sign"), payload: { base } });
  const rewrite = (id: string, base: number, instruction = "") =>
    send({
      method: "POST",
      url: url(id, "/rewrite"),
      payload: { base, modelo_id: modelo(), instruction },
    });
  const readAll = async (id: string): Promise<DocumentVersion[]> => {
    const { items } = (await send({ url: url(id, "/versions") })).body as {
      items: { number: number }[];
    };
    const all: DocumentVersion[] = [];
    for (const { number } of items.toReversed())
      all.push((await send({ url: url(id, `/versions/${number}`) })).body);
    return all;
  };
  return { read, change, sign, rewrite, readAll };
};

/** An application per test file with a doctor, and requests about documents of one version. */
export const documentosOfDoctor = () => {
  let server: TestApp;
  let ana: TestClient;
  let modelo: string;
  beforeAll(async () => {
    server = await createTestApp();
    ana = await signUpNamed(server.app);
    modelo = (
      await createModelo(server.deps.db, {
        created_by: ana.id,
        titulo: "SOAP",
        markdown: "## Subjetivo\n## Plano\n",
      })
    ).id;
  });
  afterAll(() => server.close());

  const newDocument = async (): Promise<string> => {
    const { id: consulta_id } = await createConsulta(server.deps.db, {
      medico_id: ana.id,
      modelo_id: modelo,
      status: "Concluído",
      concluida_em: new Date().toISOString(),
      transcricao: TRANSCRIPT,
    });
    const version = { content: CONTENT };
    return (await createDocumento(server.deps.db, { medico_id: ana.id, consulta_id, version })).id;
  };
  const send = createSend(() => ana);
  const work = (documento_id: string) =>
    writeDocumento(
      server.deps,
      { documento_id, medico_id: ana.id },
      { signal: new AbortController().signal, last: true },
    );
  return {
    doctor: () => ana,
    modelo: () => modelo,
    newDocument,
    send,
    work,
    ...createRequests(send, () => modelo),
  };
};
