import { errors as enErrors } from "@relato/shared/locales/en-us/errors.ts";
import { errors as esErrors } from "@relato/shared/locales/es/errors.ts";
import { errors } from "@relato/shared/locales/pt-br/errors.ts";
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { asDoctor, createBare, echo, ID } from "../../testing/bare-server.ts";
import { bind } from "./bind.ts";
import { AppError } from "./errors.ts";

test("a handler gets parsed params, query and body, and the caller", async () => {
  const { app } = createBare();
  bind(app, echo, async ({ params, query, body, user }) => ({
    text: [params.id, query.times, body.text, user.id].join(" "),
  }));
  const answer = await app.inject({
    method: "POST",
    url: `/api/echo/${ID}?times=2`,
    headers: asDoctor,
    payload: { text: "oi", unknown: "dropped" },
  });
  expect([answer.statusCode, answer.json()]).toEqual([201, { text: `${ID} 2 oi doctor-1` }]);
});

test.each([
  ["a field that does not fit", `/api/echo/${ID}`, { text: "too long" }, 400, "VALIDATION", "text"],
  [
    "a nested field",
    `/api/echo/${ID}`,
    { text: "", nested: { n: "x" } },
    400,
    "VALIDATION",
    "nested.n",
  ],
  [
    "a query that does not fit",
    `/api/echo/${ID}?times=9`,
    { text: "" },
    400,
    "VALIDATION",
    "times",
  ],
  ["no body", `/api/echo/${ID}`, undefined, 400, "VALIDATION", undefined],
  ["an id that is no UUID", "/api/echo/1", { text: "" }, 404, "NOT_FOUND", undefined],
  ["a path that does not exist", "/api/other", { text: "" }, 404, "NOT_FOUND", undefined],
])("%s is answered by code and field", async (_what, url, payload, status, error, field) => {
  const { app } = createBare();
  bind(app, echo, async ({ body }) => body);
  const answer = await app.inject({
    method: "POST",
    url,
    headers: asDoctor,
    ...(payload && { payload }),
  });
  expect([answer.statusCode, answer.json()]).toEqual([
    status,
    {
      error,
      message: errors[error as keyof typeof errors],
      ...(field && { field }),
      request_id: answer.headers["x-request-id"],
    },
  ]);
});

test("bodies must be complete JSON of bounded size", async () => {
  const { app } = createBare();
  bind(app, echo, async ({ body }) => body, { bodyLimit: 100 });
  const send = async (payload: string, type: string) => {
    const headers = { ...asDoctor, "content-type": type };
    const answer = await app.inject({ method: "POST", url: `/api/echo/${ID}`, headers, payload });
    return [answer.statusCode, answer.json<{ error: string }>().error];
  };
  expect(await send('{"text":"oi"', "application/json")).toEqual([400, "VALIDATION"]);
  expect(await send("text=oi", "application/x-www-form-urlencoded")).toEqual([400, "VALIDATION"]);
  expect(await send('{"text":"oi"}', "text/plain")).toEqual([400, "VALIDATION"]);
  expect(await send(`{"text":"${"x".repeat(200)}"}`, "application/json")).toEqual([
    413,
    "BODY_TOO_LARGE",
  ]);
});

test("a route's error has its code's status", async () => {
  const { app } = createBare();
  bind(app, echo, async () => {
    throw new AppError("TEXT_EMPTY", { field: "text" });
  });
  const answer = await app.inject({
    method: "POST",
    url: `/api/echo/${ID}`,
    headers: asDoctor,
    payload: { text: "" },
  });
  expect([answer.statusCode, answer.json()]).toMatchObject([
    422,
    { error: "TEXT_EMPTY", field: "text" },
  ]);
});

test.each([
  ["es-AR,en;q=0.5", esErrors.TEXT_EMPTY],
  ["en", enErrors.TEXT_EMPTY],
  ["de, *;q=0.1", errors.TEXT_EMPTY],
  [";;=,\u00ff", errors.TEXT_EMPTY],
])("an error has a sentence in the language of Accept-Language: %s", async (language, message) => {
  const { app } = createBare();
  bind(app, echo, async () => {
    throw new AppError("TEXT_EMPTY");
  });
  const headers = { ...asDoctor, "accept-language": language };
  const url = `/api/echo/${ID}`;
  const answer = await app.inject({ method: "POST", url, headers, payload: { text: "" } });
  expect(answer.json()).toMatchObject({ error: "TEXT_EMPTY", message });
});

test("a fault is INTERNAL, and its log has the place but no input", async () => {
  const { app, logged } = createBare();
  bind(app, echo, async ({ body }) => JSON.parse(`{"patient": ${body.text}`) as { text: string });
  const answer = await app.inject({
    method: "POST",
    url: `/api/echo/${ID}?times=2`,
    headers: asDoctor,
    payload: { text: "Maria" },
  });
  expect([answer.statusCode, answer.json()]).toEqual([
    500,
    { error: "INTERNAL", message: errors.INTERNAL, request_id: answer.headers["x-request-id"] },
  ]);
  const text = logged.join("");
  expect(text).toContain("SyntaxError");
  expect(text).toContain("server.test.ts");
  expect(text).not.toMatch(/Maria|times=2/);
});

