import { randomUUID } from "node:crypto";
import { API_SCOPES, type ApiScope } from "@relato/shared/domain/api-scopes.ts";
import type { HTTPMethods, InjectOptions } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ownedRows } from "./access.fixture.ts";
import { MARK } from "./access-owned.fixture.ts";
import { grantPlano } from "./features/planos/grants.ts";
import type { RegisteredRoute } from "./platform/http/access.ts";
import { isV1, toContractPath, toV1Path } from "./platform/http/v1/paths.ts";
import { createApiKey, type KeyClient } from "./testing/api-key.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "./testing/app.ts";

/* What each API key may do: every registered route with every scope. */

let server: TestApp;
let ana: TestClient;
let rui: TestClient;

beforeAll(async () => {
  server = await createTestApp({ env: { RATE_LIMIT_FACTOR: "100" } });
  [ana, rui] = [await signUp(server.app), await signUp(server.app)];
  for (const { id: user_id } of [ana, rui]) {
    const plan = { user_id, plano: "yearly" as const, until: null, granted_by: null };
    await grantPlano(server.deps.db, plan);
  }
});
afterAll(() => server.close());

const v1Routes = (): RegisteredRoute[] => server.app.routeTable.filter(({ url }) => isV1(url));
const named = ({ method, url }: RegisteredRoute): string => `${method} ${url}`;
const toRequest = ({ method, url }: RegisteredRoute, id: string = randomUUID()): InjectOptions => ({
  method: method as HTTPMethods & InjectOptions["method"],
  url: url
    .replace(":number", "1")
    .replace(":kind", "logo")
    .replace(":dictation", randomUUID())
    .replaceAll(/:\w+/g, id),
});

test("a route needs all of its scopes, and nothing else", { timeout: 300_000 }, async () => {
  const faults: string[] = [];
  const check = async (
    key: KeyClient,
    held: readonly string[],
    routes: readonly RegisteredRoute[],
  ): Promise<void> => {
    for (const route of routes) {
      const { scopes = [] } = route;
      const answer = await key.call(toRequest(route));
      const isAllowed = scopes.every((scope) => held.includes(scope));
      const isRefused =
        answer.statusCode === 403 &&
        (route.method === "HEAD" || answer.json<{ code: string }>().code === "API_SCOPE_MISSING");
      const isServed = answer.statusCode !== 401 && answer.statusCode < 500 && !isRefused;
      if (isAllowed ? !isServed : !isRefused)
        faults.push(`${named(route)} answered ${answer.statusCode} to ${held.join(" ")}`);
    }
  };
  const run = async (
    scopes: readonly ApiScope[],
    routes: readonly RegisteredRoute[],
  ): Promise<void> => {
    const key = await createApiKey(server, ana, { scopes });
    await check(key, scopes, routes);
    await ana.call({ method: "DELETE", url: `/api/api-keys/${key.id}` });
  };
  for (const scope of API_SCOPES) await run([scope], v1Routes());
  // Routes that need several scopes: all of them, and all but one.
  const several = v1Routes().filter(({ scopes = [] }) => scopes.length > 1);
  for (const route of several) {
    const { scopes = [] } = route;
    await run(scopes, [route]);
    for (const out of scopes)
      await run(
        scopes.filter((one) => one !== out),
        [route],
      );
  }
  expect(v1Routes().length).toBeGreaterThan(90);
  expect(several.length).toBeGreaterThan(3);
  expect(faults).toEqual([]);
});

test("every scope opens a route", () => {
  const used = new Set(v1Routes().flatMap(({ scopes = [] }) => scopes));
  expect([...used].toSorted()).toEqual([...API_SCOPES].toSorted());
});

test("a key is no session: other routes answer it as an anonymous caller", async () => {
  const key = await createApiKey(server, ana);
  const open: string[] = [];
  const closed = server.app.routeTable.filter(
    ({ url, access }) => !isV1(url) && access !== "anonymous",
  );
  for (const route of closed) {
    const { statusCode } = await key.call(toRequest(route));
    if (statusCode !== 401) open.push(`${named(route)} answered ${statusCode}`);
  }
  expect(open).toEqual([]);
});

