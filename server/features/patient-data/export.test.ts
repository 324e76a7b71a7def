import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listTables } from "../../testing/list-tables.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { unzip } from "../../testing/unzip.ts";
import { bundleSchema } from "../fhir/r4.fixture.ts";
import { createRecord, type PatientRecord, SOUND } from "./patient-record.fixture.ts";
import { OTHER_TABLES, PATIENT_TABLES } from "./patient-tables.ts";

/** In each text about Eva, who is another patient of the same doctor. */
const OTHER = "Segredo de Eva";
let server: TestApp;
let ana: TestClient;
let joao: PatientRecord;
let eva: PatientRecord;

beforeAll(async () => {
  server = await createTestApp();
  ana = await signUp(server.app);
  joao = await createRecord(server, ana.id, "Dor de João");
  eva = await createRecord(server, ana.id, OTHER);
}, 60_000);
afterAll(() => server.close());

const get = (id: string, client = ana) => client.call({ url: `/api/pacientes/${id}/export` });

describe("the export of a patient", () => {
  it("has the patient's rows, documents, transcripts, audio and images", async () => {
    const answer = await get(joao.paciente_id);
    expect(answer.headers["content-disposition"]).not.toContain("João");
    const files = await unzip(answer.rawPayload);
    const names = [...files.keys()];
    const json = (name: string): Record<string, unknown>[] =>
      JSON.parse(files.get(`dados/${name}.json`)?.toString() ?? "null");
    for (const [table, id] of [
      ["pacientes", joao.paciente_id],
      ["consultas", joao.consulta_id],
      ["laudos", joao.laudo.id],
      ["agendamentos", joao.agendamento.id],
    ] as const)
      expect(json(table)).toMatchObject([{ id }]);
    const { consulta_id, consent } = joao;
    expect(json("consentimentos")).toMatchObject([{ consulta_id }, { id: consent.id }]);
    expect(json("consent_forms")).toMatchObject([{ consent_id: consent.id }]);
    expect(json("appointment_notices")).toMatchObject([{ paciente_id: joao.paciente_id }]);
    expect(json("document_versions")).toHaveLength(2);
    const find = (pattern: RegExp) =>
      files.get(names.find((name) => pattern.test(name)) ?? "")?.toString();
    expect(find(/^transcricoes\//)).toBe("[00:01:01] paciente: Dor de João\n");
    expect(find(/^documentos\/.*anamnesis.*\.md$/)).toContain("Dor de João");
    expect(find(/^documentos\/.*anamnesis.*\.pdf$/)).toMatch(/^%PDF-/);
    expect(find(/^audio\//)).toBe(`${SOUND.toString()}Dor de João`);
    expect(find(/^laudos\//)).toBe("jpeg Dor de João");
    expect(find(/^consentimentos\//)).toBe("%PDF Dor de João");
    expect(find(/faltando/)).not.toContain("audio");
  });

  it("has nothing of another patient", async () => {
    const files = await unzip((await get(joao.paciente_id)).rawPayload);
    const all = Buffer.concat([...files.values()]).toString();
    const ids = [eva.paciente_id, eva.consulta_id, eva.laudo.id, eva.documento.id];
    for (const word of [OTHER, ...ids]) {
      expect(all).not.toContain(word);
      expect([...files.keys()].join(" ")).not.toContain(word);
    }
  });

  it("has a FHIR R4 bundle with patient, consents, documents and laudos", async () => {
    const files = await unzip((await get(joao.paciente_id)).rawPayload);
    const bundle = bundleSchema.parse(
      JSON.parse(files.get("paciente.fhir.json")?.toString() ?? ""),
    );
    const types = bundle.entry.map(({ resource }) => resource.resourceType);
    expect([...types].sort()).toEqual([
      "Consent",
      "DiagnosticReport",
      "DocumentReference",
      "Patient",
      "Practitioner",
    ]);
    const reference = bundle.entry.flatMap(({ resource }) =>
      resource.resourceType === "DocumentReference" ? resource.content : [],
    );
    const path = decodeURIComponent(reference[0]?.attachment.url ?? "");
    expect([...files.keys()]).toContain(path);
    const [consent] = bundle.entry.flatMap(({ resource }) =>
      resource.resourceType === "Consent" ? [resource] : [],
    );
    expect(consent).toMatchObject({
      contained: [{ name: [{ text: "Dor de João" }], relationship: [{ text: "mother" }] }],
      performer: [{}, { reference: "#representative1", display: "Dor de João" }],
    });
    expect([...files.keys()]).toContain(consent?.sourceAttachment?.url);
  });

  it("of another doctor's patient is not found", async () => {
    const rui = await signUp(server.app);
    expect((await get(joao.paciente_id, rui)).statusCode).toBe(404);
  });

  it("names every table of a doctor, as with or without data of a patient", async () => {
    const known = [...PATIENT_TABLES.map(({ name }) => name), ...OTHER_TABLES];
    expect([...known].sort()).toEqual(await listTables(server.deps.db.pool));
  });
});
