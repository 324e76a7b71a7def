import { type AdminUser, USER_ORDERS } from "@relato/shared/contract/admin-users.ts";
import { makeAdmin } from "../server/features/contas/admin.ts";
import { createDatabase } from "../server/platform/database/database.ts";
import { readJson, signUp } from "./parts/caller.ts";
import { startDatabase } from "./parts/database.ts";
import { measureDeactivation } from "./parts/deactivation.ts";
import { median, percentile, round, timed } from "./parts/figures.ts";
import { createInstallation } from "./parts/installation.ts";

const USERS = Number(process.env["BENCH_USERS"] ?? 100_000);
const DEACTIVATIONS = 20;
const ROUNDS = Number(process.env["BENCH_ROUNDS"] ?? 300);

/** One in five has a subscription, and a third signed in at some time. */
const USERS_SQL = `
  insert into auth."user" (id, name, email, created_at, last_access_at)
  select gen_random_uuid(), 'Dr. ' || n,
         (array['joao','maria','jose','ana','carlos'])[1 + n % 5] || '.' || md5(n::text)
           || n || '@clinica' || n % 500 || '.example',
         now() - n * interval '5 minutes',
         case when n % 3 = 0 then now() - (n * 7 % 100000) * interval '1 minute' end
    from generate_series(1, $1::int) n`;
const SUBSCRIPTIONS_SQL = `
  insert into stripe_user_subscriptions (user_id, subscription_id, subscription_status, price_id)
  select id, id, 'active', 'price_sandbox_monthly_brl' from auth."user" where id < '33333333'`;

/** Searches that match many, few, one and no account, in each order, and the second pages. */
const QUERIES = ["", "maria", "@clinica499.example", "99999@", "nobody-has-this"].flatMap((q) =>
  USER_ORDERS.map((order) => ({ name: `${order} "${q}"`, q, order })),
);

interface Found {
  items: AdminUser[];
  next_cursor: string | null;
}

/** Searches USERS accounts by HTTP as an administrator. BENCH_USERS makes it smaller. */
export const run = async (): Promise<Record<string, unknown>> => {
  const installation = await createInstallation({ JOBS_IN_PROCESS: "false" });
  const database = await startDatabase(installation);
  try {
    installation.start("server");
    await installation.ready();
    await database.connect();
    console.error(`inserting ${USERS} accounts …`);
    await database.admin.query(USERS_SQL, [USERS - 1]);
    await database.admin.query(SUBSCRIPTIONS_SQL);
    await database.admin.query(`vacuum analyze auth."user", stripe_user_subscriptions`);
    await database.admin.query("checkpoint");
    // Not before: the server closes a connection that was idle during the insert.
    const caller = await signUp(installation.url);
    const login = createDatabase(database.url);
    await makeAdmin(login, caller.email);
    await login.close();

    const search = async (body: object): Promise<Found> =>
      readJson<Found>(await caller.post("/api/admin/users/search", body));
    const times: number[] = [];
    const slowest = new Map<string, number>();
    for (let i = 0; i < ROUNDS; i++) {
      const { name, ...body } = QUERIES[i % QUERIES.length]!;
      let page: Found = { items: [], next_cursor: null };
      const first = await timed(async () => (page = await search(body)));
      const next = page.next_cursor;
      const all = [first, ...(next ? [await timed(() => search({ ...body, cursor: next }))] : [])];
      // The first round warms the caches of database and connection.
      if (i < QUERIES.length) continue;
      times.push(...all);
      slowest.set(name, Math.max(slowest.get(name) ?? 0, ...all));
    }
    const [worst] = [...slowest].toSorted(([, a], [, b]) => b - a);
    const ends: number[] = [];
    for (let i = 0; i < DEACTIVATIONS; i++) ends.push(await measureDeactivation(caller));
    const metrics_ms = round(await timed(() => caller.call("/api/admin/metrics")));
    return {
      users: USERS,
      searches: times.length,
      search_p50_ms: round(median(times)),
      search_p95_ms: round(percentile(times, 0.95)),
      search_max_ms: round(worst?.[1] ?? 0),
      slowest: worst?.[0],
      metrics_ms,
      deactivations: DEACTIVATIONS,
      stream_ended_max_ms: round(Math.max(...ends)),
    };
  } finally {
    await database.close();
    await installation.remove();
  }
};
