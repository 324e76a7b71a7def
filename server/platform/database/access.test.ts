import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDoctorWithEverything, ROWS } from "../../testing/access.ts";
import { listTables } from "../../testing/list-tables.ts";
import { findAccessGaps } from "../../testing/access-gaps.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/database.ts";
import { createDoctor, type Doctor } from "../../testing/factories.ts";
import { asSystem, patientLimit, type Tx, withUser } from "./database.ts";

let test: TestDatabase;
let owner: Doctor;
let other: Doctor;
let admin: pg.Pool;
let migrator: pg.Pool;
beforeAll(async () => {
  test = await createTestDatabase();
  admin = new pg.Pool({ connectionString: test.adminUrl, max: 2 });
  migrator = new pg.Pool({ connectionString: test.migratorUrl, max: 1 });
  // Dropping the database terminates connections that are still closing, an error without a query.
  admin.on("connect", (client) => client.on("error", () => undefined));
  owner = await createDoctorWithEverything(test.db);
  other = await createDoctor(test.db);
});
afterAll(async () => {
  await migrator.end();
  await admin.end();
  await test.drop();
});

/** The superuser's view, which no policy filters. */
const contents = async (table: string): Promise<unknown[]> =>
  (await admin.query(`select to_jsonb(t) as row from "${table}" t order by 1`)).rows;

/** The number of rows that a statement reached, or its error. */
const reached = (work: Promise<{ n: number }[]>): Promise<number | string> =>
  work.then(
    ([row]) => row?.n ?? 0,
    (error: { code?: string }) => (error.code === "42501" ? "refused" : Promise.reject(error)),
  );

type Ask = (text: string, params?: unknown[]) => Promise<{ n: number }[]>;
const asked =
  (run: (work: (tx: Tx) => Promise<{ n: number }[]>) => Promise<{ n: number }[]>): Ask =>
  (text, params) =>
    run((tx) => tx.query(text, params));
const STRANGERS: Record<string, Ask> = {
  "a second doctor": asked((work) => withUser(test.db, other.id, work)),
  "a user that does not exist": asked((work) => withUser(test.db, "nobody", work)),
  "the role without a user": asked((work) =>
    withUser(test.db, other.id, async (tx) => {
      await tx.query("set local app.user_id = ''");
      return work(tx);
    }),
  ),
  "the login without a role": async (text, params) => (await test.db.pool.query(text, params)).rows,
  "the login with a user but without a role": async (text, params) => {
    const client = await test.db.pool.connect();
    try {
      await client.query("select set_config('app.user_id', $1, false)", [owner.id]);
      return (await client.query(text, params)).rows;
    } finally {
      client.release(true);
    }
  },
};

/** What a launched session reads of the doctor beside its patient. */
const DOCTORS_OWN = [
  ...["events", "modelo_settings", "modelos_anamnese", "quota_uses"],
  ...["plano_grants", "stripe_user_subscriptions", "trials"],
  ...["user_preferences", "user_profiles"],
];

/** Read by `asSystem` only. */
const SYSTEM_ONLY = new Set(["invitations"]);

