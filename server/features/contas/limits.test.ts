import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../testing/app.ts";

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
