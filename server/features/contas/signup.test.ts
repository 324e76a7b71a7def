import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { SignupMode } from "@relato/shared/contract/invitations.ts";
import { asSystem } from "../../platform/database/database.ts";
import { createTestApp, type TestApp } from "../../testing/app.ts";
import { createDoctor } from "../../testing/factories.ts";
import { createMailServer } from "../../testing/mail-server.ts";
import { createOidcIssuer } from "../../testing/oidc-issuer.ts";
import { createInvitation, revokeInvitation } from "./invitations.ts";

/* Who may create an account: each mode of SIGNUP, with a password and with Google. */

const CLIENT = { id: "relato-test", secret: "not much of one" };

let issuer: Awaited<ReturnType<typeof createOidcIssuer>>;
const servers = {} as Record<SignupMode, TestApp>;
const start = (SIGNUP: SignupMode, more: Record<string, string> = {}): Promise<TestApp> =>
  createTestApp({
    env: {
      SIGNUP,
      GOOGLE_CLIENT_ID: CLIENT.id,
      GOOGLE_CLIENT_SECRET: CLIENT.secret,
      GOOGLE_ISSUER: issuer.url,
      RATE_LIMIT_FACTOR: "10",
      ...more,
    },
  });
beforeAll(async () => {
  issuer = await createOidcIssuer(CLIENT);
  for (const mode of ["open", "invite", "closed"] as const) servers[mode] = await start(mode);
});
afterAll(async () => {
  for (const server of Object.values(servers)) await server.close();
  await issuer.close();
});

let people = 0;
let email: string;
beforeEach(() => {
  const sub = `person${++people}`;
  email = `${sub}@example.org`;
  issuer.state.person = { sub, email, email_verified: true, name: "Ana Lima" };
});

const invite = async ({ deps }: TestApp, by: "admin" | "cli", to = email) => {
  const inviter = by === "admin" ? (await createDoctor(deps.db)).id : null;
  return createInvitation(deps, to, inviter);
};
const signUp = ({ app }: TestApp, invitation?: string, more: object = {}) =>
  app.inject({
    method: "POST",
    url: "/api/auth/sign-up/email",
    payload: { email, password: "segredo", ...(invitation && { invitation }), ...more },
  });
const cookiesOf = (answer: LightMyRequestResponse): string =>
  answer.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join("; ");
/** A whole sign-in through the issuer. Returns where it leads. */
const google = async ({ app }: TestApp): Promise<string> => {
  const out = await app.inject({ url: "/pt-br/login/google" });
  const there = await fetch(out.headers.location ?? "", { redirect: "manual" });
  const back = new URL(there.headers.get("location") ?? "");
  const headers = { cookie: cookiesOf(out) };
  const answer = await app.inject({ url: back.pathname + back.search, headers });
  return String(answer.headers.location);
};
const accounts = async ({ deps }: TestApp, of = email): Promise<number> => {
  const sql = `select 1 from auth."user" where email = $1`;
  return (await deps.db.pool.query(sql, [of])).rowCount ?? 0;
};
const errorOf = (answer: LightMyRequestResponse) => [
  answer.statusCode,
  answer.json<{ error?: string }>().error,
];
const refusedAt = (code: string): string => `/pt-br/login?google=failed&error=${code}`;
const dashboard = "/pt-br/dashboard";

describe("without an invitation", () => {
  test.each<[SignupMode, number, string | undefined]>([
    ["open", 201, undefined],
    ["invite", 403, "SIGNUP_BY_INVITATION"],
    ["closed", 403, "SIGNUP_CLOSED"],
  ])("with a password where SIGNUP is %s: %i", async (mode, status, code) => {
    expect(errorOf(await signUp(servers[mode]))).toEqual([status, code]);
    expect(await accounts(servers[mode])).toBe(status === 201 ? 1 : 0);
  });

  test.each<[SignupMode, string]>([
    ["open", dashboard],
    ["invite", refusedAt("SIGNUP_BY_INVITATION")],
    ["closed", refusedAt("SIGNUP_CLOSED")],
  ])("with Google where SIGNUP is %s", async (mode, to) => {
    const location = await google(servers[mode]);
    expect(location.startsWith(to)).toBe(true);
    expect(await accounts(servers[mode])).toBe(to === dashboard ? 1 : 0);
  });

  test.each<SignupMode>(["invite", "closed"])(
    "a stranger gets the same answer for a taken and a free address where SIGNUP is %s",
    async (mode) => {
      const free = await signUp(servers[mode]);
      await createDoctor(servers[mode].deps.db, { email });
      const taken = await signUp(servers[mode]);
      const body = (answer: LightMyRequestResponse) => ({
        ...answer.json<object>(),
        request_id: "",
      });
      expect([taken.statusCode, body(taken)]).toEqual([free.statusCode, body(free)]);
    },
  );

  test("Google still signs in to an account that exists", async () => {
    await createDoctor(servers.closed.deps.db, { email });
    expect(await google(servers.closed)).toBe(dashboard);
    expect(await accounts(servers.closed)).toBe(1);
  });
});

