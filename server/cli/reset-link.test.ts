import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asSystem } from "../platform/database/database.ts";
import { createTestApp, signUp, type TestApp } from "../testing/app.ts";
import { openTerminal } from "../testing/terminal.ts";

const { relatoWith } = openTerminal();
let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const resetLink = (...args: string[]) => {
  const { config } = server.deps;
  const env = {
    DATABASE_URL: server.database.url,
    DATABASE_MIGRATOR_URL: server.database.migratorUrl,
    // The running server's secret, by which the link is stored.
    DATA_DIR: config.data_dir,
    BASE_URL: "https://relato.example",
  };
  return relatoWith({ env }, "reset-link", ...args);
};
const reset = (link: string, password: string) => {
  const payload = { ...Object.fromEntries(new URL(link).searchParams), password };
  return server.app.inject({ method: "POST", url: "/api/auth/reset-password", payload });
};

describe("relato reset-link", () => {
  it("prints a link of 30 minutes that sets the password once and ends the sessions", async () => {
    const doctor = await signUp(server.app);
    const made = await resetLink(` ${doctor.email.toUpperCase()} `, "--locale", "es");
    expect([made.code, made.stderr]).toEqual([0, ""]);
    const [page, query = ""] = made.stdout.split("?");
    expect(page).toBe("https://relato.example/es/reset-password");
    expect(query).toMatch(/^access_token=[\w-]{43}&refresh_token=[\w-]{43}\n$/);
    const { rows } = await server.deps.db.pool.query<{ minutes: number }>(
      `select round(extract(epoch from expires_at - now()) / 60)::int as minutes
         from auth.verification where value = $1`,
      [doctor.id],
    );
    expect(rows).toEqual([{ minutes: 30 }]);
    expect((await reset(made.stdout.trim(), "nova-senha")).statusCode).toBe(200);
    expect((await doctor.call({ url: "/api/session" })).statusCode).toBe(401);
    expect((await reset(made.stdout.trim(), "outra-senha")).json()).toMatchObject({
      error: "RESET_LINK_INVALID",
    });
    const audited = await asSystem(server.deps.db, "test", (tx) =>
      tx.query("select actor, subject, outcome from audit_log where action = $1", [
        "admin.make-reset-link",
      ]),
    );
    expect(audited).toEqual([{ actor: "system", subject: doctor.id, outcome: "success" }]);
  });

  it("refuses an address without an account, a wrong language and a missing address", async () => {
    for (const [args, message] of [
      [["nobody@example.org"], "no account has this e-mail"],
      [["nobody@example.org", "--locale", "fr"], "--locale must be one of"],
      [[], "usage:"],
    ] as const) {
      const ended = await resetLink(...args);
      expect([ended.code, ended.stdout]).toEqual([2, ""]);
      expect(ended.stderr).toContain(message);
    }
  });
});
