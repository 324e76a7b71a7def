import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createConsulta, createDoctor, createPaciente } from "../../testing/factories.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/database.ts";
import { asSystem, readAs, type SystemEntry, type Tx, withUser } from "./database.ts";
import { DatabaseError } from "./failure.ts";
import { consultas } from "./schema/consultas.ts";
import { pacientes } from "./schema/pacientes.ts";

const told: SystemEntry[] = [];
let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase({ onSystem: (entry) => told.push(entry) });
});
afterAll(() => test.drop());

describe("withUser", () => {
  it("sees only the doctor's rows", async () => {
    const mine = await createPaciente(test.db);
    const theirs = await createPaciente(test.db);
    const seen = await withUser(test.db, mine.medico_id, (tx) =>
      tx.drizzle.select().from(pacientes),
    );
    expect(seen).toEqual([mine]);
    expect(seen[0]?.id).not.toBe(theirs.id);
  });

  it("commits everything of a transaction or nothing", async () => {
    const { id } = await createDoctor(test.db);
    const failing = withUser(test.db, id, async (tx) => {
      await tx.drizzle.insert(pacientes).values({ medico_id: id, nome: "Meio Feito" });
      throw new Error("stop");
    });
    await expect(failing).rejects.toThrow("stop");
    expect(await withUser(test.db, id, (tx) => tx.query("select 1 from pacientes"))).toEqual([]);
  });

  it("fails when the caller ignored a statement's error", async () => {
    const { id } = await createDoctor(test.db);
    const swallowed = withUser(test.db, id, (tx) =>
      tx.query("select 1/0").catch(() => "swallowed"),
    );
    await expect(swallowed).rejects.toThrow("rolled back");
  });

  it("reads instants as ISO strings and dates as text, in drizzle and in raw SQL", async () => {
    const { id, medico_id } = await createPaciente(test.db, { data_nascimento: "1890-01-31" });
    const at = "1890-01-31T23:59:59.987Z";
    const [updated, raw] = await withUser(test.db, medico_id, async (tx) => [
      await tx.drizzle
        .update(pacientes)
        .set({ archived_at: at })
        .where(eq(pacientes.id, id))
        .returning(),
      await tx.query("select archived_at, data_nascimento from pacientes where id = $1", [id]),
    ]);
    const row = { archived_at: at, data_nascimento: "1890-01-31" };
    expect(updated).toMatchObject([row]);
    expect(raw).toEqual([row]);
  });

  it("leaves the values out of an error", async () => {
    const { id } = await createDoctor(test.db);
    const row = { medico_id: id, nome: "Nome Secreto", telefone: "não é telefone" };
    const refused = await withUser(test.db, id, (tx) =>
      tx.drizzle.insert(pacientes).values(row),
    ).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(DatabaseError);
    expect(refused).toMatchObject({ code: "23514", constraint: "pacientes_telefone_check" });
    const everything = JSON.stringify(refused, Object.getOwnPropertyNames(refused));
    expect(everything).not.toMatch(/Secreto|telefone é|não é/);
  });

  it("refuses a malformed user id before it reaches SQL", async () => {
    for (const id of ["", "x'; drop table consultas; --", "á", "a".repeat(65)])
      await expect(withUser(test.db, id, async () => 0)).rejects.toThrow("not a user id");
  });

  it("resets role and user on the connection", async () => {
    const { id } = await createDoctor(test.db);
    await withUser(test.db, id, (tx) => tx.query("select 1"));
    const { rows } = await test.db.pool.query("select current_user, app_user_id()");
    expect(rows).toEqual([{ current_user: "relato", app_user_id: null }]);
  });

  it("releases the connection when the first statement fails or there is none", async () => {
    const { id } = await createDoctor(test.db);
    for (let round = 0; round < 20; round++) {
      await expect(withUser(test.db, id, (tx) => tx.query("select 1/0"))).rejects.toThrow("22012");
      expect(await withUser(test.db, id, async () => round)).toBe(round);
    }
    const together = await withUser(test.db, id, (tx) =>
      Promise.all([
        tx.query("select 1 as n"),
        tx.query("select 2 as n"),
        tx.drizzle.execute("select 3 as n"),
      ]),
    );
    expect(together.map((one) => ("rows" in one ? one.rows : one))).toEqual([
      [{ n: 1 }],
      [{ n: 2 }],
      [{ n: 3 }],
    ]);
  });

  it("can write as the login role in the same transaction, which sees no tenant row", async () => {
    const { medico_id } = await createPaciente(test.db);
    const seen = await withUser(test.db, medico_id, async (tx) => ({
      asLogin: await tx.queryAsLogin(
        "select current_user, (select count(*)::int from pacientes) as pacientes",
      ),
      asUser: await tx.query(
        "select current_user, (select count(*)::int from pacientes) as pacientes",
      ),
    }));
    expect(seen).toEqual({
      asLogin: [{ current_user: "relato", pacientes: 0 }],
      asUser: [{ current_user: "relato_user", pacientes: 1 }],
    });
  });
});

