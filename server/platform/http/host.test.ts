import { expect, test } from "vitest";
import { createBare } from "../../testing/bare-server.ts";
import { isAllowedHost } from "./host.ts";

const PUBLIC = {
  base_url: "https://relato.example",
  allowed_hosts: ["relato", "clinic.example:8443"],
};
const LAPTOP = { base_url: "http://localhost:3000", allowed_hosts: undefined };

test.each([
  "relato.example",
  "RELATO.example:443",
  "relato:3000",
  "clinic.example:8443",
  "localhost:3000",
  "127.0.0.1:80",
  "[::1]:3000",
])("a public installation accepts the host %s", (host) => {
  expect(isAllowedHost(host, PUBLIC)).toBe(true);
});

test.each([
  "evil.example",
  "relato.example.evil.example",
  "relato.example:8080",
  "clinic.example",
  "user@relato.example",
  "relato.example/path",
  "192.168.1.5",
  "localhost.evil.example",
  "",
])("a public installation refuses the host %j", (host) => {
  expect(isAllowedHost(host, PUBLIC)).toBe(false);
});

test("a laptop accepts its addresses, and refuses names that lead to them", () => {
  for (const host of ["localhost:5173", "192.168.1.5:3000", "[fe80::1]:3000"])
    expect([host, isAllowedHost(host, LAPTOP)]).toEqual([host, true]);
  for (const host of ["evil.example:3000", "127.0.0.1.evil.example:3000"])
    expect([host, isAllowedHost(host, LAPTOP)]).toEqual([host, false]);
});

/** One route, and the environment of the server. */
const createHosted = (env: Record<string, string>) => {
  const bare = createBare(env);
  bare.app.get("/hello", { config: { access: "anonymous" } }, async () => ({}));
  bare.app.get("/health", { config: { access: "anonymous" } }, async () => ({}));
  return bare;
};

test("a page of a site whose name leads here reads nothing", async () => {
  const { app, logged } = createHosted({ BASE_URL: "https://relato.example" });
  const headers = { host: "evil.example" };
  const refused = await app.inject({ url: "/hello", headers });
  expect([refused.statusCode, refused.json()]).toMatchObject([421, { error: "HOST_UNKNOWN" }]);
  await app.inject({ url: "/hello", headers });
  expect(logged.filter((line) => line.includes("host refused"))).toHaveLength(1);
  expect((await app.inject({ url: "/health", headers })).statusCode).toBe(200);
});

test("behind a trusted proxy the original host counts, from others it does not", async () => {
  const headers = { host: "upstream:3000", "x-forwarded-host": "relato.example" };
  const env = { BASE_URL: "https://relato.example" };
  const trusting = createHosted({ ...env, TRUST_PROXY: "1" });
  expect((await trusting.app.inject({ url: "/hello", headers })).statusCode).toBe(200);
  const wary = createHosted(env);
  expect((await wary.app.inject({ url: "/hello", headers })).statusCode).toBe(421);
});
