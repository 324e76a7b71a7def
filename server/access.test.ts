import { randomUUID } from "node:crypto";
import type { HTTPMethods, InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ownedRows } from "./access.fixture.ts";
import { MARK, type Owned } from "./access-owned.fixture.ts";
import { grantPlano } from "./features/planos/grants.ts";
import { withUser } from "./platform/database/database.ts";
import type { RegisteredRoute } from "./platform/http/access.ts";
import { isLaunchedPath } from "./platform/http/launched-paths.ts";
import { isV1 } from "./platform/http/v1/paths.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "./testing/app.ts";
import { createModelo, createNotification } from "./testing/factories.ts";

/*
 * Tests every registered route. A new route with an id needs an entry in ownedRows. What API keys
 * may do is tested in api-access.test.ts, launched sessions in launched-access.test.ts.
 */

const TUS_VERBS = ["HEAD", "PATCH", "DELETE"] as const;

/** Queries of the lists that need one. */
const REPORT = "?from=2026-01-01&to=2026-12-31&by=month&locale=pt-br";
const QUERIES: Readonly<Record<string, string>> = {
  "/api/planos": "?locale=pt-br",
  "/api/agenda/day/pdf": "?day=2027-03-10&locale=pt-br",
  "/api/advanced-reports": REPORT,
  "/api/advanced-reports/pdf": REPORT,
  "/api/audit-log/export": "?format=csv&locale=pt-br",
};

const DICTATION_ID = randomUUID();

let server: TestApp;
let ana: TestClient;
let rui: TestClient;
/** Ana's ids, one for each route with `:id`. */
let owned: Record<string, string>;
let rows: Record<string, Owned>;
let notification: string;

beforeAll(async () => {
  server = await createTestApp();
  ana = await signUp(server.app);
  rui = await signUp(server.app);
  const { db } = server.deps;
  for (const { id: user_id, call } of [ana, rui]) {
    await grantPlano(db, { user_id, plano: "yearly", until: null, granted_by: null });
    await call({
      method: "PATCH",
      url: "/api/configuracoes/preferences",
      payload: { share_for_improvement: true },
    });
  }
  await createModelo(db, { created_by: ana.id, titulo: MARK });
  notification = (await createNotification(db, { user_id: ana.id, title: MARK })).id;
  await withUser(db, ana.id, (tx) =>
    server.deps.events.publish(tx, ana.id, {
      type: "consulta_status",
      consulta_id: randomUUID(),
      status: "Erro",
    }),
  );
  rows = ownedRows(server);
  owned = {};
  for (const [path, { make }] of Object.entries(rows)) owned[path] = await make(ana);
});
afterAll(() => server.close());

/** Evaluated when the routes are known. */
const routes = (which: (route: RegisteredRoute) => boolean): RegisteredRoute[] =>
  server.app.routeTable.filter(which);

const request = (
  { method, url }: RegisteredRoute,
  more: Partial<InjectOptions> = {},
): InjectOptions => ({
  method: method as HTTPMethods & InjectOptions["method"],
  url: url.replace("*", "x"),
  ...more,
});
const named = ({ method, url }: RegisteredRoute): string => `${method} ${url}`;

