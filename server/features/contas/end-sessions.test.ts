import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, signUp, type TestApp } from "../../testing/app.ts";
import { countPasskeys, enrolTotp, insertPasskey } from "../../testing/credentials.ts";
import { endSessions, forgetSecondStep } from "./end-sessions.ts";

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

test("an operator ends the sessions of one account, or of all", async () => {
  const doctors = [await signUp(server.app), await signUp(server.app), await signUp(server.app)];
  const states = () =>
    Promise.all(
      doctors.map(async ({ call }) => (await call({ url: "/api/session" })).statusCode === 200),
    );
  expect(await endSessions(server.deps.db, ` ${doctors[0]?.email.toUpperCase()} `)).toBe(1);
  expect(await states()).toEqual([false, true, true]);
  expect(await endSessions(server.deps.db, null)).toBe(2);
  expect(await states()).toEqual([false, false, false]);
});

test("a lost second step is removed, with the passkeys", async () => {
  const doctor = await signUp(server.app);
  await enrolTotp(server.app, doctor.cookie);
  await insertPasskey(server.deps.db, doctor.id);
  expect(await forgetSecondStep(server.deps.db, doctor.email)).toBe(doctor.id);
  expect(await forgetSecondStep(server.deps.db, "nobody@example.org")).toBeNull();
  expect(await countPasskeys(server.deps.db, doctor.id)).toBe(0);
  const answer = await server.app.inject({
    method: "POST",
    url: "/api/auth/sign-in/email",
    payload: { email: doctor.email, password: "segredo" },
  });
  expect(answer.json()).toHaveProperty("user");
});
