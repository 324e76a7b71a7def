import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDoctorWithEverything } from "../../testing/access.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/database.ts";
import {
  createConsulta,
  createDocumento,
  createGravacao,
  createPaciente,
  createSegmento,
  type Doctor,
} from "../../testing/factories.ts";
import { asSystem, withUser } from "./database.ts";
import { consentimentos } from "./schema/consultas.ts";

let test: TestDatabase;
let admin: pg.Pool;
let owner: Doctor;
beforeAll(async () => {
  test = await createTestDatabase();
  admin = new pg.Pool({ connectionString: test.adminUrl, max: 1 });
  admin.on("connect", (client) => client.on("error", () => undefined));
  owner = await createDoctorWithEverything(test.db);
});
afterAll(async () => {
  await admin.end();
  await test.drop();
});

const DENIED = { code: "42501" };
const asRole = {
  "the login": (text: string) => test.db.pool.query(text),
  "a doctor": (text: string) => withUser(test.db, owner.id, (tx) => tx.query(text)),
  "the system": (text: string) => asSystem(test.db, "attack", (tx) => tx.query(text)),
};

describe.each(Object.entries(asRole))("%s", (_, run) => {
  it.each([
    "truncate consultas cascade",
    "truncate audit_log",
    "drop table consentimentos",
    "drop policy own_rows on pacientes",
    "alter table pacientes disable row level security",
    "alter table pacientes no force row level security",
    "create policy everybody on pacientes using (true)",
    "alter table audit_log owner to current_user",
    "set local role relato_migrator",
    "set local role relato_backup",
    "create table public.mine (n int)",
    "create function public.mine() returns int language sql return 1",
    "alter function erase_consulta owner to current_user",
    "alter role relato bypassrls",
    "create schema mine",
    "delete from drizzle.__drizzle_migrations",
  ])("may not: %s", async (text) => {
    await expect(run(text)).rejects.toMatchObject(DENIED);
  });

  it.each(["consentimentos", "document_versions", "sign_offs", "audit_log"])(
    "may not change or delete %s",
    async (table) => {
      const { rows } = await admin.query<{ column: string }>(
        `select attname as column from pg_attribute
          where attrelid = $1::regclass and attnum > 0 order by attnum limit 1`,
        [table],
      );
      const column = rows[0]?.column ?? "";
      const before = (await admin.query(`select * from ${table}`)).rows;
      expect(before.length).toBeGreaterThan(0);
      await expect(run(`update ${table} set ${column} = ${column}`)).rejects.toMatchObject(DENIED);
      await expect(run(`delete from ${table}`)).rejects.toMatchObject(DENIED);
      // A cascade would delete them too.
      await expect(run("delete from consultas")).rejects.toMatchObject(DENIED);
      expect((await admin.query(`select * from ${table}`)).rows).toEqual(before);
    },
  );
});

it("lets the login count the migrations, for the readiness check", async () => {
  const { rows } = await test.db.pool.query("select from drizzle.__drizzle_migrations");
  expect(rows.length).toBeGreaterThan(26);
});

it("keeps a consent and its revocation as two rows", async () => {
  const { id: consulta_id, medico_id } = await createConsulta(test.db);
  const row = { consulta_id, medico_id, recorded_by: medico_id };
  const found = await withUser(test.db, medico_id, async ({ drizzle }) => {
    for (const agreed of [true, false])
      await drizzle.insert(consentimentos).values({ ...row, agreed });
    return drizzle
      .select({ agreed: consentimentos.agreed })
      .from(consentimentos)
      .orderBy(consentimentos.id);
  });
  expect(found).toEqual([{ agreed: true }, { agreed: false }]);
});

describe("erase_consulta", () => {
  const erase = (id: string) =>
    asSystem(test.db, "erase in a test", async (tx) => {
      const [row] = await tx.query<{ keys: string[] }>(
        "select erase_consulta($1, 'operator') as keys",
        [id],
      );
      return row?.keys;
    });
  const age = (id: string, years: number) =>
    admin.query(
      `with c as (update consultas set data_criacao = now() - make_interval(years => $2)
                   where id = $1)
       update document_versions v set created_at = now() - make_interval(years => $2)
         from documentos d where d.id = v.documento_id and d.consulta_id = $1`,
      [id, years],
    );
  const count = async (table: string, where: string, value: string): Promise<number> =>
    (await admin.query(`select from ${table} where ${where} = $1`, [value])).rowCount ?? 0;

  it("may be called by the system only", async () => {
    const call = `select erase_consulta('${randomUUID()}', 'me')`;
    await expect(asRole["the login"](call)).rejects.toMatchObject(DENIED);
    await expect(asRole["a doctor"](call)).rejects.toMatchObject(DENIED);
  });

  it("refuses before twenty years have passed since the patient's last entry", async () => {
    const { id: paciente_id, medico_id } = await createPaciente(test.db);
    const old = await createConsulta(test.db, { medico_id, paciente_id });
    await age(old.id, 21);
    const recent = await createConsulta(test.db, { medico_id, paciente_id });
    await age(recent.id, 19);
    await expect(erase(old.id)).rejects.toMatchObject({ code: "RL020" });
    expect(await count("consultas", "id", old.id)).toBe(1);
    expect(await count("audit_log", "subject", old.id)).toBe(0);
  });

  it("erases the record after the term, returns its files and writes the audit log", async () => {
    const { consulta_id, id: documento_id, medico_id } = await createDocumento(test.db);
    const gravacao = await createGravacao(test.db, { medico_id, consulta_id });
    const { storage_key } = await createSegmento(test.db, { medico_id, gravacao_id: gravacao.id });
    await age(consulta_id, 21);
    expect(await erase(consulta_id)).toEqual([storage_key]);
    expect(await count("consultas", "id", consulta_id)).toBe(0);
    expect(await count("document_versions", "documento_id", documento_id)).toBe(0);
    expect(await count("gravacoes", "id", gravacao.id)).toBe(0);
    const { rows } = await admin.query(
      "select actor, action, outcome from audit_log where subject = $1",
      [consulta_id],
    );
    expect(rows).toEqual([{ actor: "operator", action: "consulta.erase", outcome: "success" }]);
  });

  it("erases an example at any time and nothing unknown", async () => {
    const { id } = await createConsulta(test.db, { is_example: true });
    expect(await erase(id)).toEqual([]);
    expect(await count("consultas", "id", id)).toBe(0);
    await expect(erase(id)).rejects.toMatchObject({ code: "P0002" });
  });
});
