import { randomUUID } from "node:crypto";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ConsentEntry } from "@relato/shared/contract/patient-data.ts";
import { CONSENT_WORDING } from "@relato/shared/domain/consent.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withUser } from "../../platform/database/database.ts";
import { consentimentos } from "../../platform/database/schema/consultas.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import {
  createConsulta,
  createGravacao,
  createModelo,
  createPaciente,
  createSegmento,
} from "../../testing/factories.ts";

let server: TestApp;
let ana: TestClient;
let paciente: string;
beforeAll(async () => {
  server = await createTestApp();
  ana = await signUp(server.app);
  paciente = (await createPaciente(server.deps.db, { medico_id: ana.id })).id;
});
afterAll(() => server.close());

const list = async (id = paciente): Promise<ConsentEntry[]> =>
  (await ana.call({ url: `/api/pacientes/${id}/consents` })).json<{ items: ConsentEntry[] }>()
    .items;
const revoke = (id: string) =>
  ana.call({ method: "POST", url: `/api/consultas/${id}/consent/revocation` });

/** A finished consultation with a consent and a stored recording. */
const createRecorded = async (): Promise<{ id: string; key: string }> => {
  const { db, storage } = server.deps;
  const done = { status: "Concluído" as const, concluida_em: new Date().toISOString() };
  const { id } = await createConsulta(db, { medico_id: ana.id, paciente_id: paciente, ...done });
  const row = { consulta_id: id, medico_id: ana.id, agreed: true, recorded_by: ana.id };
  await withUser(db, ana.id, (tx) => tx.drizzle.insert(consentimentos).values(row));
  const { id: gravacao_id } = await createGravacao(db, { medico_id: ana.id, consulta_id: id });
  const key = `gravacoes/${gravacao_id}/${randomUUID()}.wav`;
  for (const one of [key, `gravacoes/${gravacao_id}/playable.wav`]) {
    const file = join(await mkdtemp(join(tmpdir(), "relato-consents-")), "sound");
    await writeFile(file, "RIFF");
    await storage.putFile(one, file);
  }
  await createSegmento(db, { medico_id: ana.id, gravacao_id, storage_key: key, bytes: 4 });
  return { id, key };
};

describe("the consent register", () => {
  it("lists each consent of the patient, newest first", async () => {
    const first = await createRecorded();
    const second = await createRecorded();
    await createConsulta(server.deps.db, { medico_id: ana.id, paciente_id: paciente });
    const items = await list();
    expect(items.map(({ consulta_id }) => consulta_id)).toEqual([second.id, first.id]);
    expect(items[0]).toMatchObject({
      purpose: "recording_and_ai",
      given_by: "patient",
      way: "spoken",
      wording: null,
      revoked_at: null,
      has_audio: true,
    });
    expect(items[0]?.recorded_by).not.toBe("");
  });

  it("shows a revocation, which deletes the recording of that consultation only", async () => {
    const { storage, db } = server.deps;
    const other = await createRecorded();
    const { id, key } = await createRecorded();
    expect((await revoke(id)).json()).toMatchObject({ state: "revoked" });
    const items = await list();
    expect(items.find(({ consulta_id }) => consulta_id === id)).toMatchObject({
      revoked_at: expect.any(String),
      has_audio: false,
    });
    expect(items.find(({ consulta_id }) => consulta_id === other.id)).toMatchObject({
      revoked_at: null,
      has_audio: true,
    });
    for (const gone of [key, key.replace(/[^/]+$/, "playable.wav")])
      await expect(storage.size(gone)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await storage.size(other.key)).toBe(4);
    const rows = await withUser(db, ana.id, (tx) =>
      tx.query("select 1 from gravacoes where consulta_id = $1", [id]),
    );
    expect(rows).toEqual([]);
    // Repeated: nothing is left to delete.
    expect((await revoke(id)).statusCode).toBe(200);
  });

  it("asks again: a consultation after a revocation needs its own consent", async () => {
    const { id: modelo_id } = await createModelo(server.deps.db, { created_by: ana.id });
    const draft = {
      ...{ id: randomUUID(), modelo_id, paciente_id: paciente, language: "pt-BR" },
      ...{ tipo_consulta: "presencial", contexto_paciente: "Tosse" },
      source: { kind: "text", text: "Paciente: Tenho tosse." },
    };
    const create = (agreed: boolean) =>
      ana.call({
        method: "POST",
        url: "/api/consultas",
        payload: { ...draft, consent: { agreed } },
      });
    expect((await create(false)).json()).toMatchObject({ error: "CONSENT_REFUSED" });
    expect((await create(true)).statusCode).toBe(201);
    expect((await list())[0]).toMatchObject({
      consulta_id: draft.id,
      wording: CONSENT_WORDING,
      has_audio: false,
    });
  });

  it("of another doctor's patient is not found", async () => {
    const rui = await signUp(server.app);
    expect((await rui.call({ url: `/api/pacientes/${paciente}/consents` })).statusCode).toBe(404);
  });
});
