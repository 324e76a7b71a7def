import { route } from "@relato/shared/contract/route.ts";
import { expect, test } from "vitest";
import { z } from "zod";
import { asDoctor, createBare, echo, ID } from "../../testing/bare-server.ts";
import { bind } from "./bind.ts";

test("a route without access neither compiles nor boots", () => {
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

test("a route without access stops the boot, also when a plugin registers it", async () => {
  const { app } = createBare();
  expect(() => app.get("/raw", async () => "")).toThrow("GET /raw declares no access");
  app.register(async (plugin) => {
    plugin.route({ method: "POST", url: "/hidden", handler: async () => "" });
  });
  await expect(app.ready()).rejects.toThrow("POST /hidden declares no access");
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

test("access is checked before the body is read", async () => {
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
])("a state-changing request with %j is answered %i", async (headers, status) => {
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
