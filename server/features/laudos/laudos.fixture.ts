import { randomUUID } from "node:crypto";
import type { Laudo } from "@relato/shared/contract/laudos.ts";
import type { LaudoField } from "@relato/shared/domain/laudo/field.ts";
import type { InlineNode, LaudoBlock, LaudoContent } from "@relato/shared/domain/laudo/content.ts";
import { afterAll, beforeAll } from "vitest";
import { createTestApp, type TestApp, type TestClient } from "../../testing/app.ts";
import { createPaciente } from "../../testing/factories.ts";
import { signUpSubscriber } from "../../testing/subscriber.ts";

const textNodes = (text: string): InlineNode[] => (text === "" ? [] : [{ type: "text", text }]);

export const paragraph = (...content: InlineNode[]): LaudoBlock => ({ type: "paragraph", content });

export const heading = (text: string): LaudoBlock => ({
  type: "heading",
  attrs: { level: 2 },
  content: textNodes(text),
});

/** A laudo of headings (`## …`) and paragraphs, one a line. */
export const contentOf = (...lines: string[]): LaudoContent => ({
  type: "doc",
  content: lines.map((line) =>
    line.startsWith("## ") ? heading(line.slice(3)) : paragraph(...textNodes(line)),
  ),
});

export const fieldNode = (field: Partial<LaudoField>, text: string): InlineNode => ({
  type: "text",
  text,
  marks: [
    {
      type: "campo",
      attrs: {
        ...{ id: "f1", kind: "text", hint: "", unit: "", options: [], default: null },
        ...{ on_sign: "warn", confirmed: false },
        ...field,
      },
    },
  ],
});

/** A sound laudo: the linter finds nothing. */
export const SOUND = contentOf(
  "## Informações Clínicas:",
  "Dor abdominal.",
  "## Achados:",
  "Fígado de dimensões normais, contornos regulares.",
  "Vesícula biliar sem cálculos.",
  "## Conclusão:",
  "Exame sem alterações.",
);

type Json = Record<string, unknown>;
export interface Answer<Body = Laudo> {
  status: number;
  body: Body & { error?: string; message?: string };
}

const PERFIL = {
  ...{ first_name: "Ana", last_name: "Prado", specialty: "Radiologia", crm: "CRM/SP 123456" },
  ...{ rqe: "12345", phone: "", clinic_hospital: "", address: "" },
};
export const CPF = "52998224725";

/** An application per test file with a subscriber, her patient, and requests about laudos. */
export const laudosOfDoctor = () => {
  let server: TestApp;
  let ana: TestClient;
  let paciente_id: string;
  beforeAll(async () => {
    server = await createTestApp();
    ana = await newSubscriber();
    const paciente = { medico_id: ana.id, nome: "Maria da Silva", sexo: "Feminino" } as const;
    paciente_id = (
      await createPaciente(server.deps.db, {
        ...paciente,
        data_nascimento: "1980-03-02",
        documento: CPF,
      })
    ).id;
  }, 60_000);
  afterAll(() => server.close());

  /** A doctor with a plan and a complete profile. */
  const newSubscriber = async (): Promise<TestClient> => {
    const doctor = await signUpSubscriber(server);
    await doctor.call({ method: "PUT", url: "/api/perfil", payload: PERFIL });
    return doctor;
  };
  const send = async <Body = Laudo>(
    method: "GET" | "POST" | "PUT" | "DELETE",
    url: string,
    payload?: Json,
    client = ana,
  ): Promise<Answer<Body>> => {
    const answer = await client.call({ method, url, ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.json<Answer<Body>["body"]>() };
  };
  const create = async (): Promise<Laudo> => {
    const body = { id: randomUUID(), language: "pt-BR", paciente_id };
    return (await send("POST", "/api/laudos", body)).body;
  };
  const save = (laudo: Laudo, change: Json, client?: TestClient): Promise<Answer> => {
    const { titulo, content, language, template_id, exam_date, revision: base } = laudo;
    const form = { titulo, content, language, template_id, exam_date, base };
    const body = { ...form, paciente_id: laudo.paciente_id, ...change };
    return send("PUT", `/api/laudos/${laudo.id}`, body, client);
  };
  /** A saved laudo with this content. */
  const write = async (content: LaudoContent = SOUND): Promise<Laudo> =>
    (await save(await create(), { content })).body;
  const sign = (laudo: Laudo, answer: Json = {}): Promise<Answer> =>
    send("POST", `/api/laudos/${laudo.id}/sign`, {
      ...{ base: laudo.revision, answers: [], accept_missing: false, accept_unfilled: false },
      ...answer,
    });
  const read = async (id: string): Promise<Laudo> => (await send("GET", `/api/laudos/${id}`)).body;
  return {
    ...{ send, create, save, write, sign, read, newSubscriber },
    server: () => server,
    doctor: () => ana,
    paciente: () => paciente_id,
  };
};
