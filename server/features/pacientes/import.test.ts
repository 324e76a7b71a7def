import { randomUUID } from "node:crypto";
import type { ImportRow } from "@relato/shared/contract/pacientes-import.ts";
import type { Paciente } from "@relato/shared/contract/pacientes.ts";
import type { PacienteDraft } from "@relato/shared/domain/paciente.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, signUp, type TestApp } from "../../testing/app.ts";
import { createConsulta } from "../../testing/factories.ts";
import { choices, create, draft, find, get, post, remove } from "./pacientes.fixture.ts";

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

describe("an import", () => {
  const rows = (...drafts: Partial<PacienteDraft>[]): ImportRow[] =>
    drafts.map((changes, n) => ({ row: n + 2, id: randomUUID(), ...draft(changes) }));

  it("previews errors and duplicates without saving", async () => {
    const doctor = await signUp(server.app);
    await create(doctor, { nome: "Ana", documento: "52998224725", email: "ana@exemplo.com" });
    const answer = await post(doctor, "/import/preview", {
      rows: rows(
        { nome: "Ana P.", documento: "529.982.247-25" },
        { nome: "", email: "x" },
        { nome: "Rui", email: "rui@exemplo.com" },
        { nome: "Rui Outro", email: "RUI@exemplo.com" },
        { nome: "Eva" },
      ),
    });
    expect(answer.json()).toEqual({
      errors: [
        { row: 3, field: "nome", code: "PACIENTE_NOME_REQUIRED" },
        { row: 3, field: "email", code: "EMAIL_INVALID" },
      ],
      duplicates: [
        { row: 2, by: "documento", of: { nome: "Ana", row: null } },
        { row: 5, by: "email", of: { nome: "Rui", row: 4 } },
      ],
    });
    expect(await find(doctor, "")).toEqual(["Ana"]);
  });

  it("saves ten thousand rows once, and the picker lists them", async () => {
    const doctor = await signUp(server.app);
    const many = rows(
      ...Array.from({ length: 10_000 }, (_, n) => ({
        nome: `P ${n}`,
        endereco: n === 0 ? "Rua A" : "",
      })),
    );
    expect((await post(doctor, "/import", { rows: many })).json()).toEqual({ imported: 10_000 });
    expect((await post(doctor, "/import", { rows: many })).json()).toEqual({ imported: 0 });
    expect((await post(doctor, "/import/preview", { rows: many })).json()).toEqual({
      errors: [],
      duplicates: [],
    });
    expect(await choices(doctor)).toHaveLength(10_000);
    expect((await get(doctor, many[0]!.id)).json()).toMatchObject({ endereco: { texto: "Rua A" } });
    expect((await get(doctor, many[1]!.id)).json()).toMatchObject({ endereco: null });
  });

  it("saves nothing when one row is invalid", async () => {
    const doctor = await signUp(server.app);
    const answer = await post(doctor, "/import", {
      rows: rows({ nome: "Ana" }, { nome: "Rui", email: "x" }),
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      expect.objectContaining({ error: "EMAIL_INVALID", field: "rows.1.email" }),
    ]);
    expect(await find(doctor, "")).toEqual([]);
  });
});

it("the export contains every patient, also archived ones", async () => {
  const doctor = await signUp(server.app);
  const { id } = await create(doctor, { nome: "Ana" });
  await createConsulta(server.deps.db, { medico_id: doctor.id, paciente_id: id });
  await remove(doctor, id);
  await create(doctor, { nome: "Rui" });
  const { items } = (await doctor.call({ url: "/api/pacientes/export" })).json<{
    items: Paciente[];
  }>();
  expect(items.map(({ nome, archived_at }) => [nome, archived_at === null])).toEqual([
    ["Ana", false],
    ["Rui", true],
  ]);
});
