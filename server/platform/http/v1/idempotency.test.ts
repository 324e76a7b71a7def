import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { grantPlano } from "../../../features/planos/grants.ts";
import { createApiKey, type KeyClient } from "../../../testing/api-key.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../../testing/app.ts";
import { withUser } from "../../database/database.ts";
import { pruneIdempotentRequests } from "./idempotency.ts";

let server: TestApp;
let ana: TestClient;
let key: KeyClient;
beforeAll(async () => {
  server = await createTestApp();
  ana = await signUp(server.app);
  const plan = { user_id: ana.id, plano: "yearly" as const, until: null, granted_by: null };
  await grantPlano(server.deps.db, plan);
  key = await createApiKey(server, ana);
});
afterAll(() => server.close());

const query = <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  withUser(server.deps.db, ana.id, (tx) => tx.query(text, values));
const countPacientes = async (nome: string): Promise<number> =>
  (await query("select 1 from pacientes where nome = $1", [nome])).length;
/** Each call has another id, so that a second run would create a second patient. */
const create = (once: string, payload: object, who: KeyClient = key) =>
  who.call({
    method: "POST",
    url: "/api/v1/pacientes",
    headers: { "idempotency-key": once },
    payload,
  });
const codeOf = (answer: { json: () => { code: string } }) => answer.json().code;
const change = (once: string, set: string) =>
  query(`update idempotent_requests set ${set} where key = $1`, [once]);

describe("a write with an Idempotency-Key", () => {
  it("runs once and repeats its answer", async () => {
    const once = randomUUID();
    const payload = { id: randomUUID(), nome: "Maria Uma" };
    const [first, second] = [await create(once, payload), await create(once, payload)];
    expect([first.statusCode, first.headers["idempotency-replayed"]]).toEqual([201, undefined]);
    expect([second.statusCode, second.headers["idempotency-replayed"]]).toEqual([201, "true"]);
    expect(second.body).toBe(first.body);
    expect(second.headers["content-type"]).toBe(first.headers["content-type"]);
    // An answer of a row that has changed since is still the first one.
    await query("update pacientes set nome = 'Outra' where id = $1", [payload.id]);
    expect((await create(once, payload)).body).toBe(first.body);
  });

  it("repeats a refusal too, as a new problem", async () => {
    const once = randomUUID();
    const url = `/api/v1/pacientes/${randomUUID()}`;
    const call = () => key.call({ method: "DELETE", url, headers: { "idempotency-key": once } });
    const [first, second] = [await call(), await call()];
    expect([first.statusCode, second.statusCode]).toEqual([404, 404]);
    expect(second.headers["idempotency-replayed"]).toBe("true");
    expect(second.json().request_id).toBe(second.headers["x-request-id"]);
  });

  it("refuses the same key with another body, path or method", async () => {
    const once = randomUUID();
    const id = randomUUID();
    await create(once, { id, nome: "Maria Duas" });
    const others = [
      create(once, { id, nome: "Maria Dois" }),
      key.call({
        method: "DELETE",
        url: `/api/v1/pacientes/${id}`,
        headers: { "idempotency-key": once },
      }),
    ];
    for (const answer of await Promise.all(others))
      expect([answer.statusCode, codeOf(answer)]).toEqual([422, "IDEMPOTENCY_MISMATCH"]);
    expect(await countPacientes("Maria Duas")).toBe(1);
  });

  it("is apart for each API key", async () => {
    const other = await createApiKey(server, ana);
    const once = randomUUID();
    await create(once, { id: randomUUID(), nome: "Maria Três" });
    const answer = await create(once, { id: randomUUID(), nome: "Maria Três" }, other);
    expect([answer.statusCode, await countPacientes("Maria Três")]).toEqual([201, 2]);
  });

  it("runs once among concurrent duplicates", async () => {
    const once = randomUUID();
    const payload = { id: randomUUID(), nome: "Maria Quatro" };
    const answers = await Promise.all(Array.from({ length: 12 }, () => create(once, payload)));
    const ran = answers.filter(
      ({ statusCode, headers }) =>
        statusCode === 201 && headers["idempotency-replayed"] === undefined,
    );
    expect(ran).toHaveLength(1);
    for (const answer of answers)
      expect(answer.statusCode === 201 || codeOf(answer) === "IDEMPOTENCY_RUNNING").toBe(true);
  });

  it("answers 409 with Retry-After while the first request runs", async () => {
    const once = randomUUID();
    const payload = { id: randomUUID(), nome: "Maria Cinco" };
    const client = await server.deps.db.pool.connect();
    await client.query("begin; set local role relato_system; lock table pacientes");
    const first = create(once, payload);
    await expect
      .poll(() => query("select 1 from idempotent_requests where key = $1", [once]))
      .toHaveLength(1);
    const second = await create(once, payload);
    await client.query("rollback");
    client.release();
    expect([second.statusCode, codeOf(second)]).toEqual([409, "IDEMPOTENCY_RUNNING"]);
    expect(second.headers["retry-after"]).toBe("1");
    expect((await first).statusCode).toBe(201);
  });

  it("ignores the header on routes that only read", async () => {
    const headers = { "idempotency-key": randomUUID() };
    const search = (text: string) =>
      key.call({ method: "POST", url: "/api/v1/pacientes/search", headers, payload: { text } });
    expect([(await search("a")).statusCode, (await search("b")).statusCode]).toEqual([200, 200]);
  });

  it.each([
    ["an empty", ""],
    ["a long", "x".repeat(256)],
    ["a spaced", "a b"],
  ])("refuses %s key", async (_, once) => {
    const answer = await create(once, { id: randomUUID(), nome: "Maria" });
    expect([answer.statusCode, answer.json().field]).toEqual([400, "Idempotency-Key"]);
  });
});

