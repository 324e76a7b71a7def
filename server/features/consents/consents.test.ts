import { randomUUID } from "node:crypto";
import type { Consent, ConsentRecord } from "@relato/shared/contract/consent.ts";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asSystem, withUser } from "../../platform/database/database.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import {
  createConsulta,
  createDocumento,
  createModelo,
  createPaciente,
} from "../../testing/factories.ts";
import { eraseConsulta } from "../consultas/erase.ts";
import { findOrphans } from "../upkeep/find-orphans.ts";

let server: TestApp;
let ana: TestClient;
beforeAll(async () => {
  server = await createTestApp();
  ana = await signUp(server.app);
});
afterAll(() => server.close());

const MOTHER = { name: "Rosa Souza", relation: "mother", document: "12.345.678-9" };
const PDF = Buffer.from("%PDF-1.7\nsigned");

const createVisit = async (more: object = {}): Promise<string> =>
  (await createConsulta(server.deps.db, { medico_id: ana.id, ...more })).id;

const add = async (consulta: string, more: object = {}, client = ana) => {
  const payload = { id: randomUUID(), way: "spoken", representative: null, ...more };
  const url = `/api/consultas/${consulta}/consent`;
  const answer = await client.call({ method: "POST", url, payload });
  return { id: payload.id, status: answer.statusCode, body: answer.json<Consent>() };
};

const attach = async (id: string, payload: Buffer, client = ana) => {
  const headers = { "content-type": "application/octet-stream" };
  const url = `/api/consents/${id}/form`;
  const answer = await client.call({ method: "PUT", url, payload, headers });
  return { status: answer.statusCode, body: answer.json<ConsentRecord & { error?: string }>() };
};

const download = (id: string, client = ana) => client.call({ url: `/api/consents/${id}/form` });

const revoke = (id: string) =>
  ana.call({ method: "POST", url: `/api/consultas/${id}/consent/revocation` });

describe("a consent", () => {
  it("of a representative is saved with the consultation", async () => {
    const { db } = server.deps;
    const { id: paciente_id } = await createPaciente(db, { medico_id: ana.id });
    const { id: modelo_id } = await createModelo(db, { created_by: ana.id });
    const payload = {
      ...{ id: randomUUID(), modelo_id, paciente_id, language: "pt-BR" },
      ...{ tipo_consulta: "presencial", contexto_paciente: "Tosse" },
      source: { kind: "text", text: "Paciente: Tenho tosse." },
      consent: { agreed: true, representative: MOTHER },
    };
    const create = (consent: object) =>
      ana.call({ method: "POST", url: "/api/consultas", payload: { ...payload, consent } });
    const nameless = { agreed: true, representative: { ...MOTHER, name: " " } };
    expect((await create(nameless)).statusCode).toBe(400);
    expect((await create(payload.consent)).statusCode).toBe(201);
    const url = `/api/consultas/${payload.id}/consent`;
    expect((await ana.call({ url })).json()).toMatchObject({
      state: "given",
      records: [{ given_by: "representative", representative: MOTHER, way: "spoken", form: null }],
    });
  });

  it("is added beside the first one, once, and never after a revocation", async () => {
    const id = await createVisit();
    const first = await add(id);
    const second = await add(id, { way: "written", representative: MOTHER });
    expect((await add(id, { id: second.id })).body.records).toHaveLength(2);
    expect(second).toMatchObject({
      status: 201,
      body: { state: "given", at: first.body.at, records: [{ given_by: "patient" }, MOTHER_ROW] },
    });
    const other = await createVisit();
    expect((await add(other, { id: second.id })).status).toBe(404);
    expect((await revoke(id)).json()).toMatchObject({ state: "revoked", records: [{}, {}] });
    expect((await add(id)).body).toMatchObject({ error: "CONSENT_REFUSED" });
  });

  it("that is revoked lets the AI write no more, and stops what it was writing", async () => {
    const { db } = server.deps;
    const { id: modelo_id } = await createModelo(db, { created_by: ana.id });
    const concluida_em = new Date().toISOString();
    const visit = await createVisit({ status: "Concluído", concluida_em });
    await add(visit);
    const { id } = await createDocumento(db, { medico_id: ana.id, consulta_id: visit });
    const payload = { base: 1, modelo_id, instruction: "" };
    const url = `/api/documentos/${id}`;
    const rewrite = () => ana.call({ method: "POST", url: `${url}/rewrite`, payload });
    expect((await rewrite()).statusCode).toBe(202);
    await revoke(visit);
    expect((await ana.call({ url })).json()).toMatchObject({ rewriting: null });
    expect((await rewrite()).json()).toMatchObject({ error: "CONSENT_REFUSED" });
    const created = await ana.call({
      method: "POST",
      url: `/api/consultas/${visit}/documentos`,
      payload: { from: "template", id: randomUUID(), modelo_id, instruction: "" },
    });
    expect(created.json()).toMatchObject({ error: "CONSENT_REFUSED" });
  });

  it("cannot be changed or deleted, nor can its form", async () => {
    const { id } = await add(await createVisit(), { way: "written" });
    await attach(id, PDF);
    for (const statement of [
      "update consentimentos set representative = null, given_by = 'patient'",
      "delete from consentimentos",
      "update consent_forms set storage_key = 'x'",
      "delete from consent_forms",
    ])
      await expect(withUser(server.deps.db, ana.id, (tx) => tx.query(statement))).rejects.toThrow();
  });

  it("is one of twenty at most", async () => {
    const id = await createVisit();
    for (let i = 0; i < 20; i += 1) expect((await add(id)).status).toBe(201);
    expect((await add(id)).body).toMatchObject({ error: "CONSENTS_FULL" });
  });
});