describe("with an invitation", () => {
  test.each<[SignupMode, "admin" | "cli", number]>([
    ["open", "admin", 201],
    ["invite", "admin", 201],
    ["invite", "cli", 201],
    ["closed", "cli", 201],
    ["closed", "admin", 403],
  ])("with a password where SIGNUP is %s, made by %s: %i", async (mode, by, status) => {
    const { token } = await invite(servers[mode], by);
    expect((await signUp(servers[mode], token)).statusCode).toBe(status);
    expect(await accounts(servers[mode])).toBe(status === 201 ? 1 : 0);
  });

  test.each<[SignupMode, string]>([
    ["invite", dashboard],
    ["closed", refusedAt("SIGNUP_CLOSED")],
  ])("with Google where SIGNUP is %s", async (mode, to) => {
    await invite(servers[mode], "cli");
    expect((await google(servers[mode])).startsWith(to)).toBe(true);
    expect(await accounts(servers[mode])).toBe(to === dashboard ? 1 : 0);
  });

  test("Google must have verified the invited address", async () => {
    issuer.state.person.email_verified = false;
    await invite(servers.invite, "admin");
    expect(await google(servers.invite)).toContain("SIGNUP_BY_INVITATION");
    expect(await accounts(servers.invite)).toBe(0);
  });

  test("where addresses are confirmed, a refusal is no pretended success", async () => {
    const smtp = await createMailServer();
    const server = await start("invite", { SMTP_URL: smtp.url });
    try {
      expect(errorOf(await signUp(server))).toEqual([403, "SIGNUP_BY_INVITATION"]);
      // The hook alone refuses too.
      const body = { email, password: "segredo", name: "Ana" };
      await expect(server.deps.auth.api.signUpEmail({ body })).rejects.toMatchObject({
        body: { code: "SIGNUP_BY_INVITATION" },
      });
      expect(await accounts(server)).toBe(0);
    } finally {
      await server.close();
      await smtp.close();
    }
  });

  test.each<[string, (id: string) => Promise<unknown>]>([
    ["revoked", (id) => revokeInvitation(servers.invite.deps.db, id)],
    [
      "expired",
      async (id) => {
        const { adminUrl } = servers.invite.database;
        const { default: pg } = await import("pg");
        const admin = new pg.Client({ connectionString: adminUrl });
        await admin.connect();
        await admin.query("update invitations set expires_at = now() where id = $1", [id]);
        await admin.end();
      },
    ],
    ["replaced", () => invite(servers.invite, "admin")],
  ])("that is %s creates no account", async (_how, end) => {
    const { id, token } = await invite(servers.invite, "admin");
    await end(id);
    expect(errorOf(await signUp(servers.invite, token))).toEqual([422, "INVITATION_INVALID"]);
    expect(await accounts(servers.invite)).toBe(0);
  });

  test("for another address creates no account", async () => {
    const { token } = await invite(servers.invite, "admin", `other-${email}`);
    expect(errorOf(await signUp(servers.invite, token))).toEqual([422, "INVITATION_INVALID"]);
    expect(await accounts(servers.invite)).toBe(0);
  });

  test("is used by one of several requests at once", async () => {
    const { token } = await invite(servers.invite, "admin");
    const upper = { email: email.toUpperCase() };
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => signUp(servers.invite, token)),
      ...Array.from({ length: 2 }, () => signUp(servers.invite, token, upper)),
      google(servers.invite),
    ]);
    expect(await accounts(servers.invite)).toBe(1);
    const statuses = answers.map((answer) => (typeof answer === "string" ? 0 : answer.statusCode));
    expect(statuses.filter((status) => status === 201).length).toBeLessThanOrEqual(1);
    expect([0, 201, 409, 422]).toEqual(expect.arrayContaining([...new Set(statuses)]));
    expect(errorOf(await signUp(servers.invite, token))).toEqual([422, "INVITATION_INVALID"]);
  });

  test("is stored as a digest, and its token is not logged", async () => {
    const { token } = await invite(servers.invite, "admin");
    const rows = await asSystem(servers.invite.deps.db, "test", (tx) =>
      tx.query<{ row: string }>("select invitations::text as row from invitations"),
    );
    expect(rows.length).toBeGreaterThan(0);
    const logged = servers.invite.logged.join("");
    for (const text of [logged, ...rows.map(({ row }) => row)]) expect(text).not.toContain(token);
  });
});
