import { randomUUID } from "node:crypto";
import type { HTTPMethods, InjectOptions } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ownedRows } from "./access.fixture.ts";
import { MARK } from "./access-owned.fixture.ts";
import { grantPlano } from "./features/planos/grants.ts";
import type { RegisteredRoute } from "./platform/http/access.ts";
import { isLaunchedPath, toLaunchedPath, withoutLaunch } from "./platform/http/launched-paths.ts";
import { createApiKey } from "./testing/api-key.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "./testing/app.ts";
import { createConsulta, createDocumento, createPaciente } from "./testing/factories.ts";
import { type LaunchClient, launchPatient } from "./testing/launch.ts";

/* What a launched session may do: every registered route, and other patients of the same doctor. */

let server: TestApp;
let ana: TestClient;
/** Launched for João. */
let session: LaunchClient;
let joao: string;

beforeAll(async () => {
  server = await createTestApp({ env: { RATE_LIMIT_FACTOR: "100" } });
  ana = await signUp(server.app);
  const plan = { plano: "yearly" as const, until: null, granted_by: null };
  await grantPlano(server.deps.db, { ...plan, user_id: ana.id });
  joao = (await createPaciente(server.deps.db, { medico_id: ana.id, nome: "João" })).id;
  session = await launchPatient(server, await createApiKey(server, ana), joao);
});
afterAll(() => server.close());

const named = ({ method, url }: RegisteredRoute): string => `${method} ${url}`;
const launchedRoutes = (): RegisteredRoute[] =>
  server.app.routeTable.filter(({ url }) => isLaunchedPath(url));
const toRequest = (
  { method, url }: RegisteredRoute,
  id: string = randomUUID(),
): InjectOptions & { url: string } => ({
  method: method as HTTPMethods & InjectOptions["method"],
  url: withoutLaunch(url).replace("*", "x").replaceAll(/:\w+/g, id),
});

test("it may call these routes", () => {
  const routes = launchedRoutes().filter(({ method }) => method !== "HEAD");
  expect(routes.map(({ method, url }) => `${method} ${withoutLaunch(url)}`).sort()).toEqual([
    "DELETE /api/gravacoes/:id",
    "DELETE /api/uploads/:id",
    "GET /api/configuracoes/preferences",
    "GET /api/configuracoes/time-zone",
    "GET /api/consultas/:id",
    "GET /api/consultas/:id/consent",
    "GET /api/consultas/:id/documentos",
    "GET /api/consultas/usage",
    "GET /api/gravacoes",
    "GET /api/gravacoes/:id/audio",
    "GET /api/gravacoes/:id/peaks",
    "GET /api/modelos",
    "GET /api/pacientes/:id",
    "GET /api/pacientes/:id/timeline",
    "GET /api/services",
    "GET /api/session",
    "PATCH /api/uploads/:id",
    "POST /api/consultas",
    "POST /api/consultas/:id/retry",
    "POST /api/gravacoes",
    "POST /api/gravacoes/:id/finish",
    "POST /api/uploads",
  ]);
});

test("every other route does not exist for it", async () => {
  const open: string[] = [];
  const launched = new Set(launchedRoutes().map(named));
  for (const route of server.app.routeTable) {
    if (isLaunchedPath(route.url) || !route.url.startsWith("/api/")) continue;
    if (launched.has(`${route.method} ${toLaunchedPath(route.url)}`)) continue;
    const { statusCode } = await session.call(toRequest(route));
    if (statusCode !== 404) open.push(`${named(route)} answered ${statusCode}`);
  }
  expect(open).toEqual([]);
});

test("its cookie is no session: other addresses answer it as an anonymous caller", async () => {
  const open: string[] = [];
  const closed = server.app.routeTable.filter(
    ({ url, access }) => !isLaunchedPath(url) && access !== "anonymous",
  );
  for (const route of closed) {
    const { cookie } = session;
    const { statusCode } = await server.app.inject({ ...toRequest(route), headers: { cookie } });
    if (statusCode !== 401) open.push(`${named(route)} answered ${statusCode}`);
  }
  expect(closed.length).toBeGreaterThan(200);
  expect(open).toEqual([]);
});

test("neither a session, a key nor another browser opens its routes", async () => {
  const key = await createApiKey(server, ana);
  const open: string[] = [];
  for (const route of launchedRoutes()) {
    const request = { ...toRequest(route), url: session.at(toRequest(route).url) };
    const other = { ...request, headers: { cookie: `relato_launch=${"a".repeat(43)}` } };
    for (const headers of [{ origin: server.deps.config.base_url }]) {
      const answers = [
        await ana.call({ ...request, headers }),
        await key.call({ ...request, headers }),
        await server.app.inject({ ...other, headers: { ...other.headers, ...headers } }),
      ];
      for (const { statusCode } of answers)
        if (statusCode !== 401) open.push(`${named(route)} answered ${statusCode}`);
    }
  }
  expect(open).toEqual([]);
});