const MOTHER_ROW = { given_by: "representative", representative: MOTHER, way: "written" };

describe("the signed form", () => {
  it("as an image is stored without EXIF, encrypted, and downloaded", async () => {
    const { id } = await add(await createVisit(), { way: "written" });
    const image = await sharp({ create: { width: 9, height: 6, channels: 3, background: "#fff" } })
      .withExif({ IFD0: { ImageDescription: "Rosa Souza" } })
      .jpeg()
      .toBuffer();
    expect(await attach(id, image)).toMatchObject({
      status: 200,
      body: { id, form: { mime_type: "image/jpeg" } },
    });
    const answer = await download(id);
    expect(answer.headers).toMatchObject({
      "content-type": "image/jpeg",
      "content-disposition": expect.stringMatching(/^attachment; filename="consent-\w{6}\.jpg"$/),
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: "jpeg", width: 9 });
    expect(answer.rawPayload.includes("Rosa Souza")).toBe(false);
  });

  it("as a PDF is stored as it is, and a second one changes nothing", async () => {
    const { id } = await add(await createVisit(), { way: "written" });
    const first = await attach(id, PDF);
    expect(first.body.form).toMatchObject({ mime_type: "application/pdf", size: PDF.length });
    expect((await attach(id, Buffer.from("%PDF-1.7 other"))).body).toEqual(first.body);
    expect((await download(id)).rawPayload.equals(PDF)).toBe(true);
  });

  it.each([
    ["a text", Buffer.from("signed")],
    ["an SVG", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")],
    ["nothing", Buffer.alloc(0)],
  ])("is refused: %s", async (_, file) => {
    const { id } = await add(await createVisit(), { way: "written" });
    const { status, body } = await attach(id, file);
    expect([status, body.error]).toEqual([422, "CONSENT_FORM_INVALID"]);
    expect((await download(id)).statusCode).toBe(404);
  });

  it("is bounded, and belongs to a written consent of the doctor's", async () => {
    const { id } = await add(await createVisit(), { way: "written" });
    expect((await attach(id, Buffer.alloc(20_000_001))).body.error).toBe("BODY_TOO_LARGE");
    const rui = await signUp(server.app);
    expect((await attach(id, PDF, rui)).status).toBe(404);
    await attach(id, PDF);
    expect((await download(id, rui)).statusCode).toBe(404);
    const spoken = await add(await createVisit());
    expect((await attach(spoken.id, PDF)).status).toBe(404);
  });

  it("stays while the consultation does, and is erased with it", async () => {
    const { db, log, storage } = server.deps;
    const visit = await createVisit({ is_example: true });
    const { id } = await add(visit, { way: "written" });
    await attach(id, PDF);
    await revoke(visit);
    const key = `consents/${visit}/${id}.pdf`;
    expect(await storage.size(key)).toBe(PDF.length);
    const orphans = () => findOrphans(server.deps, (work) => asSystem(db, "test", work));
    expect((await orphans()).files).not.toContain(key);
    expect(await eraseConsulta({ db, log, storage }, visit, "example")).toMatchObject({
      kind: "erased",
    });
    await expect(storage.size(key)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await orphans()).missing).not.toContain(key);
  });
});
