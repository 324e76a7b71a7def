import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { type DrizzleSnapshotJSON, generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findAccessGaps } from "../../testing/access-gaps.ts";
import { writeNewerMigrations } from "../../testing/newer-migrations.ts";
import { type Embedded, startEmbedded } from "./embedded.ts";
import { migrate } from "./migrate.ts";
import { COPY, createMigrationCopy } from "./migration-copy.ts";

// drizzle-kit adds this enumerable method to all arrays. pdfjs then refuses to read, in the files
// that the same worker of the tests runs later.
Reflect.deleteProperty(Array.prototype, "random");

/** A separate server without our roles, as an administrator provides it. Roles are server-wide. */
let dataDir: string;
let newer: string;
let server: Embedded;
let admin: pg.Client;
beforeAll(async () => {
  dataDir = await mkdtemp("/tmp/relato-external-");
  newer = join(dataDir, "newer");
  await writeNewerMigrations(newer);
  server = await startEmbedded({ dataDir });
  admin = new pg.Client({ connectionString: server.adminUrl });
  await admin.connect();
  await admin.query("drop database relato");
  await admin.query("drop role relato, relato_migrator, relato_backup");
  await admin.query("drop role relato_user, relato_system");
});
afterAll(async () => {
  await admin.end();
  await server.stop();
  await rm(dataDir, { recursive: true });
});

const login = async (name: string, rights = ""): Promise<string> => {
  await admin.query(`create role ${name} login password 'secret' ${rights}`);
  await admin.query(`create database ${name} owner ${name}`);
  const url = new URL(server.adminUrl);
  Object.assign(url, { username: name, password: "secret", pathname: `/${name}` });
  return url.href;
};
const messageOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => "",
    (error: Error) => error.message,
  );
const gaps = async (url: string): Promise<string[]> => {
  const pool = new pg.Pool({ connectionString: url });
  try {
    return await findAccessGaps(pool);
  } finally {
    await pool.end();
  }
};

describe("the committed migrations", () => {
  it("match the schema: drizzle-kit would generate no further migration", async () => {
    const folder = join(import.meta.dirname, "schema");
    const files = (await readdir(folder)).filter((name) => name.endsWith(".ts"));
    const schema: Record<string, unknown> = {};
    for (const name of files) Object.assign(schema, await import(join(folder, name)));
    const meta = join(import.meta.dirname, "../../migrations/meta");
    const newest =
      (await readdir(meta))
        .filter((name) => name.endsWith("_snapshot.json"))
        .sort()
        .at(-1) ?? "";
    const snapshot = JSON.parse(await readFile(join(meta, newest), "utf8")) as DrizzleSnapshotJSON;
    expect(await generateMigration(snapshot, generateDrizzleJson(schema))).toEqual([]);
  });
});