test("another patient of the same doctor is 404", { timeout: 120_000 }, async () => {
  const rows = ownedRows(server);
  const wrong: string[] = [];
  const withId = launchedRoutes().filter(({ url }) => url.includes(":id"));
  for (const route of withId) {
    const path = withoutLaunch(route.url);
    const prefix = Object.keys(rows).find((start) => path.startsWith(start)) ?? "";
    const { make, payload, headers } = rows[prefix]!;
    const id = await make(ana);
    const isRead = route.method === "GET" || route.method === "HEAD";
    const body = isRead ? {} : { ...(payload && { payload }), ...(headers && { headers }) };
    const tus = path.startsWith("/api/uploads") ? { headers } : {};
    const answer = await session.call({ ...toRequest(route, id), ...body, ...tus });
    if (answer.statusCode !== 404) wrong.push(`${named(route)} answered ${answer.statusCode}`);
  }
  expect(withId.length).toBeGreaterThan(10);
  expect(wrong).toEqual([]);
});

test("lists show nothing of another patient", async () => {
  const rows = ownedRows(server);
  for (const path of ["/api/pacientes/:id", "/api/consultas/:id", "/api/gravacoes/:id"])
    await rows[path]!.make(ana);
  const lists = launchedRoutes().filter(
    ({ method, url }) => method === "GET" && !url.includes(":id"),
  );
  for (const route of lists) {
    const answer = await session.call(toRequest(route));
    expect([named(route), answer.statusCode]).toEqual([named(route), 200]);
    expect([named(route), answer.body]).not.toEqual([named(route), expect.stringContaining(MARK)]);
  }
  expect((await session.call({ url: "/api/gravacoes" })).json()).toEqual({ items: [] });
});

test("the patient's own records are found", async () => {
  const { db } = server.deps;
  const { id } = await createConsulta(db, { medico_id: ana.id, paciente_id: joao });
  await createDocumento(db, { medico_id: ana.id, consulta_id: id });
  const urls = [`/api/pacientes/${joao}`, `/api/pacientes/${joao}/timeline`];
  for (const url of [...urls, `/api/consultas/${id}`, `/api/consultas/${id}/documentos`])
    expect([url, (await session.call({ url })).statusCode]).toEqual([url, 200]);
  const listed = await session.call({ url: `/api/consultas/${id}/documentos` });
  expect(listed.json<{ items: unknown[] }>().items).toHaveLength(1);
});

test("it creates a consultation and a recording for its patient only", async () => {
  const { items } = (await session.call({ url: "/api/modelos?language=pt-BR" })).json<{
    items: { id: string }[];
  }>();
  const create = (paciente_id: string | null) =>
    session.call({
      method: "POST",
      url: "/api/consultas",
      payload: {
        id: randomUUID(),
        modelo_id: items[0]!.id,
        paciente_id,
        tipo_consulta: "presencial",
        contexto_paciente: "Homem, 40 anos",
        language: "pt-BR",
        source: { kind: "text", text: "Médico: Bom dia. Paciente: Estou com tosse." },
        consent: { agreed: true },
      },
    });
  const other = (await createPaciente(server.deps.db, { medico_id: ana.id })).id;
  for (const paciente_id of [other, null])
    expect((await create(paciente_id)).json()).toMatchObject({ error: "PACIENTE_NOT_FOUND" });
  const created = await create(joao);
  expect(created.statusCode).toBe(201);
  expect(created.json()).toMatchObject({ paciente: { id: joao } });

  const id = randomUUID();
  const opened = await session.call({ method: "POST", url: "/api/gravacoes", payload: { id } });
  expect(opened.statusCode).toBe(201);
  const upload = await session.call({
    method: "POST",
    url: "/api/uploads",
    headers: {
      "tus-resumable": "1.0.0",
      "upload-length": "4",
      "upload-metadata": Object.entries({
        ...{ gravacao_id: id, track: "file", ordinal: "0", media_type: "audio/wav" },
      })
        .map(([name, value]) => `${name} ${Buffer.from(value).toString("base64")}`)
        .join(","),
    },
  });
  expect(upload.statusCode).toBe(201);
  expect(upload.headers.location).toMatch(`/api/launched/${session.id}/uploads/`);
  const patched = await server.app.inject({
    method: "PATCH",
    url: String(upload.headers.location),
    headers: {
      ...{ cookie: session.cookie, origin: server.deps.config.base_url },
      ...{ "tus-resumable": "1.0.0", "upload-offset": "0" },
      "content-type": "application/offset+octet-stream",
    },
    payload: "RIFF",
  });
  expect(patched.statusCode).toBe(204);
  const listed = await session.call({ url: "/api/gravacoes" });
  expect(listed.json()).toMatchObject({ items: [{ id }] });
});
