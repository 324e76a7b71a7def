import { randomUUID } from "node:crypto";
import type { SearchBundle } from "@relato/shared/contract/fhir.ts";
import { describeAction } from "@relato/shared/domain/audit-log.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { toContractPath } from "../../platform/http/v1/paths.ts";
import { createApiKey, type KeyClient } from "../../testing/api-key.ts";
import { fieldNode, laudosOfDoctor, paragraph, SOUND } from "../laudos/laudos.fixture.ts";
import type { Resource } from "./entry.ts";
import {
  createPatients,
  createVisit,
  readJson,
  readPages,
  resourcesOf,
} from "./fhir-api.fixture.ts";
import { EVIDENCE } from "./provenance.ts";
import { errorsOf } from "./validate.fixture.ts";

const ROOT = "/api/v1/fhir";
const { server, doctor, create, save, sign, newSubscriber } = laudosOfDoctor();
const MEASURED = {
  ...SOUND,
  content: [
    ...SOUND.content.slice(0, -2),
    paragraph(
      { type: "text", text: "Rim direito medindo " },
      fieldNode({ id: "a", kind: "number", unit: "cm" }, "10,4"),
    ),
    ...SOUND.content.slice(-2),
  ],
};

let key: KeyClient;
let patients: string[];
let pages: SearchBundle[];
let all: Resource[];
const ofType = (type: string): Resource[] =>
  all.filter(({ resourceType }) => resourceType === type);

const signDocument = async (id: string, base: number): Promise<void> => {
  const url = `/api/documentos/${id}/sign`;
  const answer = await doctor().call({ method: "POST", url, payload: { base } });
  if (answer.statusCode !== 200) throw new Error(answer.body);
};

/** 50 consultations of five patients, with a laudo for every fifth one. */
beforeAll(async () => {
  key = await createApiKey(server(), doctor());
  const medico_id = doctor().id;
  patients = (await createPatients(server(), medico_id, 5)).map(({ id }) => id);
  for (let n = 0; n < 50; n++) {
    const paciente_id = patients[n % 5]!;
    const { documents } = await createVisit(server(), { medico_id, paciente_id, n });
    if (n % 2 === 0) for (const { id } of documents) await signDocument(id, 1);
    if (n % 10 !== 0) continue;
    const [note] = documents;
    const addendum = { change: "addendum", base: 1, markdown: "Retorno em sete dias." };
    const url = `/api/documentos/${note?.id}/versions`;
    const added = await doctor().call({ method: "POST", url, payload: addendum });
    if (added.statusCode !== 201) throw new Error(added.body);
    await signDocument(note!.id, 2);
  }
  for (let n = 0; n < 10; n++) {
    const paciente_id = patients[n % 5]!;
    const laudo = (await save(await create(), { content: MEASURED, paciente_id })).body;
    if (n % 2 !== 0) continue;
    const { status } = await sign(laudo, { accept_missing: true, accept_unfilled: true });
    if (status !== 200) throw new Error(`the signature was answered ${status}`);
  }
  pages = [];
  for (const id of patients)
    pages.push(...(await readPages(key, `${ROOT}/Patient/${id}/$everything`)));
  all = resourcesOf(pages);
}, 240_000);

describe("$everything of 50 consultations", () => {
  it("has every resource once", () => {
    const counts: Record<string, number> = {};
    for (const { resourceType } of all) counts[resourceType] = (counts[resourceType] ?? 0) + 1;
    expect(counts).toEqual({
      ...{ Patient: 5, Practitioner: 5, Encounter: 50, Consent: 50, Appointment: 50 },
      ...{ Composition: 150, DocumentReference: 150, Provenance: 150, MedicationRequest: 100 },
      ...{ DiagnosticReport: 10, Observation: 10 },
    });
    const own = all.filter(({ resourceType }) => resourceType !== "Practitioner");
    expect(new Set(own.map(({ resourceType, id }) => `${resourceType}/${id}`)).size).toBe(
      own.length,
    );
    expect(pages.length).toBe(35);
  });

  it("has no validation error", () => {
    expect([...all, ...pages].flatMap(errorsOf)).toEqual([]);
  });

  it("has the target of every reference", () => {
    const known = new Set(all.map(({ resourceType, id }) => `${resourceType}/${id}`));
    const targets = [...JSON.stringify(all).matchAll(/"reference":"([^"]+)"/g)];
    expect(targets.length).toBeGreaterThan(1000);
    const outer = targets.map(([, target = ""]) => target).filter((one) => !one.startsWith("#"));
    expect(outer.filter((one) => !known.has(one))).toEqual([]);
  });
});