describe("DATABASE_URL", () => {
  it("with a plain login: lists statements for an administrator, works after them", async () => {
    const url = await login("clinic");
    const message = await messageOf(migrate(url));
    expect(message).toContain("login clinic needs two group roles and may not make them");
    const statements = message.slice(message.indexOf("\n"));
    await admin.query(statements);
    await migrate(url);
    expect(await gaps(url)).toEqual([]);
    await admin.query("drop database clinic");
    await admin.query("drop role relato_user, relato_system");
  });

  it("with a login that may create roles: creates them", async () => {
    const url = await login("able", "createrole");
    await migrate(url);
    expect(await gaps(url)).toEqual([]);
    await migrate(url);
  });

  it("names the unreachable database, never the password", async () => {
    const message = await messageOf(migrate("postgres://relato:geheim@localhost:1/clinic"));
    expect(message).toBe("The database clinic on localhost:1 cannot connect: ECONNREFUSED.");
    const wrong = new URL(await login("locked"));
    wrong.password = "geheim";
    expect(await messageOf(migrate(wrong.href))).toMatch(
      /^The database locked on \/tmp.* cannot connect: 28P01\.$/,
    );
  });

  it("refuses a superuser and one that bypasses the policies", async () => {
    expect(await messageOf(migrate(server.adminUrl))).toContain("logs in as postgres, a superuser");
    expect(await messageOf(migrate(await login("bypassing", "bypassrls")))).toContain(
      "row-level security does not apply",
    );
  });

  it("refuses a login that inherits from the group roles: it would see every row", async () => {
    const url = await login("heir");
    await admin.query("grant relato_user, relato_system to heir with inherit true");
    expect(await messageOf(migrate(url))).toContain("may not make them");
  });

  it("refuses a database that a newer program has migrated", async () => {
    const url = await login("future");
    await admin.query("grant relato_user, relato_system to future with inherit false, set true");
    await migrate(url, { folder: newer });
    const message = await messageOf(migrate(url));
    expect(message).toContain("The database was migrated by a newer Relato (2099-");
    expect(message).toContain("Start the newer program.");
    await migrate(url, { folder: newer });
  });

  it("migrates once when several processes start together", async () => {
    const url = await login("crowd");
    await admin.query("grant relato_user, relato_system to crowd with inherit false, set true");
    await Promise.all([migrate(url), migrate(url), migrate(url)]);
    expect(await gaps(url)).toEqual([]);
  });
});

describe("the embedded database", () => {
  const open = (url: string) => new pg.Client({ connectionString: url });
  const hasTable = async (url: string): Promise<boolean> => {
    const client = open(url);
    await client.connect();
    try {
      const { rows } = await client.query("select to_regclass('later') is not null as found");
      return (rows[0] as { found: boolean }).found;
    } finally {
      await client.end();
    }
  };
  const copyUrl = (adminUrl: string): string => {
    const url = new URL(adminUrl);
    url.pathname = `/${COPY}`;
    return url.href;
  };
  const allowCopy = async (adminUrl: string): Promise<void> => {
    const client = open(adminUrl);
    await client.connect();
    await client.query(`alter database ${COPY} allow_connections true`);
    await client.end();
  };

  it("is copied before a migration, until a start without one", async () => {
    const folder = await mkdtemp("/tmp/relato-copied-");
    const embedded = await startEmbedded({ dataDir: folder });
    try {
      const { migratorUrl: url, adminUrl } = embedded;
      const connecting = () => messageOf(hasTable(copyUrl(adminUrl)));
      // A new database has nothing to keep.
      await migrate(url, { copy: createMigrationCopy(adminUrl) });
      expect(await connecting()).toContain("does not exist");
      const copy = createMigrationCopy(adminUrl);
      await migrate(url, { copy, folder: newer });
      await copy.removeOld();
      expect(await hasTable(url)).toBe(true);
      expect(await connecting()).toContain("not currently accepting connections");
      await allowCopy(adminUrl);
      expect(await hasTable(copyUrl(adminUrl))).toBe(false);
      const next = createMigrationCopy(adminUrl);
      await migrate(url, { copy: next, folder: newer });
      await next.removeOld();
      expect(await connecting()).toContain("does not exist");
    } finally {
      await embedded.stop();
      await rm(folder, { recursive: true });
    }
  });

  it("is not migrated without a copy while another process uses it", async () => {
    const folder = await mkdtemp("/tmp/relato-copied-");
    const embedded = await startEmbedded({ dataDir: folder });
    const other = open(embedded.url);
    try {
      const { migratorUrl: url, adminUrl } = embedded;
      await migrate(url);
      await other.connect();
      const copy = createMigrationCopy(adminUrl);
      const message = await messageOf(migrate(url, { copy, folder: newer }));
      expect(message).toContain("another process of Relato uses the database. Stop it");
      expect(await hasTable(url)).toBe(false);
    } finally {
      await other.end();
      await embedded.stop();
      await rm(folder, { recursive: true });
    }
  });
});
