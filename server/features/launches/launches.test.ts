import { mkdtemp, mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LOCALES } from "@relato/shared/domain/language.ts";
import { ptBrServer } from "@relato/shared/locales/pt-br/server.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { asSystem } from "../../platform/database/database.ts";
import { createApiKey, type KeyClient } from "../../testing/api-key.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { createPaciente } from "../../testing/factories.ts";
import { createLink, launchPatient, openLink, toLaunchClient } from "../../testing/launch.ts";
import { grantPlano } from "../planos/grants.ts";

const ORIGIN = "https://prontuario.example.org";
const words = ptBrServer.publicSharing.launch;

let web_root: string;
let server: TestApp;
let ana: TestClient;
let key: KeyClient;
let joao: string;

const makeDoctor = async (): Promise<TestClient> => {
  const doctor = await signUp(server.app);
  const plan = { plano: "yearly" as const, until: null, granted_by: null };
  await grantPlano(server.deps.db, { ...plan, user_id: doctor.id });
  return doctor;
};
const makePatient = async (medico_id: string): Promise<string> =>
  (await createPaciente(server.deps.db, { medico_id, nome: "João" })).id;

beforeAll(async () => {
  web_root = await mkdtemp(join(tmpdir(), "relato-launch-"));
  for (const locale of LOCALES) {
    await mkdir(join(web_root, locale));
    await writeFile(join(web_root, locale, "app.html"), "<title>Relato</title>");
    await writeFile(join(web_root, locale, "sharing.html"), "{{TITLE}}{{CONTENT}}");
  }
  const env = { BASE_URL: "https://relato.example.org", SIGNUP: "open" };
  server = await createTestApp({ env: { ...env, RATE_LIMIT_FACTOR: "100" }, web_root });
  ana = await makeDoctor();
  key = await createApiKey(server, ana, { origins: [ORIGIN] });
  joao = await makePatient(ana.id);
});
afterAll(async () => {
  await server.close();
  await rm(web_root, { recursive: true });
});

/** Moves the clock of all launches ahead. */
const passTime = (seconds: number): Promise<unknown> =>
  asSystem(server.deps.db, "test: pass time", (tx) =>
    tx.query(
      `update launches set link_expires_at = link_expires_at - make_interval(secs => $1),
              used_at = used_at - make_interval(secs => $1),
              session_expires_at = session_expires_at - make_interval(secs => $1)`,
      [seconds],
    ),
  );

it("opens the patient once, with a cookie for frames only", async () => {
  const link = await createLink(key, { paciente_id: joao });
  const opened = await openLink(server, link);
  expect(opened.statusCode).toBe(303);
  const [cookie, ...others] = [opened.headers["set-cookie"]].flat();
  expect(others).toEqual([]);
  expect(cookie).toMatch(/^__Host-relato_launch=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; /);
  for (const part of ["Secure", "SameSite=None", "Partitioned"]) expect(cookie).toContain(part);
  expect(opened.headers.location).toMatch(/^\/pt-br\/launched\/[0-9a-f-]{36}$/);
  const session = toLaunchClient(server, opened);
  const read = await session.call({ url: `/api/pacientes/${joao}` });
  expect(read.json()).toMatchObject({ id: joao, nome: "João" });
  expect((await session.call({ url: "/api/session" })).json()).toMatchObject({
    user: { id: ana.id },
    launch: { paciente_id: joao, view: "patient" },
  });

  const again = await openLink(server, link, session.cookie);
  expect(again.statusCode).toBe(410);
  expect(again.body).toContain(words.used.title);
  expect(again.headers["set-cookie"]).toBeUndefined();
});

it("opens a new consultation, in the language of the link", async () => {
  const opened = await openLink(
    server,
    await createLink(key, { paciente_id: joao, view: "consultation", locale: "es" }),
  );
  expect(opened.headers.location).toMatch(/^\/es\/launched\/[0-9a-f-]{36}\/consultation$/);
});

it("starts one session when two requests use a link at once", async () => {
  const link = await createLink(key, { paciente_id: joao });
  const answers = await Promise.all(Array.from({ length: 5 }, () => openLink(server, link)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
    303, 410, 410, 410, 410,
  ]);
});

it("works for 60 seconds", async () => {
  const inTime = await createLink(key, { paciente_id: joao });
  await passTime(55);
  expect((await openLink(server, inTime)).statusCode).toBe(303);
  const late = await createLink(key, { paciente_id: joao });
  await passTime(60);
  const refused = await openLink(server, late);
  expect(refused.statusCode).toBe(410);
  expect(refused.body).toContain(words.late.title);
});

