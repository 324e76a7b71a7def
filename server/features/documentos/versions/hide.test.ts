import type { Documento } from "@relato/shared/contract/documentos.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { withUser } from "../../../platform/database/database.ts";
import { createTestApp, type TestApp, type TestClient } from "../../../testing/app.ts";
import { signUpNamed } from "../../../testing/profile.ts";
import { createConsulta, createDocumento, createPaciente } from "../../../testing/factories.ts";
import { unzip } from "../../../testing/unzip.ts";
import { saveWords } from "../words.ts";

let server: TestApp;
let ana: TestClient;
beforeAll(async () => {
  server = await createTestApp({ env: { RATE_LIMIT_FACTOR: "20" } });
  ana = await signUpNamed(server.app);
});
afterAll(() => server.close());

const call = async (method: "GET" | "POST" | "DELETE", url: string, payload?: object) => {
  const answer = await ana.call({ method, url, ...(payload === undefined ? {} : { payload }) });
  return { status: answer.statusCode, body: answer.json() as Documento & { error?: string } };
};

const WORDS = { markdown: "## Receita\n\n- Dipirona indevida.\n" };
const statements = [{ text: "Dipirona indevida", status: "review" as const, evidence: [] }];
const content = { ...WORDS, sections: [{ heading: "Receita", level: 2, statements }] };

/** A patient's consultation with an anamnesis and an unwanted prescription. */
const makeUnwanted = async () => {
  const { db } = server.deps;
  const { id: paciente_id } = await createPaciente(db, { medico_id: ana.id });
  const consulta = await createConsulta(db, { medico_id: ana.id, paciente_id });
  const own = { medico_id: ana.id, consulta_id: consulta.id };
  const note = await createDocumento(db, own);
  const unwanted = await createDocumento(db, {
    ...{ ...own, kind: "prescription", version: { titulo: "Receita indevida", content } },
  });
  await withUser(db, ana.id, (tx) => saveWords(tx, consulta.id));
  return { paciente_id, note, unwanted, url: `/api/documentos/${unwanted.id}` };
};
const isFound = async (text: string): Promise<boolean> => {
  const answer = await ana.call({ method: "POST", url: "/api/busca", payload: { text } });
  return answer.json<{ consultas: object[] }>().consultas.length > 0;
};

it("hides an unsigned document everywhere, keeps its versions, and restores it", async () => {
  const { paciente_id, unwanted, url } = await makeUnwanted();
  const link = { protection: "code", days: 7, locale: "pt-br" };
  expect((await call("POST", `${url}/links`, link)).status).toBe(201);
  const record = async () => {
    const timeline = await ana.call({ url: `/api/pacientes/${paciente_id}/timeline` });
    const fhir = await ana.call({ url: `/api/fhir/Patient/${paciente_id}/$everything` });
    return timeline.body + fhir.body;
  };
  expect(await record()).toContain("Receita indevida");
  expect(await isFound("indevida")).toBe(true);

  expect((await call("DELETE", url)).body).toEqual({ removed: true });
  expect((await call("DELETE", url)).body).toEqual({ removed: true });
  expect((await call("GET", url)).body).toMatchObject({
    current: { number: 1 },
    can: { edit: false, sign: false, rewrite: false, remove: false, restore: true },
  });
  for (const [path, payload] of [
    ["sign", { base: 1 }],
    ["links", link],
  ] as const)
    expect((await call("POST", `${url}/${path}`, payload)).status, path).toBe(404);
  const edit = { change: "edited", base: 1, markdown: "Outra" };
  expect((await call("POST", `${url}/versions`, edit)).status).toBe(409);
  expect((await ana.call({ url: `${url}/pdf` })).statusCode).toBe(404);
  expect(await record()).not.toContain("Receita indevida");
  expect(await isFound("indevida")).toBe(false);
  const links = await withUser(server.deps.db, ana.id, (tx) =>
    tx.query(
      `select l.revoked_at is not null as revoked from secure_links l
         join document_versions v on v.id = l.version_id where v.documento_id = $1`,
      [unwanted.id],
    ),
  );
  expect(links).toEqual([{ revoked: true }]);
  const files = await unzip(
    (await ana.call({ url: `/api/pacientes/${paciente_id}/export` })).rawPayload,
  );
  expect([...files.keys()].filter((name) => name.includes("prescription"))).toEqual([]);
  const rows = JSON.parse(files.get("dados/documentos.json")?.toString() ?? "[]");
  expect(rows).toContainEqual(
    expect.objectContaining({ id: unwanted.id, hidden_at: expect.any(String) }),
  );

  expect((await call("POST", `${url}/restore`)).body).toMatchObject({
    ...{ hidden_at: null, can: { remove: true, restore: false } },
  });
  expect(await record()).toContain("Receita indevida");
  expect(await isFound("indevida")).toBe(true);
});

it("keeps a signed document and the consultation's own one", async () => {
  const { note, url } = await makeUnwanted();
  expect((await call("DELETE", `/api/documentos/${note.id}`)).body.error).toBe("DOCUMENT_CHANGED");
  await call("POST", `${url}/sign`, { base: 1 });
  expect((await call("DELETE", url)).body).toMatchObject({ error: "DOCUMENT_SIGNED" });
  expect((await call("GET", url)).body).toMatchObject({ can: { remove: false } });
});
