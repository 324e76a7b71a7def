import { fork } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Documento } from "@relato/shared/contract/documentos.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asSystem } from "../../platform/database/database.ts";
import {
  answerWith,
  FAULTY_ANSWERS,
  type Received,
  startReceiver,
} from "../../providers/automation/receiver.fixture.ts";
import { createModelo } from "../../testing/factories.ts";
import { findJobs } from "../../testing/job-queue.ts";
import { claimOf, finish, openGravacao, sendSegment } from "../../testing/tus.ts";
import { startDocumentoJobs } from "../documentos/jobs.ts";
import {
  type ModelNotes,
  startModelNotes,
  type Visit,
} from "../documentos/writing/model-note.fixture.ts";

/* The automation's call `process-consultation` as a writer of notes. */

const NOTE = {
  model: "workflow 7",
  sections: [
    { heading: "Queixa principal", statements: [{ text: "Cefaleia há três dias.", turns: [1] }] },
    {
      heading: "Conduta",
      statements: [
        { text: "Prescrita dipirona 500 mg a cada seis horas.", turns: [4] },
        { text: "Encaminhada à fisioterapia por lombalgia.", turns: [4] },
      ],
    },
  ],
};
const MARKDOWN =
  "## Queixa principal\n- Cefaleia há três dias.\n\n## Conduta\n- Dipirona 500 mg.\n";

type Answer = Parameters<typeof startReceiver>[0];
let answer: Answer;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let test: ModelNotes;
beforeAll(async () => {
  receiver = await startReceiver((response, request) => answer(response, request));
  test = await startModelNotes({ AUTOMATION_URL: receiver.url, WRITER_TIMEOUT_S: "2" });
});
afterAll(async () => {
  receiver.close();
  await test.close();
});

const lastCall = (): Received["body"] => receiver.received.at(-1)!.body;
const pathOf = (url: unknown): string => new URL(String(url)).pathname;

/** A visit whose first call is answered like this. */
const visitWith = async (first: Answer): Promise<{ visit: Visit; draft: Documento }> => {
  answer = first;
  const visit = await test.newVisit();
  const draft = await test.note(visit);
  await test.work(draft);
  return { visit, draft };
};
const callBack = (url: string, payload: object) =>
  test.server.app.inject({ method: "POST", url, payload });
const statusOf = async (url: string, payload: object = NOTE): Promise<number> =>
  (await callBack(url, payload)).statusCode;
const askAgain = async (id: string, base: number, modelo_id = test.modelo): Promise<void> => {
  const url = `/api/documentos/${id}/rewrite`;
  const payload = { base, modelo_id, instruction: "" };
  expect((await test.send({ method: "POST", url, payload })).status).toBe(202);
};
const setCall = (id: string, change: object): Promise<unknown> =>
  asSystem(test.server.deps.db, "change a call for a test", (tx) =>
    tx.query("update documentos set automation_call = automation_call || $2 where id = $1", [
      id,
      JSON.stringify(change),
    ]),
  );

describe("the automation's note", () => {
  it("is asked for with the consultation, and becomes the proven next version", async () => {
    const { visit } = await visitWith(answerWith(NOTE));
    expect(receiver.received.at(-1)).toMatchObject({ path: "/hooks/process-consultation" });
    expect(lastCall()).toMatchObject({
      timestamp: expect.stringMatching(/^\d{4}-/),
      consultationId: visit.consulta_id,
      audioUrl: null,
      modelId: test.modelo,
      modelo: { markdown: "## Queixa principal\n## Alergias\n## Conduta\n" },
      patientContext: "Maria, 54 anos.",
      consultationType: "presencial",
      language: "pt-BR",
      callbackUrl: expect.stringContaining("/api/automation/notes/"),
    });
    const { current, rewriting } = await test.note(visit);
    expect(rewriting).toBeNull();
    expect(current).toMatchObject({ number: 2, made_by: "model" });
    expect(current?.writer).toMatchObject({
      name: new URL(receiver.url).host,
      version: "workflow 7",
    });
    const statements = current!.content.sections.flatMap((section) => section.statements);
    const find = (text: RegExp) => statements.find((one) => text.test(one.text));
    expect(find(/Cefaleia/)).toMatchObject({ status: "supported" });
    expect(find(/Cefaleia/)?.evidence.length).toBeGreaterThan(0);
    expect(find(/fisioterapia/)?.status).not.toBe("supported");
    expect(find(/penicilina/)).toMatchObject({ added: true });
  });

  it("may be markdown", async () => {
    const { visit } = await visitWith(answerWith({ markdown: MARKDOWN }));
    const { current } = await test.note(visit);
    expect(current).toMatchObject({ number: 2, made_by: "model" });
    expect(current?.content.markdown).toContain("Cefaleia há três dias");
  });

  it("is not asked for if the doctor's switch is off", async () => {
    const url = "/api/configuracoes/preferences";
    await test.send({ method: "PATCH", url, payload: { model_writes: false } });
    const before = receiver.received.length;
    const visit = await test.newVisit();
    expect((await test.note(visit)).rewriting).toBeNull();
    expect(receiver.received.length).toBe(before);
    await test.send({ method: "PATCH", url, payload: { model_writes: true } });
  });
});

