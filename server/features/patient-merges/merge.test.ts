import { randomUUID } from "node:crypto";
import type { PatientMerges } from "@relato/shared/contract/patient-merges.ts";
import type { PacienteField } from "@relato/shared/domain/paciente.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { asSystem, withUser } from "../../platform/database/database.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { createThread } from "../../testing/chatzello-factories.ts";
import { createConsulta, createNotice, createPaciente } from "../../testing/factories.ts";
import { createPatientMerge } from "../../testing/patient-merge-rows.ts";
import { signUpNamed } from "../../testing/profile.ts";
import { findCurrentPaciente } from "../pacientes/current-paciente.ts";
import { createRecord, type PatientRecord } from "../patient-data/patient-record.fixture.ts";

let server: TestApp;
let ana: TestClient;
let rui: TestClient;
/** Rosa is merged into Maria. */
let rosa: PatientRecord;
let maria: string;
beforeAll(async () => {
  server = await createTestApp({ env: { RATE_LIMIT_FACTOR: "20" } });
  [ana, rui] = [await signUpNamed(server.app), await signUp(server.app)];
}, 60_000);
beforeEach(async () => {
  rosa = await createRecord(server, ana.id, "Rosa Lima");
  maria = await patient("Maria Rosa Lima");
});
afterAll(() => server.close());

const patient = async (nome: string, more: { data_nascimento?: string } = {}) =>
  (await createPaciente(server.deps.db, { medico_id: ana.id, nome, ...more })).id;
const post = (id: string, path: string, payload: object, client = ana) =>
  client.call({ method: "POST", url: `/api/pacientes/${id}${path}`, payload });
const merge = async (
  from: string,
  into: string,
  take: PacienteField[] = [],
  client = ana,
  id = randomUUID(),
) => {
  const answer = await post(into, "/merges", { id, from, take }, client);
  return { id, status: answer.statusCode, error: answer.json<{ error?: string }>().error };
};
const undo = async (id: string, merge_id: string, client = ana) => {
  const answer = await post(id, "/merges/undo", { merge_id }, client);
  return { status: answer.statusCode, error: answer.json<{ error?: string }>().error };
};
const mergesOf = async (id: string): Promise<PatientMerges> =>
  (await ana.call({ url: `/api/pacientes/${id}/merges` })).json();
const rows = <T>(text: string, ...params: unknown[]) =>
  asSystem(server.deps.db, "test", (tx) => tx.query<T & object>(text, params));
const asAna = <T>(work: Parameters<typeof withUser<T>>[2]) =>
  withUser(server.deps.db, ana.id, work);
const ofPaciente = async (id: string): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const table of ["consultas", "laudos", "agendamentos", "appointment_notices"]) {
    const found = await rows(`select 1 from ${table} where paciente_id = $1`, id);
    counts[table] = found.length;
  }
  return counts;
};
const ALL = { consultas: 1, laudos: 1, agendamentos: 1, appointment_notices: 1 };
const NONE = { consultas: 0, laudos: 0, agendamentos: 0, appointment_notices: 0 };