describe("the tables", () => {
  it("have no gap", async () => {
    expect(await findAccessGaps(test.db.pool)).toEqual([]);
  });

  it("all have a row in this test", async () => {
    expect(Object.keys(ROWS).toSorted()).toEqual(await listTables(test.db.pool));
  });

  it.each(Object.keys(ROWS).filter((table) => !SYSTEM_ONLY.has(table)))(
    "%s is readable by its owner",
    async (table) => {
      const rows = await withUser(test.db, owner.id, (tx) => tx.query(`select * from "${table}"`));
      expect(rows.length).toBeGreaterThan(0);
      expect(rows).toHaveLength((await contents(table)).length);
    },
  );

  it("show a launched session nothing of another patient", async () => {
    const readable: string[] = [];
    await patientLimit.run(randomUUID(), async () => {
      for (const table of Object.keys(ROWS)) {
        if (SYSTEM_ONLY.has(table)) continue;
        const rows = await withUser(test.db, owner.id, (tx) =>
          tx.query(`select 1 from "${table}" limit 1`),
        );
        if (rows.length > 0) readable.push(table);
      }
    });
    expect(readable.toSorted()).toEqual(DOCTORS_OWN.toSorted());
  });

  describe.each(Object.keys(ROWS))("%s", (table) => {
    it.each(Object.keys(STRANGERS))("refuses %s all access", async (stranger) => {
      const ask = STRANGERS[stranger]!;
      const before = await contents(table);
      expect(before.length).toBeGreaterThan(0);
      const { column, row } = await ownedRow(table);
      const columns = await writableColumns(table);
      const values = `(${columns})
        select ${columns} from jsonb_populate_record(null::"${table}", $1::jsonb)`;
      const attempts = {
        read: await reached(ask(`select count(*)::int as n from "${table}"`)),
        update: await reached(
          ask(
            `with u as (update "${table}" set "${column}" = "${column}" returning 1)
             select count(*)::int as n from u`,
          ),
        ),
        take: await reached(
          ask(
            `with u as (update "${table}" set "${column}" = $1 returning 1)
             select count(*)::int as n from u`,
            [other.id],
          ),
        ),
        delete: await reached(
          ask(`with d as (delete from "${table}" returning 1) select count(*)::int as n from d`),
        ),
      };
      for (const result of Object.values(attempts)) expect([0, "refused"]).toContain(result);
      expect(await reached(ask(`insert into "${table}" ${values}`, [JSON.stringify(row)]))).toBe(
        "refused",
      );
      expect(await contents(table)).toEqual(before);
    });
  });

  it.each(Object.keys(ROWS))("%s cannot be moved to another doctor", async (table) => {
    const { column } = await ownedRow(table);
    const give = withUser(test.db, owner.id, (tx) =>
      tx.query(`update "${table}" set "${column}" = $1`, [other.id]),
    );
    await expect(give).rejects.toMatchObject({ code: "42501" });
  });

  it("show their owner keys, webhooks, plans and the like, and no clinical row", async () => {
    const readable: string[] = [];
    for (const table of Object.keys(ROWS)) {
      const { rows } = await migrator.query<{ n: number }>(
        `select count(*)::int as n from "${table}"`,
      );
      if (rows[0]!.n > 0) readable.push(table);
    }
    expect(readable.toSorted()).toEqual([
      ...[
        "api_keys",
        "audit_heads",
        "launches",
        "plano_grants",
        "stripe_user_subscriptions",
        "trials",
      ],
      "webhook_endpoints",
    ]);
  });

  it("let no role change the audit log, not even the system", async () => {
    for (const text of [
      "update audit_log set action = 'x'",
      "delete from audit_log",
      "truncate audit_log",
      "update audit_heads set seq = 1",
      "delete from audit_heads",
      "insert into audit_heads (medico_id, seq, hash) values ('x', 1, 'x')",
    ])
      await expect(
        asSystem(test.db, "try to change the past", (tx) => tx.query(text)),
      ).rejects.toMatchObject({
        code: "42501",
      });
  });

  it("hide accounts from doctors", async () => {
    for (const table of ["user", "session", "account", "verification", "two_factor", "rate_limit"])
      await expect(
        withUser(test.db, owner.id, (tx) => tx.query(`select 1 from auth."${table}"`)),
      ).rejects.toMatchObject({ code: "42501" });
  });
});

/** Every column except computed ones. */
async function writableColumns(table: string): Promise<string> {
  const { rows } = await admin.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  return rows[0]?.columns ?? "";
}

/** The column of the owner's id, and one row of the owner. */
async function ownedRow(table: string): Promise<{ column: string; row: object }> {
  const { rows } = await admin.query<{ row: Record<string, unknown> }>(
    `select to_jsonb(t) as row from "${table}" t`,
  );
  for (const { row } of rows)
    for (const column of [
      ...["medico_id", "user_id", "created_by", "invited_by", "actor", "referrer_user_id"],
    ])
      if (row[column] === owner.id) return { column, row };
  throw new Error(`no row of the owner's in ${table}`);
}

describe("findAccessGaps", () => {
  const GAPS: [string, string, string][] = [
    [
      "a table without policies",
      "create table forgotten (n int)",
      "forgotten has no row-level security",
    ],
    [
      "a table whose owner is let through",
      "create table unforced (n int); alter table unforced enable row level security",
      "unforced does not force row-level security on its owner",
    ],
    [
      "a table without a policy",
      `create table mute (n int);
       alter table mute enable row level security, force row level security`,
      "mute has no policy",
    ],
    [
      "a policy for everybody",
      "create policy everybody on pacientes using (true)",
      "policy everybody on pacientes is for every role",
    ],
    [
      "a policy that does not ask who",
      "create policy anybody on pacientes to relato_user using (nome <> '')",
      "policy anybody on pacientes does not ask for app_user_id()",
    ],
    [
      "a view with its owner's rights",
      "create view every_paciente as select * from pacientes",
      "every_paciente is a view without security_invoker",
    ],
    [
      "a materialized view",
      "create materialized view names as select nome from pacientes",
      "names is a foreign table or materialized view, without policies",
    ],
    [
      "a grant to everybody",
      "grant select on pacientes to public",
      "pacientes is granted to every role",
    ],
    [
      "accounts opened to doctors",
      "grant usage on schema auth to relato_user",
      "relato_user may use the schema auth",
    ],
    [
      "a function with its owner's rights",
      `create function peek() returns bigint language sql security definer
       return (select count(*) from pacientes)`,
      "function peek runs with its owner's rights and can be called",
    ],
  ];
  it.each(GAPS)("names %s", async (_, statement, sentence) => {
    const client = await migrator.connect();
    try {
      await client.query("begin");
      await client.query(statement);
      expect(await findAccessGaps(client)).toContain(sentence);
    } finally {
      await client.query("rollback");
      client.release();
    }
  });

  it("names a login that is a superuser", async () => {
    expect(await findAccessGaps(admin)).toEqual([
      "postgres is a superuser, bypasses row-level security or inherits a group",
    ]);
  });
});
