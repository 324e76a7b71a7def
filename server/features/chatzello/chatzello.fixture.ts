import { randomUUID } from "node:crypto";
import type { Answer, Question, Thread } from "@relato/shared/contract/chatzello.ts";
import { type Scope, WHOLE_SCOPE } from "@relato/shared/domain/chatzello/records.ts";
import type { Statement } from "@relato/shared/domain/document.ts";
import { afterAll, beforeAll } from "vitest";
import type {
  AnswerOptions,
  Assistant,
  AssistantQuestion,
  WrittenSentence,
} from "../../providers/assistant/assistant.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { createConsulta, createDocumento, createPaciente } from "../../testing/factories.ts";
import { answerQuestion, type RunDeps } from "./runs/answer-job.ts";

type Json = Record<string, unknown>;
export type Body<T> = T & { error?: string };
export interface Asked {
  question: Question;
  answer: Answer;
}

export const statement = (text: string): Statement => ({ text, status: "supported", evidence: [] });

/** An assistant that plays a script. `asked` has the questions that it received. */
export const scripted = (
  script: (question: AssistantQuestion, options: AnswerOptions) => Promise<void>,
) => {
  const asked: AssistantQuestion[] = [];
  const assistant: Assistant = {
    name: "scripted",
    answer: async (question, options) => {
      asked.push(question);
      await script(question, options);
      return { proposals: [] };
    },
  };
  return { assistant, asked, findAssistant: async () => assistant };
};

/** An assistant that writes these sentences. */
export const writing = (...sentences: WrittenSentence[]) =>
  scripted(async (_, { onSentence }) => {
    for (const sentence of sentences) await onSentence(sentence);
  });

/** Resolves never; rejects when the run ends. */
export const hang = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
  });

/** An application per test file with a doctor and her patient, and requests to the assistant. */
export const chatOfDoctor = (env: Record<string, string> = {}) => {
  let server: TestApp;
  let ana: TestClient;
  let paciente_id: string;
  beforeAll(async () => {
    server = await createTestApp({ env });
    ana = await signUp(server.app);
    const { db } = server.deps;
    paciente_id = (await createPaciente(db, { medico_id: ana.id, nome: "Maria Lima" })).id;
    const { id: consulta_id } = await createConsulta(db, { medico_id: ana.id, paciente_id });
    const statements = [statement("Pressão 150/90 mmHg."), statement("Losartana 50 mg por dia.")];
    const content = { markdown: "", sections: [{ heading: "Exame", level: 2, statements }] };
    await createDocumento(db, { medico_id: ana.id, consulta_id, version: { content } });
  }, 60_000);
  afterAll(() => server.close());

  const send = async <T = Thread>(
    method: "GET" | "POST" | "PATCH" | "DELETE",
    url: string,
    payload?: Json,
    client = ana,
  ): Promise<{ status: number; body: Body<T> }> => {
    const full = `/api/chatzello${url}`;
    const answer = await client.call({ method, url: full, ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.json<Body<T>>() };
  };
  const create = async (scope: Partial<Scope> = {}): Promise<Thread> =>
    (await send("POST", "/threads", { id: randomUUID(), scope: { ...WHOLE_SCOPE, ...scope } }))
      .body;
  const ask = (thread: Pick<Thread, "id">, asked: Json = {}) =>
    send<Asked>("POST", `/threads/${thread.id}/messages`, {
      ...{ id: randomUUID(), answer_id: randomUUID(), parent_id: null, attachment_ids: [] },
      ...{ content: "O que foi dito da pressão da Maria?", ...asked },
    });
  const read = async (id: string): Promise<Answer> =>
    (await send<Answer>("GET", `/messages/${id}`)).body;
  /** Runs an answer's job once, in this process. */
  const run = async (
    message_id: string,
    { deps = {}, last = true, signal = new AbortController().signal, limit_ms = 60_000 } = {} as {
      deps?: Partial<RunDeps>;
      last?: boolean;
      signal?: AbortSignal;
      limit_ms?: number;
    },
  ): Promise<Answer> => {
    const payload = { message_id, user_id: ana.id };
    await answerQuestion({ ...server.deps, ...deps }, payload, { signal, last }, limit_ms);
    return read(message_id);
  };
  return {
    ...{ send, create, ask, read, run },
    /** A question in a new thread about the patient. */
    askAboutPatient: async (asked: Json = {}): Promise<Asked & { thread: Thread }> => {
      const thread = await create({ paciente_id });
      return { ...(await ask(thread, asked)).body, thread };
    },
    server: () => server,
    doctor: () => ana,
    paciente: () => paciente_id,
  };
};
