import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, signUp, type TestApp } from "../../testing/app.ts";

/* What needs no authenticator; a passkey is made and used in e2e/accounts-keys.spec.ts. */

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
    authenticatorSelection: { residentKey: "required" },
  });
  const asked = await server.app.inject({
    method: "POST",
    url: "/api/auth/sign-in/passkey/options",
  });
  expect(asked.json()).toMatchObject({ rpId: "localhost", challenge: expect.any(String) });
  // Visitors cannot find out which passkeys exist.
  expect(asked.json()).not.toHaveProperty("allowCredentials");
});

test("an old session cannot create a passkey", async () => {
  const doctor = await signUp(server.app);
  await server.deps.db.pool.query(
    "update auth.session set created_at = now() - interval '2 days' where user_id = $1",
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
