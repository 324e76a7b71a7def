import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { grantPlano } from "../../../features/planos/grants.ts";
import { ServerProcess } from "../../../testing/server-process.ts";

/* The server is killed while it answers a write with an Idempotency-Key. */

let server: ServerProcess;
let admin: pg.Client;
let secret: string;
beforeAll(async () => {
  server = await ServerProcess.create();
  await server.start();
  await server.signUp();
  admin = new pg.Client({ connectionString: server.database.adminUrl });
  await admin.connect();
  const { rows } = await admin.query<{ id: string }>('select id from auth."user"');
  const plan = { user_id: rows[0]!.id, plano: "yearly" as const, until: null, granted_by: null };
  await grantPlano(server.database.db, plan);
  const created = await server.post("/api/api-keys", { name: "K", scopes: ["pacientes:write"] });
  ({ secret } = (await created.json()) as { secret: string });
}, 300_000);
afterAll(async () => {
  await admin.end();
  await server.remove();
});

const create = (key: string, payload: object): Promise<Response> =>
  server.call(
    "POST",
    "/api/v1/pacientes",
    {
      authorization: `Bearer ${secret}`,
      "content-type": "application/json",
      "idempotency-key": key,
    },
    JSON.stringify(payload),
  );
/** Sends the request and kills the server when `isReached`; then ends the lease and restarts. */
const killWhen = async (
  key: string,
  payload: object,
  isReached: () => Promise<boolean>,
): Promise<void> => {
  const answer = create(key, payload).then(
    () => "answered",
    () => "lost",
  );
  await expect.poll(isReached, { timeout: 30_000 }).toBe(true);
  await server.kill();
  expect(await answer).toBe("lost");
};
const restart = async (): Promise<void> => {
  await admin.query("update idempotent_requests set leased_until = 'epoch'");
  await server.start();
};
const count = async (text: string, values: unknown[] = []): Promise<number> =>
  (await admin.query(text, values)).rowCount ?? 0;

it("a request that had saved nothing runs again", { timeout: 300_000 }, async () => {
  const [key, payload] = [randomUUID(), { id: randomUUID(), nome: "Maria Antes" }];
  const holder = new pg.Client({ connectionString: server.database.adminUrl });
  await holder.connect();
  await holder.query("begin; lock table pacientes in exclusive mode");
  const claimed = "select 1 from idempotent_requests where key = $1 and not has_effect";
  await killWhen(key, payload, async () => (await count(claimed, [key])) === 1);
  await holder.end();
  await restart();
  expect((await create(key, payload)).status).toBe(201);
  expect(await count("select 1 from pacientes where nome = 'Maria Antes'")).toBe(1);
});

it("a saved request whose answer was lost does not run again", { timeout: 300_000 }, async () => {
  const [key, payload] = [randomUUID(), { id: randomUUID(), nome: "Maria Depois" }];
  // The statement that stores the answer waits for this lock.
  await admin.query(`
    select pg_advisory_lock(4242);
    create function hold() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock(4242); return new; end $$;
    create trigger hold before update on idempotent_requests for each row
      when (new.status is not null) execute function hold()`);
  const saved = "select 1 from idempotent_requests where key = $1 and has_effect";
  await killWhen(key, payload, async () => (await count(saved, [key])) === 1);
  // The dead server's backend goes on, finds no client and rolls back.
  await admin.query("select pg_advisory_unlock(4242)");
  await admin.query("drop trigger hold on idempotent_requests");
  await restart();
  const answer = await create(key, payload);
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
    ...[409, "IDEMPOTENCY_ANSWER_LOST"],
  ]);
  expect(await count("select 1 from pacientes where nome = 'Maria Depois'")).toBe(1);
});