test("an answer that breaks the contract is not sent and is logged without data", async () => {
  const { app, logged } = createBare();
  bind(app, echo, async () => ({ text: 5, patient: "Maria" }) as unknown as { text: string });
  const answer = await app.inject({
    method: "POST",
    url: `/api/echo/${ID}`,
    headers: asDoctor,
    payload: { text: "" },
  });
  expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([500, "INTERNAL"]);
  expect(logged.join("")).toContain("ResponseSerializationError");
  expect(logged.join("")).toContain('"text: invalid_type"');
  expect(logged.join("")).not.toContain("Maria");
});

test("an answer has only the contract's fields", async () => {
  const { app } = createBare();
  bind(app, echo, async () => ({ text: "oi", password: "x" }));
  const answer = await app.inject({
    method: "POST",
    url: `/api/echo/${ID}`,
    headers: asDoctor,
    payload: { text: "" },
  });
  expect(answer.json()).toEqual({ text: "oi" });
});

test("every answer has the security headers, also errors and unknown paths", async () => {
  const { app } = createBare();
  app.get("/raw", { config: { access: "doctor" } }, async () => "ok");
  for (const url of ["/raw", "/unknown"]) {
    const { headers } = await app.inject({ url });
    expect(headers).toMatchObject({
      "content-security-policy": expect.stringContaining("script-src 'self';"),
      "permissions-policy": expect.stringContaining("microphone=(self), display-capture=(self)"),
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "x-frame-options": "DENY",
      "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headers).not.toHaveProperty("strict-transport-security");
  }
});

test("API answers are not cached", async () => {
  const { app } = createBare();
  app.get("/api/raw", { config: { access: "anonymous" } }, async () => "ok");
  expect((await app.inject({ url: "/api/raw" })).headers["cache-control"]).toBe("no-store");
});

test("requests per address are limited, with Retry-After", async () => {
  const { app } = createBare();
  app.get("/raw", { config: { access: "anonymous" } }, async () => "ok");
  const statuses = new Map<number, number>();
  for (let i = 0; i < 6001; i++) {
    const { statusCode } = await app.inject({ url: "/raw" });
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
  }
  expect(Object.fromEntries(statuses)).toEqual({ 200: 6000, 429: 1 });
  const answer = await app.inject({ url: "/raw" });
  expect(answer.json()).toMatchObject({ error: "RATE_LIMITED" });
  expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  expect((await app.inject({ url: "/raw", remoteAddress: "192.0.2.7" })).statusCode).toBe(200);
});

test("requests per user are limited across addresses", async () => {
  const { app } = createBare();
  app.get("/raw", { config: { access: "doctor" } }, async () => "ok");
  let refused = 0;
  for (let i = 0; i < 3001; i++) {
    const remoteAddress = `192.0.2.${i % 200}`;
    const { statusCode } = await app.inject({ url: "/raw", headers: asDoctor, remoteAddress });
    if (statusCode === 429) refused++;
  }
  expect(refused).toBe(1);
});

test("X-Forwarded-For is used only behind a trusted proxy", async () => {
  const address = async (env: Record<string, string>) => {
    const { app } = createBare(env);
    app.get("/ip", { config: { access: "anonymous" } }, async (request) => request.ip);
    const headers = { "x-forwarded-for": "198.51.100.1, 198.51.100.2" };
    return (await app.inject({ url: "/ip", headers })).body;
  };
  expect(await address({})).toBe("127.0.0.1");
  expect(await address({ TRUST_PROXY: "1" })).toBe("198.51.100.2");
  expect(await address({ TRUST_PROXY: "true" })).toBe("198.51.100.1");
  expect(await address({ TRUST_PROXY: "10.0.0.0/8" })).toBe("127.0.0.1");
});

test("TRACE answers nothing of the request", async () => {
  const { app } = createBare();
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const headers = { cookie: "c=secret-cookie" };
  const sent = request(url, { method: "TRACE", headers }).end();
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  expect(answer.statusCode).toBe(404);
  expect(await text(answer)).not.toContain("secret-cookie");
});

test("the log has pattern, status and user per request, no path, query or body", async () => {
  const { app, logged } = createBare();
  bind(app, echo, async ({ body }) => body);
  await app.inject({
    method: "POST",
    url: `/api/echo/${ID}?times=3`,
    headers: { ...asDoctor, cookie: "c=secret-cookie", "user-agent": "secret-agent" },
    payload: { text: "Maria" },
  });
  const lines = logged.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines).toEqual([
    {
      level: 30,
      time: expect.any(String),
      request_id: expect.any(String),
      method: "POST",
      route: "/api/echo/:id",
      status: 201,
      ms: expect.any(Number),
      user_id: "doctor-1",
      address: "127.0.0.1",
      msg: "request",
    },
  ]);
});

test("a URL that cannot be decoded has an answer with a code", async () => {
  const { app } = createBare();
  const answer = await app.inject({ method: "GET", url: "/api/echo/%ff" });
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    { error: "VALIDATION", message: errors.VALIDATION, request_id: expect.any(String) },
  ]);
});
