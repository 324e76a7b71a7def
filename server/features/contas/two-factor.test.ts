import { symmetricEncrypt } from "better-auth/crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import {
  base32,
  countPasskeys,
  enrolTotp,
  insertPasskey,
  totp,
} from "../../testing/credentials.ts";
import { createResetHalves } from "./links.ts";
import { markConfirmed } from "./queries.ts";

let server: TestApp;
beforeAll(async () => {
  // The limits have separate tests.
  server = await createTestApp({ env: { RATE_LIMIT_FACTOR: "10" } });
});
afterAll(() => server.close());

const cookieOf = (answer: { cookies: { name: string; value: string }[] }): string =>
  answer.cookies
    .filter(({ value }) => value !== "")
    .map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)
    .join("; ");
const post = (url: string, payload: object, cookie = "") =>
  server.app.inject({ method: "POST", url, payload, headers: { cookie } });
const errorOf = (answer: { json: <T>() => T }) => answer.json<{ error: string }>().error;

interface Enrolled {
  doctor: TestClient;
  cookie: string;
  uri: string;
  codes: string[];
}

const enrol = async (): Promise<Enrolled> => {
  const doctor = await signUp(server.app);
  const { answer, uri, codes } = await enrolTotp(server.app, doctor.cookie);
  return { doctor, uri, codes, cookie: cookieOf(answer) };
};

/** Signs in with the password and returns the cookie of the second step. */
const begin = async ({ doctor }: Enrolled): Promise<string> => {
  const answer = await post("/api/auth/sign-in/email", {
    email: doctor.email,
    password: "segredo",
  });
  expect([answer.statusCode, answer.json()]).toEqual([200, { two_factor_required: true }]);
  const cookie = cookieOf(answer);
  expect((await server.app.inject({ url: "/api/session", headers: { cookie } })).statusCode).toBe(
    401,
  );
  return cookie;
};
const finish = (code: string, cookie: string, trust_device = false) =>
  post("/api/auth/sign-in/two-factor", { code, trust_device }, cookie);

