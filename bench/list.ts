import { listSql } from "../server/features/consultas/list-sql.ts";
import { signUp } from "./parts/caller.ts";
import { startDatabase } from "./parts/database.ts";
import { alternate } from "./parts/figures.ts";
import { createHttpClient } from "./parts/http-client.ts";
import { createInstallation } from "./parts/installation.ts";
import { makeDoctors, seedConsultations } from "./parts/workspace-seed.ts";

const PAGE = 50;
const EACH = 1000;
const DOCTORS = Number(process.env["BENCH_DOCTORS"] ?? 1000);
const ROUNDS = Number(process.env["BENCH_ROUNDS"] ?? 300);

/**
 * Compares the list of 50 consultations by HTTP with its SQL by `pg` as superuser, with 1,000 and
 * with 1,000,000 stored consultations. BENCH_DOCTORS and BENCH_ROUNDS make it smaller.
 */
export const run = async (): Promise<Record<string, unknown>> => {
  const installation = await createInstallation({ JOBS_IN_PROCESS: "false" });
  const database = await startDatabase(installation);
  const { admin } = database;
  const client = createHttpClient(installation.url, 1);
  try {
    installation.start("server");
    await installation.ready();
    await database.connect();
    const caller = await signUp(installation.url);
    const path = `/api/consultas?limit=${PAGE}`;
    const compare = () =>
      alternate(
        ROUNDS,
        () => client.call(caller.cookie, path),
        () => admin.query(listSql(caller.id, PAGE + 1)),
      );

    await seedConsultations(admin, [caller.id], EACH);
    const { items } = (await (await caller.call(path)).json()) as { items: unknown[] };
    if (items.length !== PAGE) throw new Error(`the list has ${items.length} rows`);
    const at_1_000 = await compare();
    console.error("inserting the consultations of the other doctors …");
    await seedConsultations(admin, await makeDoctors(admin, DOCTORS - 1), EACH);
    const at_1_000_000 = await compare();
    return { consultations: DOCTORS * EACH, at_1_000, at_1_000_000 };
  } finally {
    client.close();
    await database.close();
    await installation.remove();
  }
};
