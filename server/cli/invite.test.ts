import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDatabase } from "../platform/database/database.ts";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";
import { createDoctor } from "../testing/factories.ts";
import { createMailServer } from "../testing/mail-server.ts";
import { openTerminal } from "../testing/terminal.ts";

const { relatoWith, pathOf } = openTerminal();
let database: TestDatabase;
let smtp: Awaited<ReturnType<typeof createMailServer>>;
beforeAll(async () => {
  database = await createTestDatabase();
  smtp = await createMailServer();
});
afterAll(async () => {
  await smtp.close();
  await database.drop();
});

const LINK = /^https:\/\/relato\.example\/es\/signup\?invite=[\w-]{43}\n$/;
const invite = (args: string[], more: Record<string, string> = {}) => {
  const env = {
    DATABASE_URL: database.url,
    DATABASE_MIGRATOR_URL: database.migratorUrl,
    DATA_DIR: pathOf("data"),
    BASE_URL: "https://relato.example",
    ...more,
  };
  return relatoWith({ env }, "invite", ...args);
};

describe("relato invite", () => {
  it("prints the link of the first account of a closed installation", async () => {
    const made = await invite(["Ana@Example.org", "--locale", "es"], { SIGNUP: "closed" });
    expect([made.code, made.stderr]).toEqual([0, ""]);
    expect(made.stdout).toMatch(LINK);
  });

  it("also mails the link where mail is configured", async () => {
    const made = await invite(["rui@example.org", "--locale", "es"], { SMTP_URL: smtp.url });
    expect(made).toMatchObject({ code: 0, stderr: "The link was also sent to rui@example.org.\n" });
    expect((await smtp.take("rui@example.org")).text).toContain(made.stdout.trim());
  });

  it("still prints the link when the mail cannot be sent", async () => {
    const made = await invite(["rui@example.org", "--locale", "es"], {
      SMTP_URL: "smtp://127.0.0.1:1",
    });
    expect([made.code, made.stdout]).toEqual([2, expect.stringMatching(LINK)]);
    expect(made.stderr).toContain("was not sent; give the link to the person");
  });

  it("refuses a wrong address, a wrong language and an address with an account", async () => {
    const db = createDatabase(database.url);
    await createDoctor(db, { email: "eva@example.org" });
    await db.close();
    for (const [args, message] of [
      [["eva"], "not an e-mail address: eva"],
      [["eva@example.org", "--locale", "fr"], "--locale must be one of"],
      [["eva@example.org"], "this e-mail already has an account"],
      [[], "usage:"],
    ] as const) {
      const ended = await invite([...args]);
      expect([ended.code, ended.stdout]).toEqual([2, ""]);
      expect(ended.stderr).toContain(message);
    }
  });
});
