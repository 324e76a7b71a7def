import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "../../app.ts";
import { createTestApp, signUp, type TestApp } from "../../testing/app.ts";

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

/** A separate IP address per test, so that tests do not share limits. */
const post = (path: string, payload: object, remoteAddress: string) =>
  server.app.inject({ method: "POST", url: `/api/auth/${path}`, payload, remoteAddress });

test.each([
  ["sign-in/email", 30, (i: number) => ({ email: `nobody${i}@example.org`, password: "segredo" })],
  ["forgot-password", 20, (i: number) => ({ email: `nobody${i}@example.org` })],
  ["sign-in/two-factor", 30, () => ({ code: "000000" })],
  [
    "reset-password",
    30,
    () => ({
      access_token: "A".repeat(43),
      refresh_token: "B".repeat(43),
      password: "outra-senha",
    }),
  ],
])(
  "%s takes %i tries of one address, and another address has its own",
  async (path, max, payload) => {
    const [here, there] = [`10.0.${max}.${path.length}`, `10.1.${max}.${path.length}`];
    for (let i = 0; i < max; i++)
      expect((await post(path, payload(i), here)).statusCode).not.toBe(429);
    const refused = await post(path, payload(max), here);
    expect([refused.statusCode, refused.json<{ error: string }>().error]).toEqual([
      429,
      "RATE_LIMITED",
    ]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await post(path, payload(max), there)).statusCode).not.toBe(429);
  },
);

/** Tries to sign in, each time from another address. */
const guess = (app: TestApp["app"], email: string, password: string, i: number) =>
  app.inject({
    method: "POST",
    url: "/api/auth/sign-in/email",
    payload: { email, password },
    remoteAddress: `10.9.${i >> 8}.${i & 255}`,
  });

test("of 30 parallel guesses at one account, ten reach its password", async () => {
  const doctor = await signUp(server.app);
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, i) => guess(server.app, doctor.email, "errada", i)),
  );
  const count = (status: number) =>
    answers.filter(({ statusCode }) => statusCode === status).length;
  expect([count(401), count(429)]).toEqual([10, 20]);
});

test("processes share the limit, and a restart does not forget it", async () => {
  const doctor = await signUp(server.app);
  const start = async () => {
    const app = createApp(server.deps);
    await app.ready();
    return app;
  };
  const [one, two] = [await start(), await start()];
  for (let i = 0; i < 10; i++)
    expect((await guess(i % 2 ? one : two, doctor.email, "errada", i)).statusCode).toBe(401);
  expect((await guess(one, doctor.email, "segredo", 10)).statusCode).toBe(429);
  expect((await guess(two, doctor.email, "segredo", 11)).statusCode).toBe(429);
  await Promise.all([one.close(), two.close()]);
  const restarted = await start();
  expect((await guess(restarted, doctor.email, "segredo", 12)).statusCode).toBe(429);
  await server.deps.db.pool.query(
    "update auth.rate_limit set last_request = last_request - 15 * 60000",
  );
  expect((await guess(restarted, doctor.email, "segredo", 13)).statusCode).toBe(200);
  await restarted.close();
});

test("the table holds no typed address", async () => {
  await guess(server.app, "typed.secret@example.org", "errada", 14);
  const { rows } = await server.deps.db.pool.query<{ dump: string }>(
    "select string_agg(r::text, ' ') as dump from auth.rate_limit r",
  );
  expect(rows[0]?.dump).not.toContain("typed.secret");
});

test("the forms and the JSON routes share limits", async () => {
  const email = "counted@example.org";
  const form = () =>
    server.app.inject({
      method: "POST",
      url: "/pt-br/login",
      payload: new URLSearchParams({ email, password: "errada" }).toString(),
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        accept: "application/json",
      },
      remoteAddress: "10.2.0.1",
    });
  for (let i = 0; i < 5; i++) {
    expect(
      (await post("sign-in/email", { email, password: "errada" }, "10.2.0.2")).statusCode,
    ).toBe(401);
    expect((await form()).statusCode).toBe(401);
  }
  const refused = await form();
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect([refused.statusCode, refused.json()]).toMatchObject([
    429,
    {
      message: {
        kind: "error",
        text: "Muitas tentativas. Tente novamente em alguns minutos.",
      },
    },
  ]);
});

test("an empty field does not count as an attempt", async () => {
  for (let i = 0; i < 35; i++) {
    const answer = await server.app.inject({
      method: "POST",
      url: "/en-us/login",
      payload: "email=&password=",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        accept: "application/json",
      },
      remoteAddress: "10.3.0.1",
    });
    expect(answer.json()).toMatchObject({ message: { text: "Please fill all fields" } });
  }
});