describe("merging two patients", () => {
  it("moves the record, archives the other patient and undoes both", async () => {
    const thread = await createThread(server.deps.db, {
      ...{ user_id: ana.id, paciente_id: rosa.paciente_id },
    });
    const merged = await merge(rosa.paciente_id, maria);
    expect(merged.status).toBe(201);
    expect([await ofPaciente(rosa.paciente_id), await ofPaciente(maria)]).toEqual([NONE, ALL]);
    const scope = "select paciente_id from chatzello_threads where id = $1";
    expect(await rows(scope, thread.id)).toEqual([{ paciente_id: maria }]);
    expect(await mergesOf(rosa.paciente_id)).toMatchObject({
      merged_into: { id: merged.id, paciente: { id: maria }, can_undo: true },
      counts: { consultas: 0, laudos: 0, agendamentos: 0 },
    });
    expect(await mergesOf(maria)).toMatchObject({
      merges: [{ id: merged.id, paciente: { id: rosa.paciente_id, nome: "Rosa Lima" } }],
      counts: { consultas: 1, laudos: 1, agendamentos: 1 },
    });
    // The client retried.
    expect((await merge(rosa.paciente_id, maria, [], ana, merged.id)).status).toBe(201);

    // Recorded later, and moved to another patient later: both stay where they are.
    const later = { medico_id: ana.id, paciente_id: maria };
    await createConsulta(server.deps.db, later);
    const third = await patient("Terceira");
    await rows("update laudos set paciente_id = $2 where id = $1", rosa.laudo.id, third);
    expect((await undo(maria, merged.id)).status).toBe(200);
    expect((await undo(maria, merged.id)).status).toBe(200);
    expect(await ofPaciente(rosa.paciente_id)).toEqual({ ...ALL, laudos: 0 });
    expect(await ofPaciente(maria)).toEqual({ ...NONE, consultas: 1 });
    expect((await ana.call({ url: `/api/pacientes/${rosa.paciente_id}` })).json()).toMatchObject({
      archived_at: null,
    });
    expect(await mergesOf(maria)).toMatchObject({ merged_into: null, merges: [] });
    const history = await rows(
      "select from_id, to_id from consulta_patients where consulta_id = $1 order by id",
      rosa.consulta_id,
    );
    expect(history).toEqual([
      { from_id: rosa.paciente_id, to_id: maria },
      { from_id: maria, to_id: rosa.paciente_id },
    ]);
    await server.deps.audit.close();
    const log = await rows<{ action: string }>(
      `select action from audit_log
        where subject = $1 and action like 'patient.merge%' order by id`,
      rosa.paciente_id,
    );
    expect(log.map(({ action }) => action)).toContain("patient.merge");
    expect(log.at(-1)).toEqual({ action: "patient.merge-undo" });
  });

  it("takes over only wanted fields that the patient lacks, and gives them back", async () => {
    const fields = { telefone: "11987654321", email: "rosa@example.org", sexo: "Feminino" };
    await rows(
      "update pacientes set telefone = $2, email = $3, sexo = $4 where id = $1",
      ...[rosa.paciente_id, fields.telefone, fields.email, fields.sexo],
    );
    await rows("update pacientes set email = 'maria@example.org' where id = $1", maria);
    const { id } = await merge(rosa.paciente_id, maria, ["telefone", "email"]);
    const text = "select telefone, email, sexo from pacientes where id = $1";
    const own = { email: "maria@example.org", sexo: null };
    expect(await rows(text, maria)).toEqual([{ ...own, telefone: fields.telefone }]);
    await undo(maria, id);
    expect(await rows(text, maria)).toEqual([{ ...own, telefone: null }]);
    expect(await rows(text, rosa.paciente_id)).toEqual([fields]);
  });

  it("leaves a reminder that both have, and revokes links with the former birth date", async () => {
    const { db } = server.deps;
    const reminder = {
      ...{ medico_id: ana.id, agendamento_id: rosa.agendamento.id },
      ...{ occasion: "reminder" as const, data: rosa.agendamento.data },
    };
    await createNotice(db, { ...reminder, paciente_id: rosa.paciente_id });
    await createNotice(db, { ...reminder, paciente_id: maria });
    await rows("update pacientes set data_nascimento = '1950-01-02' where id = $1", maria);
    await asAna((tx) =>
      tx.query(
        `insert into secure_links
           (version_id, medico_id, token_sha256, protection, secret_hash, expires_at)
         select $1, $2, gen_random_uuid()::text, protection, '', now() + interval '1 day'
           from unnest(array['code', 'birth_date']) protection`,
        [rosa.documento.version.id, ana.id],
      ),
    );
    expect((await merge(rosa.paciente_id, maria)).status).toBe(201);
    expect(await ofPaciente(rosa.paciente_id)).toEqual({ ...NONE, appointment_notices: 1 });
    const links = await rows(
      `select protection, revoked_at is not null as revoked from secure_links
        where version_id = $1 order by protection`,
      rosa.documento.version.id,
    );
    expect(links).toEqual([
      { protection: "birth_date", revoked: true },
      { protection: "code", revoked: false },
    ]);
  });

  it("sends what arrives later for the archived patient to the one who stayed", async () => {
    const last = await patient("Última");
    await merge(rosa.paciente_id, maria);
    await merge(maria, last);
    const found = await asAna((tx) => findCurrentPaciente(tx, rosa.paciente_id));
    expect(found).toBe(last);
  });
});

