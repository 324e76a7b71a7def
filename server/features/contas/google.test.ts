import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp, signUp, type TestApp } from "../../testing/app.ts";
import { countPasskeys, enrolTotp, insertPasskey, totp } from "../../testing/credentials.ts";
import { createOidcIssuer } from "../../testing/oidc-issuer.ts";
import { createResetHalves } from "./links.ts";

const CLIENT = { id: "relato-test", secret: "not much of one" };

let server: TestApp;
let issuer: Awaited<ReturnType<typeof createOidcIssuer>>;
beforeAll(async () => {
  issuer = await createOidcIssuer(CLIENT);
  server = await createTestApp({
    env: {
      GOOGLE_CLIENT_ID: CLIENT.id,
      GOOGLE_CLIENT_SECRET: CLIENT.secret,
      GOOGLE_ISSUER: issuer.url,
      RATE_LIMIT_FACTOR: "10",
    },
  });
});
afterAll(async () => {
  await server.close();
  await issuer.close();
});
let people = 0;
beforeEach(() => {
  const sub = String(++people);
  const email = `google${sub}@example.org`;
  issuer.state.person = { sub, email, email_verified: true, name: "Ana Lima" };
  issuer.state.forge = issuer.state.deny = false;
});

const cookiesOf = (answer: LightMyRequestResponse): string =>
  answer.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join("; ");
const start = (locale = "pt-br") => server.app.inject({ url: `/${locale}/login/google` });

/** A whole sign-in through the issuer. */
const signIn = async (locale = "pt-br", change: (back: URL) => void = () => {}) => {
  const out = await start(locale);
  expect(out.statusCode).toBe(302);
  const there = await fetch(out.headers.location ?? "", { redirect: "manual" });
  const back = new URL(there.headers.get("location") ?? "");
  change(back);
  return server.app.inject({
    url: back.pathname + back.search,
    headers: { cookie: cookiesOf(out) },
  });
};
const sessionOf = (answer: LightMyRequestResponse) =>
  server.app.inject({ url: "/api/session", headers: { cookie: cookiesOf(answer) } });

test("attack: another site's page does not start a sign-in", async () => {
  const answer = await server.app.inject({
    url: "/es/login/google",
    headers: { "sec-fetch-site": "cross-site" },
  });
  expect(answer.headers.location).toBe("/es/login");
});

test("the issuer gets its first request at sign-in, and another one after a failure", async () => {
  expect(issuer.state.discoveries).toBe(0);
  issuer.state.down = true;
  expect((await start()).headers.location).toBe("/pt-br/login?google=failed");
  issuer.state.down = false;
  // Attack: this document would let the address vouch for another issuer's accounts.
  issuer.state.impersonates = "https://accounts.google.com";
  expect((await start()).headers.location).toBe("/pt-br/login?google=failed");
  issuer.state.impersonates = null;
  const out = new URL((await start()).headers.location ?? "");
  expect(out.origin).toBe(issuer.url);
  expect(Object.fromEntries(out.searchParams)).toMatchObject({
    client_id: CLIENT.id,
    redirect_uri: "http://localhost:3000/api/auth/callback/google",
    response_type: "code",
    scope: expect.stringContaining("openid"),
    code_challenge_method: "S256",
    nonce: expect.any(String),
    state: expect.any(String),
  });
});

test.each(["pt-br", "en-us", "es"])(
  "a first sign-in makes an account and leads to the dashboard in %s",
  async (locale) => {
    const answer = await signIn(locale);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, `/${locale}/dashboard`]);
    const { email } = issuer.state.person;
    expect((await sessionOf(answer)).json()).toMatchObject({
      user: { email, name: "Ana Lima", role: "doctor" },
    });
    const again = await signIn(locale);
    expect((await sessionOf(again)).json()).toEqual((await sessionOf(answer)).json());
  },
);

test.each<[string, () => void, ((back: URL) => void)?]>([
  ["a forged id token", () => (issuer.state.forge = true)],
  ["a person who pressed cancel", () => (issuer.state.deny = true)],
  ["an unknown code", () => {}, (back) => back.searchParams.set("code", "guessed")],
])("%s does not sign in", async (_name, arrange, change) => {
  arrange();
  const answer = await signIn("es", change);
  expect(answer.headers.location).toMatch(/^\/es\/login\?google=failed&error=/);
  expect((await sessionOf(answer)).statusCode).toBe(401);
});

