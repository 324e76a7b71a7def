import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import pg from "pg";
import { listAgendamentos } from "../server/features/agenda/queries.ts";
import { search } from "../server/features/busca/search.ts";
import { countThisMonth, listConsultas } from "../server/features/consultas/queries.ts";
import { findOnboarding, findStatistics } from "../server/features/home/queries.ts";
import { findSubscriptionStatus } from "../server/features/planos/queries.ts";
import type { Tx } from "../server/platform/database/database.ts";
import { startEmbedded } from "../server/platform/database/embedded.ts";
import { buildWeb } from "../tools/web.ts";
import { weighDashboard } from "./parts/dashboard-weight.ts";
import { inTurn, rounded, together } from "./parts/figures.ts";
import { createInstallation } from "./parts/installation.ts";
import { makeDoctors, seedDoctors, seedTemplates } from "./parts/workspace-seed.ts";

/** 1,000 doctors, 100,000 patients and 1,000,000 consultations; beside them a clinic's doctor with 100,000 consultations of their own. */
const DOCTORS = Number(process.env["BENCH_DOCTORS"] ?? 1000);
const EACH = { patients: 100, consultations: 1000 };
const CLINIC = Number(process.env["BENCH_CLINIC"] ?? 100_000);
const CLIENTS = 32;
const ROUNDS = Number(process.env["BENCH_ROUNDS"] ?? 300);
const PAGE = 50;
const SEARCHED = ["losartana7", "dor", "paciente cefaleia", "palavra", "joao", "anamnese"];

/** The views that are timed, by their link and their heading. */
const VIEWS = [
  { link: "Minhas Consultas", heading: "Minhas Consultas" },
  { link: "Pacientes", heading: "Pacientes" },
  { link: "Agenda", heading: "Agenda" },
  { link: "Configurações", heading: "Configurações" },
];

/** One request, or a few at once, and the same statements straight by pg. */
interface Measured {
  http: () => Promise<unknown>;
  sql: () => Promise<unknown>;
}

const measure = async ({ http, sql }: Measured) => ({
  ...(await inTurn(ROUNDS, http, sql)),
  http_32: await together(CLIENTS, Math.ceil(ROUNDS / 8), http),
});

/**
 * List, search, the agenda's month and day, and the home's requests through HTTP, at one client and at 32, against the same statements by raw `pg` as superuser in the
 * same run; before and after the seed. BENCH_DOCTORS, BENCH_CLINIC and BENCH_ROUNDS make it smaller.
 */
