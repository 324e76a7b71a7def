import { randomUUID } from "node:crypto";
import type { Paciente } from "@relato/shared/contract/pacientes.ts";
import type { PacienteDraft } from "@relato/shared/domain/paciente.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, signUp, type TestApp } from "../../testing/app.ts";
import { createAgendamento, createConsulta, createDocumento } from "../../testing/factories.ts";
import { choices, create, draft, find, get, post, remove } from "./pacientes.fixture.ts";

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

describe("the list", () => {
  it("finds by name, e-mail, phone and CPF, without accents, case and punctuation", async () => {
    const doctor = await signUp(server.app);
    await create(doctor, { nome: "José da Conceição", email: "ze@exemplo.com" });
    await create(doctor, { nome: "Ana Müller", telefone: "(11) 98765-4321" });
    await create(doctor, {
      nome: "100%_certa",
      whatsapp: "21999990000",
      documento: "529.982.247-25",
    });
    const expected: Record<string, string[]> = {
      "": ["100%_certa", "Ana Müller", "José da Conceição"],
      "jose CONCEICAO": ["José da Conceição"],
      conceição: ["José da Conceição"],
      "ZE@exemplo": ["José da Conceição"],
      muller: ["Ana Müller"],
      "(11) 98765": ["Ana Müller"],
      "99999-0000": ["100%_certa"],
      "529.982.247-25": ["100%_certa"],
      "0%_c": ["100%_certa"],
      "%": ["100%_certa"],
      "\\": [],
      "jose ana": [],
    };
    for (const [text, names] of Object.entries(expected))
      expect([text, await find(doctor, text)]).toEqual([text, names]);
  });

  it("pages without loss or repetition, also rows of one import", async () => {
    const doctor = await signUp(server.app);
    const rows = Array.from({ length: 25 }, (_, n) => ({
      row: n + 1,
      id: randomUUID(),
      ...draft({ nome: `P ${n + 1}` }),
    }));
    await post(doctor, "/import", { rows });
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const answer = await post(doctor, "/search", { limit: 10, cursor });
      const page = answer.json<{ items: Paciente[]; next_cursor: string | null }>();
      seen.push(...page.items.map(({ nome }) => nome));
      cursor = page.next_cursor;
    } while (cursor !== null);
    expect(seen).toEqual(rows.map(({ nome }) => nome));
  });

  it("refuses an invalid cursor, and does not log the search text", async () => {
    const doctor = await signUp(server.app);
    expect((await post(doctor, "/search", { cursor: "x" })).statusCode).toBe(400);
    await find(doctor, "Segredônia da Silva");
    expect(server.logged.join("\n")).not.toContain("Segredônia");
  });
});

describe("saving", () => {
  it("stores digits, nulls for empty fields, and an address", async () => {
    const doctor = await signUp(server.app);
    const { id } = await create(doctor, {
      nome: " Ana ",
      telefone: "(11) 98765-4321",
      sexo: "Outro",
      data_nascimento: "1980-02-29",
      documento: "ab 123456",
      endereco: "Rua A",
    });
    expect((await get(doctor, id)).json()).toMatchObject({
      nome: "Ana",
      email: null,
      telefone: "11987654321",
      whatsapp: null,
      sexo: "Outro",
      data_nascimento: "1980-02-29",
      documento: "AB123456",
      endereco: { texto: "Rua A" },
      can: { remove: "delete", restore: false },
    });
  });

  it.each<[Partial<PacienteDraft>, string, string]>([
    [{ nome: " " }, "nome", "PACIENTE_NOME_REQUIRED"],
    [{ nome: "A", email: "a@b" }, "email", "EMAIL_INVALID"],
    [{ nome: "A", documento: "111.111.111-11" }, "documento", "CPF_INVALID"],
    [{ nome: "A", data_nascimento: "3000-01-01" }, "data_nascimento", "DATA_NASCIMENTO_INVALID"],
  ])("answers %j with the field", async (changes, field, error) => {
    const doctor = await signUp(server.app);
    const answer = await post(doctor, "", { id: randomUUID(), ...draft(changes) });
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      expect.objectContaining({ error, field }),
    ]);
    expect(await find(doctor, "")).toEqual([]);
  });

  it("creates one patient for a repeated id, and overwrites no change", async () => {
    const doctor = await signUp(server.app);
    const id = randomUUID();
    const ask = (nome: string) => post(doctor, "", { id, ...draft({ nome }) });
    const first = await ask("Ana");
    const again = await ask("Ana");
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    const other = await ask("Ana Prado");
    expect([other.statusCode, other.json().error]).toEqual([409, "PACIENTE_CHANGED"]);
    expect(await find(doctor, "")).toEqual(["Ana"]);
  });

  it("does not change another doctor's patient", async () => {
    const [ana, rui] = [await signUp(server.app), await signUp(server.app)];
    const { id } = await create(ana, { nome: "Maria" });
    expect((await post(rui, "", { id, ...draft({ nome: "Tomada" }) })).statusCode).toBe(404);
    expect(await find(ana, "")).toEqual(["Maria"]);
  });
});

