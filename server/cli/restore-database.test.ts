import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Embedded, startEmbedded } from "../platform/database/embedded.ts";
import { migrate } from "../platform/database/migrate.ts";
import { createMigrationCopy } from "../platform/database/migration-copy.ts";
import { writeNewerMigrations } from "../testing/newer-migrations.ts";
import { openTerminal } from "../testing/terminal.ts";

const { relatoWith } = openTerminal();
let dataDir: string;
let embedded: Embedded;
beforeAll(async () => {
  // Not os.tmpdir(): as root, PostgreSQL runs as another account, which must reach the folder.
  dataDir = await mkdtemp("/tmp/relato-restored-");
  embedded = await startEmbedded({ dataDir });
});
afterAll(async () => {
  await embedded.stop();
  await rm(dataDir, { recursive: true });
});

const restore = (more: Record<string, string> = {}) =>
  relatoWith({ env: { DATA_DIR: dataDir, ...more } }, "restore-database");
const query = async (text: string): Promise<object[]> => {
  const client = new pg.Client({ connectionString: embedded.migratorUrl });
  await client.connect();
  try {
    return (await client.query<object>(text)).rows;
  } finally {
    await client.end();
  }
};
const upgrade = async (): Promise<void> => {
  const { url, migratorUrl, adminUrl } = embedded;
  const folder = join(dataDir, "newer");
  await writeNewerMigrations(folder);
  const copy = createMigrationCopy(adminUrl);
  await migrate(migratorUrl, { runtimeUrl: url, copy, folder });
};

describe("relato restore-database", () => {
  it("says that there is no copy, or that another database is configured", async () => {
    expect(await restore()).toMatchObject({ code: 2, stderr: expect.stringContaining("no copy") });
    const other = await restore({ DATABASE_URL: "postgres://localhost/other" });
    expect(other).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("DATABASE_URL is set"),
    });
  });

  it("puts the database back, so that the older program starts again", async () => {
    const { url, migratorUrl } = embedded;
    await migrate(migratorUrl, { runtimeUrl: url });
    await query(`insert into auth."user" (id, name, email) values ('u', 'Ana', 'ana@example.org')`);
    await upgrade();
    await query("insert into later (id) values (1)");
    await query(`update auth."user" set name = 'changed by the migration'`);

    const inUse = new pg.Client({ connectionString: url });
    await inUse.connect();
    const refused = await restore();
    await inUse.end();
    expect([refused.code, refused.stdout]).toEqual([2, ""]);
    expect(refused.stderr).toContain("another process of Relato uses it. Stop it");
    expect(await query("select id from later")).toEqual([{ id: 1 }]);

    expect(await restore()).toMatchObject({ code: 0, stderr: "" });
    expect(await query("select to_regclass('later') as found")).toEqual([{ found: null }]);
    expect(await query(`select name from auth."user"`)).toEqual([{ name: "Ana" }]);
    // The older program, then the newer one again.
    await migrate(migratorUrl, { runtimeUrl: url });
    await upgrade();
    expect(await query("select id from later")).toEqual([]);
    expect(await restore()).toMatchObject({ code: 0, stderr: "" });
    expect(await query("select to_regclass('later') as found")).toEqual([{ found: null }]);
  });
});
