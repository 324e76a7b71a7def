import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { createModelo } from "../../testing/factories.ts";
import { create, URL } from "./agenda.fixture.ts";

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

describe("a consultation that starts from an appointment", () => {
  const save = (doctor: TestClient, modelo_id: string, agendamento_id: string | null) =>
    doctor.call({
      method: "POST",
      url: "/api/consultas",
      payload: {
        id: randomUUID(),
        modelo_id,
        paciente_id: null,
        tipo_consulta: "presencial",
        contexto_paciente: "Mulher, 54 anos",
        language: "pt-BR",
        source: { kind: "text", text: "Paciente: tenho febre." },
        agendamento_id,
        consent: { agreed: true },
      },
    });
  it("is linked once, and never to another doctor's appointment", async () => {
    const [ana, rui] = [await signUp(server.app), await signUp(server.app)];
    const { id: modelo } = await createModelo(server.deps.db, { created_by: ana.id });
    const { id: other } = await createModelo(server.deps.db, { created_by: rui.id });
    const { id } = await create(ana);
    const theirs = await save(rui, other, id);
    expect(theirs.statusCode).toBe(201);
    const first = await save(ana, modelo, id);
    await save(ana, modelo, id);
    expect((await save(ana, modelo, randomUUID())).statusCode).toBe(201);
    expect((await ana.call({ url: `${URL}/${id}` })).json()).toMatchObject({
      consulta_id: first.json<{ id: string }>().id,
    });
  });
});
