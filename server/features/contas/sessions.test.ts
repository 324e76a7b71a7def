import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenSession } from "@relato/shared/contract/conta.ts";
import { asSystem } from "../../platform/database/database.ts";
import { registerEventStream } from "../../platform/events/sse.ts";
import { createServer } from "../../platform/http/server.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { createFindCaller } from "./session.ts";

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

/** The same doctor in another browser. */
const elsewhere = async ({ email }: TestClient, password = "segredo"): Promise<string> => {
  const answer = await server.app.inject({
    method: "POST",
    url: "/api/auth/sign-in/email",
    payload: { email, password },
    headers: { "user-agent": "Other browser" },
  });
  const [cookie] = answer.cookies;
  return `${cookie?.name}=${encodeURIComponent(cookie?.value ?? "")}`;
};
const list = async (cookie: string): Promise<OpenSession[]> =>
  (await server.app.inject({ url: "/api/sessions", headers: { cookie } })).json<{
    items: OpenSession[];
  }>().items;
const isOpen = async (cookie: string): Promise<boolean> =>
  (await server.app.inject({ url: "/api/session", headers: { cookie } })).statusCode === 200;

test("lists the open sessions without tokens and marks the current one", async () => {
  const doctor = await signUp(server.app);
  await elsewhere(doctor);
  const sessions = await list(doctor.cookie);
  expect(sessions.map(({ user_agent, current }) => [user_agent, current])).toEqual([
    ["Other browser", false],
    [expect.any(String), true],
  ]);
  expect(Object.keys(sessions[0] ?? {}).toSorted()).toEqual([
    "created_at",
    "current",
    "expires_at",
    "id",
    "ip_address",
    "user_agent",
  ]);
});

test("a sign-in in the same browser ends the session before", async () => {
  const doctor = await signUp(server.app);
  const again = await doctor.call({
    method: "POST",
    url: "/api/auth/sign-in/email",
    payload: { email: doctor.email, password: "segredo" },
  });
  expect(again.statusCode).toBe(200);
  expect(await isOpen(doctor.cookie)).toBe(false);
});

test("ends one session at once", async () => {
  const doctor = await signUp(server.app);
  const other = await elsewhere(doctor);
  const id = (await list(doctor.cookie)).find(({ current }) => !current)?.id ?? "";
  const ended = await doctor.call({ method: "DELETE", url: `/api/sessions/${id}` });
  expect(ended.json()).toEqual({ revoked: true });
  expect([await isOpen(other), await isOpen(doctor.cookie)]).toEqual([false, true]);
});

test("ends every other session", async () => {
  const doctor = await signUp(server.app);
  const others = [await elsewhere(doctor), await elsewhere(doctor)];
  const ended = await doctor.call({
    method: "POST",
    url: "/api/sessions/revoke-others",
    payload: {},
  });
  expect(ended.json()).toEqual({ revoked: 2 });
  for (const other of others) expect(await isOpen(other)).toBe(false);
  expect(await isOpen(doctor.cookie)).toBe(true);
});

const change = (doctor: TestClient, current_password: string, new_password: string) =>
  doctor.call({
    method: "POST",
    url: "/api/account/password",
    payload: { current_password, new_password },
  });

test("a changed password ends every session and starts a new one", async () => {
  const doctor = await signUp(server.app);
  const other = await elsewhere(doctor);
  const changed = await change(doctor, "segredo", "outra-senha");
  expect(changed.json()).toEqual({ changed: true });
  expect([await isOpen(other), await isOpen(doctor.cookie)]).toEqual([false, false]);
  const [cookie] = changed.cookies;
  expect(await isOpen(`${cookie?.name}=${encodeURIComponent(cookie?.value ?? "")}`)).toBe(true);
  expect(await isOpen(await elsewhere(doctor, "outra-senha"))).toBe(true);
});

test.each([
  ["errada", "outra-senha", 422, "PASSWORD_WRONG"],
  ["segredo", "curta", 422, "PASSWORD_TOO_SHORT"],
  ["segredo", "x".repeat(129), 422, "PASSWORD_TOO_LONG"],
])(
  "from %j to %j is refused with %i %s, and changes nothing",
  async (current, next, status, error) => {
    const doctor = await signUp(server.app);
    const answer = await change(doctor, current, next);
    expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([status, error]);
    expect(await isOpen(doctor.cookie)).toBe(true);
    expect(await isOpen(await elsewhere(doctor))).toBe(true);
  },
);

test("after ten wrong passwords in a session, further ones are refused", async () => {
  const doctor = await signUp(server.app);
  for (let i = 0; i < 10; i++)
    expect((await change(doctor, "errada", "outra-senha")).statusCode).toBe(422);
  expect((await change(doctor, "segredo", "outra-senha")).statusCode).toBe(429);
});

test("security changes of an account are in the audit log", async () => {
  const doctor = await signUp(server.app);
  await change(doctor, "segredo", "outra-senha");
  const noted = () =>
    asSystem(server.deps.db, "read the audit log", async (tx) => {
      const rows = await tx.query<{ action: string }>(
        "select action from audit_log where actor = $1 and action like 'account.%' order by at",
        [doctor.id],
      );
      return rows.map(({ action }) => action);
    });
  await server.deps.audit.close();
  expect(await noted()).toEqual(["account.sign-up", "account.password-change"]);
});

test("a tab that holds only an event stream keeps its session", async () => {
  const doctor = await signUp(server.app);
  const { deps } = server;
  const app = createServer(deps.config, deps.log, createFindCaller(deps));
  app.register(async (routes) => registerEventStream(routes, deps, { heartbeat_ms: 20 }));
  const stop = new AbortController();
  try {
    const url = `${await app.listen({ port: 0, host: "127.0.0.1" })}/api/events`;
    const stream = await fetch(url, { headers: { cookie: doctor.cookie }, signal: stop.signal });
    expect(stream.status).toBe(200);
    await deps.db.pool.query(
      "update auth.session set expires_at = now() + interval '1 hour' where user_id = $1",
      [doctor.id],
    );
    const isRenewed = async () => {
      const { rowCount } = await deps.db.pool.query(
        `select 1 from auth.session
          where user_id = $1 and expires_at > now() + interval '11 hours'`,
        [doctor.id],
      );
      return rowCount === 1;
    };
    await expect.poll(isRenewed).toBe(true);
  } finally {
    stop.abort();
    await app.close();
  }
});
