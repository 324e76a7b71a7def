import { route } from "@relato/shared/contract/route.ts";
import type { FastifyInstance } from "fastify";
import { afterEach, expect, test } from "vitest";
import { z } from "zod";
import { createLog } from "../audit/log.ts";
import { readConfig } from "../config/config.ts";
import type { Caller } from "./access.ts";
import { bind } from "./bind.ts";
import { AppError } from "./errors.ts";
import { createServer } from "./server.ts";

const apps: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
});

const DOCTOR: Caller = { id: "doctor-1", email: "d@example.org", name: "D", role: "doctor" };
const ID = "0199aaaa-0000-7000-8000-000000000001";

/** A server whose callers name themselves by header, so that each test says who asks. */
const createBare = (env: Record<string, string> = {}) => {
  const logged: string[] = [];
  const log = createLog("info", { write: (line) => logged.push(line) });
  const app = createServer(readConfig(env), log, async (request) => {
    const role = request.headers["x-role"];
    return role === "doctor" || role === "admin" ? { ...DOCTOR, role } : null;
  });
  apps.push(app);
  return { app, logged };
};

const echo = route({
  method: "POST",
  path: "/api/echo/:id",
  access: "doctor",
  summary: "Echo",
  params: z.object({ id: z.uuid() }),
  query: z.object({ times: z.coerce.number().int().max(3).default(1) }),
  body: z.object({ text: z.string().max(5), nested: z.object({ n: z.number() }).optional() }),
  response: z.object({ text: z.string() }),
  status: 201,
  errors: ["TEXT_EMPTY"],
});
const asDoctor = { "x-role": "doctor" };

test("a handler gets parsed params, query and body, and who is calling", async () => {
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
    { error, ...(field && { field }), request_id: answer.headers["x-request-id"] },
  ]);
});

test("bodies are JSON, whole and of a bounded size", async () => {
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

test("an error that a route gives has its code's status", async () => {
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

test("a fault is INTERNAL, and its log says where but not what was typed", async () => {
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
    { error: "INTERNAL", request_id: answer.headers["x-request-id"] },
  ]);
  const text = logged.join("");
  expect(text).toContain("SyntaxError");
  expect(text).toContain("server.test.ts");
  expect(text).not.toMatch(/Maria|times=2/);
});

test("an answer that is not what the contract says does not leave, and is logged without its data", async () => {
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

test("an answer carries no more than the contract names", async () => {
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

test("a route that does not say who may call it does not compile, and does not boot either", () => {
  // @ts-expect-error access is required
  const open = route({
    method: "GET",
    path: "/api/open",
    summary: "Open",
    response: z.object({}),
    errors: [],
  });
  const { app } = createBare();
  expect(() => bind(app, open as typeof echo, async () => ({ text: "" }))).toThrow("/api/open");
});

test("a route that does not say who may call it stops the boot, by whatever means it is registered", async () => {
  const { app } = createBare();
  expect(() => app.get("/raw", async () => "")).toThrow("GET /raw does not say who may call it");
  app.register(async (plugin) => {
    plugin.route({ method: "POST", url: "/hidden", handler: async () => "" });
  });
  await expect(app.ready()).rejects.toThrow("POST /hidden does not say who may call it");
});

test.each([
  ["anonymous", undefined, 200],
  ["anonymous", "doctor", 200],
  ["doctor", undefined, 401],
  ["doctor", "doctor", 200],
  ["doctor", "admin", 200],
  ["admin", undefined, 401],
  ["admin", "doctor", 403],
  ["admin", "admin", 200],
] as const)("a route for %s answers %s with %i", async (access, role, status) => {
  const { app } = createBare();
  app.get("/raw", { config: { access } }, async () => "ok");
  const answer = await app.inject({
    url: "/raw",
    headers: role === undefined ? {} : { "x-role": role },
  });
  expect(answer.statusCode).toBe(status);
});

test("who may call is checked before a body is read", async () => {
  const { app } = createBare();
  bind(app, echo, async ({ body }) => body);
  const answer = await app.inject({
    method: "POST",
    url: "/api/echo/1",
    headers: { "content-type": "application/json" },
    payload: "{",
  });
  expect(answer.statusCode).toBe(401);
});

test.each([
  [{ "sec-fetch-site": "cross-site" }, 403],
  [{ "sec-fetch-site": "same-site" }, 403],
  [{ "sec-fetch-site": "same-origin" }, 201],
  [{ "sec-fetch-site": "none" }, 201],
  [{ origin: "https://evil.example" }, 403],
  [{ origin: "null" }, 403],
  [{ origin: "http://localhost:3000" }, 201],
  [{ origin: "http://127.0.0.1:3000", host: "127.0.0.1:3000" }, 201],
  [{}, 201],
])("a change of state sent with %j is answered %i", async (headers, status) => {
  const { app } = createBare();
  bind(app, echo, async ({ body }) => body);
  const answer = await app.inject({
    method: "POST",
    url: `/api/echo/${ID}`,
    headers: { ...asDoctor, ...headers },
    payload: { text: "oi" },
  });
  expect(answer.statusCode).toBe(status);
});

test("every answer has the security headers, an error and an unknown path, too", async () => {
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

test("answers of the API are kept by no cache", async () => {
  const { app } = createBare();
  app.get("/api/raw", { config: { access: "anonymous" } }, async () => "ok");
  expect((await app.inject({ url: "/api/raw" })).headers["cache-control"]).toBe("no-store");
});

test("one address may ask so often and no more, and is told when to come again", async () => {
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

test("one user may ask so often from all addresses together", async () => {
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

test("X-Forwarded-For counts only behind a proxy that is trusted", async () => {
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

test("the log has one line a request: pattern, status, user; no path, query, body or header", async () => {
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
      msg: "request",
    },
  ]);
});
