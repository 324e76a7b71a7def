import type { ViewCount } from "@relato/shared/contract/view-counts.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { makeAdmin } from "../contas/admin.ts";
import { pruneViewCounts } from "./queries.ts";

let server: TestApp;
let admin: TestClient;
beforeAll(async () => {
  server = await createTestApp();
  admin = await signUp(server.app);
  await makeAdmin(server.deps.db, admin.email);
});
afterAll(() => server.close());

const count = async (doctor: TestClient, view: string) =>
  doctor.call({ method: "POST", url: "/api/view-counts", payload: { view } });
const readCounts = async (): Promise<ViewCount[]> =>
  (await admin.call({ url: "/api/admin/operations/view-counts" })).json<{ items: ViewCount[] }>()
    .items;

test("only views of doctors who allow it are counted, by day and without ids", async () => {
  const { db } = server.deps;
  const ana = await signUp(server.app);
  expect((await count(ana, "patients")).json()).toEqual({ counted: false });
  expect(await readCounts()).toEqual([]);

  const preference = { method: "PATCH", url: "/api/configuracoes/preferences" } as const;
  await ana.call({ ...preference, payload: { usage_analytics: true } });
  for (const view of ["patients", "home", "patients"])
    expect((await count(ana, view)).json()).toEqual({ counted: true });
  expect((await count(ana, "unknown")).statusCode).toBe(400);
  const [first, second, ...others] = await readCounts();
  expect(first).toMatchObject({ view: "patients", total: 2 });
  expect(first?.days).toEqual([...Array<number>(29).fill(0), 2]);
  expect(second).toMatchObject({ view: "home", total: 1 });
  expect(others).toEqual([]);

  const { rows } = await db.pool.query("select * from installation.view_counts limit 1");
  expect(Object.keys(rows[0] as object).toSorted()).toEqual(["count", "day", "view"]);
});

test("counts older than 400 days are removed, older than 30 days are not shown", async () => {
  const { db } = server.deps;
  await db.pool.query(
    `insert into installation.view_counts
     values (current_date - 401, 'help', 5), (current_date - 60, 'help', 3)`,
  );
  await pruneViewCounts(db);
  const { rows } = await db.pool.query(
    "select count from installation.view_counts where view = 'help'",
  );
  expect(rows).toEqual([{ count: 3 }]);
  expect((await readCounts()).map(({ view }) => view)).not.toContain("help");
});