test("a callback from another browser does not sign in", async () => {
  const out = await start();
  const there = await fetch(out.headers.location ?? "", { redirect: "manual" });
  const back = new URL(there.headers.get("location") ?? "");
  const answer = await server.app.inject({ url: back.pathname + back.search });
  expect((await sessionOf(answer)).statusCode).toBe(401);
});

const setConfirmed = (id: string) =>
  server.deps.db.pool.query(
    `update auth."user" set email_verified = true, confirmed_at = now() where id = $1`,
    [id],
  );
const post = (url: string, payload: object, cookie = "") =>
  server.app.inject({ method: "POST", url, payload, headers: { cookie } });

test("a confirmed account is linked to Google and keeps its password", async () => {
  const doctor = await signUp(server.app);
  issuer.state.person = { ...issuer.state.person, email: doctor.email };
  await setConfirmed(doctor.id);
  expect((await sessionOf(await signIn())).json()).toMatchObject({ user: { id: doctor.id } });
  const payload = { email: doctor.email, password: "segredo" };
  expect((await post("/api/auth/sign-in/email", payload)).statusCode).toBe(200);
  expect((await doctor.call({ url: "/api/session" })).statusCode).toBe(200);
});

test("an address without Google's confirmation is not linked", async () => {
  const doctor = await signUp(server.app);
  issuer.state.person = { ...issuer.state.person, email: doctor.email, email_verified: false };
  const refused = await signIn();
  expect(refused.headers.location).toBe("/pt-br/login?google=failed&error=account_not_linked");
  expect((await doctor.call({ url: "/api/session" })).statusCode).toBe(200);
});

test("attack: a stranger signs up with an address; Google gives it to its owner", async () => {
  const stranger = await signUp(server.app);
  await enrolTotp(server.app, stranger.cookie);
  await insertPasskey(server.deps.db, stranger.id);
  const reset = await createResetHalves(server.deps.auth, stranger.id);
  issuer.state.person = { ...issuer.state.person, email: stranger.email };
  const owner = await signIn();
  expect(owner.headers.location).toBe("/pt-br/dashboard");
  expect((await sessionOf(owner)).json()).toMatchObject({ user: { id: stranger.id } });
  expect((await stranger.call({ url: "/api/session" })).statusCode).toBe(401);
  const payload = { email: stranger.email, password: "segredo" };
  expect((await post("/api/auth/sign-in/email", payload)).statusCode).toBe(401);
  const late = { ...reset, password: "outra-senha" };
  expect((await post("/api/auth/reset-password", late)).statusCode).toBe(422);
  expect(await countPasskeys(server.deps.db, stranger.id)).toBe(0);
});

test("sign-in with Google asks for the second step", async () => {
  const doctor = await signUp(server.app);
  await setConfirmed(doctor.id);
  const { uri } = await enrolTotp(server.app, doctor.cookie);
  issuer.state.person = { ...issuer.state.person, email: doctor.email };
  const first = await signIn("es");
  expect(first.headers.location).toBe("/es/two-factor");
  expect((await sessionOf(first)).statusCode).toBe(401);
  const payload = { code: totp(uri, 1) };
  const second = await post("/api/auth/sign-in/two-factor", payload, cookiesOf(first));
  expect((await sessionOf(second)).json()).toMatchObject({ user: { id: doctor.id } });
});

test("a disabled account cannot sign in with Google", async () => {
  const made = await signIn();
  const { id } = (await sessionOf(made)).json<{ user: { id: string } }>().user;
  await server.deps.db.pool.query(`update auth."user" set banned = true where id = $1`, [id]);
  expect((await sessionOf(await signIn())).statusCode).not.toBe(200);
});

test("Google's tokens are stored encrypted and not logged", async () => {
  await signIn();
  const { rows } = await server.deps.db.pool.query<{ dump: string }>(
    "select string_agg(account::text, ' ') as dump from auth.account where provider_id = 'google'",
  );
  expect(rows[0]?.dump).toContain("google");
  const [access = ""] = issuer.state.issued.slice(-2);
  expect(rows[0]?.dump).not.toContain(access);
  expect(server.logged.join("")).not.toMatch(/@example\.org|code=|state=/);
  for (const token of issuer.state.issued) expect(server.logged.join("")).not.toContain(token);
});

test("without configuration the Google routes return 404", async () => {
  const plain = await createTestApp();
  try {
    for (const url of ["/pt-br/login/google", "/api/auth/callback/google?code=1&state=1"])
      expect((await plain.app.inject({ url })).statusCode).toBe(404);
  } finally {
    await plain.close();
  }
});
