import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, signUp, type TestApp } from "../../testing/app.ts";
import { makeAdmin } from "./admin.ts";

let test_app: TestApp;
beforeAll(async () => {
  test_app = await createTestApp();
});
afterAll(() => test_app.close());

const post = (path: string, payload: object, cookie?: string) =>
  test_app.app.inject({
    method: "POST",
    url: `/api/auth/${path}`,
    payload,
    ...(cookie === undefined ? {} : { headers: { cookie } }),
  });
const session = (cookie: string) =>
  test_app.app.inject({ url: "/api/session", headers: { cookie } });

test("sign-up signs in and stores the address trimmed and in lower case", async () => {
  const answer = await post("sign-up/email", { email: "  Rui@Example.ORG ", password: "segredo" });
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toEqual({
    user: { id: expect.any(String), email: "rui@example.org", name: "rui", role: "doctor" },
    confirmation_required: false,
  });
  const [cookie] = answer.cookies;
  expect(cookie).toMatchObject({
    name: "relato.session_token",
    httpOnly: true,
    sameSite: "Lax",
    path: "/",
  });
  expect(cookie).not.toHaveProperty("secure");
});

test("the session route returns the user, and signing out ends the session", async () => {
  const doctor = await signUp(test_app.app);
  const known = await session(doctor.cookie);
  expect(known.json()).toMatchObject({ user: { id: doctor.id, email: doctor.email } });
  const out = await post("sign-out", {}, doctor.cookie);
  expect(out.json()).toEqual({ signed_out: true });
  expect(out.cookies[0]).toMatchObject({ name: "relato.session_token", value: "", maxAge: 0 });
  expect((await session(doctor.cookie)).statusCode).toBe(401);
});

test("signing out without a session is no error", async () => {
  expect((await post("sign-out", {})).statusCode).toBe(200);
});

test("sign-in accepts the address in upper and lower case", async () => {
  const doctor = await signUp(test_app.app);
  const answer = await post("sign-in/email", {
    email: ` ${doctor.email.toUpperCase()} `,
    password: "segredo",
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ user: { id: doctor.id } });
});

test.each([
  ["sign-up/email", { email: "nobody", password: "segredo" }, 422, "EMAIL_INVALID"],
  ["sign-up/email", { email: "a@example.org", password: "12345" }, 422, "PASSWORD_TOO_SHORT"],
  ["sign-up/email", { email: "a@example.org", password: "" }, 422, "PASSWORD_TOO_SHORT"],
  [
    "sign-up/email",
    { email: "a@example.org", password: "x".repeat(129) },
    422,
    "PASSWORD_TOO_LONG",
  ],
  ["sign-up/email", { password: "segredo" }, 400, "VALIDATION"],
  [
    "sign-in/email",
    { email: "nobody@example.org", password: "segredo" },
    401,
    "INVALID_CREDENTIALS",
  ],
  ["sign-in/email", { email: "nobody", password: "segredo" }, 401, "INVALID_CREDENTIALS"],
  [
    "sign-in/email",
    { email: "a@example.org", password: "x".repeat(500) },
    401,
    "INVALID_CREDENTIALS",
  ],
])("%s with %j is refused with %i %s", async (path, payload, status, error) => {
  const answer = await post(path, payload);
  expect([answer.statusCode, answer.json()]).toEqual([
    status,
    expect.objectContaining({ error, request_id: expect.any(String) }),
  ]);
  expect(answer.cookies).toEqual([]);
});

test("a second account with the same address in another case is refused", async () => {
  const doctor = await signUp(test_app.app);
  const again = await post("sign-up/email", {
    email: doctor.email.toUpperCase(),
    password: "segredo",
  });
  expect([again.statusCode, again.json<{ error: string }>().error]).toEqual([409, "EMAIL_TAKEN"]);
});

test("sign-up ignores a role in the request", async () => {
  const answer = await post("sign-up/email", {
    email: "eve@example.org",
    password: "segredo",
    role: "admin",
  });
  expect(answer.json()).toMatchObject({ user: { role: "doctor" } });
});

test("makeAdmin gives an existing account the admin role", async () => {
  const doctor = await signUp(test_app.app);
  expect(await makeAdmin(test_app.deps.db, doctor.email.toUpperCase())).toBe(doctor.id);
  expect(await makeAdmin(test_app.deps.db, "nobody@example.org")).toBeNull();
  expect((await session(doctor.cookie)).json()).toMatchObject({ user: { role: "admin" } });
});

test("disabling an account ends its sessions, and sign-in says ACCOUNT_DISABLED", async () => {
  const doctor = await signUp(test_app.app);
  await test_app.deps.db.pool.query(`update auth."user" set banned = true where id = $1`, [
    doctor.id,
  ]);
  expect((await session(doctor.cookie)).statusCode).toBe(401);
  await test_app.deps.db.pool.query(`update auth."user" set banned = false where id = $1`, [
    doctor.id,
  ]);
  expect((await session(doctor.cookie)).statusCode).toBe(401);
  await test_app.deps.db.pool.query(`update auth."user" set banned = true where id = $1`, [
    doctor.id,
  ]);
  const again = await post("sign-in/email", { email: doctor.email, password: "segredo" });
  expect([again.statusCode, again.json<{ error: string }>().error]).toEqual([
    403,
    "ACCOUNT_DISABLED",
  ]);
});