it.each([
  ["a missing element", { status: undefined }],
  ["an unknown element", { colour: "blue" }],
  ["a wrong type", { date: 5 }],
  ["a wrong code", { status: "finished" }],
  ["a wrong code below", { attester: [{ mode: "witness" }] }],
  ["a violated invariant", { section: [{ title: "Queixa" }] }],
])("the validation finds %s", (_, change) => {
  const [composition] = ofType("Composition");
  expect(errorsOf({ ...composition!, ...change })).not.toEqual([]);
});

describe("a resource", () => {
  it("is read by its id as it is in $everything", async () => {
    const types = new Set(all.map(({ resourceType }) => resourceType));
    expect(types.size).toBe(11);
    for (const type of types) {
      const [one] = ofType(type);
      const answer = await key.call({ url: `${ROOT}/${type}/${one?.id}` });
      expect([type, answer.json()]).toEqual([type, one]);
      expect(answer.headers["content-type"]).toBe("application/fhir+json; charset=utf-8");
      expect(answer.headers["cache-control"]).toBe("no-store");
    }
  });

  it("has the status of its row", () => {
    const statuses = (type: string, element = "status") => {
      const found = new Set(ofType(type).map((one) => String(one[element])));
      return [...found].toSorted((a, b) => a.localeCompare(b));
    };
    expect(statuses("Encounter")).toEqual(["finished", "in-progress", "unknown"]);
    expect(statuses("Consent")).toEqual(["active", "inactive"]);
    expect(ofType("Consent").find(({ contained }) => contained !== undefined)).toMatchObject({
      contained: [{ resourceType: "RelatedPerson", relationship: [{ coding: [{ code: "MTH" }] }] }],
      performer: [{ reference: "#representative0", display: "Rosa Souza" }],
    });
    expect(statuses("Composition")).toEqual(["amended", "final", "preliminary"]);
    expect(statuses("DocumentReference", "docStatus")).toEqual(["amended", "final", "preliminary"]);
    expect(statuses("MedicationRequest")).toEqual(["active", "draft"]);
    expect(statuses("Appointment")).toEqual(["cancelled", "fulfilled"]);
    expect(statuses("DiagnosticReport")).toEqual(["final", "preliminary"]);
  });

  it("of the engine is labelled as AI's, after the sign-off as the clinician's", () => {
    const labels = (one: Resource) =>
      (one.meta as { security: { code: string }[] } | undefined)?.security.map(({ code }) => code);
    for (const type of ["Composition", "DocumentReference"])
      for (const one of ofType(type)) {
        const isOwn = JSON.stringify(one.type).includes("referral");
        const status = one.docStatus ?? one.status;
        const label = status === "preliminary" ? "AIAST" : "CLINAST_AIRPT";
        expect(labels(one)).toEqual(isOwn ? undefined : [label]);
      }
    for (const one of ofType("MedicationRequest"))
      expect(labels(one)).toEqual([one.status === "draft" ? "AIAST" : "CLINAST_AIRPT"]);
  });

  it("of a statement's evidence names the element of the text, turn and time", () => {
    const composition = ofType("Composition").find(
      (one) => one.title === "Anamnese" && one.status === "final",
    );
    const text = JSON.stringify(composition);
    expect(text).toContain(String.raw`id=\"s0-1\"`);
    expect(text).toContain("Dor &lt;script&gt;");
    expect(text).not.toContain("<script>");
    const provenance = ofType("Provenance").find(({ id }) => id === composition?.id);
    expect(provenance).toMatchObject({
      agent: [
        { type: { coding: [{ code: "assembler" }] }, who: { display: "relato-scribe 1.0" } },
        { type: { coding: [{ code: "verifier" }] }, who: { display: "Ana Prado" } },
      ],
      entity: [{ role: "source" }, { what: composition?.encounter }],
    });
    const [, second] = (provenance?.entity ?? []) as { extension: unknown[] }[];
    expect(second?.extension).toEqual([
      {
        url: EVIDENCE,
        extension: [
          { url: "statement", valueUri: `Composition/${composition?.id}#s0-1` },
          { url: "turn", valueInteger: 2 },
          { url: "start_ms", valueInteger: 8000 },
          { url: "end_ms", valueInteger: 11_500 },
        ],
      },
    ]);
  });
});