it("refuses a link that this installation did not sign", async () => {
  const link = await createLink(key, { paciente_id: joao });
  const forged = `${link.slice(0, -43)}${"A".repeat(43)}`;
  for (const url of [forged, "/launch/x", `/launch/${"a".repeat(43)}.${"b".repeat(43)}`]) {
    const refused = await openLink(server, url);
    expect(refused.statusCode).toBe(410);
    expect(refused.body).toContain(words.unknown.title);
    expect(refused.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  }
  expect((await openLink(server, link)).statusCode).toBe(303);
});

it("lets only the key's origins frame the shell and the refusals", async () => {
  const link = await createLink(key, { paciente_id: joao });
  const opened = await openLink(server, link);
  const { cookie } = toLaunchClient(server, opened);
  const shell = await server.app.inject({ url: opened.headers.location!, headers: { cookie } });
  const pages = [shell, await openLink(server, link)];
  for (const { headers } of pages) {
    expect(headers["content-security-policy"]).toContain(`frame-ancestors ${ORIGIN};`);
    expect(headers["x-frame-options"]).toBeUndefined();
    expect(headers["set-cookie"]).toBeUndefined();
  }
  expect(shell.statusCode).toBe(200);
  for (const url of ["/pt-br/dashboard", "/api/health", "/pt-br/launched/x", "/health"]) {
    const { headers } = await server.app.inject({ url, headers: { cookie } });
    expect([url, headers["content-security-policy"]]).toEqual([
      url,
      expect.stringContaining("frame-ancestors 'none'"),
    ]);
  }
  const plain = await createApiKey(server, ana);
  const bare = await openLink(server, await createLink(plain, { paciente_id: joao }));
  const alone = await server.app.inject({
    url: bare.headers.location!,
    headers: { cookie: toLaunchClient(server, bare).cookie },
  });
  expect(alone.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
});

it("ends without use after an hour, and after twelve hours in any case", async () => {
  const session = await launchPatient(server, key, joao);
  const read = async () => (await session.call({ url: "/api/session" })).statusCode;
  for (let hours = 0; hours < 12; hours += 0.75) {
    expect([hours, await read()]).toEqual([hours, 200]);
    await passTime(0.75 * 3600);
  }
  expect(await read()).toBe(401);
  const idle = await launchPatient(server, key, joao);
  await passTime(3600);
  expect((await idle.call({ url: "/api/session" })).statusCode).toBe(401);
  const shell = await server.app.inject({
    url: `/pt-br/launched/${idle.id}`,
    headers: { cookie: idle.cookie },
  });
  expect(shell.statusCode).toBe(410);
  expect(shell.body).toContain(words.ended.title);
});

it("ends when the key is revoked, and refuses the key's unused links", async () => {
  const other = await createApiKey(server, ana, { origins: [ORIGIN] });
  const session = await launchPatient(server, other, joao);
  const link = await createLink(other, { paciente_id: joao });
  await ana.call({ method: "DELETE", url: `/api/api-keys/${other.id}` });
  expect((await session.call({ url: "/api/session" })).statusCode).toBe(401);
  const refused = await openLink(server, link);
  expect(refused.body).toContain(words.ended.title);
});

it("ends when the account is disabled or the plan ends", async () => {
  const { db } = server.deps;
  const rui = await makeDoctor();
  const paciente = await makePatient(rui.id);
  const session = await launchPatient(server, await createApiKey(server, rui), paciente);
  const read = async () => (await session.call({ url: "/api/session" })).json();
  await grantPlano(db, { user_id: rui.id, plano: "monthly", until: null, granted_by: null });
  expect(await read()).toMatchObject({ error: "API_PLAN_REQUIRED" });
  await grantPlano(db, { user_id: rui.id, plano: "yearly", until: null, granted_by: null });
  expect(await read()).toMatchObject({ user: { id: rui.id } });
  await db.pool.query(`update auth."user" set banned = true where id = $1`, [rui.id]);
  expect(await read()).toMatchObject({ error: "ACCOUNT_DISABLED" });
});

it("keeps two patients apart in one browser, and replaces another doctor's cookie", async () => {
  const eva = await makePatient(ana.id);
  const first = await launchPatient(server, key, joao);
  const link = await createLink(key, { paciente_id: eva });
  const opened = await openLink(server, link, first.cookie);
  expect(opened.headers["set-cookie"]).toBeUndefined();
  const second = toLaunchClient(server, opened, first.cookie);
  expect((await first.call({ url: `/api/pacientes/${joao}` })).statusCode).toBe(200);
  expect((await first.call({ url: `/api/pacientes/${eva}` })).statusCode).toBe(404);
  expect((await second.call({ url: `/api/pacientes/${eva}` })).statusCode).toBe(200);
  expect((await second.call({ url: `/api/pacientes/${joao}` })).statusCode).toBe(404);

  const rui = await makeDoctor();
  const hers = await createApiKey(server, rui);
  const theirs = await createLink(hers, { paciente_id: await makePatient(rui.id) });
  const replaced = await openLink(server, theirs, first.cookie);
  expect(replaced.headers["set-cookie"]).toBeDefined();
});

it("refuses another doctor's patient as one that does not exist", async () => {
  const rui = await makeDoctor();
  const ask = (paciente_id: string) =>
    key.call({ method: "POST", url: "/api/v1/sessions/launch", payload: { paciente_id } });
  const theirs = await ask(await makePatient(rui.id));
  expect(theirs.statusCode).toBe(422);
  expect(theirs.json()).toMatchObject({ code: "PACIENTE_NOT_FOUND" });
  expect((await ask("018f0000-0000-7000-8000-000000000000")).json()).toMatchObject({
    code: "PACIENTE_NOT_FOUND",
  });
});

it("refuses other sites' requests, which carry its cookie", async () => {
  const session = await launchPatient(server, key, joao);
  const url = session.at("/api/gravacoes");
  const send = async (headers: Record<string, string>, method: "GET" | "POST") => {
    const payload = method === "POST" ? { payload: { id: joao } } : {};
    const all = { cookie: session.cookie, ...headers };
    return (await server.app.inject({ method, url, headers: all, ...payload })).statusCode;
  };
  const own = server.deps.config.base_url;
  expect(await send({ origin: ORIGIN }, "POST")).toBe(403);
  expect(await send({ "sec-fetch-site": "cross-site", origin: ORIGIN }, "POST")).toBe(403);
  // A form of an old browser sends neither header.
  expect(await send({}, "POST")).toBe(403);
  expect(await send({ "sec-fetch-site": "cross-site" }, "GET")).toBe(403);
  expect(await send({ "sec-fetch-site": "same-origin" }, "GET")).toBe(200);
  expect(await send({ "sec-fetch-site": "same-origin", origin: own }, "POST")).toBe(201);
});

it("records who made a link and who opened it", async () => {
  const paciente = await makePatient(ana.id);
  const other = await createApiKey(server, ana);
  const session = await launchPatient(server, other, paciente);
  await session.call({ url: `/api/pacientes/${paciente}` });
  await server.deps.audit.close();
  const entries = await asSystem(server.deps.db, "test: read the audit log", (tx) =>
    tx.query("select action, subject, medico_id from audit_log where actor = $1 order by seq", [
      `api-key:${other.id}`,
    ]),
  );
  const entry = { subject: paciente, medico_id: ana.id };
  expect(entries).toEqual([
    { ...entry, action: "POST /api/sessions/launch" },
    { ...entry, action: "launch.opened" },
    { ...entry, action: "GET /api/pacientes/:id" },
  ]);
});

it.each([
  ["http://relato.example.org", 409, { code: "LAUNCH_HTTPS_REQUIRED" }],
  ["http://192.168.0.10:3000", 409, { code: "LAUNCH_HTTPS_REQUIRED" }],
  ["http://localhost:3000", 201, {}],
])("makes no link without https, except on this machine: %s", async (BASE_URL, status, answer) => {
  const other = await createTestApp({ env: { BASE_URL, SIGNUP: "open" } });
  try {
    const doctor = await signUp(other.app);
    const plan = { plano: "yearly" as const, until: null, granted_by: null };
    await grantPlano(other.deps.db, { ...plan, user_id: doctor.id });
    const patient = { medico_id: doctor.id, nome: "João" };
    const { id: paciente_id } = await createPaciente(other.deps.db, patient);
    const { call } = await createApiKey(other, doctor);
    const payload = { paciente_id };
    const made = await call({ method: "POST", url: "/api/v1/sessions/launch", payload });
    expect(made.statusCode).toBe(status);
    expect(made.json()).toMatchObject(answer);
  } finally {
    await other.close();
  }
});

it("needs https, and origins that are neither http nor this machine", async () => {
  const create = async (origins: string[]) =>
    (
      await ana.call({
        method: "POST",
        url: "/api/api-keys",
        payload: { name: "x", scopes: ["sessions:launch"], origins },
      })
    ).statusCode;
  for (const origin of [
    "http://clinic.example.org",
    "http://localhost:3000",
    "https://clinic.example.org/",
    "https://*.example.org",
    "https://a.example.org;script-src *",
    "https://a.example.org https://b.example.org",
    "null",
  ])
    expect([origin, await create([origin])]).toEqual([origin, 400]);
  expect(await create(["https://clinic.example.org", "https://clinic.example.org:8443"])).toBe(201);
});