test("a session cookie with a wrong signature is refused", async () => {
  const doctor = await signUp(test_app.app);
  const forged = doctor.cookie.replace(/\.[^.]*$/, ".forged");
  expect((await session(forged)).statusCode).toBe(401);
});

test.each(["relato.session_token=%zz", "relato.session_token=", "relato.session_token", "=;;a=%"])(
  "the malformed cookie %j is refused",
  async (cookie) => {
    expect((await session(cookie)).statusCode).toBe(401);
  },
);

const setExpiry = (userId: string, interval: string) =>
  test_app.deps.db.pool.query(
    "update auth.session set expires_at = now() + $2::interval where user_id = $1",
    [userId, interval],
  );

const hoursLeft = async (userId: string): Promise<number> => {
  const { rows } = await test_app.deps.db.pool.query<{ hours: number }>(
    `select extract(epoch from expires_at - now())::float / 3600 as hours
       from auth.session where user_id = $1`,
    [userId],
  );
  return rows[0]?.hours ?? 0;
};

test("a session in use is renewed to twelve hours; its cookie outlives it", async () => {
  const doctor = await signUp(test_app.app);
  expect((await session(doctor.cookie)).cookies).toEqual([]);
  await setExpiry(doctor.id, "5 hours");
  const prolonged = await session(doctor.cookie);
  expect(prolonged.statusCode).toBe(200);
  expect(prolonged.cookies[0]).toMatchObject({
    name: "relato.session_token",
    maxAge: 365 * 24 * 3600,
  });
  expect(await hoursLeft(doctor.id)).toBeCloseTo(12, 1);
  expect((await session(doctor.cookie)).cookies).toEqual([]);
});

test("a session ends 30 days after its sign-in, also in use", async () => {
  const doctor = await signUp(test_app.app);
  const setAge = (age: string) =>
    test_app.deps.db.pool.query(
      "update auth.session set created_at = now() - $2::interval where user_id = $1",
      [doctor.id, age],
    );
  await setAge("29 days 23 hours");
  expect((await session(doctor.cookie)).statusCode).toBe(200);
  await setAge("30 days");
  expect((await session(doctor.cookie)).statusCode).toBe(401);
  await setAge("1 day");
  expect((await session(doctor.cookie)).statusCode).toBe(401);
});

test("an expired session is refused and its cookie removed", async () => {
  const doctor = await signUp(test_app.app);
  await setExpiry(doctor.id, "-1 second");
  const over = await session(doctor.cookie);
  expect(over.statusCode).toBe(401);
  expect(over.cookies[0]).toMatchObject({ name: "relato.session_token", maxAge: 0 });
});

test("after ten wrong passwords, sign-in also refuses the right one", async () => {
  const doctor = await signUp(test_app.app);
  const attempt = (password: string) => post("sign-in/email", { email: doctor.email, password });
  for (let i = 0; i < 10; i++) expect((await attempt("errado")).statusCode).toBe(401);
  const answer = await attempt("segredo");
  expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([
    429,
    "RATE_LIMITED",
  ]);
  expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
});

test("frequent sign-ins with the right password are not limited", async () => {
  const app = await createTestApp();
  try {
    const doctor = await signUp(app.app);
    for (let i = 0; i < 15; i++) {
      const answer = await app.app.inject({
        method: "POST",
        url: "/api/auth/sign-in/email",
        payload: { email: doctor.email, password: "segredo" },
      });
      expect(answer.statusCode).toBe(200);
    }
  } finally {
    await app.close();
  }
});

test("behind https the cookies are bound to the host", async () => {
  const app = await createTestApp({ env: { BASE_URL: "https://relato.example", SIGNUP: "open" } });
  try {
    const answer = await app.app.inject({
      method: "POST",
      url: "/api/auth/sign-up/email",
      payload: { email: "rui@example.org", password: "segredo" },
    });
    expect(answer.cookies[0]).toMatchObject({
      name: "__Host-relato.session_token",
      secure: true,
      path: "/",
    });
    expect(answer.headers["strict-transport-security"]).toContain("max-age=");
  } finally {
    await app.close();
  }
});

test("a password is stored only as a hash, and no account data is logged", async () => {
  await post("sign-up/email", { email: "secret@example.org", password: "my-own-password" });
  await post("sign-up/email", { email: "secret@example.org", password: "my-own-password" });
  const { rows } = await test_app.deps.db.pool.query<{ dump: string }>(
    `select string_agg(account::text || "user"::text, ' ') as dump
       from auth.account join auth."user" on "user".id = user_id`,
  );
  expect(rows[0]?.dump).toContain("secret@example.org");
  expect(rows[0]?.dump).not.toContain("my-own-password");
  expect(test_app.logged.join("")).not.toMatch(/secret@|my-own-password|session_token/);
});