describe("every route", () => {
  test("declares its access, and these API routes need no session", () => {
    const open = routes(({ access, url }) => access === "anonymous" && url.startsWith("/api/"));
    expect(open.map(named).sort()).toEqual([
      "GET /api/agenda/feed/:token",
      "GET /api/auth/callback/google",
      "GET /api/automation/audio/:id/:token",
      "GET /api/planos",
      "GET /api/whatsapp/webhook",
      "HEAD /api/auth/callback/google",
      "HEAD /api/planos",
      "POST /api/auth/forgot-password",
      "POST /api/auth/resend-confirmation",
      "POST /api/auth/reset-password",
      "POST /api/auth/sign-in/email",
      "POST /api/auth/sign-in/passkey",
      "POST /api/auth/sign-in/passkey/options",
      "POST /api/auth/sign-in/two-factor",
      "POST /api/auth/sign-out",
      "POST /api/auth/sign-up/email",
      "POST /api/automation/notes/:id/:token",
      "POST /api/webhooks/stripe",
      "POST /api/whatsapp/webhook",
    ]);
    expect(routes(({ access }) => access !== "anonymous").length).toBeGreaterThan(15);
  });

  test("answers an anonymous caller with 401 unless it is anonymous", async () => {
    const leaks: string[] = [];
    for (const route of routes(({ access }) => access !== "anonymous")) {
      const { statusCode } = await server.app.inject(request(route));
      if (statusCode !== 401) leaks.push(`${named(route)} answered ${statusCode}`);
    }
    expect(leaks).toEqual([]);
  });

  test("answers a forged and an ended session with 401", async () => {
    const gone = await signUp(server.app);
    await gone.call({ method: "POST", url: "/api/auth/sign-out", payload: {} });
    const leaks: string[] = [];
    for (const cookie of [gone.cookie, `${ana.cookie.slice(0, -8)}AAAAAAA%3D`]) {
      for (const route of routes(({ access }) => access !== "anonymous")) {
        const { statusCode } = await server.app.inject(request(route, { headers: { cookie } }));
        if (statusCode !== 401) leaks.push(`${named(route)} answered ${statusCode}`);
      }
    }
    expect(leaks).toEqual([]);
  });

  test("for administrators answers a doctor with 403", async () => {
    const leaks: string[] = [];
    for (const route of routes(({ access }) => access === "admin")) {
      const { statusCode } = await ana.call(request(route));
      if (statusCode !== 403) leaks.push(`${named(route)} answered ${statusCode}`);
    }
    expect(leaks).toEqual([]);
  });

  test("with an id does not find another doctor's, and finds one's own", async () => {
    const wrong: string[] = [];
    // Public pages opened by a secret are tested in features/sharing and agenda/feed.
    const withId = routes(
      ({ url, method, access }) =>
        url.includes(":id") &&
        !isV1(url) &&
        !isLaunchedPath(url) &&
        // Fastify answers HEAD with the handler of GET. tus has its own HEAD.
        (method !== "HEAD" || url.startsWith("/api/uploads")) &&
        access === "doctor",
    );
    expect(withId.map(named)).toEqual(
      expect.arrayContaining(TUS_VERBS.map((verb) => `${verb} /api/uploads/:id`)),
    );
    for (const route of withId) {
      const prefix = Object.keys(rows).find((path) => route.url.startsWith(path));
      if (prefix === undefined) {
        wrong.push(`${named(route)} has no entry in ownedRows`);
        continue;
      }
      const { payload, headers } = rows[prefix] ?? {};
      const sent =
        route.method === "GET" ? {} : { ...(payload && { payload }), ...(headers && { headers }) };
      const own = request(route, sent);
      const of = (id: string) => ({
        ...own,
        url: route.url
          .replace(":kind", "logo")
          .replace(":id", id)
          .replace(":number", "1")
          .replace(":dictation", DICTATION_ID),
      });
      // Later routes must still find what a DELETE removes.
      const id =
        route.method === "DELETE" ? await (rows[prefix] as Owned).make(ana) : (owned[prefix] ?? "");
      const [theirs, unknown, mine] = [
        await rui.call(of(id)),
        await rui.call(of(randomUUID())),
        await ana.call(of(id)),
      ];
      if (theirs.statusCode !== 404) wrong.push(`${named(route)} answered ${theirs.statusCode}`);
      if (mine.statusCode === 404 || mine.statusCode >= 500) {
        wrong.push(`${named(route)} answered its owner ${mine.statusCode}`);
      }
      // Neither status nor body may reveal that the id exists.
      const body = (text: string) => text.replace(/"request_id":"[^"]*"/, "");
      if (body(theirs.body) !== body(unknown.body)) wrong.push(`${named(route)} tells them apart`);
    }
    expect(wrong).toEqual([]);
  });

  test("that lists shows nothing of another doctor", async () => {
    const lists = routes(
      ({ method, url, access }) =>
        method === "GET" &&
        access !== "admin" &&
        url.startsWith("/api/") &&
        !isV1(url) &&
        !url.includes(":") &&
        // The event stream, WebSockets, Google's callback and WhatsApp's webhook have their own
        // tests.
        ![
          "/api/events",
          "/api/live",
          "/api/auth/callback/google",
          "/api/whatsapp/webhook",
        ].includes(url),
    );
    const leaks: string[] = [];
    let seenByOwner = 0;
    for (const { method, url, ...more } of lists) {
      const route = { ...more, method, url: `${url}${QUERIES[url] ?? ""}` };
      const theirs = await rui.call(request(route));
      expect([named(route), theirs.statusCode]).toEqual([named(route), 200]);
      // Rui's audit log has the ids that he asked for.
      const ids = url === "/api/audit-log/export" ? [] : Object.values(owned);
      if (theirs.body.includes(MARK) || ids.some((id) => theirs.body.includes(id))) {
        leaks.push(named(route));
      }
      if ((await ana.call(request(route))).body.includes(MARK)) seenByOwner++;
    }
    expect(leaks).toEqual([]);
    expect(seenByOwner).toBeGreaterThanOrEqual(4);
  });
});

test("only the better-auth routes that the contract names are reachable", async () => {
  const paths = ["get-session", "list-sessions", "admin/list-users", "update-user", "ok", "error"];
  for (const path of paths) {
    for (const method of ["GET", "POST"] as const) {
      const answer = await ana.call({ method, url: `/api/auth/${path}` });
      expect([path, answer.statusCode]).toEqual([path, 404]);
    }
  }
});

test("an id of another doctor's in a body does nothing", async () => {
  const read = (client: TestClient) =>
    client.call({
      method: "POST",
      url: "/api/notifications/read",
      payload: { ids: [notification] },
    });
  expect((await read(rui)).json()).toEqual({ read: 0 });
  expect((await read(ana)).json()).toEqual({ read: 1 });
});

test("an administrator sees no doctor's rows either", async () => {
  const admin = await signUp(server.app);
  await server.deps.db.pool.query(`update auth."user" set role = 'admin' where id = $1`, [
    admin.id,
  ]);
  const id = owned["/api/consultas/:id"] ?? "";
  expect((await admin.call({ url: `/api/consultas/${id}` })).statusCode).toBe(404);
  expect((await admin.call({ url: "/api/consultas" })).json()).toMatchObject({ items: [] });
  // Every list for administrators: what the doctors wrote and its ids appear in none.
  const lists = routes(
    ({ method, url, access }) => method === "GET" && access === "admin" && !url.includes(":"),
  );
  const leaks: string[] = [];
  for (const route of lists) {
    const { body, statusCode } = await admin.call(request(route));
    expect([named(route), statusCode]).toEqual([named(route), 200]);
    if (body.includes(MARK) || Object.values(owned).some((one) => body.includes(one)))
      leaks.push(named(route));
  }
  expect(lists.map(named)).toContain("GET /api/admin/operations/messages");
  expect(leaks).toEqual([]);
});