describe("a merge is refused", () => {
  it("for a patient of another doctor, the same one, and a restricted one", async () => {
    const theirs = await createPaciente(server.deps.db, { medico_id: rui.id });
    for (const [from, into] of [
      [theirs.id, maria],
      [rosa.paciente_id, theirs.id],
      [maria, maria],
      [randomUUID(), maria],
    ] as const)
      expect(await merge(from, into)).toMatchObject({ status: 404, error: "NOT_FOUND" });
    expect((await merge(rosa.paciente_id, maria, [], rui)).status).toBe(404);
    await post(rosa.paciente_id, "/erasure", { nome: "Rosa Lima" });
    expect((await merge(rosa.paciente_id, maria)).status).toBe(404);
    const opening = { nome: "Rosa Lima", reason: "court-order" };
    await ana.call({
      ...{ method: "POST", url: "/api/pacientes/restricted/opening", payload: opening },
    });
    expect((await merge(rosa.paciente_id, maria)).error).toBe("PACIENTE_RESTRICTED");
  });

  it("for a merged patient, who is neither restored, deleted nor erased alone", async () => {
    await merge(rosa.paciente_id, maria);
    const third = await patient("Terceira");
    const refused = { status: 409, error: "PACIENTE_MERGED" };
    expect(await merge(rosa.paciente_id, third)).toMatchObject(refused);
    expect(await merge(third, rosa.paciente_id)).toMatchObject(refused);
    const url = `/api/pacientes/${rosa.paciente_id}`;
    const answers = [
      await ana.call({ method: "DELETE", url }),
      await post(rosa.paciente_id, "/restore", {}),
      await post(rosa.paciente_id, "/erasure", { nome: "Rosa Lima" }),
    ];
    for (const answer of answers)
      expect([answer.statusCode, answer.json()]).toMatchObject([409, { error: "PACIENTE_MERGED" }]);
    expect((await ana.call({ url })).json()).toMatchObject({
      can: { remove: null, restore: false },
    });
    // The patient who stayed is archived at most, so that the merge has both rows.
    const removed = await ana.call({ method: "DELETE", url: `/api/pacientes/${maria}` });
    expect(removed.json()).toEqual({ outcome: "archived" });
  });
});

describe("undoing is refused", () => {
  it("after 30 days, below a later merge, and by another doctor", async () => {
    const old = { medico_id: ana.id, from_id: rosa.paciente_id, into_id: maria };
    const day = 24 * 60 * 60 * 1000;
    const merged_at = new Date(Date.now() - 31 * day).toISOString();
    const id = await createPatientMerge(server.deps.db, { ...old, merged_at });
    const expired = { status: 409, error: "PACIENTE_MERGE_EXPIRED" };
    expect(await undo(maria, id)).toMatchObject(expired);
    expect(await mergesOf(maria)).toMatchObject({ merges: [] });
    expect(await mergesOf(rosa.paciente_id)).toMatchObject({ merged_into: { can_undo: false } });
    expect((await undo(maria, id, rui)).status).toBe(404);
    expect((await undo(await patient("Terceira"), id)).status).toBe(404);

    const [first, second, last] = [await patient("A"), await patient("B"), await patient("C")];
    const below = await merge(first, second);
    const above = await merge(second, last);
    expect(await undo(first, below.id)).toMatchObject({ status: 409, error: "PACIENTE_MERGED" });
    expect((await undo(last, above.id)).status).toBe(200);
    expect((await undo(first, below.id)).status).toBe(200);
  });

  it("after an erasure of the patient who stayed, which erases the merged ones too", async () => {
    const before = await patient("Rosa L.");
    await merge(before, rosa.paciente_id);
    const { id } = await merge(rosa.paciente_id, maria);
    const erased = await post(maria, "/erasure", { nome: "Maria Rosa Lima" });
    expect(erased.statusCode).toBe(200);
    const ids = [before, rosa.paciente_id, maria];
    expect(await rows("select id from pacientes where id = any($1)", ids)).toEqual([{ id: maria }]);
    const kept = await rows<{ paciente_id: string }>(
      "select paciente_id from patient_erasures where paciente_id = any($1)",
      ids,
    );
    expect(kept).toHaveLength(3);
    expect(await undo(maria, id)).toMatchObject({ status: 409, error: "PACIENTE_MERGE_ERASED" });
  });
});
