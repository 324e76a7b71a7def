import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { countPasskeys, enrolTotp, insertPasskey } from "../../testing/credentials.ts";

/* Attacks at an unlocked screen: the session is open, the password is unknown. */

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

/** A doctor who signed in 16 minutes ago. */
const createAbsent = async (): Promise<TestClient> => {
  const doctor = await signUp(server.app);
  await server.deps.db.pool.query(
    "update auth.session set authenticated_at = now() - interval '16 minutes' where user_id = $1",
    [doctor.id],
  );
  return doctor;
};
const post = ({ call }: TestClient, url: string, payload: object) =>
  call({ method: "POST", url: `/api/account/${url}`, payload });
const cookieOf = (answer: { cookies: { name: string; value: string }[] }): string =>
  answer.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join("; ");
const errorOf = (answer: { json: <T>() => T }) => answer.json<{ error: string }>().error;

test.each([
  ["passkeys/options", {}, "SESSION_NOT_FRESH"],
  ["passkeys", { name: "Theirs", credential: { id: "AA", response: {} } }, "SESSION_NOT_FRESH"],
  ["two-factor/confirm", { code: "000000" }, "SESSION_NOT_FRESH"],
  ["two-factor", { password: "guessed" }, "PASSWORD_WRONG"],
  ["two-factor/disable", { password: "guessed" }, "PASSWORD_WRONG"],
  ["password", { current_password: "guessed", new_password: "outra-senha" }, "PASSWORD_WRONG"],
])("%s needs a recent proof", async (url, payload, error) => {
  expect(errorOf(await post(await createAbsent(), url, payload))).toBe(error);
});

test("a passkey is removed only after a recent proof", async () => {
  const doctor = await createAbsent();
  await insertPasskey(server.deps.db, doctor.id);
  const { rows } = await server.deps.db.pool.query<{ id: string }>(
    "select id from auth.passkey where user_id = $1",
    [doctor.id],
  );
  const remove = () =>
    doctor.call({ method: "DELETE", url: `/api/account/passkeys/${rows[0]?.id}` });
  expect(errorOf(await remove())).toBe("SESSION_NOT_FRESH");
  expect(errorOf(await post(doctor, "step-up", { password: "errada" }))).toBe("PASSWORD_WRONG");
  expect(errorOf(await remove())).toBe("SESSION_NOT_FRESH");
  const proved = await post(doctor, "step-up", { password: "segredo" });
  expect(proved.json()).toEqual({ proved: true });
  const removed = await server.app.inject({
    method: "DELETE",
    url: `/api/account/passkeys/${rows[0]?.id}`,
    headers: { cookie: cookieOf(proved) },
  });
  expect(removed.json()).toEqual({ removed: true });
  expect(await countPasskeys(server.deps.db, doctor.id)).toBe(0);
});

test("a proof gives the session a new token, and the former one ends in a minute", async () => {
  const doctor = await createAbsent();
  const cookie = cookieOf(await post(doctor, "step-up", { password: "segredo" }));
  const listed = await server.app.inject({ url: "/api/sessions", headers: { cookie } });
  expect(listed.json()).toMatchObject({ items: [{ current: true }] });
  const read = () => doctor.call({ url: "/api/session" });
  expect((await read()).statusCode).toBe(200);
  expect((await read()).headers["set-cookie"]).toBeUndefined();
  const { rowCount } = await server.deps.db.pool.query(
    `update auth.session set created_at = created_at - interval '1 minute'
      where user_id = $1 and created_at < now() - interval '29 days'`,
    [doctor.id],
  );
  expect(rowCount).toBe(1);
  expect((await read()).statusCode).toBe(401);
  expect((await server.app.inject({ url: "/api/session", headers: { cookie } })).statusCode).toBe(
    200,
  );
});

test("sessions are ended only after a recent proof", async () => {
  const doctor = await createAbsent();
  const others = await doctor.call({
    method: "POST",
    url: "/api/sessions/revoke-others",
    payload: {},
  });
  const one = await doctor.call({
    method: "DELETE",
    url: "/api/sessions/0199aaaa-0000-7000-8000-000000000001",
  });
  expect([errorOf(others), errorOf(one)]).toEqual(["SESSION_NOT_FRESH", "SESSION_NOT_FRESH"]);
});

test("backup codes are renewed only with the password", async () => {
  const doctor = await signUp(server.app);
  const { answer: enrolled } = await enrolTotp(server.app, doctor.cookie);
  const cookie = enrolled.cookies
    .filter(({ value }) => value !== "")
    .map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)
    .join("; ");
  const answer = await server.app.inject({
    method: "POST",
    url: "/api/account/two-factor/backup-codes",
    payload: { password: "guessed" },
    headers: { cookie },
  });
  expect(errorOf(answer)).toBe("PASSWORD_WRONG");
});

test("the password of another form is a proof too", async () => {
  const doctor = await createAbsent();
  const { uri } = await enrolTotp(server.app, doctor.cookie);
  expect(uri).toContain("otpauth://");
});

test("a proof counts for its own session only", async () => {
  const doctor = await createAbsent();
  const answer = await server.app.inject({
    method: "POST",
    url: "/api/auth/sign-in/email",
    payload: { email: doctor.email, password: "segredo" },
  });
  expect(answer.statusCode).toBe(200);
  expect(errorOf(await post(doctor, "passkeys/options", {}))).toBe("SESSION_NOT_FRESH");
});
