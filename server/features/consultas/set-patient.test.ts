import { randomUUID } from "node:crypto";
import type { PatientChange } from "@relato/shared/contract/consulta-patient.ts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withUser } from "../../platform/database/database.ts";
import { consultas } from "../../platform/database/schema/consultas.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { signUpNamed } from "../../testing/profile.ts";
import {
  createAgendamento,
  createConsulta,
  createDocumento,
  createPaciente,
} from "../../testing/factories.ts";
import { createMessage } from "../../testing/chatzello-factories.ts";
import { chatzello_parts } from "../../platform/database/schema/chatzello.ts";
import { HAS_POPPLER, pdfText } from "../../testing/poppler.ts";
import { countAffectedPatients, findAffectedIds } from "../compliance/affected-patients.ts";
import { findMailToSend, insertMail, reopenMail } from "../sharing/queries.ts";
import { unzip } from "../../testing/unzip.ts";
import { eraseConsulta } from "./erase.ts";

let server: TestApp;
let ana: TestClient;
let rui: TestClient;
beforeAll(async () => {
  server = await createTestApp({ env: { RATE_LIMIT_FACTOR: "20" } });
  ana = await signUpNamed(server.app);
  rui = await signUp(server.app);
}, 60_000);
afterAll(() => server.close());

const patient = (nome: string, data_nascimento: string | null = null) =>
  createPaciente(server.deps.db, { medico_id: ana.id, nome, data_nascimento });
const set = async (id: string, from: string | null, to: string | null, client = ana) => {
  const url = `/api/consultas/${id}/patient`;
  const answer = await client.call({ method: "PUT", url, payload: { from, to } });
  return { status: answer.statusCode, body: answer.json() as { error?: string } };
};
const changesOf = async (id: string) => {
  const answer = await ana.call({ url: `/api/consultas/${id}/patient` });
  return answer.json<{ items: PatientChange[] }>().items;
};
const asAna = <T>(work: Parameters<typeof withUser<T>>[2]) =>
  withUser(server.deps.db, ana.id, work);