describe("readAs", () => {
  it("reads the doctor's rows, cannot write, and releases the connection", async () => {
    const mine = await createPaciente(test.db);
    for (let round = 0; round < 20; round++)
      expect(
        await readAs(test.db, mine.medico_id, (tx) => tx.query("select id from pacientes")),
      ).toEqual([{ id: mine.id }]);
    await expect(
      readAs(test.db, mine.medico_id, (tx) => tx.query("update pacientes set nome = 'Outro'")),
    ).rejects.toMatchObject({ code: "25006" });
    const { rows } = await test.db.pool.query("select current_user, app_user_id()");
    expect(rows).toEqual([{ current_user: "relato", app_user_id: null }]);
  });
});

describe("asSystem", () => {
  it("sees all rows and reports its reason and outcome", async () => {
    const one = await createConsulta(test.db);
    const two = await createConsulta(test.db);
    const seen = await asSystem(test.db, "count for a test", (tx) =>
      tx.drizzle.select().from(consultas),
    );
    expect(seen.map((row) => row.id)).toEqual(expect.arrayContaining([one.id, two.id]));
    await expect(
      asSystem(test.db, "fail for a test", (tx) => tx.query("select 1/0")),
    ).rejects.toThrow("22012");
    expect(told).toContainEqual({
      reason: "count for a test",
      outcome: "success",
      ms: expect.any(Number),
    });
    expect(told).toContainEqual({
      reason: "fail for a test",
      outcome: "failure",
      ms: expect.any(Number),
    });
  });

  it("reads a user's name and e-mail, never a password or a session", async () => {
    const doctor = await createDoctor(test.db);
    const read = (columns: string, table: string) =>
      asSystem(test.db, "look at accounts", (tx) =>
        tx.query(`select ${columns} from auth."${table}" limit 1`),
      );
    expect(await read("id, name, email", "user")).toHaveLength(1);
    expect(doctor.emailVerified).toBe(true);
    for (const [columns, table] of [
      ["*", "user"],
      ["1", "account"],
      ["1", "session"],
      ["1", "verification"],
    ] as const)
      await expect(read(columns, table)).rejects.toMatchObject({ code: "42501" });
  });
});

describe("events", () => {
  it("are numbered in the order of one doctor's commits", async () => {
    const { id } = await createDoctor(test.db);
    const insert = (tx: Tx) =>
      tx.query<{ id: string }>(
        `insert into events (user_id, payload) values ($1, '{"type":"reset"}') returning id`,
        [id],
      );
    let second: Promise<{ id: string }[]> | undefined;
    const first = await withUser(test.db, id, async (tx) => {
      const rows = await insert(tx);
      // Waits for the doctor's lock, which the first transaction holds until its end.
      second = withUser(test.db, id, insert);
      const waiting = `select 1 from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`;
      await expect.poll(() => test.db.pool.query(waiting)).toMatchObject({ rowCount: 1 });
      return rows;
    });
    expect(Number((await second)?.[0]?.id)).toBeGreaterThan(Number(first[0]?.id));
  });

  it("are announced by the doctor's id", async () => {
    const { id } = await createDoctor(test.db);
    const client = await test.db.pool.connect();
    const heard: (string | undefined)[] = [];
    client.on("notification", ({ payload }) => heard.push(payload));
    await client.query("listen relato_events");
    await withUser(test.db, id, (tx) =>
      tx.query(`insert into events (user_id, payload) values ($1, '{"type":"reset"}')`, [id]),
    );
    await expect.poll(() => heard).toEqual([id]);
    client.release(true);
  });
});
