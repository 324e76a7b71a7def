import { randomUUID } from "node:crypto";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ErasurePlan, ErasureResult } from "@relato/shared/contract/patient-data.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { asSystem, withUser } from "../../platform/database/database.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { createAttachment, createThread } from "../../testing/chatzello-factories.ts";
import { createPaciente } from "../../testing/factories.ts";
import { createLaudo, createLaudoDictation } from "../../testing/laudo-factories.ts";
import { saveRecordWords } from "../../platform/record-words/record-words.ts";
import { createRecord, type PatientRecord, SOUND, store } from "./patient-record.fixture.ts";

const NAME = "João da Silva";
let server: TestApp;
let ana: TestClient;
let joao: PatientRecord;
beforeAll(async () => {
  server = await createTestApp();
});
beforeEach(async () => {
  ana = await signUp(server.app);
  joao = await createRecord(server, ana.id, NAME);
});
afterAll(() => server.close());

const pathOf = (id: string) => `/api/pacientes/${id}`;
const preview = async (id = joao.paciente_id): Promise<ErasurePlan> =>
  (await ana.call({ url: `${pathOf(id)}/erasure` })).json();
const erase = (nome = NAME, id = joao.paciente_id) =>
  ana.call({ method: "POST", url: `${pathOf(id)}/erasure`, payload: { nome } });
const open = (nome = NAME, client = ana, lift = false) =>
  client.call({
    method: "POST",
    url: "/api/pacientes/restricted/opening",
    payload: { nome, reason: "court-order", lift },
  });
const rows = (text: string, ...params: unknown[]) =>
  asSystem(server.deps.db, "test", (tx) => tx.query(text, params));
const statusOf = async (url: string): Promise<number> => (await ana.call({ url })).statusCode;
const inTwentyYears = (): string => {
  const day = new Date();
  day.setUTCFullYear(day.getUTCFullYear() + 20);
  return day.toISOString().slice(0, 10);
};
const countsOf = ({ items }: ErasurePlan): Record<string, string> =>
  Object.fromEntries(
    items.map(({ category, outcome, reason, count }) => [
      category,
      `${outcome} ${reason} ${count}`,
    ]),
  );

/** The rest that an erasure removes: a thread with a file, a draft with sound, search words. */
const createMore = async (): Promise<string[]> => {
  const { db } = server.deps;
  const medico_id = ana.id;
  const { paciente_id } = joao;
  const thread = await createThread(db, { user_id: ana.id, paciente_id });
  const storage_key = `chatzello/${randomUUID()}/${randomUUID()}.pdf`;
  await createAttachment(db, {
    ...{ user_id: ana.id, thread_id: thread.id, state: "unread", storage_key },
  });
  const draft = await createLaudo(db, { medico_id, paciente_id, titulo: "Rascunho" });
  const passage = await createLaudoDictation(db, { medico_id, laudo_id: draft.id });
  for (const key of [storage_key, passage.storage_key]) await store(server, key, SOUND);
  const record = { id: joao.consulta_id, medico_id, data: new Date().toISOString() };
  await withUser(db, ana.id, (tx) =>
    saveRecordWords(tx, { ...record, kind: "transcricao" }, [NAME]),
  );
  return [storage_key, passage.storage_key, joao.sound];
};

describe("the preview of an erasure", () => {
  it("says for each category what happens, why and until when", async () => {
    await createMore();
    const plan = await preview();
    expect(countsOf(plan)).toEqual({
      audio: "erased unrequired 2",
      transcripts: "erased unrequired 1",
      drafts: expect.stringMatching(/^erased unrequired [12]$/),
      appointments: "erased unrequired 1",
      threads: "erased unrequired 1",
      links: "erased unrequired 0",
      contact: expect.stringMatching(/^erased unrequired/),
      visits: "restricted record 1",
      documents: "restricted record 1",
      prescriptions: "restricted record 0",
      laudos: "restricted record 1",
      identity: "restricted record 1",
      consents: "kept proof 2",
    });
    expect(plan.restricted_until).toBe(inTwentyYears());
    for (const { outcome, until } of plan.items)
      expect(until).toBe(outcome === "restricted" ? inTwentyYears() : null);
    expect(await statusOf(pathOf(joao.paciente_id))).toBe(200);
  });
});

