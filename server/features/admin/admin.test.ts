import type { WriterSettings } from "@relato/shared/contract/admin.ts";
import type { Consultation } from "@relato/scribe/types.ts";
import { afterEach, describe, expect, it } from "vitest";
import { startScriptedModel } from "../../providers/writer/testing/scripted-model.ts";
import {
  type OllamaReply,
  startScriptedOllama,
} from "../../providers/writer/testing/scripted-ollama.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { makeAdmin } from "../contas/admin.ts";

const closings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

const startAs = async (env: Record<string, string>) => {
  const server = await createTestApp({ env });
  closings.push(server.close);
  const admin = await signUp(server.app);
  await makeAdmin(server.deps.db, admin.email);
  return { server, admin };
};
const startOllama = async (script?: OllamaReply[]) => {
  const ollama = await startScriptedOllama(script);
  closings.push(ollama.close);
  return ollama;
};
const read = async (admin: TestClient): Promise<WriterSettings> =>
  (await admin.call({ url: "/api/admin/writer" })).json();
const choose = (admin: TestClient, payload: object) =>
  admin.call({ method: "PUT", url: "/api/admin/writer", payload });
const choiceOf = (url: string, model = "scripted:4b") => ({
  kind: "server",
  provider: "ollama",
  url,
  model,
});

const consultation: Consultation = {
  locale: "pt-BR",
  consultation_type: "presencial",
  patient_context: "",
  template: { titulo: "Nota", markdown: "# Nota\n## Queixa" },
  turns: [
    { i: 0, speaker: "medico", start_ms: 0, end_ms: 1, text: "O que a senhora está sentindo?" },
    { i: 1, speaker: "paciente", start_ms: 1, end_ms: 2, text: "Dor de cabeça há três dias." },
  ],
};
const note = JSON.stringify({
  sections: [
    { heading: "Queixa", statements: [{ text: "Dor de cabeça há três dias.", turns: [1] }] },
  ],
});
const write = async ({ deps }: TestApp) =>
  (await deps.findModelWriter())?.write(consultation, { signal: AbortSignal.timeout(30_000) });

describe("the choice of the writer", () => {
  it("accepts a server on this machine and applies at once", async () => {
    const ollama = await startOllama([{ kind: "text", text: note }]);
    const { server, admin } = await startAs({ WRITER_SEARCH: ollama.url });
    expect(await read(admin)).toMatchObject({
      current: { source: "default", model: null },
      choice: null,
    });
    expect(await server.deps.findModelWriter()).toBeNull();
    const found = await admin.call({ url: "/api/admin/writer/servers" });
    expect(found.json()).toMatchObject({ servers: [{ kind: "ollama", url: ollama.url }] });

    const saved = await choose(admin, choiceOf(ollama.url));
    expect([saved.statusCode, saved.json()]).toMatchObject([
      200,
      {
        choice: choiceOf(ollama.url),
        current: {
          source: "choice",
          model: { name: "ollama/scripted:4b", is_local: true, is_reachable: true },
        },
      },
    ]);
    expect((await write(server))?.writer).toMatchObject({ name: "ollama", version: "scripted:4b" });
    await choose(admin, { kind: "engine" });
    expect(await server.deps.findModelWriter()).toBeNull();
  });

  it("refuses a model that no server on this machine has", async () => {
    const [ollama, hidden] = [await startOllama(), await startOllama()];
    const { admin } = await startAs({ WRITER_SEARCH: ollama.url });
    for (const choice of [choiceOf(ollama.url, "absent"), choiceOf(hidden.url)])
      expect((await choose(admin, choice)).json()).toMatchObject({ error: "WRITER_NOT_FOUND" });
    for (const url of ["https://api.example.org", "http://10.0.0.1:11434", "http://u@localhost"])
      expect((await choose(admin, choiceOf(url))).json()).toMatchObject({ error: "VALIDATION" });
    expect(hidden.seen).toEqual([]);
    expect((await read(admin)).choice).toBeNull();
  });

  it("is overridden by the environment", async () => {
    const ollama = await startOllama();
    const { admin } = await startAs({
      WRITER_SEARCH: ollama.url,
      WRITER_PROVIDER: "ollama",
      WRITER_MODEL: "another",
      WRITER_URL: ollama.url,
    });
    expect((await choose(admin, choiceOf(ollama.url))).json()).toMatchObject({
      error: "WRITER_CONFIGURED",
    });
    const { current } = await read(admin);
    expect(current).toMatchObject({ source: "environment", model: { name: "ollama/another" } });
  });

  it("requires the admin role", async () => {
    const { server } = await startAs({ WRITER_SEARCH: "none" });
    const doctor = await signUp(server.app);
    expect((await choose(doctor, { kind: "engine" })).statusCode).toBe(403);
    expect((await doctor.call({ url: "/api/admin/writer" })).statusCode).toBe(403);
  });
});

describe("the runs of a model", () => {
  it("are counted with tokens, failures and the configured price", async () => {
    const service = await startScriptedModel([
      { kind: "text", text: note },
      { kind: "status", status: 401 },
    ]);
    closings.push(service.close);
    const { server, admin } = await startAs({
      WRITER_SEARCH: "none",
      WRITER_MODEL: "vendor/scripted",
      WRITER_URL: service.url,
      WRITER_PRICE_INPUT: "1000",
      WRITER_PRICE_OUTPUT: "2000.5",
      WRITER_PRICE_CURRENCY: "BRL",
    });
    await write(server);
    await expect(write(server)).rejects.toMatchObject({ fault: "MODEL_REFUSED" });
    await expect.poll(async () => (await read(admin)).usage[0]?.runs).toBe(2);
    expect((await read(admin)).usage).toEqual([
      {
        provider: "openai-compatible",
        model: "vendor/scripted",
        runs: 2,
        faults: [{ fault: "MODEL_REFUSED", count: 1 }],
        input_tokens: 120,
        output_tokens: 45,
        median_ms: expect.any(Number),
        price: { amount: 0.12 + 0.0900225, currency: "BRL" },
      },
    ]);
  });

  it("contain nothing of the visit", async () => {
    const ollama = await startOllama([{ kind: "text", text: note }]);
    const { server, admin } = await startAs({
      WRITER_SEARCH: ollama.url,
    });
    await choose(admin, choiceOf(ollama.url));
    await write(server);
    const list = async () =>
      (await server.deps.db.pool.query<object>("select * from installation.model_runs")).rows;
    await expect.poll(async () => (await list()).length).toBe(1);
    const [row] = await list();
    expect(row).toMatchObject({ provider: "ollama", model: "scripted:4b", fault: null });
    expect(JSON.stringify(row)).not.toMatch(/cabeça|Queixa/);
  });
});
