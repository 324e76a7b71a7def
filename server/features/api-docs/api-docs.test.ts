import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../../testing/app.ts";

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

it("serves page, script and document with a policy that allows no other host", async () => {
  const page = await server.app.inject("/docs/");
  expect([page.statusCode, page.headers["content-type"]]).toEqual([
    200,
    "text/html; charset=utf-8",
  ]);
  expect(page.body).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
  const policy = String(page.headers["content-security-policy"]);
  expect(policy).toContain("default-src 'self'");
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
  expect(policy).toContain("connect-src 'self'");
  expect(policy).not.toMatch(/https?:|\*/);
  const script = await server.app.inject("/docs/js/scalar.js");
  expect([script.statusCode, script.body.length > 1_000_000]).toEqual([200, true]);
  const document = await server.app.inject("/docs/openapi.json");
  expect(document.json()).toMatchObject({ openapi: "3.1.0", info: { title: "Relato" } });
  expect(Object.keys(document.json().paths)).toContain("/api/v1/pacientes/{id}");
  expect(Object.keys(document.json().paths)).not.toContain("/api/pacientes/{id}");
  expect((await server.app.inject("/docs")).headers.location).toBe("/docs/");
});