describe("an erasure", () => {
  it("needs the patient's name and changes nothing without it", async () => {
    const refused = await erase("Outra Pessoa");
    expect([refused.statusCode, refused.json()]).toMatchObject([
      422,
      { error: "PACIENTE_NOME_DIFFERENT" },
    ]);
    expect(await statusOf(pathOf(joao.paciente_id))).toBe(200);
    expect(
      (await rows("select 1 from gravacoes where consulta_id = $1", joao.consulta_id)).length,
    ).toBe(1);
  });

  it("erases rows and files that no law requires, and keeps the record", async () => {
    const keys = await createMore();
    const other = await createRecord(server, ana.id, "Eva");
    expect((await erase("joão  da silva ")).statusCode).toBe(200);
    const { paciente_id, consulta_id, documento } = joao;
    for (const key of keys)
      await expect(server.deps.storage.size(key)).rejects.toMatchObject({ code: "NOT_FOUND" });
    for (const text of [
      "select 1 from gravacoes g join consultas c on c.id = g.consulta_id where paciente_id = $1",
      "select 1 from agendamentos where paciente_id = $1",
      "select 1 from appointment_notices where paciente_id = $1",
      "select 1 from chatzello_threads where paciente_id = $1",
      "select 1 from laudos where paciente_id = $1 and titulo = 'Rascunho'",
    ])
      expect([text, await rows(text, paciente_id)]).toEqual([text, []]);
    expect(await rows("select 1 from record_words where record_id = $1", consulta_id)).toEqual([]);
    expect(
      await rows(
        `select email, telefone, whatsapp, archived_at is not null as archived
           from pacientes where id = $1`,
        paciente_id,
      ),
    ).toEqual([{ email: null, telefone: null, whatsapp: null, archived: true }]);
    expect(await rows("select transcricao from consultas where id = $1", consulta_id)).toEqual([
      { transcricao: null },
    ]);
    const kept = "select 1 from document_versions where documento_id = $1";
    expect(await rows(kept, documento.id)).toHaveLength(1);
    const consents = "select 1 from consentimentos where consulta_id = $1";
    expect(await rows(consents, consulta_id)).toHaveLength(2);
    expect(await server.deps.storage.size(joao.consent.storage_key)).toBeGreaterThan(0);
    // The other patient has everything.
    expect(await statusOf(pathOf(other.paciente_id))).toBe(200);
    expect(await server.deps.storage.size(other.sound)).toBeGreaterThan(0);
    expect(
      await rows("select 1 from agendamentos where paciente_id = $1", other.paciente_id),
    ).toHaveLength(1);
  });

  it("hides the record in every list, search and route", async () => {
    const { paciente_id, consulta_id, documento, laudo } = joao;
    const urls = [
      pathOf(paciente_id),
      `/api/consultas/${consulta_id}`,
      `/api/consultas/${consulta_id}/consent`,
      `/api/consents/${joao.consent.id}/form`,
      `/api/documentos/${documento.id}/pdf`,
      `/api/documentos/${documento.id}/versions/1`,
      `/api/documentos/${laudo.id}/pdf`,
    ];
    for (const url of urls) expect([url, await statusOf(url)]).not.toEqual([url, 404]);
    await erase();
    for (const url of urls) expect([url, await statusOf(url)]).toEqual([url, 404]);
    for (const archived of [true, false]) {
      const payload = { text: "joao", archived };
      const found = await ana.call({ method: "POST", url: "/api/pacientes/search", payload });
      expect(found.json()).toMatchObject({ items: [] });
    }
    const search = { method: "POST" as const, url: "/api/busca", payload: { text: "João" } };
    for (const body of [
      (await ana.call({ url: "/api/consultas" })).body,
      (await ana.call({ url: "/api/pacientes/choices" })).body,
      (await ana.call(search)).body,
    ])
      expect(body).not.toContain(paciente_id);
  });

  it("is repeated with the first result", async () => {
    const first = (await erase()).json<ErasureResult>();
    expect(first.restricted_until).toBe(inTwentyYears());
    expect((await erase()).json()).toEqual(first);
  });

  it("deletes a patient without a record", async () => {
    const { id } = await createPaciente(server.deps.db, { medico_id: ana.id, nome: "Bia" });
    const plan = await preview(id);
    expect(plan.restricted_until).toBeNull();
    const done = (await erase("Bia", id)).json<ErasureResult>();
    expect(done.restricted_until).toBeNull();
    expect(await rows("select 1 from pacientes where id = $1", id)).toEqual([]);
    expect((await open("Bia")).statusCode).toBe(404);
  });

  it("removes the messages about the patient from the outboxes, and no other", async () => {
    const { data_dir } = server.deps.config;
    const other = randomUUID();
    const folders = ["outbox", "outbox-whatsapp"].map((name) => join(data_dir, name));
    const [mails = "", messages = ""] = folders;
    for (const folder of folders) await mkdir(folder, { recursive: true });
    for (const id of [joao.notice.id, other]) {
      await writeFile(
        join(mails, `${id}.eml`),
        `To: a@b.c\r\nMessage-ID: <${id}@relato>\r\n\r\nOi`,
      );
      await writeFile(join(mails, `${id}.json`), "{}");
      const text = JSON.stringify({ id: randomUUID(), reference: id, text: "Oi" }, null, 2);
      await writeFile(join(messages, `${id}.json`), text);
    }
    await erase();
    const left = [...(await readdir(mails)), ...(await readdir(messages))];
    expect(left.filter((name) => name.includes(joao.notice.id))).toEqual([]);
    expect(left.filter((name) => name.includes(other))).toHaveLength(3);
  });
});

