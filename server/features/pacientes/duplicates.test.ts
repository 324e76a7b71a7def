import { randomUUID } from "node:crypto";
import type { PacienteDuplicate } from "@relato/shared/contract/pacientes.ts";
import type { PacienteDraft } from "@relato/shared/domain/paciente.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { createConsulta } from "../../testing/factories.ts";
import { create, draft, post, remove } from "./pacientes.fixture.ts";

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const duplicates = async (
  doctor: TestClient,
  changes: Partial<PacienteDraft>,
  id: string = randomUUID(),
): Promise<[string, PacienteDuplicate["by"]][]> => {
  const { nome, data_nascimento, documento, telefone, whatsapp } = draft(changes);
  const body = { id, nome, data_nascimento, documento, telefone, whatsapp };
  const answer = await post(doctor, "/duplicates", body);
  expect(answer.statusCode).toBe(200);
  return answer
    .json<{ items: PacienteDuplicate[] }>()
    .items.map((one): [string, PacienteDuplicate["by"]] => [one.nome, one.by]);
};

it("finds patients with the same document, name and birth, or phone", async () => {
  const doctor = await signUp(server.app);
  const ana = await create(doctor, {
    nome: "Ana Müller",
    data_nascimento: "1980-02-29",
    documento: "529.982.247-25",
    telefone: "(11) 98765-4321",
  });
  expect(await duplicates(doctor, { nome: "ana muller", data_nascimento: "1980-02-29" })).toEqual([
    ["Ana Müller", ["name_birth"]],
  ]);
  expect(await duplicates(doctor, { nome: "A. M.", documento: "52998224725" })).toEqual([
    ["Ana Müller", ["documento"]],
  ]);
  // A relative may have the same WhatsApp number: the doctor decides.
  expect(await duplicates(doctor, { nome: "Rui", whatsapp: "11987654321" })).toEqual([
    ["Ana Müller", ["phone"]],
  ]);
  expect(await duplicates(doctor, { nome: "Ana Müller", data_nascimento: "1981-02-28" })).toEqual(
    [],
  );
  expect(await duplicates(doctor, { nome: "Ana Müller" })).toEqual([]);
  expect(await duplicates(doctor, { nome: "Ana", documento: "52998224725" }, ana.id)).toEqual([]);
});

it("shows namesakes apart, archived ones too, and nothing of another doctor", async () => {
  const [doctor, other] = [await signUp(server.app), await signUp(server.app)];
  const known = { nome: "Rosa Lima", data_nascimento: "1950-01-02", documento: "529.982.247-25" };
  const rosa = await create(doctor, known);
  await createConsulta(server.deps.db, { medico_id: doctor.id, paciente_id: rosa.id });
  await remove(doctor, rosa.id);
  const answer = await post(doctor, "/duplicates", {
    id: randomUUID(),
    ...{ nome: "Rosa", data_nascimento: "", documento: known.documento },
    ...{ telefone: "", whatsapp: "" },
  });
  expect(answer.json()).toEqual({
    items: [
      {
        ...{ id: rosa.id, nome: "Rosa Lima", data_nascimento: "1950-01-02", cpf_end: "4725" },
        ...{ archived: true, by: ["documento"] },
      },
    ],
  });
  expect(await duplicates(other, known)).toEqual([]);
});
