import { LINK_DAYS } from "@relato/shared/domain/sharing.ts";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, signUp, type TestApp } from "../../testing/app.ts";
import { signUpNamed } from "../../testing/profile.ts";
import { createMessage } from "../../testing/chatzello-factories.ts";
import { createConsulta, createDocumento, createNotification } from "../../testing/factories.ts";

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

test("a closed account keeps its records and refuses sign-in", async () => {
  const { db } = server.deps;
  const ana = await signUpNamed(server.app);
  const signIn = () =>
    server.app.inject({
      method: "POST",
      url: "/api/auth/sign-in/email",
      payload: { email: ana.email, password: "segredo" },
    });
  const elsewhere = (await signIn()).cookies.map(({ name, value }) => `${name}=${value}`);
  expect(elsewhere.length).toBeGreaterThan(0);
  const { id } = await createConsulta(db, { medico_id: ana.id });
  await createNotification(db, { user_id: ana.id });
  await ana.call({
    method: "PATCH",
    url: "/api/configuracoes/preferences",
    payload: { auto_save: false },
  });
  await createMessage(db, { user_id: ana.id });
  const close = (password: string) =>
    ana.call({
      method: "POST",
      url: "/api/configuracoes/close-account",
      payload: { password },
    });

  const documento = await createDocumento(db, { medico_id: ana.id, consulta_id: id });
  const made = await ana.call({
    method: "POST",
    url: `/api/documentos/${documento.id}/links`,
    payload: { protection: "code", days: LINK_DAYS[0], locale: "pt-br" },
  });
  const link = new URL(made.json<{ url: string }>().url).pathname;
  const visit = async () => (await server.app.inject({ url: link })).statusCode;
  expect(await visit()).toBe(200);
  await db.pool.query(
    "insert into auth.two_factor (id, secret, backup_codes, user_id) values ($1, 's', 'c', $1)",
    [ana.id],
  );

  const refused = await close("errada");
  expect([refused.statusCode, refused.json()]).toMatchObject([422, { error: "PASSWORD_WRONG" }]);
  expect((await ana.call({ url: `/api/consultas/${id}` })).statusCode).toBe(200);

  expect((await close("segredo")).json()).toEqual({ closed: true });
  for (const url of ["/api/session", `/api/consultas/${id}`])
    expect((await ana.call({ url })).statusCode).toBe(401);
  const answer = await signIn();
  expect([answer.statusCode, answer.json()]).toMatchObject([403, { error: "ACCOUNT_DISABLED" }]);

  expect(await visit()).toBe(404);

  // As the superuser sees it, whom no policy holds.
  const count = async (table: string, column: string): Promise<number> => {
    const pool = new pg.Pool({ connectionString: server.database.adminUrl, max: 1 });
    const { rows } = await pool.query<{ n: number }>(
      `select count(*)::int as n from ${table} where ${column} = $1`,
      [ana.id],
    );
    await pool.end();
    return rows[0]?.n ?? -1;
  };
  expect(await count("consultas", "medico_id")).toBe(1);
  for (const table of [
    "notifications",
    "user_preferences",
    "auth.session",
    "auth.passkey",
    "auth.two_factor",
    "chatzello_threads",
    "chatzello_messages",
  ])
    expect([table, await count(table, "user_id")]).toEqual([table, 0]);
});

test("repeated wrong passwords are limited", async () => {
  const rui = await signUp(server.app);
  const statuses: number[] = [];
  for (let i = 0; i < 11; i++)
    statuses.push(
      (
        await rui.call({
          method: "POST",
          url: "/api/configuracoes/close-account",
          payload: { password: "errada" },
        })
      ).statusCode,
    );
  expect(statuses.at(-1)).toBe(429);
  expect(new Set(statuses.slice(0, 10))).toEqual(new Set([422]));
});
