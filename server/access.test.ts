import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { HTTPMethods, InjectOptions } from "fastify";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withUser } from "./platform/database/database.ts";
import type { RegisteredRoute } from "./platform/http/access.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "./testing/app.ts";
import {
  createAgendamento,
  createConsulta,
  createDocumento,
  createGravacao,
  createModelo,
  createNotice,
  createNotification,
  createPaciente,
  createSegmento,
} from "./testing/factories.ts";

/* Tests every registered route. A new route with an id needs an entry in OWNED. */

const MARK = "Maria Marcada";

let server: TestApp;
let ana: TestClient;
let rui: TestClient;
/** Ana's ids, one for each route with `:id`. */
let owned: Record<string, string>;
let notification: string;

interface Owned {
  /** Creates a row of this doctor's and returns its id. */
  make: (doctor: TestClient) => Promise<string>;
  /** A valid payload, so that only the id decides. */
  payload?: object | string;
  headers?: Record<string, string>;
}

const SHA = "0".repeat(64);
const TUS = { "tus-resumable": "1.0.0" };

const createRecording = async (doctor: TestClient): Promise<string> => {
  const { db, storage } = server.deps;
  const { id } = await createGravacao(db, { medico_id: doctor.id });
  const storage_key = `gravacoes/${id}/${randomUUID()}.wav`;
  const folder = await mkdtemp(join(tmpdir(), "relato-access-"));
  await writeFile(join(folder, "sound"), "RIFF");
  await storage.putFile(storage_key, join(folder, "sound"));
  await rm(folder, { recursive: true });
  await createSegmento(db, {
    medico_id: doctor.id,
    gravacao_id: id,
    storage_key,
    media_type: "audio/wav",
  });
  return id;
};

const createUpload = async (doctor: TestClient): Promise<string> => {
  const { id } = await createGravacao(server.deps.db, { medico_id: doctor.id });
  const metadata = { gravacao_id: id, track: "file", ordinal: "0", media_type: "audio/wav" };
  const answer = await doctor.call({
    method: "POST",
    url: "/api/uploads",
    headers: {
      ...TUS,
      "upload-length": "4",
      "upload-metadata": Object.entries(metadata)
        .map(([key, value]) => `${key} ${Buffer.from(value).toString("base64")}`)
        .join(","),
    },
  });
  return String(answer.headers.location).split("/").at(-1) ?? "";
};