export const run = async (): Promise<Record<string, unknown>> => {
  await buildWeb();
  const installation = await createInstallation({ JOBS_IN_PROCESS: "false" });
  const database = await startEmbedded({ dataDir: installation.data });
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const admin = new pg.Client({
    connectionString: database.adminUrl.replace("/postgres?", "/relato?"),
  });
  /** The server's own queries, without its transaction: what they cost when nothing stands between. */
  const straight = {
    query: async (text: string, values?: unknown[], name?: string) =>
      (await admin.query({ text, values, name })).rows,
  } as unknown as Tx;
  try {
    installation.start("server");
    await installation.ready();
    await admin.connect();
    const signUp = async (): Promise<{ id: string; cookie: string }> => {
      const answer = await fetch(`${installation.url}/api/auth/sign-up/email`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email: `${randomUUID()}@example.org`, password: "segredo" }),
      });
      const cookie = answer.headers
        .getSetCookie()
        .map((line) => line.split(";")[0])
        .join("; ");
      return { id: ((await answer.json()) as { user: { id: string } }).user.id, cookie };
    };
    const own = await signUp();
    const clinic = await signUp();

    const call = (cookie: string, path: string, body?: unknown): Promise<void> =>
      new Promise((resolve, reject) => {
        const json = body === undefined ? undefined : JSON.stringify(body);
        const headers = { cookie, ...(json ? { "content-type": "application/json" } : {}) };
        request(
          `${installation.url}${path}`,
          { agent, headers, method: json === undefined ? "GET" : "POST" },
          (answer) => {
            answer.resume();
            answer.on("end", () =>
              answer.statusCode === 200
                ? resolve()
                : reject(new Error(`${path} answered ${answer.statusCode}`)),
            );
          },
        )
          .on("error", reject)
          .end(json);
      });
    const searchOf = (doctor: typeof own, text: string): Measured => ({
      http: () => call(doctor.cookie, "/api/busca", { text }),
      sql: () => search(straight, doctor.id, text),
    });
    const agendaOf = (doctor: typeof own, days: number): Measured => {
      const from = new Date(Date.UTC(2026, 4, 31, 3));
      const to = new Date(from.getTime() + days * 86_400_000);
      const stretch = { from: from.toISOString(), to: to.toISOString(), cancelled: false };
      return {
        http: () => call(doctor.cookie, `/api/agendamentos?from=${stretch.from}&to=${stretch.to}`),
        sql: () => listAgendamentos(straight, doctor.id, stretch),
      };
    };
    const measured: Record<string, Measured> = {
      list: {
        http: () => call(own.cookie, `/api/consultas?limit=${PAGE}`),
        sql: () => listConsultas(straight, own.id, PAGE, null),
      },
      home: {
        http: () =>
          Promise.all([
            call(own.cookie, `/api/consultas?limit=${PAGE}`),
            call(own.cookie, "/api/consultas/usage"),
            call(own.cookie, "/api/home/statistics"),
            call(own.cookie, "/api/home/onboarding"),
          ]),
        sql: async () => {
          await listConsultas(straight, own.id, PAGE, null);
          await countThisMonth(straight, own.id);
          await findSubscriptionStatus(straight);
          await findStatistics(straight, own.id);
          await findOnboarding(straight, own.id);
        },
      },
      search: searchOf(own, "losartana7"),
      month: agendaOf(own, 42),
      day: agendaOf(own, 1),
    };
    const measureAll = async () => {
      // What a doctor's transaction says of itself; a superuser passes every policy, so that only `app_user_id()` needs it.
      await admin.query(`select set_config('app.user_id', $1, false)`, [own.id]);
      const figures: Record<string, Awaited<ReturnType<typeof measure>>> = {};
      for (const [name, one] of Object.entries(measured)) figures[name] = await measure(one);
      return figures;
    };

    await seedDoctors(admin, [own.id], { ...EACH, words: true });
    const before = await measureAll();
    console.error(`seeding ${DOCTORS} doctors …`);
    await seedDoctors(admin, await makeDoctors(admin, DOCTORS - 1), { ...EACH, words: false });
    await seedDoctors(admin, [clinic.id], {
      patients: CLINIC / 10,
      consultations: CLINIC,
      words: true,
    });
    const after = await measureAll();
    await admin.query(`select set_config('app.user_id', $1, false)`, [clinic.id]);
    const searches: Record<string, Awaited<ReturnType<typeof measure>>> = {};
    for (const text of SEARCHED) searches[text] = await measure(searchOf(clinic, text));
    const { rows: counted } = await admin.query<{ n: number }>(
      "select count(*)::int as n from consultas",
    );
    await seedTemplates(admin, own.id, 500);
    const of = (figure: (name: string) => number): Record<string, number> =>
      Object.fromEntries(Object.keys(measured).map((name) => [name, figure(name)]));
    const ratios = of((name) => after[name]?.ratio ?? Number.NaN);
    const growths = of((name) =>
      rounded((after[name]?.http.p50_ms ?? Number.NaN) / (before[name]?.http.p50_ms ?? Number.NaN)),
    );
    return {
      consultations: counted[0]?.n,
      list_ratio: ratios["list"],
      growth: growths["list"],
      search_p99_ms: Math.max(...Object.values(searches).map(({ http }) => http.p99_ms)),
      ...(await weighDashboard(installation.url, own.cookie, VIEWS)),
      ratios,
      growths,
      at_1_000: before,
      at_seeded: after,
      searches,
    };
  } finally {
    agent.destroy();
    await admin.end();
    await database.stop();
    await installation.remove();
  }
};