describe("after the process died", () => {
  /** The row as a killed process leaves it. */
  const leave = async (has_effect: boolean): Promise<[string, { id: string; nome: string }]> => {
    const once = randomUUID();
    const payload = { id: randomUUID(), nome: `Maria ${once}` };
    await create(once, payload);
    if (!has_effect) await query("delete from pacientes where id = $1", [payload.id]);
    await change(once, `status = null, answer = null, has_effect = ${has_effect}`);
    return [once, payload];
  };

  it("waits for its lease", async () => {
    const [once, payload] = await leave(false);
    expect(codeOf(await create(once, payload))).toBe("IDEMPOTENCY_RUNNING");
  });

  it("runs a request again that had no effect", async () => {
    const [once, payload] = await leave(false);
    await change(once, "leased_until = 'epoch'");
    expect((await create(once, payload)).statusCode).toBe(201);
    expect(await countPacientes(payload.nome)).toBe(1);
  });

  it("says that the answer of a saved request is lost", async () => {
    const [once, payload] = await leave(true);
    await change(once, "leased_until = 'epoch'");
    const answer = await create(once, payload);
    expect([answer.statusCode, codeOf(answer)]).toEqual([409, "IDEMPOTENCY_ANSWER_LOST"]);
    expect(await countPacientes(payload.nome)).toBe(1);
  });
});

it("a run that was taken over does not commit", async () => {
  const once = randomUUID();
  const payload = { id: randomUUID(), nome: "Maria Sete" };
  const client = await server.deps.db.pool.connect();
  await client.query("begin; set local role relato_system; lock table pacientes");
  const stalled = create(once, payload);
  await expect
    .poll(() => query("select 1 from idempotent_requests where key = $1", [once]))
    .toHaveLength(1);
  await change(once, `claim_id = '${randomUUID()}'`);
  await client.query("rollback");
  client.release();
  expect(codeOf(await stalled)).toBe("IDEMPOTENCY_RUNNING");
  expect(await countPacientes("Maria Sete")).toBe(0);
});

it("rows are deleted after a day, and an older row does not count", async () => {
  const once = randomUUID();
  await create(once, { id: randomUUID(), nome: "Maria Oito" });
  await change(once, "created_at = now() - interval '25 hours'");
  const other = await create(once, { id: randomUUID(), nome: "Maria Nove" });
  expect(other.statusCode).toBe(201);
  await change(once, "created_at = now() - interval '25 hours'");
  await pruneIdempotentRequests(server.deps.db);
  expect(await query("select 1 from idempotent_requests where key = $1", [once])).toEqual([]);
});

it("the erasure of a patient removes stored answers", async () => {
  const once = randomUUID();
  const payload = { id: randomUUID(), nome: "Maria Dez" };
  await create(once, payload);
  const erased = await ana.call({
    method: "POST",
    url: `/api/pacientes/${payload.id}/erasure`,
    payload: { nome: payload.nome },
  });
  expect(erased.statusCode).toBe(200);
  const rows = await query<{ row: string }>(
    "select idempotent_requests::text as row from idempotent_requests",
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ row }) => row.includes(payload.nome))).toEqual([]);
  expect(codeOf(await create(once, payload))).toBe("IDEMPOTENCY_ANSWER_LOST");
});
