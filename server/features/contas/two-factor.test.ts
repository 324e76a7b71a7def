import { createHmac } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { createResetHalves } from "./links.ts";

let server: TestApp;
beforeAll(async () => {
  // The limits have separate tests.
  server = await createTestApp({ env: { RATE_LIMIT_FACTOR: "10" } });
});
afterAll(() => server.close());

const base32 = (text: string): Buffer => {
  const bits = text
    .replace(/=+$/, "")
    .split("")
    .map((character) =>
      "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(character).toString(2).padStart(5, "0"),
    )
    .join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

/** An authenticator's six digits now (RFC 6238). */
const totp = (uri: string, at = Date.now()): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)));
  const key = base32(new URL(uri).searchParams.get("secret") ?? "");
  const mac = createHmac("sha1", key).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
};

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
  const started = await post("/api/account/two-factor", { password: "segredo" }, doctor.cookie);
  const { totp_uri: uri, backup_codes: codes } = started.json<{
    totp_uri: string;
    backup_codes: string[];
  }>();
  const confirmed = await post(
    "/api/account/two-factor/confirm",
    { code: totp(uri) },
    doctor.cookie,
  );
  expect(confirmed.json()).toEqual({ enabled: true });
  return { doctor, uri, codes, cookie: cookieOf(confirmed) };
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
    const code = ` ${totp(totp_uri).replace(/(...)/, "$1 ")} `;
    const confirmed = await post("/api/account/two-factor/confirm", { code }, doctor.cookie);
    expect(await state(cookieOf(confirmed))).toEqual({ enabled: true });
  });

  test("requires the second step, which accepts the authenticator's code", async () => {
    const enrolled = await enrol();
    const cookie = await begin(enrolled);
    const wrong = await finish("000000", cookie);
    expect([wrong.statusCode, errorOf(wrong)]).toEqual([401, "TWO_FACTOR_INVALID"]);
    const right = await finish(totp(enrolled.uri), cookie);
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
    expect(errorOf(await finish(totp(enrolled.uri), cookie))).toBe("TWO_FACTOR_EXPIRED");
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
    expect(errorOf(await finish(totp(enrolled.uri), cookie))).toBe("TWO_FACTOR_EXPIRED");
    expect((await finish(totp(enrolled.uri), await begin(enrolled))).statusCode).toBe(200);
  });

  test("skips the second step on a trusted device until the password changes", async () => {
    const enrolled = await enrol();
    const trusted = cookieOf(await finish(totp(enrolled.uri), await begin(enrolled), true));
    const again = (password: string) =>
      post("/api/auth/sign-in/email", { email: enrolled.doctor.email, password }, trusted);
    expect((await again("segredo")).json()).toHaveProperty("user");
    const body = { current_password: "segredo", new_password: "outra-senha" };
    expect((await post("/api/account/password", body, trusted)).statusCode).toBe(200);
    expect((await again("outra-senha")).json()).toEqual({ two_factor_required: true });
  });

  test("is required after a reset link too", async () => {
    const { doctor, uri } = await enrol();
    const halves = await createResetHalves(server.deps.auth, doctor.id);
    const reset = await post("/api/auth/reset-password", { ...halves, password: "outra-senha" });
    expect(reset.json()).toEqual({ two_factor_required: true });
    const session = await server.app.inject({
      url: "/api/session",
      headers: { cookie: cookieOf(reset) },
    });
    expect(session.statusCode).toBe(401);
    expect((await finish(totp(uri), cookieOf(reset))).statusCode).toBe(200);
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

  test("stores its secret and codes encrypted", async () => {
    const { uri, codes } = await enrol();
    const { rows } = await server.deps.db.pool.query<{ dump: string }>(
      "select string_agg(t::text, ' ') as dump from auth.two_factor t",
    );
    const secret = base32(new URL(uri).searchParams.get("secret") ?? "").toString();
    for (const word of [secret, ...codes]) expect(rows[0]?.dump).not.toContain(word);
  });
});