test("routes that no key may call do not exist at /api/v1", async () => {
  const key = await createApiKey(server, ana);
  const never = server.app.routeTable.filter(({ contract }) => contract?.scope === null);
  const open: string[] = [];
  for (const route of never) {
    const at = { ...route, url: toV1Path(route.url) };
    const { statusCode } = await key.call(toRequest(at));
    if (statusCode !== 404) open.push(`${named(at)} answered ${statusCode}`);
  }
  const paths = never.map(({ method, contract }) => `${method} ${contract?.path}`);
  expect(paths).toEqual(
    expect.arrayContaining([
      "POST /api/api-keys",
      "POST /api/documentos/:id/sign",
      "POST /api/documentos/:id/pdf",
      "POST /api/laudos/:id/sign",
      "GET /api/configuracoes/export",
      "POST /api/configuracoes/close-account",
      "PUT /api/admin/writer",
    ]),
  );
  expect(open).toEqual([]);
});

test("a session does not open /api/v1", async () => {
  const open: string[] = [];
  for (const route of v1Routes()) {
    const { statusCode } = await ana.call(toRequest(route));
    if (statusCode !== 401) open.push(`${named(route)} answered ${statusCode}`);
  }
  expect(open).toEqual([]);
});

test("another doctor's row is 404, as an unknown one", { timeout: 300_000 }, async () => {
  const keys = { ana: await createApiKey(server, ana), rui: await createApiKey(server, rui) };
  const rows = ownedRows(server);
  const wrong: string[] = [];
  const withId = v1Routes().filter(({ url, method }) => url.includes(":id") && method !== "HEAD");
  for (const route of withId) {
    const path = toContractPath(route.url);
    const prefix = Object.keys(rows).find((start) => path.startsWith(start)) ?? "";
    const { make, payload, headers } = rows[prefix]!;
    const id = await make(ana);
    const of = (one: string) => ({
      ...toRequest(route, one),
      ...(route.method === "GET"
        ? {}
        : { ...(payload && { payload }), ...(headers && { headers }) }),
    });
    const [theirs, unknown, own] = [
      await keys.rui.call(of(id)),
      await keys.rui.call(of(randomUUID())),
      await keys.ana.call(of(id)),
    ];
    const body = (text: string) => text.replace(/"request_id":"[^"]*"/, "");
    if (theirs.statusCode !== 404) wrong.push(`${named(route)} answered ${theirs.statusCode}`);
    if (body(theirs.body) !== body(unknown.body)) wrong.push(`${named(route)} tells them apart`);
    if (own.statusCode === 404 || own.statusCode === 500)
      wrong.push(`${named(route)} answered its owner ${own.statusCode} ${own.body}`);
  }
  expect(withId.length).toBeGreaterThan(50);
  expect(wrong).toEqual([]);
});

test("lists show nothing of another doctor, in pages of one item", async () => {
  const rows = ownedRows(server);
  const patient = await rows["/api/pacientes/:id"]!.make(ana);
  await rows["/api/modelos/:id"]!.make(ana);
  const keys = { ana: await createApiKey(server, ana), rui: await createApiKey(server, rui) };
  const report = "&from=2026-01-01&to=2026-12-31&by=month&locale=pt-br";
  const leaks: string[] = [];
  const lists = v1Routes().filter(({ method, url }) => method === "GET" && !url.includes(":"));
  for (const { url } of lists) {
    const fhir = url.includes("/fhir/") ? `&patient=${patient}` : "";
    const query = url.includes("advanced-reports") ? report : fhir;
    const answer = await keys.rui.call({ url: `${url}?limit=1${query}` });
    expect([url, answer.statusCode]).toEqual([url, 200]);
    if (answer.body.includes(MARK)) leaks.push(url);
    if (!answer.headers["content-type"]?.toString().includes("json")) continue;
    const { items, next_cursor } = answer.json<{ items?: unknown[]; next_cursor?: unknown }>();
    if (items !== undefined && next_cursor === undefined) leaks.push(`${url} has no pages`);
  }
  expect(leaks).toEqual([]);
  const seen = await keys.ana.call({
    method: "POST",
    url: "/api/v1/pacientes/search",
    payload: {},
  });
  expect(seen.body).toContain(MARK);
});