describe("a consultation's patient", () => {
  it("is set, changed and removed, and each change is recorded", async () => {
    const [maria, jose] = [await patient("Maria"), await patient("José")];
    const { id } = await createConsulta(server.deps.db, { medico_id: ana.id });
    expect(await set(id, null, maria.id)).toMatchObject({
      status: 200,
      body: { paciente: { id: maria.id, nome: "Maria" } },
    });
    // The client retried.
    expect((await set(id, null, maria.id)).status).toBe(200);
    expect((await set(id, maria.id, jose.id)).status).toBe(200);
    expect(await set(id, jose.id, null)).toMatchObject({ body: { paciente: null } });
    expect(await changesOf(id)).toMatchObject([
      { from: { nome: "José" }, to: null },
      { from: { nome: "Maria" }, to: { nome: "José" } },
      { from: null, to: { nome: "Maria" } },
    ]);
    // Writes what waits.
    await server.deps.audit.close();
    const log = await asAna((tx) =>
      tx.query("select action from audit_log where subject = $1 and action like 'PUT%'", [id]),
    );
    expect(log).toHaveLength(4);
    expect(log[0]).toEqual({ action: "PUT /api/consultas/:id/patient" });
  });

  it("refuses a stale change, an example, unknown patients and other doctors", async () => {
    const { db } = server.deps;
    const [maria, jose] = [await patient("Maria"), await patient("José")];
    const { id } = await createConsulta(db, { medico_id: ana.id, paciente_id: maria.id });
    expect((await set(id, null, jose.id)).body.error).toBe("CONSULTA_PATIENT_CHANGED");
    expect((await set(id, maria.id, randomUUID())).body.error).toBe("PACIENTE_NOT_FOUND");
    const other = await createPaciente(db, { medico_id: rui.id });
    expect((await set(id, maria.id, other.id)).body.error).toBe("PACIENTE_NOT_FOUND");
    expect((await set(id, maria.id, other.id, rui)).status).toBe(404);
    const example = await createConsulta(db, { medico_id: ana.id, is_example: true });
    expect((await set(example.id, null, maria.id)).body.error).toBe("CONSULTA_IS_EXAMPLE");
    expect(await changesOf(id)).toEqual([]);
  });

  it("cannot be or become a patient whose record is restricted", async () => {
    const [maria, jose] = [await patient("Maria Restrita"), await patient("José")];
    const { db } = server.deps;
    const kept = await createConsulta(db, { medico_id: ana.id, paciente_id: maria.id });
    await createDocumento(db, { medico_id: ana.id, consulta_id: kept.id });
    const { id } = await createConsulta(db, { medico_id: ana.id, paciente_id: jose.id });
    const erased = await ana.call({
      ...{ method: "POST", url: `/api/pacientes/${maria.id}/erasure` },
      payload: { nome: "Maria Restrita" },
    });
    expect(erased.statusCode).toBe(200);
    expect((await set(id, jose.id, maria.id)).body.error).toBe("PACIENTE_NOT_FOUND");
    expect((await set(kept.id, maria.id, jose.id)).status).toBe(404);
    await asAna((tx) =>
      tx.query(
        `update patient_erasures set open_until = now() + interval '1 hour'
          where paciente_id = $1`,
        [maria.id],
      ),
    );
    expect((await set(id, jose.id, maria.id)).body.error).toBe("PACIENTE_RESTRICTED");
    expect((await set(kept.id, maria.id, null)).body.error).toBe("PACIENTE_RESTRICTED");
  });

  it("stops links, mails, appointments and answers of the earlier patient", async () => {
    const { db } = server.deps;
    const [maria, jose] = [await patient("Maria", "1980-02-29"), await patient("José")];
    const visit = await createConsulta(db, { medico_id: ana.id, paciente_id: maria.id });
    const { id: documento, version } = await createDocumento(db, {
      ...{ medico_id: ana.id, consulta_id: visit.id },
    });
    await ana.call({
      ...{ method: "POST", url: `/api/documentos/${documento}/links` },
      payload: { protection: "birth_date", days: 7, locale: "pt-br" },
    });
    const mail = { id: randomUUID(), version_id: version.id, medico_id: ana.id };
    await asAna((tx) => insertMail(tx, { ...mail, to_address: "maria@example.org" }));
    const booked = { medico_id: ana.id, consulta_id: visit.id };
    const hers = await createAgendamento(db, { ...booked, paciente_id: maria.id });
    const open = await createAgendamento(db, booked);
    const answer = await createMessage(db, { user_id: ana.id, role: "assistant", state: "done" });
    const source = { record_id: visit.id, kind: "consulta" };
    await asAna((tx) =>
      tx.drizzle.insert(chatzello_parts).values({
        ...{ message_id: answer.id, user_id: ana.id, number: 0 },
        part: { type: "sources", sources: [source] } as never,
      }),
    );
    expect(await asAna((tx) => findMailToSend(tx, mail.id))).toBeDefined();

    expect((await set(visit.id, maria.id, jose.id)).status).toBe(200);
    const { links, mails } = (
      await ana.call({ url: `/api/documentos/${documento}/sharing` })
    ).json<{ links: { state: string }[]; mails: { state: string }[] }>();
    expect([links[0]?.state, mails[0]?.state]).toEqual(["revoked", "failed"]);
    // Nor later: the PDF would name José.
    expect(await asAna((tx) => reopenMail(tx, mail.id))).toBe(false);
    expect(await asAna((tx) => findMailToSend(tx, mail.id))).toBeUndefined();
    const linked = await asAna((tx) =>
      tx.query("select id from agendamentos where consulta_id = $1", [visit.id]),
    );
    expect(linked).toEqual([{ id: open.id }]);
    expect(hers.consulta_id).toBe(visit.id);
    const parts = await asAna((tx) =>
      tx.query("select 1 from chatzello_parts where message_id = $1", [answer.id]),
    );
    expect(parts).toEqual([]);
  });

  it("keeps an incident's affected patients: those before and after the change", async () => {
    const { db } = server.deps;
    const [maria, jose] = [await patient("Maria"), await patient("José")];
    const visit = await createConsulta(db, { medico_id: ana.id, paciente_id: maria.id });
    const from = new Date(Date.now() - 60_000).toISOString();
    await ana.call({ url: `/api/consultas/${visit.id}` });
    await set(visit.id, maria.id, jose.id);
    await server.deps.audit.close();
    const scope = { from, to: new Date(Date.now() + 60_000).toISOString(), actors: [ana.id] };
    const { patients } = await findAffectedIds(db, scope, ana.id);
    expect(patients).toEqual(expect.arrayContaining([maria.id, jose.id]));
    const counted = await countAffectedPatients(db, scope);
    expect(counted.find(({ id }) => id === ana.id)?.patients).toBe(patients.length);
    // The access log of the earlier patient still has the readings of that time.
    const log = await ana.call({ url: `/api/audit-log?paciente_id=${maria.id}` });
    expect(log.statusCode).toBe(200);
    expect(log.body).toContain("GET /api/consultas/:id");
  });

  it("is in neither patient's export as the other one's id", async () => {
    const [maria, jose] = [await patient("Maria"), await patient("José")];
    const visit = await createConsulta(server.deps.db, {
      ...{ medico_id: ana.id, paciente_id: maria.id },
    });
    await set(visit.id, maria.id, jose.id);
    for (const [own, other] of [
      [maria, jose],
      [jose, maria],
    ] as const) {
      const { rawPayload } = await ana.call({ url: `/api/pacientes/${own.id}/export` });
      const files = await unzip(rawPayload);
      const rows = JSON.parse(files.get("dados/consulta_patients.json")?.toString() ?? "[]");
      expect(rows).toMatchObject([{ consulta_id: visit.id }]);
      expect(Buffer.concat([...files.values()]).toString()).not.toContain(other.id);
    }
  });

  it("moves the legal term with it, and the history is erased with the consultation", async () => {
    const { db } = server.deps;
    const maria = await patient("Maria");
    const old = { data_criacao: "2001-01-01T00:00:00Z", medico_id: ana.id };
    const visit = await createConsulta(db, { ...old, paciente_id: maria.id });
    const recent = await createConsulta(db, { medico_id: ana.id, paciente_id: maria.id });
    expect(await eraseConsulta(server.deps, visit.id, "term-passed")).toEqual({ kind: "kept" });
    await set(recent.id, maria.id, null);
    expect(await eraseConsulta(server.deps, visit.id, "term-passed")).toMatchObject({
      kind: "erased",
    });
    await asAna((tx) =>
      tx.drizzle.update(consultas).set({ is_example: true }).where(eq(consultas.id, recent.id)),
    );
    expect(await eraseConsulta(server.deps, recent.id, "example")).toMatchObject({
      kind: "erased",
    });
    const left = await asAna((tx) =>
      tx.query("select 1 from consulta_patients where consulta_id = $1", [recent.id]),
    );
    expect(left).toEqual([]);
  });

  it.skipIf(!HAS_POPPLER)("is printed on a signed version, with the change", async () => {
    const { db } = server.deps;
    const [maria, jose] = [await patient("Maria Primeira"), await patient("José Segundo")];
    const visit = await createConsulta(db, { medico_id: ana.id });
    await set(visit.id, null, maria.id);
    const documento = await createDocumento(db, { medico_id: ana.id, consulta_id: visit.id });
    const url = `/api/documentos/${documento.id}`;
    await ana.call({ method: "POST", url: `${url}/sign`, payload: { base: 1 } });
    const read = async () => pdfText((await ana.call({ url: `${url}/pdf` })).rawPayload);
    const before = await read();
    expect(before).toContain("Maria Primeira");
    // Set before the document was written.
    expect(before).not.toContain("foi alterado por");
    await set(visit.id, maria.id, jose.id);
    const after = (await read()).replaceAll(/\s+/g, " ");
    expect(after).toContain("José Segundo");
    expect(after).not.toContain("Maria Primeira");
    expect(after).toContain("O paciente desta consulta foi alterado por");
    const signed = (await ana.call({ url: `${url}/versions/1` })).json<{
      sign_off: { intact: boolean };
    }>();
    expect(signed.sign_off.intact).toBe(true);
  });
});
