import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { chromium } from "@playwright/test";
import pg from "pg";
import { foundSql } from "../server/features/busca/queries.ts";
import { listSql } from "../server/features/consultas/queries.ts";
import { defaultTemplateId } from "../server/features/modelos/system.ts";
import { startEmbedded } from "../server/platform/database/embedded.ts";
import { ensureChromium } from "../tools/chromium.ts";
import { buildWeb } from "../tools/web.ts";
import { createInstallation } from "./parts/installation.ts";

const DOCTORS = Number(process.env["BENCH_DOCTORS"] ?? 1000);
/** Of each doctor: 1,000 doctors make 100,000 patients and 1,000,000 consultations. */
const PATIENTS = 100;
const CONSULTATIONS = 1000;
/** Of one clinic's doctor, with documents whose words are searched. */
const CLINIC = Number(process.env["BENCH_CLINIC"] ?? 100_000);
const CLIENTS = 32;
const ROUNDS = Number(process.env["BENCH_ROUNDS"] ?? 200);
const WARM_UP = 30;
const PAGE = 50;

const at = (values: number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return Math.round((value ?? Number.NaN) * 100) / 100;
};
const figuresOf = (values: number[]) => ({ p50_ms: at(values, 0.5), p99_ms: at(values, 0.99) });
const ratio = (a: number, b: number): number => Math.round((a / b) * 100) / 100;

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const since = performance.now();
  await work();
  return performance.now() - since;
};

const PATIENTS_SQL = `
  insert into pacientes (medico_id, nome, email, telefone)
  select m.id, (array['João','Maria','José','Ana','Antônio','Lúcia'])[1 + n % 6] || ' Araújo ' || n, n || '@example.org', (11900000000 + n)::text
    from generate_series(1, $2::int) n, unnest($1::text[]) as m(id)`;

const CONSULTATIONS_SQL = `
  insert into consultas (medico_id, modelo_id, status, data_criacao, concluida_em, language, documento_gerado)
  select m.id, $2, 'Concluído', now() - n * interval '1 minute', now(), 'pt-BR',
         '{"tipo_consulta":"presencial","contexto_paciente":"","language":"pt-BR"}'::jsonb
    from generate_series(1, $3::int) n, unnest($1::text[]) as m(id)`;

/** Twelve words a document: some in all of them, some in one of a thousand. */
const WORDS_SQL = `
  insert into consulta_words (consulta_id, medico_id, word, data_criacao)
  select distinct c.id, c.medico_id, w.word, c.data_criacao
    from (select *, row_number() over (order by data_criacao) as n from consultas where medico_id = $1) c,
         unnest(array['paciente','refere','cefaleia','exame','palavra' || n % 10, 'palavra' || n % 100, 'palavra' || n % 1000,
                      'losartana' || n % 50, 'retorno' || n % 7, 'queixa', 'dor', 'uso']) w(word)`;

/** What the dashboard with its home fetches of scripts, in bytes as they travelled, in a browser that was never here. */
const dashboardBytes = async (url: string, cookie: string): Promise<number> => {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
  try {
    const context = await browser.newContext({ extraHTTPHeaders: { cookie } });
    const page = await context.newPage();
    const sizes: Promise<number>[] = [];
    page.on("requestfinished", (finished) => {
      if (finished.resourceType() === "script")
        sizes.push(finished.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto(`${url}/pt-br/dashboard`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForFunction("document.readyState === 'complete'");
    return (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0);
  } finally {
    await browser.close();
  }
};

/**
 * List, search and the home's requests through HTTP, at one client and at 32, against the list's own SQL by raw `pg` as superuser in the
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

    const call = (cookie: string, path: string, body?: unknown) => (): Promise<unknown> =>
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
                ? resolve(null)
                : reject(new Error(`${path} answered ${answer.statusCode}`)),
            );
          },
        )
          .on("error", reject)
          .end(json);
      });
    const list = call(own.cookie, `/api/consultas?limit=${PAGE}`);
    const usage = call(own.cookie, "/api/consultas/usage");
    const home = () => Promise.all([list(), usage()]);
    const rawList = () => admin.query(listSql(own.id, PAGE + 1));

    const one = async (work: () => Promise<unknown>) => {
      const times: number[] = [];
      for (let round = -WARM_UP; round < ROUNDS; round++) {
        const ms = await timed(work);
        if (round >= 0) times.push(ms);
      }
      return figuresOf(times);
    };
    const many = async (work: () => Promise<unknown>) => {
      const times: number[] = [];
      const client = async (): Promise<void> => {
        for (let round = 0; round < ROUNDS / 4; round++) times.push(await timed(work));
      };
      await Promise.all(Array.from({ length: CLIENTS }, client));
      return figuresOf(times);
    };
    const measure = async () => ({
      sql: await one(rawList),
      list: await one(list),
      list_32: await many(list),
      home: await one(home),
      home_32: await many(home),
    });

    const template = defaultTemplateId("pt-BR");
    await admin.query(PATIENTS_SQL, [[own.id], PATIENTS]);
    await admin.query(CONSULTATIONS_SQL, [[own.id], template, CONSULTATIONS]);
    await admin.query("vacuum analyze consultas, pacientes");
    const before = await measure();

    console.error(`seeding ${DOCTORS} doctors …`);
    const { rows } = await admin.query<{ id: string }>(
      `insert into auth."user" (id, name, email) select gen_random_uuid(), 'Dr. ' || n, n || '@example.org'
         from generate_series(1, $1::int) n returning id`,
      [DOCTORS - 1],
    );
    const others = rows.map(({ id }) => id);
    await admin.query(PATIENTS_SQL, [others, PATIENTS]);
    await admin.query(CONSULTATIONS_SQL, [others, template, CONSULTATIONS]);
    await admin.query(PATIENTS_SQL, [[clinic.id], PATIENTS]);
    await admin.query(CONSULTATIONS_SQL, [[clinic.id], template, CLINIC]);
    await admin.query(WORDS_SQL, [clinic.id]);
    await admin.query("vacuum analyze consultas, pacientes, consulta_words");
    const after = await measure();

    const search: Record<string, unknown> = {};
    let search_p99_ms = 0;
    for (const text of ["losartana7", "dor", "paciente cefaleia", "palavra", "joao", "anamnese"]) {
      const figures = await one(call(clinic.cookie, "/api/busca", { text }));
      search[text] = figures;
      search_p99_ms = Math.max(search_p99_ms, figures.p99_ms);
    }
    const words = { code: null, modelos: [], pacientes: [], words: ["losartana7"] };
    const raw = await one(() => admin.query(foundSql(clinic.id, 8, words)));
    const { rows: counted } = await admin.query<{ n: number }>(
      "select count(*)::int as n from consultas",
    );
    return {
      consultations: counted[0]?.n,
      list_ratio: ratio(after.list.p50_ms, after.sql.p50_ms),
      growth: ratio(after.list.p50_ms, before.list.p50_ms),
      growth_home: ratio(after.home.p50_ms, before.home.p50_ms),
      search_p99_ms,
      dashboard_js_bytes: await dashboardBytes(installation.url, own.cookie),
      at_1_000: before,
      at_seeded: after,
      search: { ...search, sql_of_one_word: raw },
    };
  } finally {
    agent.destroy();
    await admin.end();
    await database.stop();
    await installation.remove();
  }
};