describe("a failed call", () => {
  const STALL: Answer = (response) => response.write('{"sections":');

  it("leaves the engine's note and says why", async () => {
    const { visit, draft } = await visitWith(STALL);
    const faults: unknown[] = [];
    const read = async (): Promise<void> => {
      const { rewriting, current } = await test.note(visit);
      expect(current).toMatchObject({ number: 1, made_by: "engine" });
      expect(rewriting).toMatchObject({ state: "failed", is_automation: true });
      faults.push(rewriting?.fault);
    };
    await read();
    for (const next of [
      ...FAULTY_ANSWERS.map(([, faulty]) => faulty),
      answerWith({ success: false }),
      answerWith({ sections: [] }),
      answerWith({
        sections: [{ heading: "Conduta", statements: [{ text: "Tem asma.", turns: [] }] }],
      }),
    ] satisfies Answer[]) {
      answer = next;
      await askAgain(draft.id, 1);
      await test.work(draft);
      await read();
    }
    expect(faults).toEqual([
      "MODEL_TIMEOUT",
      ...["MODEL_REFUSED", "MODEL_REFUSED", "MODEL_ANSWER_INVALID", "MODEL_ANSWER_INVALID"],
      ...["MODEL_UNREACHABLE", "MODEL_ANSWER_TOO_LONG", "MODEL_REFUSED", "MODEL_ANSWER_EMPTY"],
      "MODEL_ANSWER_INVALID",
    ]);
    // And after all of them.
    answer = answerWith(NOTE);
    await askAgain(draft.id, 1);
    await test.work(draft);
    expect((await test.note(visit)).current).toMatchObject({ number: 2, made_by: "model" });
  });

  it("lets the engine write with a template that it has not used", async () => {
    const { visit, draft } = await visitWith(answerWith(NOTE));
    const created_by = test.ana.id;
    const other = await createModelo(test.server.deps.db, { created_by, markdown: "## Plano\n" });
    answer = FAULTY_ANSWERS[0][1];
    await askAgain(draft.id, 2, other.id);
    await test.work(draft);
    expect((await test.note(visit)).current).toMatchObject({
      number: 3,
      made_by: "engine",
      writer: { fallback_reason: "MODEL_REFUSED" },
    });
  });
});

describe("an answer at the callback", () => {
  const ACCEPTED = answerWith({ accepted: true });

  it("is taken once, at its signed address only", async () => {
    const { visit, draft } = await visitWith(ACCEPTED);
    const url = pathOf(lastCall()["callbackUrl"]);
    expect((await test.note(visit)).rewriting).toMatchObject({ state: "writing" });
    const other = await visitWith(ACCEPTED);
    const token = url.split("/").at(-1)!;
    const flipped = `${url.slice(0, -1)}${url.endsWith("A") ? "B" : "A"}`;
    expect(await statusOf(url.replace(draft.id, other.draft.id))).toBe(404);
    expect(await statusOf(url.replace(token, ""))).toBe(404);
    expect(await statusOf(url.slice(0, -1))).toBe(404);
    expect(await statusOf(flipped.slice(0, -2))).toBe(404);
    expect(await statusOf(url.replace(draft.id, crypto.randomUUID()))).toBe(404);
    expect(await statusOf(url.replace(draft.id, "x"))).toBe(404);
    expect(await statusOf(url.replace("/notes/", "/audio/"))).toBe(404);
    // Nonsense and a huge body do not use the address up.
    expect(await statusOf(url, { hello: "world" })).toBe(400);
    expect(await statusOf(url, { markdown: "x".repeat(3_000_000) })).toBe(413);
    expect((await test.note(visit)).current?.number).toBe(1);

    expect(await statusOf(url)).toBe(200);
    expect(await statusOf(url)).toBe(404);
    await test.work(draft);
    expect((await test.note(visit)).current).toMatchObject({ number: 2, made_by: "model" });
    expect(await statusOf(url)).toBe(404);
    expect((await test.note(other.visit)).rewriting).toMatchObject({ state: "writing" });
  });

  it("may come before the answer to the call", async () => {
    const { visit, draft } = await visitWith(async (response, { body }) => {
      expect(await statusOf(pathOf(body["callbackUrl"]))).toBe(200);
      ACCEPTED(response);
    });
    const jobs = await findJobs(test.server.deps.db, "write-documento", { documento_id: draft.id });
    expect(jobs.length).toBe(2);
    await test.work(draft);
    expect((await test.note(visit)).current).toMatchObject({ number: 2, made_by: "model" });
  });

  it("is not taken after an hour, and the failure is shown", async () => {
    const { visit, draft } = await visitWith(ACCEPTED);
    const url = pathOf(lastCall()["callbackUrl"]);
    // The job for the case that no answer comes; a repeated job does not call again.
    const calls = receiver.received.length;
    await test.work(draft);
    expect(receiver.received.length).toBe(calls);
    expect((await test.note(visit)).rewriting).toMatchObject({ state: "writing" });
    await setCall(draft.id, { expires_at: "2026-01-01T00:00:00.000Z" });
    expect(await statusOf(url)).toBe(404);
    await test.work(draft);
    expect((await test.note(visit)).rewriting).toMatchObject({
      state: "failed",
      fault: "MODEL_TIMEOUT",
    });
  });

  it("is not taken after the doctor stopped the request", async () => {
    const { draft } = await visitWith(ACCEPTED);
    const url = pathOf(lastCall()["callbackUrl"]);
    await test.send({ method: "DELETE", url: `/api/documentos/${draft.id}/rewrite` });
    expect(await statusOf(url)).toBe(404);
  });
});

