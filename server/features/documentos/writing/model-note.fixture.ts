import { randomUUID } from "node:crypto";
import type { Documento } from "@relato/shared/contract/documentos.ts";
import type { InjectOptions } from "fastify";
import {
  type Reply,
  startScriptedModel,
} from "../../../providers/writer/testing/scripted-model.ts";
import { createTestApp, type TestApp, type TestClient } from "../../../testing/app.ts";
import { signUpNamed } from "../../../testing/profile.ts";
import { createModelo, createSubscription } from "../../../testing/factories.ts";
import { processConsultation } from "../../consultas/process.ts";
import { writeDocumento } from "./rewrite.ts";

const TALK = [
  "Médico: O que a senhora está sentindo?",
  "Paciente: Estou com dor de cabeça há três dias.",
  "Médico: Tem alergia a algum medicamento?",
  "Paciente: Tenho alergia a penicilina.",
  "Médico: Vou receitar dipirona 500 mg de seis em seis horas.",
  "Paciente: Está bem.",
].join("\n");

/** The scripted model's note. The engine writes none of these sentences. */
export const NOTE: Reply = {
  kind: "text",
  text: JSON.stringify({
    sections: [
      {
        heading: "Queixa principal",
        statements: [{ text: "Cefaleia há três dias.", turns: [1] }],
      },
      {
        heading: "Alergias",
        statements: [{ text: "Alergia a penicilina, referida pela paciente.", turns: [3] }],
      },
      {
        heading: "Conduta",
        statements: [{ text: "Prescrita dipirona 500 mg a cada seis horas.", turns: [4] }],
      },
    ],
  }),
};
export const REFUSAL: Reply = { kind: "status", status: 401 };
export const HANG: Reply = { kind: "hang" };

export interface Visit {
  consulta_id: string;
  medico_id: string;
}

export interface ModelNotes {
  server: TestApp;
  ana: TestClient;
  /** Requests that the scripted model received. */
  requests: unknown[];
  /** The scripted model's URL. */
  modelUrl: string;
  modelo: string;
  /** Sets the model's next answers, also to a repair request. */
  answerWith(reply: Reply): void;
  /** A visit with the engine's draft, before the model's job. */
  newVisit(): Promise<Visit>;
  send<T = Documento>(options: InjectOptions): Promise<{ status: number; body: T }>;
  list(visit: Visit): Promise<Documento[]>;
  note(visit: Visit): Promise<Documento>;
  /** The model's job of a document. */
  work(documento: Pick<Documento, "id">): Promise<void>;
  close(): Promise<void>;
}

const CONTEXT = { attempt: 1, signal: new AbortController().signal, last: true };

const payloadOf = ({ consulta_id }: Visit, modelo_id: string) => ({
  id: consulta_id,
  modelo_id,
  paciente_id: null,
  tipo_consulta: "presencial",
  contexto_paciente: "Maria, 54 anos.",
  language: "pt-BR",
  source: { kind: "text", text: TALK },
  consent: { agreed: true },
});

/** An application with a doctor. Its model is a scripted service on this machine. */
export const startModelNotes = async (more: Record<string, string> = {}): Promise<ModelNotes> => {
  const script: Reply[] = [NOTE];
  const service = await startScriptedModel(script);
  const server = await createTestApp({
    env: { WRITER_MODEL: "scripted", WRITER_URL: service.url, WRITER_STREAM: "false", ...more },
  });
  const { deps } = server;
  const ana = await signUpNamed(server.app);
  await createSubscription(deps.db, { user_id: ana.id, subscription_status: "active" });
  const markdown = "## Queixa principal\n## Alergias\n## Conduta\n";
  const { id: modelo } = await createModelo(deps.db, { created_by: ana.id, markdown });
  const send = async <T = Documento>(options: InjectOptions) => {
    const answer = await ana.call(options);
    return { status: answer.statusCode, body: answer.json<T>() };
  };
  const list = async ({ consulta_id }: Visit): Promise<Documento[]> =>
    (
      await send<{ items: Documento[] }>({
        url: `/api/consultas/${consulta_id}/documentos`,
      })
    ).body.items;
  return {
    server,
    ana,
    requests: service.requests,
    modelUrl: service.url,
    modelo,
    answerWith: (reply) => {
      service.requests.length = 0;
      script[0] = reply;
    },
    newVisit: async () => {
      const visit = { consulta_id: randomUUID(), medico_id: ana.id };
      const { status } = await send({
        method: "POST",
        url: "/api/consultas",
        payload: payloadOf(visit, modelo),
      });
      if (status !== 201) throw new Error(`POST /api/consultas answered ${status}`);
      await processConsultation(deps, visit, CONTEXT);
      return visit;
    },
    send,
    list,
    note: async (visit) => {
      const [note] = await list(visit);
      if (note?.kind !== "anamnesis") throw new Error("the visit has no anamnesis");
      return note;
    },
    work: ({ id: documento_id }) =>
      writeDocumento(deps, { documento_id, medico_id: ana.id }, CONTEXT),
    close: async () => {
      await service.close();
      await server.close();
    },
  };
};