describe("removing", () => {
  it("deletes a patient without a record", async () => {
    const doctor = await signUp(server.app);
    const { id } = await create(doctor, { nome: "Ana" });
    expect((await remove(doctor, id)).json()).toEqual({ outcome: "deleted" });
    expect((await get(doctor, id)).statusCode).toBe(404);
  });

  it("archives a patient with a record, and restores it", async () => {
    const doctor = await signUp(server.app);
    const { id } = await create(doctor, { nome: "Ana" });
    await createConsulta(server.deps.db, { medico_id: doctor.id, paciente_id: id });
    expect((await get(doctor, id)).json()).toMatchObject({ can: { remove: "archive" } });
    expect((await remove(doctor, id)).json()).toEqual({ outcome: "archived" });
    expect([await find(doctor, ""), await find(doctor, "", true), await choices(doctor)]).toEqual([
      [],
      ["Ana"],
      [],
    ]);
    expect((await get(doctor, id)).json()).toMatchObject({ can: { remove: null, restore: true } });
    expect((await get(doctor, id, "/timeline")).json()).toMatchObject({
      items: [{ kind: "consulta" }],
    });
    // A repeated request keeps it archived.
    expect((await remove(doctor, id)).json()).toEqual({ outcome: "archived" });
    expect((await post(doctor, `/${id}/restore`, {})).json()).toMatchObject({ archived_at: null });
    expect(await choices(doctor)).toEqual(["Ana"]);
  });
});

describe("the timeline", () => {
  it("contains only the patient's consultations with their documents, newest first", async () => {
    const doctor = await signUp(server.app);
    const { id } = await create(doctor, { nome: "Ana" });
    const of = { medico_id: doctor.id, paciente_id: id };
    const older = await createConsulta(server.deps.db, {
      ...of,
      data_criacao: "2026-01-01T10:00:00.000Z",
    });
    const newer = await createConsulta(server.deps.db, of);
    await createConsulta(server.deps.db, { medico_id: doctor.id });
    const { items } = (await get(doctor, id, "/timeline")).json<{ items: { id: string }[] }>();
    expect(items.map((item) => item.id)).toEqual([newer.id, older.id]);
    expect(items[0]).toMatchObject({ kind: "consulta", documents: [] });
    const kind = "certificate" as const;
    for (const titulo of ["Atestado de um dia", "Atestado de comparecimento"])
      await createDocumento(server.deps.db, {
        ...{ medico_id: doctor.id, consulta_id: newer.id, kind, version: { titulo } },
      });
    const titled = (await get(doctor, id, "/timeline")).json<{ items: object[] }>().items;
    expect(titled[0]).toMatchObject({
      documents: [
        { kind, titulo: "Atestado de um dia" },
        { kind, titulo: "Atestado de comparecimento" },
      ],
    });
  });
});

describe("the timeline's appointments", () => {
  it("are among the consultations by time, also cancelled ones, on every page", async () => {
    const doctor = await signUp(server.app);
    const { id } = await create(doctor, { nome: "Ana" });
    const of = { medico_id: doctor.id, paciente_id: id };
    const at = (n: number) => new Date(Date.UTC(2026, 0, 1, 0, n)).toISOString();
    const expected: string[] = [];
    for (let n = 0; n < 60; n++) {
      const row =
        n % 2 === 0
          ? await createConsulta(server.deps.db, { ...of, data_criacao: at(n) })
          : await createAgendamento(server.deps.db, {
              ...of,
              data: at(n),
              titulo: "Retorno",
              cancelled_at: n === 1 ? at(0) : null,
            });
      expected.unshift(row.id);
    }
    const read = async (more: string) =>
      (await get(doctor, id, `/timeline${more}`)).json<{
        items: { id: string; kind: string; cancelled?: boolean }[];
        next_cursor: string | null;
      }>();
    const first = await read("");
    const second = await read(`?cursor=${first.next_cursor}`);
    const items = [...first.items, ...second.items];
    expect(items.map((item) => item.id)).toEqual(expected);
    expect(second.next_cursor).toBeNull();
    expect(items[0]).toMatchObject({ kind: "agendamento", titulo: "Retorno", cancelled: false });
    expect(items.filter(({ cancelled }) => cancelled === true)).toHaveLength(1);
  });
});
