import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../testing/app.ts";
import { hashPassword, readCommonPasswords } from "./common-passwords.ts";
import { createResetHalves } from "./links.ts";

const BUILT_IN = `${import.meta.dirname}/passwords/ncsc-100k.bin`;

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ env: { COMMON_PASSWORDS: BUILT_IN } });
});
afterAll(() => server.close());

const post = (url: string, payload: object, cookie = "") =>
  server.app.inject({ method: "POST", url: `/api/${url}`, payload, headers: { cookie } });
const errorOf = (answer: { json: <T>() => T }) => answer.json<{ error?: string }>().error;

test.each([
  ["123456", "PASSWORD_COMMON"],
  ["Password", "PASSWORD_COMMON"],
  ["segredo", "PASSWORD_COMMON"],
  ["Relato2026", "PASSWORD_COMMON"],
  ["prontuario", "PASSWORD_COMMON"],
  ["ANA.LIMA@example.org", "PASSWORD_PERSONAL"],
  ["analima2026", "PASSWORD_PERSONAL"],
  ["Conceição", "PASSWORD_PERSONAL"],
  ["conceicao1", "PASSWORD_PERSONAL"],
  ["12345", "PASSWORD_TOO_SHORT"],
])("sign-up with %j is refused with %s", async (password, error) => {
  const body = { email: "ana.lima@example.org", name: "Ana Lima Conceição", password };
  const answer = await post("auth/sign-up/email", body);
  expect([answer.statusCode, errorOf(answer)]).toEqual([422, error]);
});

test("a reset and a change refuse the same passwords, and the link stays valid", async () => {
  const made = await post("auth/sign-up/email", {
    email: "beatriz@example.org",
    name: "Beatriz Souza",
    password: "seis gatos",
  });
  const { id } = made.json<{ user: { id: string } }>().user;
  const [cookie] = made.cookies;
  const change = (new_password: string) =>
    post(
      "account/password",
      { current_password: "seis gatos", new_password },
      `${cookie?.name}=${encodeURIComponent(cookie?.value ?? "")}`,
    );
  expect(errorOf(await change("qwerty"))).toBe("PASSWORD_COMMON");
  expect(errorOf(await change("BeatrizSouza26"))).toBe("PASSWORD_PERSONAL");
  const halves = await createResetHalves(server.deps.auth, id);
  const reset = (password: string) => post("auth/reset-password", { ...halves, password });
  expect(errorOf(await reset("qwerty"))).toBe("PASSWORD_COMMON");
  expect(errorOf(await reset("beatriz souza"))).toBe("PASSWORD_PERSONAL");
  expect((await reset("sete gatos")).statusCode).toBe(200);
});

test("the form says why the password is refused", async () => {
  const answer = await server.app.inject({
    method: "POST",
    url: "/pt-br/signup",
    payload: "email=c%40example.org&password=123456&confirm=123456",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      accept: "application/json",
    },
  });
  expect(answer.json()).toMatchObject({
    message: { kind: "error", text: expect.stringContaining("uma das mais usadas") },
  });
});

test("the list has the first and last of its hashes, and no other password", () => {
  const isCommon = readCommonPasswords(BUILT_IN);
  for (const word of ["123456", "password", "crossroad", "ganja123"])
    expect(isCommon(word)).toBe(true);
  for (const phrase of ["seis gatos", "correct horse battery staple", ""])
    expect(isCommon(phrase)).toBe(false);
  expect(hashPassword("ABCDEF")).toEqual(hashPassword("abcdef"));
});

test("a file of another format stops the start", () => {
  expect(() => readCommonPasswords(import.meta.filename)).toThrow("tools/common-passwords.ts");
});
