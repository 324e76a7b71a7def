import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import pg from "pg";
import { listSql } from "../server/features/consultas/queries.ts";
import { defaultTemplateId } from "../server/features/modelos/system.ts";
import { startEmbedded } from "../server/platform/database/embedded.ts";
import { createInstallation } from "./parts/installation.ts";

const PAGE = 50;
const OWN = 1000;
const DOCTORS = 1000;
const ROUNDS = 300;
const WARM_UP = 50;

interface Figures {
  p50_ms: number;
  p99_ms: number;
}

const share = (values: number[], at: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * at))] ?? Number.NaN;
  return Math.round(value * 1000) / 1000;
};

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const since = performance.now();
  await work();
  return performance.now() - since;
};

const figuresOf = (values: number[]): Figures => ({
  p50_ms: share(values, 0.5),
  p99_ms: share(values, 0.99),
});

/** Alternates, so that both meet the same machine. */
const compare = async (http: () => Promise<unknown>, sql: () => Promise<unknown>) => {
  const times = { http: [] as number[], sql: [] as number[] };
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const one = { http: await timed(http), sql: await timed(sql) };
    if (round < 0) continue;
    times.http.push(one.http);
    times.sql.push(one.sql);
  }
  const figures = { http: figuresOf(times.http), sql: figuresOf(times.sql) };
  const ratio = (key: keyof Figures) =>
    Math.round((figures.http[key] / figures.sql[key]) * 100) / 100;
  return { ...figures, ratio_p50: ratio("p50_ms"), ratio_p99: ratio("p99_ms") };
};

/** Finished consultations of one doctor or of many, a minute apart, without documents: the list reads none. */
const INSERT = `
  insert into consultas (medico_id, modelo_id, status, data_criacao, concluida_em, language, documento_gerado)
  select m.id, $2, 'Concluído', now() - n * interval '1 minute', now(), 'pt-BR',
         '{"tipo_consulta":"presencial","contexto_paciente":"","language":"pt-BR"}'::jsonb
    from generate_series(1, $3::int) n, unnest($1::text[]) as m(id)`;

/** The list of 50 through HTTP against its own SQL through raw `pg` as superuser, with 1,000 and with 1,000,000 consultations. */
export const run = async (): Promise<Record<string, unknown>> => {
  const installation = await createInstallation({ JOBS_IN_PROCESS: "false" });
  const database = await startEmbedded({ dataDir: installation.data });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const admin = new pg.Client({
    connectionString: database.adminUrl.replace("/postgres?", "/relato?"),
  });
  try {
    installation.start("server");
    await installation.ready();
    await admin.connect();
    const email = `${randomUUID()}@example.org`;
    const signedUp = await fetch(`${installation.url}/api/auth/sign-up/email`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password: "segredo" }),
    });
    const cookie = signedUp.headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; ");
    const own = ((await signedUp.json()) as { user: { id: string } }).user.id;

    const list = () =>
      new Promise<number>((resolve, reject) => {
        const url = `${installation.url}/api/consultas?limit=${PAGE}`;
        request(url, { agent, headers: { cookie } }, (answer) => {
          const chunks: Buffer[] = [];
          answer.on("data", (chunk: Buffer) => chunks.push(chunk));
          answer.on("end", () => {
            const body = JSON.parse(Buffer.concat(chunks).toString("utf8")) as {
              items?: unknown[];
            };
            if (body.items?.length === PAGE) resolve(PAGE);
            else reject(new Error(`the list answered ${answer.statusCode}`));
          });
        })
          .on("error", reject)
          .end();
      });
    const raw = () => admin.query(listSql(own, PAGE + 1));

    const template = defaultTemplateId("pt-BR");
    await admin.query(INSERT, [[own], template, OWN]);
    await admin.query("vacuum analyze consultas");
    const thousand = await compare(list, raw);

    console.error("inserting 999,000 more consultations …");
    const { rows } = await admin.query<{ id: string }>(
      `insert into auth."user" (id, name, email) select gen_random_uuid(), 'Dr. ' || n, n || '@example.org'
         from generate_series(1, $1::int) n returning id`,
      [DOCTORS - 1],
    );
    await admin.query(INSERT, [rows.map(({ id }) => id), template, OWN]);
    await admin.query("vacuum analyze consultas");
    const million = await compare(list, raw);
    const { rows: counted } = await admin.query<{ n: number }>(
      "select count(*)::int as n from consultas",
    );
    return { consultations: counted[0]?.n, at_1_000: thousand, at_1_000_000: million };
  } finally {
    agent.destroy();
    await admin.end();
    await database.stop();
    await installation.remove();
  }
};
