import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withUser } from "../../platform/database/database.ts";
import { consentimentos } from "../../platform/database/schema/consultas.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { createConsulta } from "../../testing/factories.ts";

let server: TestApp;
let ana: TestClient;
beforeAll(async () => {
  server = await createTestApp();
  ana = await signUp(server.app);
});
afterAll(() => server.close());

const told_at = "2026-03-01T12:00:00.000Z";
const createWithConsent = async (status: "Processando" | "Concluído" | "Erro"): Promise<string> => {
  const erro = status === "Erro" ? ("SPEECH_FAILED" as const) : null;
  const { db } = server.deps;
  const concluida_em = status === "Concluído" ? told_at : null;
  const values = { medico_id: ana.id, status, erro, concluida_em };
  const { id: consulta_id } = await createConsulta(db, values);
  const row = { consulta_id, medico_id: ana.id, agreed: true, recorded_by: ana.id, told_at };
  await withUser(db, ana.id, (tx) => tx.drizzle.insert(consentimentos).values(row));
  return consulta_id;
};
const read = async (id: string) => (await ana.call({ url: `/api/consultas/${id}/consent` })).json();
const revoke = (id: string, doctor = ana) =>
  doctor.call({ method: "POST", url: `/api/consultas/${id}/consent/revocation` });
const rowsOf = (id: string) =>
  withUser(server.deps.db, ana.id, (tx) =>
    tx.query("select agreed from consentimentos where consulta_id = $1 order by id", [id]),
  );

describe("a consent", () => {
  it("is revoked by one new row, also from several devices at once", async () => {
    const id = await createWithConsent("Concluído");
    expect(await read(id)).toMatchObject({ state: "given", at: told_at });
    const answers = await Promise.all([revoke(id), revoke(id), revoke(id)]);
    const [first] = answers.map((answer) => answer.json<object>());
    expect(first).toMatchObject({ state: "revoked", at: expect.any(String) });
    for (const answer of answers) expect(answer.json()).toEqual(first);
    expect(await read(id)).toEqual(first);
    expect(await rowsOf(id)).toEqual([{ agreed: true }, { agreed: false }]);
    // The finished record stays.
    const { status } = (await ana.call({ url: `/api/consultas/${id}` })).json<{ status: string }>();
    expect(status).toBe("Concluído");
  });

  it.each(["Processando", "Erro"] as const)(
    "that is revoked ends the processing of a consultation that is %s for good",
    async (status) => {
      const id = await createWithConsent(status);
      await revoke(id);
      expect((await ana.call({ url: `/api/consultas/${id}` })).json()).toMatchObject({
        status: "Erro",
        erro: "CONSENT_REFUSED",
        can: { retry: false },
      });
      const retry = await ana.call({ method: "POST", url: `/api/consultas/${id}/retry` });
      expect([retry.statusCode, retry.json()]).toMatchObject([
        409,
        { error: "CONSULTA_NOT_FAILED" },
      ]);
    },
  );

  it("of another doctor's consultation cannot be read or revoked", async () => {
    const id = await createWithConsent("Concluído");
    const rui = await signUp(server.app);
    expect((await revoke(id, rui)).statusCode).toBe(404);
    expect((await rui.call({ url: `/api/consultas/${id}/consent` })).statusCode).toBe(404);
    expect((await revoke(randomUUID())).statusCode).toBe(404);
    expect(await rowsOf(id)).toEqual([{ agreed: true }]);
  });

  it("that was never recorded is shown as none", async () => {
    const { id } = await createConsulta(server.deps.db, { medico_id: ana.id });
    expect(await read(id)).toEqual({ state: "none", at: null, records: [] });
  });
});