describe("the recording of a call", () => {
  it("is read once, at an address of this consultation", async () => {
    answer = answerWith({ accepted: true });
    const visit = await test.newVisit();
    const draft = await test.note(visit);
    const content = await readFile(
      join(import.meta.dirname, "../../providers/speech/fixtures/es.mp3"),
    );
    const gravacao_id = await openGravacao(test.ana);
    await sendSegment(test.ana, { gravacao_id, ordinal: 0 }, content);
    await finish(test.ana, gravacao_id, [claimOf(content, { ordinal: 0 })]);
    await asSystem(test.server.deps.db, "give a visit a recording", (tx) =>
      tx.query("update gravacoes set consulta_id = $2 where id = $1", [
        gravacao_id,
        visit.consulta_id,
      ]),
    );
    await test.work(draft);
    const url = pathOf(lastCall()["audioUrl"]);
    const get = (path: string) => test.server.app.inject({ method: "GET", url: path });
    expect((await get(`${url.slice(0, -1)}_`)).statusCode).toBe(404);
    expect((await get(pathOf(lastCall()["callbackUrl"]))).statusCode).toBe(404);
    expect((await test.server.app.inject({ method: "HEAD", url })).statusCode).toBe(404);
    const sound = await get(url);
    expect(sound.statusCode).toBe(200);
    expect(sound.headers["content-type"]).toBe("audio/mpeg");
    expect(sound.rawPayload.equals(content)).toBe(true);
    expect((await get(url)).statusCode).toBe(404);
    // The address of the note still works.
    expect(await statusOf(pathOf(lastCall()["callbackUrl"]))).toBe(200);
  });
});

it("a killed worker loses neither a call nor its callback", async () => {
  const { db, auth } = test.server.deps;
  const { secret } = await auth.$context;
  const calls: Received["body"][] = [];
  // The automation still works on the first call, and has accepted the second.
  answer = (response, { body }) => {
    calls.push(body);
    if (calls.length === 2) response.end(JSON.stringify({ accepted: true }));
  };
  const worker = fork(new URL("../documentos/writing/note-worker.fixture.ts", import.meta.url), [
    test.server.database.url,
    receiver.url,
    "automation",
    secret,
  ]);
  const first = await test.newVisit();
  await expect.poll(() => calls.length).toBe(1);
  const second = await test.newVisit();
  const { id } = await test.note(second);
  const findAccepted = (): Promise<unknown[]> =>
    asSystem(db, "read a call for a test", (tx) =>
      tx.query(`select from documentos where id = $1 and automation_call @> '{"accepted": true}'`, [
        id,
      ]),
    );
  await expect.poll(findAccepted).toHaveLength(1);
  worker.kill("SIGKILL");
  await once(worker, "exit");
  // Both notes arrive while no worker runs.
  for (const { callbackUrl } of calls) expect(await statusOf(pathOf(callbackUrl))).toBe(200);
  await startDocumentoJobs(test.server.deps);
  for (const visit of [first, second])
    await expect
      .poll(async () => (await test.note(visit)).current)
      .toMatchObject({ number: 2, made_by: "model" });
});
