import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../testing/database.ts";
import { createConsulta, createModelo, createPaciente } from "../../testing/factories.ts";
import { withUser } from "./database.ts";
import { type DatabaseError, isDuplicate, isMissingReference } from "./failure.ts";
import { consultas } from "./schema/consultas.ts";
import { pacientes } from "./schema/pacientes.ts";

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

describe("the system's templates", () => {
  it("are readable by every doctor and writable by none", async () => {
    const system = await createModelo(test.db, { is_global: true });
    const mine = await createModelo(test.db);
    const id = mine.created_by ?? "";
    const read = "select id from modelos_anamnese order by id";
    const seen = [{ id: system.id }, { id: mine.id }];
    expect(await withUser(test.db, id, (tx) => tx.query(read))).toEqual(
      expect.arrayContaining(seen),
    );
    const anonymous = await withUser(test.db, id, async (tx) => {
      await tx.query("set local app.user_id = ''");
      return tx.query(read);
    });
    expect(anonymous).toEqual([]);
    const touched = await withUser(test.db, id, async (tx) => [
      await tx.query("update modelos_anamnese set titulo = 'Minha' where is_global returning id"),
      await tx.query("delete from modelos_anamnese where is_global returning id"),
    ]);
    expect(touched).toEqual([[], []]);
    for (const statement of [
      "update modelos_anamnese set is_global = true",
      `insert into modelos_anamnese (titulo, markdown, is_global, created_by)
       values ('', '', true, '${id}')`,
    ])
      await expect(withUser(test.db, id, (tx) => tx.query(statement))).rejects.toMatchObject({
        code: "42501",
      });
  });
});

describe("references", () => {
  const missing = "018f0000-0000-7000-8000-000000000000";
  const errorOf = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: DatabaseError) => error,
    );

  const facts = (error: DatabaseError | null) =>
    error && [error.message, error.code, error.constraint, error.table];

  it("refuses another doctor's patient like one that does not exist", async () => {
    const mine = await createConsulta(test.db);
    const theirs = await createPaciente(test.db);
    const point = (paciente_id: string) =>
      errorOf(
        withUser(test.db, mine.medico_id, (tx) =>
          tx.drizzle.update(consultas).set({ paciente_id }),
        ),
      );
    const [other, none] = [await point(theirs.id), await point(missing)];
    expect(isMissingReference(other)).toBe(true);
    expect(facts(other)).toEqual(facts(none));
  });

  it("refuses another doctor's template like a missing one, accepts the system's", async () => {
    const mine = await createConsulta(test.db);
    const theirs = await createModelo(test.db);
    const system = await createModelo(test.db, { is_global: true });
    const point = (modelo_id: string) =>
      errorOf(
        withUser(test.db, mine.medico_id, (tx) => tx.drizzle.update(consultas).set({ modelo_id })),
      );
    const create = (modelo_id: string) =>
      errorOf(createConsulta(test.db, { medico_id: mine.medico_id, modelo_id }));
    for (const attempt of [point, create]) {
      const [other, none] = [await attempt(theirs.id), await attempt(missing)];
      expect(isMissingReference(other)).toBe(true);
      expect(facts(other)).toEqual(facts(none));
      expect(await attempt(system.id)).toBeNull();
    }
  });

  it("keeps the consultation when its patient is deleted", async () => {
    const paciente = await createPaciente(test.db);
    const consulta = await createConsulta(test.db, {
      medico_id: paciente.medico_id,
      paciente_id: paciente.id,
    });
    const [kept] = await withUser(test.db, paciente.medico_id, async (tx) => {
      await tx.drizzle.delete(pacientes).where(eq(pacientes.id, paciente.id));
      return tx.drizzle.select().from(consultas).where(eq(consultas.id, consulta.id));
    });
    expect(kept).toEqual({ ...consulta, paciente_id: null });
  });

  it("distinguishes a duplicate from a missing reference", async () => {
    const consulta = await createConsulta(test.db);
    const again = await errorOf(createConsulta(test.db, consulta));
    expect(isDuplicate(again)).toBe(true);
    expect(isMissingReference(again)).toBe(false);
  });
});