/** By the path up to the id. */
const OWNED: Record<string, Owned> = {
  "/api/consultas/:id/documentos": {
    make: async ({ id: medico_id }) => (await createConsulta(server.deps.db, { medico_id })).id,
    payload: { from: "doctor", id: randomUUID(), kind: "other", titulo: MARK, markdown: MARK },
  },
  "/api/consultas/:id": {
    make: async ({ id: medico_id }) => {
      const paciente = await createPaciente(server.deps.db, { medico_id, nome: MARK });
      return (await createConsulta(server.deps.db, { medico_id, paciente_id: paciente.id })).id;
    },
    payload: {
      kind: "text",
      turn: 0,
      before: "Sim",
      text: "Sim.",
      section_type: "analysis",
      feedback_type: "positive",
    },
  },
  "/api/documentos/:id": {
    make: async ({ id: medico_id }) => {
      const version = { titulo: MARK };
      return (await createDocumento(server.deps.db, { medico_id, version })).id;
    },
    payload: {
      base: 1,
      change: "kept",
      places: [{ section: 0, statement: 0 }],
      modelo_id: randomUUID(),
      instruction: "",
      certificate: "",
      password: "",
      protection: "code",
      days: 1,
      locale: "pt-br",
      id: randomUUID(),
      to: "paciente@example.org",
    },
  },
  "/api/links/:id": {
    make: async (doctor) => {
      const { id } = await createDocumento(server.deps.db, { medico_id: doctor.id });
      const made = await doctor.call({
        method: "POST",
        url: `/api/documentos/${id}/links`,
        payload: { protection: "code", days: 1, locale: "pt-br" },
      });
      return made.json<{ link: { id: string } }>().link.id;
    },
  },
  "/api/modelos/:id": {
    make: async ({ id: created_by }) => (await createModelo(server.deps.db, { created_by })).id,
    payload: {
      titulo: MARK,
      markdown: "## Queixa",
      language: "pt-BR",
      base: new Date().toISOString(),
      model_writes: false,
    },
  },
  "/api/pacientes/:id": {
    make: async ({ id: medico_id }) =>
      (await createPaciente(server.deps.db, { medico_id, nome: MARK })).id,
    payload: {
      nome: MARK,
      email: "",
      telefone: "",
      whatsapp: "",
      sexo: "",
      data_nascimento: "",
      documento: "",
      endereco: "",
      base: {
        nome: MARK,
        email: null,
        telefone: null,
        whatsapp: null,
        sexo: null,
        data_nascimento: null,
        documento: null,
        endereco: null,
      },
    },
  },
  "/api/agendamentos/:id": {
    make: async ({ id: medico_id }) =>
      (await createAgendamento(server.deps.db, { medico_id, titulo: MARK })).id,
    payload: {
      data: new Date(Date.now() + 48 * 60 * 60 * 1000).toISOString(),
      duracao_min: 30,
      tipo: "Presencial",
      titulo: MARK,
      paciente_id: null,
      base: {
        data: new Date().toISOString(),
        duracao_min: 30,
        tipo: "Presencial",
        titulo: MARK,
        paciente_id: null,
        notify_email: true,
        notify_whatsapp: true,
        locale: "pt-br",
      },
    },
  },
  "/api/appointment-notices/:id": {
    make: async ({ id: medico_id }) =>
      (await createNotice(server.deps.db, { medico_id, state: "sent" })).id,
  },
  "/api/gravacoes/:id": {
    make: createRecording,
    payload: { segments: [{ track: "file", ordinal: 0, bytes: 1, sha256: SHA }] },
  },
  "/api/sessions/:id": {
    make: async (doctor) => {
      await server.app.inject({
        method: "POST",
        url: "/api/auth/sign-in/email",
        payload: { email: doctor.email, password: "segredo" },
      });
      const { rows } = await server.deps.db.pool.query<{ id: string }>(
        "select id from auth.session where user_id = $1 order by created_at desc limit 1",
        [doctor.id],
      );
      return rows[0]?.id ?? "";
    },
  },
  "/api/account/passkeys/:id": {
    make: async (doctor) => {
      const id = randomUUID();
      await server.deps.db.pool.query(
        `insert into auth.passkey
           (id, name, public_key, user_id, credential_id, counter, device_type, backed_up)
         values ($1, $2, 'key', $3, $1, 0, 'singleDevice', false)`,
        [id, MARK, doctor.id],
      );
      return id;
    },
  },
  "/api/perfil/:kind/:id": {
    make: async (doctor) => {
      const saved = await doctor.call({
        method: "PUT",
        url: "/api/perfil/logo",
        headers: { "content-type": "image/png" },
        payload: await sharp({
          create: { width: 4, height: 2, channels: 3, background: "#336699" },
        })
          .png()
          .toBuffer(),
      });
      return saved.json<{ logo_url: string }>().logo_url.split("/").at(-1) ?? "";
    },
  },
  "/api/uploads/:id": {
    make: createUpload,
    headers: { ...TUS, "content-type": "application/offset+octet-stream", "upload-offset": "0" },
    payload: "RIFF",
  },
};

beforeAll(async () => {
  server = await createTestApp();
  ana = await signUp(server.app);
  rui = await signUp(server.app);
  const { db } = server.deps;
  await createModelo(db, { created_by: ana.id, titulo: MARK });
  notification = (await createNotification(db, { user_id: ana.id, title: MARK })).id;
  await withUser(db, ana.id, (tx) =>
    server.deps.events.publish(tx, ana.id, {
      type: "consulta_status",
      consulta_id: randomUUID(),
      status: "Erro",
    }),
  );
  owned = {};
  for (const [path, { make }] of Object.entries(OWNED)) owned[path] = await make(ana);
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
      "GET /api/whatsapp/webhook",
      "HEAD /api/auth/callback/google",
      "POST /api/auth/forgot-password",
      "POST /api/auth/resend-confirmation",
      "POST /api/auth/reset-password",
      "POST /api/auth/sign-in/email",
      "POST /api/auth/sign-in/passkey",
      "POST /api/auth/sign-in/passkey/options",
      "POST /api/auth/sign-in/two-factor",
      "POST /api/auth/sign-out",
      "POST /api/auth/sign-up/email",
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
        url.includes(":id") && method !== "HEAD" && access !== "anonymous",
    );
    for (const route of withId) {
      const prefix = Object.keys(OWNED).find((path) => route.url.startsWith(path));
      if (prefix === undefined) {
        wrong.push(`${named(route)} has no entry in OWNED`);
        continue;
      }
      const { payload, headers } = OWNED[prefix] ?? {};
      const sent =
        route.method === "GET" ? {} : { ...(payload && { payload }), ...(headers && { headers }) };
      const own = request(route, sent);
      const of = (id: string) => ({
        ...own,
        url: route.url.replace(":kind", "logo").replace(":id", id).replace(":number", "1"),
      });
      // Later routes must still find what a DELETE removes.
      const id =
        route.method === "DELETE"
          ? await (OWNED[prefix] as Owned).make(ana)
          : (owned[prefix] ?? "");
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
    for (const route of lists) {
      const theirs = await rui.call(request(route));
      expect([named(route), theirs.statusCode]).toEqual([named(route), 200]);
      if (
        theirs.body.includes(MARK) ||
        Object.values(owned).some((id) => theirs.body.includes(id))
      ) {
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
});