describe("a search", () => {
  it("has all of a type in pages, each once", async () => {
    const [patient] = patients;
    const found = await readPages(key, `${ROOT}/Encounter?patient=Patient/${patient}&_count=3`);
    expect(found.map(({ entry = [] }) => entry.length)).toEqual([3, 3, 3, 1]);
    expect(found.flatMap(errorsOf)).toEqual([]);
    const reference = `Patient/${patient}`;
    expect(resourcesOf(found)).toEqual(
      ofType("Encounter").filter(
        ({ subject }) => (subject as { reference: string }).reference === reference,
      ),
    );
    const most = await readJson<SearchBundle>(
      key,
      `${ROOT}/Encounter?patient=${patient}&_count=999`,
    );
    expect(most.link[0]?.url).toContain("_count=20");
  });

  it("is refused without a patient and with a foreign cursor", async () => {
    const forged = Buffer.from(JSON.stringify({ type: "Consent", after: randomUUID() }));
    const cursor = forged.toString("base64url");
    const patient = `patient=${patients[0]}`;
    for (const query of [
      "",
      "?patient=Maria",
      `?${patient}&cursor=x`,
      `?${patient}&cursor=${cursor}`,
    ]) {
      const answer = await key.call({ url: `${ROOT}/Encounter${query}` });
      expect([query, answer.statusCode]).toEqual([query, 400]);
      expect(answer.headers["content-type"]).toContain("application/problem+json");
    }
  });

  it("of another doctor finds nothing", async () => {
    const rui = await createApiKey(server(), await newSubscriber());
    for (const type of ["Encounter", "Composition", "Observation", "Appointment"]) {
      const bundle = await readJson<SearchBundle>(rui, `${ROOT}/${type}?patient=${patients[0]}`);
      expect(bundle.entry).toBeUndefined();
      expect(errorsOf(bundle)).toEqual([]);
    }
    const everything = await rui.call({ url: `${ROOT}/Patient/${patients[0]}/$everything` });
    expect(everything.statusCode).toBe(404);
    const [practitioner] = ofType("Practitioner");
    const read = await rui.call({ url: `${ROOT}/Practitioner/${practitioner?.id}` });
    expect(read.statusCode).toBe(404);
  });
});

it("every FHIR route has words in the audit log", () => {
  const routes = server().app.routeTable.filter(({ url }) => url.startsWith(ROOT));
  const actions = routes.map(({ method, url }) => `${method} ${toContractPath(url)}`);
  expect(actions.length).toBeGreaterThan(20);
  expect(actions.filter((action) => describeAction(action) === null)).toEqual([]);
});

it("the capability statement is valid and names the form of errors", async () => {
  const statement = await readJson(key, `${ROOT}/metadata`);
  expect(errorsOf(statement)).toEqual([]);
  expect(JSON.stringify(statement)).toContain("application/problem+json");
});