describe("two-step verification", () => {
  test("starts with the password and is enabled by a right code", async () => {
    const doctor = await signUp(server.app);
    const state = async (cookie: string) =>
      (await server.app.inject({ url: "/api/account/two-factor", headers: { cookie } })).json();
    const wrong = await post("/api/account/two-factor", { password: "errada" }, doctor.cookie);
    expect([wrong.statusCode, errorOf(wrong)]).toEqual([422, "PASSWORD_WRONG"]);
    const started = await post("/api/account/two-factor", { password: "segredo" }, doctor.cookie);
    const { totp_uri, backup_codes } = started.json<{ totp_uri: string; backup_codes: string[] }>();
    expect(totp_uri).toMatch(/^otpauth:\/\/totp\/Relato/);
    expect(new Set(backup_codes).size).toBe(10);
    expect(await state(doctor.cookie)).toEqual({ enabled: false });
    const refused = await post(
      "/api/account/two-factor/confirm",
      { code: "000000" },
      doctor.cookie,
    );
    expect([refused.statusCode, errorOf(refused)]).toEqual([401, "TWO_FACTOR_INVALID"]);
    const code = ` ${totp(totp_uri, 0).replace(/(...)/, "$1 ")} `;
    const confirmed = await post("/api/account/two-factor/confirm", { code }, doctor.cookie);
    expect(await state(cookieOf(confirmed))).toEqual({ enabled: true });
  });

  test("requires the second step, which accepts the authenticator's code", async () => {
    const enrolled = await enrol();
    const cookie = await begin(enrolled);
    const wrong = await finish("000000", cookie);
    expect([wrong.statusCode, errorOf(wrong)]).toEqual([401, "TWO_FACTOR_INVALID"]);
    const right = await finish(totp(enrolled.uri, 1), cookie);
    expect([right.statusCode, right.json()]).toEqual([
      200,
      { user: expect.objectContaining({ id: enrolled.doctor.id }) },
    ]);
    const session = await server.app.inject({
      url: "/api/session",
      headers: { cookie: cookieOf(right) },
    });
    expect(session.statusCode).toBe(200);
    // The challenge is used up.
    expect(errorOf(await finish(totp(enrolled.uri, 1), cookie))).toBe("TWO_FACTOR_EXPIRED");
  });

  test("attack: a code that was seen cannot be used again", async () => {
    const enrolled = await enrol();
    const code = totp(enrolled.uri, 1);
    const challenges = [await begin(enrolled), await begin(enrolled), await begin(enrolled)];
    const answers = await Promise.all(challenges.map((cookie) => finish(code, cookie)));
    const [refused, ...others] = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(others).toHaveLength(1);
    expect(errorOf(refused!)).toBe("TWO_FACTOR_INVALID");
    expect(refused!.cookies).toEqual([]);
    // The one of `enrol` and the one of the right answer.
    const { rows } = await server.deps.db.pool.query(
      "select 1 from auth.session where user_id = $1",
      [enrolled.doctor.id],
    );
    expect(rows).toHaveLength(2);
    expect(errorOf(await finish(code, await begin(enrolled)))).toBe("TWO_FACTOR_INVALID");
  });

  test("accepts each backup code once, and only the renewed ones", async () => {
    const enrolled = await enrol();
    const [first = "", second = ""] = enrolled.codes;
    expect((await finish(first, await begin(enrolled))).statusCode).toBe(200);
    expect(errorOf(await finish(first, await begin(enrolled)))).toBe("TWO_FACTOR_INVALID");
    const renewed = await post(
      "/api/account/two-factor/backup-codes",
      { password: "segredo" },
      enrolled.cookie,
    );
    const [fresh = ""] = renewed.json<{ backup_codes: string[] }>().backup_codes;
    expect(errorOf(await finish(second, await begin(enrolled)))).toBe("TWO_FACTOR_INVALID");
    expect((await finish(fresh, await begin(enrolled))).statusCode).toBe(200);
  });

  test("ends a challenge after five wrong codes", async () => {
    const enrolled = await enrol();
    const cookie = await begin(enrolled);
    for (let i = 0; i < 5; i++)
      expect(errorOf(await finish("000000", cookie))).toBe("TWO_FACTOR_INVALID");
    expect(errorOf(await finish(totp(enrolled.uri, 1), cookie))).toBe("TWO_FACTOR_EXPIRED");
    expect((await finish(totp(enrolled.uri, 1), await begin(enrolled))).statusCode).toBe(200);
  });

  test("skips the second step on a trusted device until the password changes", async () => {
    const enrolled = await enrol();
    const trusted = cookieOf(await finish(totp(enrolled.uri, 1), await begin(enrolled), true));
    const again = (password: string) =>
      post("/api/auth/sign-in/email", { email: enrolled.doctor.email, password }, trusted);
    const signedIn = await again("segredo");
    expect(signedIn.json()).toHaveProperty("user");
    const body = { current_password: "segredo", new_password: "outra-senha" };
    const changed = await post("/api/account/password", body, cookieOf(signedIn));
    expect(changed.statusCode).toBe(200);
    expect((await again("outra-senha")).json()).toEqual({ two_factor_required: true });
  });

  test("is required after a reset link too", async () => {
    const { doctor, uri } = await enrol();
    await server.deps.db.pool.query(
      `update auth."user" set email_verified = true, confirmed_at = created_at where id = $1`,
      [doctor.id],
    );
    const halves = await createResetHalves(server.deps.auth, doctor.id);
    const reset = await post("/api/auth/reset-password", { ...halves, password: "outra-senha" });
    expect(reset.json()).toEqual({ two_factor_required: true });
    const session = await server.app.inject({
      url: "/api/session",
      headers: { cookie: cookieOf(reset) },
    });
    expect(session.statusCode).toBe(401);
    expect((await finish(totp(uri, 1), cookieOf(reset))).statusCode).toBe(200);
  });

  test("attack: what a stranger added before the confirmation ends with a reset", async () => {
    const { doctor, cookie } = await enrol();
    await insertPasskey(server.deps.db, doctor.id);
    // The owner presses the stranger's link without a thought, and wonders later.
    await markConfirmed(server.deps.db, doctor.id);
    const halves = await createResetHalves(server.deps.auth, doctor.id);
    const reset = await post("/api/auth/reset-password", { ...halves, password: "outra-senha" });
    expect(reset.json()).toHaveProperty("user");
    expect(await countPasskeys(server.deps.db, doctor.id)).toBe(0);
    const session = await server.app.inject({ url: "/api/session", headers: { cookie } });
    expect(session.statusCode).toBe(401);
  });

  test("keeps a passkey that was added after the confirmation", async () => {
    const doctor = await signUp(server.app);
    await markConfirmed(server.deps.db, doctor.id);
    await insertPasskey(server.deps.db, doctor.id);
    const halves = await createResetHalves(server.deps.auth, doctor.id);
    await post("/api/auth/reset-password", { ...halves, password: "outra-senha" });
    expect(await countPasskeys(server.deps.db, doctor.id)).toBe(1);
  });

  test("may be required: without it, an account reaches only its settings", async () => {
    const strict = await createTestApp({ env: { SECOND_STEP: "required" } });
    try {
      const doctor = await signUp(strict.app);
      const refused = await doctor.call({ url: "/api/consultas" });
      expect([refused.statusCode, errorOf(refused)]).toEqual([403, "SECOND_STEP_REQUIRED"]);
      expect((await doctor.call({ url: "/api/uploads", method: "POST" })).statusCode).toBe(403);
      expect((await doctor.call({ url: "/api/session" })).statusCode).toBe(200);
      const { answer } = await enrolTotp(strict.app, doctor.cookie);
      const headers = { cookie: cookieOf(answer) };
      const read = () => strict.app.inject({ url: "/api/consultas", headers });
      expect((await read()).statusCode).toBe(200);
      // A session near its end is read by better-auth.
      await strict.deps.db.pool.query(
        "update auth.session set expires_at = now() + interval '1 hour' where user_id = $1",
        [doctor.id],
      );
      expect((await read()).statusCode).toBe(200);
    } finally {
      await strict.close();
    }
  });

  test("is disabled with the password", async () => {
    const enrolled = await enrol();
    const off = (password: string) =>
      post("/api/account/two-factor/disable", { password }, enrolled.cookie);
    expect(errorOf(await off("errada"))).toBe("PASSWORD_WRONG");
    expect((await off("segredo")).json()).toEqual({ enabled: false });
    const answer = await post("/api/auth/sign-in/email", {
      email: enrolled.doctor.email,
      password: "segredo",
    });
    expect(answer.json()).toHaveProperty("user");
  });

  test("accepts a backup code of an earlier release, and as a person types one", async () => {
    const enrolled = await enrol();
    const { secret: key } = await server.deps.auth.$context;
    const data = JSON.stringify(["aB3dE-fG7hI", "kL9mN-oP1qR"]);
    await server.deps.db.pool.query(
      "update auth.two_factor set backup_codes = $2 where user_id = $1",
      [enrolled.doctor.id, await symmetricEncrypt({ key, data })],
    );
    expect((await finish("aB3dE-fG7hI", await begin(enrolled))).statusCode).toBe(200);
    expect(errorOf(await finish("aB3dE-fG7hI", await begin(enrolled)))).toBe("TWO_FACTOR_INVALID");
    const other = await enrol();
    const typed = (other.codes[0] ?? "").toUpperCase().replaceAll("-", " ");
    expect((await finish(typed, await begin(other))).statusCode).toBe(200);
  });

  test("stores its secret encrypted and the codes hashed", async () => {
    const { uri, codes } = await enrol();
    for (const code of codes) expect(code).toMatch(/^[a-z2-9]{6}(-[a-z2-9]{6}){3}$/);
    const { rows } = await server.deps.db.pool.query<{ dump: string }>(
      "select string_agg(t::text, ' ') as dump from auth.two_factor t",
    );
    const secret = base32(new URL(uri).searchParams.get("secret") ?? "").toString();
    for (const word of [secret, ...codes]) expect(rows[0]?.dump).not.toContain(word);
  });
});
