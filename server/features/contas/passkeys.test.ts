import { afterAll, beforeAll, expect, test } from "vitest";
import { asSystem } from "../../platform/database/database.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { createAuthenticator } from "../../testing/authenticator.ts";

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

test("the options require a resident key and contain only the own account", async () => {
  const doctor = await signUp(server.app);
  const made = await doctor.call({ method: "POST", url: "/api/account/passkeys/options" });
  expect(made.json()).toMatchObject({
    rp: { name: "Relato", id: "localhost" },
    challenge: expect.any(String),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  const asked = await server.app.inject({
    method: "POST",
    url: "/api/auth/sign-in/passkey/options",
  });
  expect(asked.json()).toMatchObject({
    rpId: "localhost",
    challenge: expect.any(String),
    userVerification: "required",
  });
  // Visitors cannot find out which passkeys exist.
  expect(asked.json()).not.toHaveProperty("allowCredentials");
});

const cookieOf = (answer: { cookies: { name: string; value: string }[] }): string =>
  answer.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join("; ");
const post = (url: string, payload: object, cookie: string) =>
  server.app.inject({ method: "POST", url, payload, headers: { cookie } });
type Authenticator = ReturnType<typeof createAuthenticator>;

const register = async ({ cookie }: TestClient, authenticator: Authenticator) => {
  const options = await post("/api/account/passkeys/options", {}, cookie);
  const { challenge } = options.json<{ challenge: string }>();
  const payload = { name: "Laptop", credential: authenticator.create(challenge) };
  return post("/api/account/passkeys", payload, `${cookie}; ${cookieOf(options)}`);
};
const signInWith = async (authenticator: Authenticator) => {
  const options = await post("/api/auth/sign-in/passkey/options", {}, "");
  const { challenge } = options.json<{ challenge: string }>();
  const payload = { credential: authenticator.get(challenge) };
  return post("/api/auth/sign-in/passkey", payload, cookieOf(options));
};

test("attack: a stolen key that checks neither fingerprint nor PIN does not sign in", async () => {
  const doctor = await signUp(server.app);
  const state = { verifies: true };
  const authenticator = createAuthenticator(state);
  expect((await register(doctor, authenticator)).statusCode).toBe(201);
  expect((await signInWith(authenticator)).json()).toMatchObject({ user: { id: doctor.id } });
  state.verifies = false;
  const stolen = await signInWith(authenticator);
  expect([stolen.statusCode, stolen.json<{ error: string }>().error]).toEqual([
    401,
    "PASSKEY_UNVERIFIED",
  ]);
  expect(stolen.cookies).toEqual([]);
  await server.deps.audit.close();
  const recorded = await asSystem(server.deps.db, "read the audit log in a test", (tx) =>
    tx.query("select actor, outcome from audit_log where action = $1 order by at", [
      "account.sign-in-passkey",
    ]),
  );
  expect(recorded).toEqual([
    { actor: doctor.id, outcome: "success" },
    { actor: "anonymous", outcome: "failure" },
  ]);
});

test("a key that checks neither fingerprint nor PIN is not registered", async () => {
  const doctor = await signUp(server.app);
  const answer = await register(doctor, createAuthenticator({ verifies: false }));
  expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([
    401,
    "PASSKEY_UNVERIFIED",
  ]);
  expect((await doctor.call({ url: "/api/account/passkeys" })).json()).toEqual({ items: [] });
});

test("an old session cannot create a passkey", async () => {
  const doctor = await signUp(server.app);
  await server.deps.db.pool.query(
    "update auth.session set authenticated_at = now() - interval '16 minutes' where user_id = $1",
    [doctor.id],
  );
  const answer = await doctor.call({ method: "POST", url: "/api/account/passkeys/options" });
  expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([
    403,
    "SESSION_NOT_FRESH",
  ]);
});

const response = { clientDataJSON: "e30", authenticatorData: "AAAA", signature: "AAAA" };
test.each([
  ["an unknown key", { id: "AAAA", rawId: "AAAA", type: "public-key", response }],
  ["a key without anything", { id: "", response: {} }],
  ["values of other kinds", { id: "x", response: { clientDataJSON: 7 }, type: null }],
])("%s does not sign in", async (_name, credential) => {
  const asked = await server.app.inject({
    method: "POST",
    url: "/api/auth/sign-in/passkey/options",
  });
  const [cookie] = asked.cookies;
  const answer = await server.app.inject({
    method: "POST",
    url: "/api/auth/sign-in/passkey",
    payload: { credential },
    headers: { cookie: `${cookie?.name}=${encodeURIComponent(cookie?.value ?? "")}` },
  });
  expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([
    401,
    "PASSKEY_FAILED",
  ]);
});

test("an invalid credential creates no passkey", async () => {
  const doctor = await signUp(server.app);
  const answer = await doctor.call({
    method: "POST",
    url: "/api/account/passkeys",
    payload: { name: "Laptop", credential: { id: "AAAA", response: {} } },
  });
  expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([
    401,
    "PASSKEY_FAILED",
  ]);
  expect((await doctor.call({ url: "/api/account/passkeys" })).json()).toEqual({ items: [] });
});
