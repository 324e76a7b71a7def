import { randomUUID } from "node:crypto";
import type { Documento } from "@relato/shared/contract/documentos.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { withUser } from "../../../platform/database/database.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../../testing/app.ts";
import { createConsulta, createDocumento, createModelo } from "../../../testing/factories.ts";
import { updateDocumento } from "../queries.ts";
import { writeDocumento } from "../writing/rewrite.ts";

let server: TestApp;
let ana: TestClient;
beforeAll(async () => {
  server = await createTestApp();
  ana = await signUp(server.app);
});
afterAll(() => server.close());

const TURN = { i: 0, speaker: "medico" as const, start_ms: 0, end_ms: 2000, text: "Repouse." };

it("removes a failed document without a version and no other", async () => {
  const { db } = server.deps;
  const medico_id = ana.id;
  const modelo = await createModelo(db, { created_by: medico_id, markdown: "## Plano\n" });
  const consulta = await createConsulta(db, {
    medico_id,
    modelo_id: modelo.id,
    status: "Concluído",
    concluida_em: new Date().toISOString(),
    transcricao: {
      engine: "text",
      model: null,
      language: "pt-BR",
      duration_ms: 2000,
      turns: [TURN],
    },
  });
  const written = await createDocumento(db, { medico_id, consulta_id: consulta.id });
  const id = randomUUID();
  const read = async () => (await ana.call({ url: `/api/documentos/${id}` })).json() as Documento;
  const remove = async (which: string = id) => {
    const answer = await ana.call({ method: "DELETE", url: `/api/documentos/${which}` });
    return { status: answer.statusCode, body: answer.json() as unknown };
  };
  await ana.call({
    method: "POST",
    url: `/api/consultas/${consulta.id}/documentos`,
    payload: { from: "template", id, modelo_id: modelo.id, instruction: "" },
  });
  expect(await read()).toMatchObject({ can: { remove: false } });
  expect(await remove()).toMatchObject({ body: { error: "DOCUMENT_BEING_WRITTEN" } });

  const { rewriting } = await read();
  await withUser(db, medico_id, (tx) =>
    updateDocumento(tx, id, {
      rewriting: { ...rewriting!, state: "failed", error: "INTERNAL" },
    }),
  );
  expect(await read()).toMatchObject({ current: null, can: { remove: true, rewrite: true } });
  expect(await remove()).toEqual({ status: 200, body: { removed: true } });
  expect(await remove()).toMatchObject({ status: 404 });
  // The waiting job does nothing.
  await writeDocumento(
    server.deps,
    { documento_id: id, medico_id },
    { signal: new AbortController().signal, last: true },
  );
  const { items } = (
    await ana.call({ url: `/api/consultas/${consulta.id}/documentos` })
  ).json() as { items: Documento[] };
  expect(items.map((one) => [one.id, one.can.remove])).toEqual([[written.id, false]]);

  expect(await remove(written.id)).toMatchObject({
    status: 409,
    body: { error: "DOCUMENT_CHANGED" },
  });
  // The database refuses it, too.
  const gone = await withUser(db, medico_id, (tx) =>
    tx.query(`delete from documentos where id = $1 returning id`, [written.id]),
  );
  expect(gone).toEqual([]);
});