describe("a restricted record", () => {
  it("is opened by its name for a reason, which the audit log has", async () => {
    await erase();
    expect((await open("Maria")).statusCode).toBe(404);
    const rui = await signUp(server.app);
    expect((await open(NAME, rui)).statusCode).toBe(404);
    expect((await open("joao da silva")).json()).toMatchObject({
      items: [{ id: joao.paciente_id, open_until: expect.any(String) }],
    });
    expect(await statusOf(pathOf(joao.paciente_id))).toBe(200);
    expect(await statusOf(`/api/documentos/${joao.documento.id}/versions/1`)).toBe(200);
    await server.deps.audit.close();
    const found = await rows(
      "select action from audit_log where subject = $1 and action like 'patient.%' order by id",
      joao.paciente_id,
    );
    expect(found).toEqual([
      { action: "patient.erase" },
      { action: "patient.open-restricted.court-order" },
    ]);
    await rows("update patient_erasures set open_until = now() where medico_id = $1", ana.id);
    expect(await statusOf(pathOf(joao.paciente_id))).toBe(404);
  });

  it("is in lists again once its restriction is lifted, until the next erasure", async () => {
    await erase();
    expect((await open(NAME, await signUp(server.app), true)).statusCode).toBe(404);
    expect((await open(NAME, ana, true)).json()).toEqual({
      items: [{ id: joao.paciente_id, open_until: null }],
    });
    expect((await ana.call({ url: pathOf(joao.paciente_id) })).json()).toMatchObject({
      nome: NAME,
      archived_at: null,
    });
    expect(await statusOf(`/api/documentos/${joao.documento.id}/versions/1`)).toBe(200);
    expect((await open()).statusCode).toBe(404);
    expect((await erase()).statusCode).toBe(200);
    expect(await statusOf(pathOf(joao.paciente_id))).toBe(404);
  });
});
