import { buildWeb } from "../tools/web.ts";
import { type Caller, signUp } from "./parts/caller.ts";
import { weighDashboard } from "./parts/dashboard-weight.ts";
import { type BenchDatabase, startDatabase } from "./parts/database.ts";
import { alternate, round, runConcurrently } from "./parts/figures.ts";
import { createHttpClient, type HttpClient } from "./parts/http-client.ts";
import { createInstallation } from "./parts/installation.ts";
import { type Comparison, createRequests } from "./parts/workspace-requests.ts";
import { makeDoctors, seedDoctors, seedTemplates } from "./parts/workspace-seed.ts";

/** 1,000 doctors with 100,000 patients and 1,000,000 consultations. */
const DOCTORS = Number(process.env["BENCH_DOCTORS"] ?? 1000);
const EACH = { patients: 100, consultations: 1000 };
/** Consultations of one further doctor, like a clinic. */
const CLINIC = Number(process.env["BENCH_CLINIC"] ?? 100_000);
const CLIENTS = 32;
const ROUNDS = Number(process.env["BENCH_ROUNDS"] ?? 300);
const SEARCHES = ["losartana7", "dor", "paciente cefaleia", "palavra", "joao", "anamnese"];

/** The timed views: link and heading. */
const VIEWS = [
  { link: "Minhas Consultas", heading: "Minhas Consultas" },
  { link: "Pacientes", heading: "Pacientes" },
  { link: "Agenda", heading: "Agenda" },
  { link: "Configurações", heading: "Configurações" },
];

const measure = async ({ http, sql }: Comparison) => ({
  ...(await alternate(ROUNDS, http, sql)),
  http_32: await runConcurrently(CLIENTS, Math.ceil(ROUNDS / 8), http),
});
type Measured = Record<string, Awaited<ReturnType<typeof measure>>>;

const measureEach = async (comparisons: Record<string, Comparison>): Promise<Measured> => {
  const measured: Measured = {};
  for (const [name, comparison] of Object.entries(comparisons))
    measured[name] = await measure(comparison);
  return measured;
};

/** Sets the user for `app_user_id()`. A superuser bypasses the policies themselves. */
const actAs = ({ admin }: BenchDatabase, { id }: Caller) =>
  admin.query(`select set_config('app.user_id', $1, false)`, [id]);

const measureRequests = async (
  client: HttpClient,
  database: BenchDatabase,
  own: Caller,
  clinic: Caller,
) => {
  const { admin } = database;
  const { allOf, searchFor } = createRequests(client, admin);
  await seedDoctors(admin, [own.id], { ...EACH, words: true });
  await actAs(database, own);
  const before = await measureEach(allOf(own));
  console.error(`seeding ${DOCTORS} doctors …`);
  await seedDoctors(admin, await makeDoctors(admin, DOCTORS - 1), { ...EACH, words: false });
  const clinicRows = { patients: CLINIC / 10, consultations: CLINIC, words: true };
  await seedDoctors(admin, [clinic.id], clinicRows);
  const after = await measureEach(allOf(own));
  await actAs(database, clinic);
  const searches = await measureEach(
    Object.fromEntries(SEARCHES.map((text) => [text, searchFor(clinic, text)])),
  );
  return { before, after, searches };
};

/**
 * Compares list, search, agenda and home by HTTP with the same statements by `pg`, at 1 and at 32
 * clients, before and after the seed. Then measures the dashboard in a browser. BENCH_DOCTORS,
 * BENCH_CLINIC and BENCH_ROUNDS make it smaller.
 */
export const run = async (): Promise<Record<string, unknown>> => {
  await buildWeb();
  const installation = await createInstallation({ JOBS_IN_PROCESS: "false" });
  const database = await startDatabase(installation);
  const client = createHttpClient(installation.url, CLIENTS);
  try {
    installation.start("server");
    await installation.ready();
    await database.connect();
    const own = await signUp(installation.url);
    const clinic = await signUp(installation.url);
    const { before, after, searches } = await measureRequests(client, database, own, clinic);
    await seedTemplates(database.admin, own.id, 500);
    const mapNames = (figure: (name: string) => number): Record<string, number> =>
      Object.fromEntries(Object.keys(after).map((name) => [name, figure(name)]));
    const p50 = (measured: Measured, name: string) => measured[name]?.http.p50_ms ?? Number.NaN;
    const ratios = mapNames((name) => after[name]?.ratio_p50 ?? Number.NaN);
    const growths = mapNames((name) => round(p50(after, name) / p50(before, name)));
    return {
      consultations: DOCTORS * EACH.consultations + CLINIC,
      list_ratio: ratios["list"],
      growth: growths["list"],
      search_p99_ms: Math.max(...Object.values(searches).map(({ http }) => http.p99_ms)),
      ...(await weighDashboard(own, VIEWS)),
      ratios,
      growths,
      at_1_000: before,
      at_seeded: after,
      searches,
    };
  } finally {
    client.close();
    await database.close();
    await installation.remove();
  }
};
