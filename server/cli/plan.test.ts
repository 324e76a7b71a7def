import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asSystem } from "../platform/database/database.ts";
import { createTestApp, signUp, type TestApp } from "../testing/app.ts";
import { openTerminal } from "../testing/terminal.ts";

const { relatoWith, pathOf } = openTerminal();

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

/** Runs `relato plan` on the test's database. */
const plan = (...args: string[]) => {
  const { url, migratorUrl } = server.database;
  const env = {
    DATABASE_URL: url,
    DATABASE_MIGRATOR_URL: migratorUrl,
    DATA_DIR: pathOf("data"),
    CACHE_DIR: pathOf("cache"),
  };
  return relatoWith({ env }, "plan", ...args);
};

describe("relato plan", () => {
  it("grants a plan until the end of a day and revokes it, audited", async () => {
    const doctor = await signUp(server.app);
    const read = async () => (await doctor.call({ url: "/api/planos/subscription" })).json();

    const granted = await plan(doctor.email.toUpperCase(), "yearly", "2999-12-31");
    expect(granted).toEqual({
      code: 0,
      stdout: `${doctor.email} has the plan yearly now, until 2999-12-31\n`,
      stderr: "",
    });
    const end = Date.parse("2999-12-31T23:59:59-03:00") / 1000;
    expect(await read()).toMatchObject({
      source: "granted",
      plano: "yearly",
      current_period_end: end,
    });

    expect((await plan(doctor.email, "none")).stdout).toMatch(/has no granted plan now/);
    expect(await read()).toMatchObject({ status: "free" });
    const rows = await asSystem(server.deps.db, "test", (tx) =>
      tx.query(
        `select actor, action from audit_log where medico_id = $1 and action like 'admin.%'
        order by action`,
        [doctor.id],
      ),
    );
    expect(rows).toEqual([
      { actor: "system", action: "admin.grant-plan" },
      { actor: "system", action: "admin.revoke-plan" },
    ]);
  });

  it.each<[string, string[], RegExp]>([
    ["no plan", ["a@example.org"], /usage: .*plan EMAIL/],
    ["an unknown plan", ["a@example.org", "weekly"], /PLAN must be one of .*got "weekly"/],
    ["a date that does not exist", ["a@example.org", "yearly", "2027-02-30"], /UNTIL must be/],
    ["a date with none", ["a@example.org", "none", "2027-02-01"], /has no UNTIL/],
    ["an unknown account", ["absent@example.org", "yearly"], /no account has this e-mail/],
  ])("refuses %s in one line", async (_what, args, message) => {
    const { code, stdout, stderr } = await plan(...args);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(message);
    expect(stderr.trim().split("\n")).toHaveLength(1);
  });

  it("refuses a date in the past and changes nothing", async () => {
    const doctor = await signUp(server.app);
    const { code, stderr } = await plan(doctor.email, "yearly", "2020-01-01");
    expect([code, stderr]).toEqual([2, "UNTIL is in the past: 2020-01-01\n"]);
    const answer = await doctor.call({ url: "/api/planos/subscription" });
    expect(answer.json()).toMatchObject({ status: "free" });
  });
});
