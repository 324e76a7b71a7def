import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { expect, inject, it } from "vitest";
import { verifyChains } from "../../platform/audit/verify-chain.ts";
import { migrate, MIGRATIONS } from "../../platform/database/migrate.ts";
import { asAdmin } from "../../testing/hash-tables.ts";
import { writeMigrationsUntil } from "../backup/earlier-migrations.ts";

/** The migrations before the chain. */
const BEFORE = 36;

const on = (url: string, database: string): string => {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
};

/** Runs `work` with an empty database that the migrator owns. */
const withEmptyDatabase = async (
  work: (urls: { adminUrl: string; migratorUrl: string; runtimeUrl: string }) => Promise<void>,
): Promise<void> => {
  const name = `backfill_${process.pid}`;
  const adminUrl = inject("databaseAdminUrl");
  await asAdmin(adminUrl, (client) =>
    client.query(`create database ${name} template template0 owner relato_migrator`),
  );
  try {
    await work({
      adminUrl: on(adminUrl, name),
      migratorUrl: on(inject("databaseMigratorUrl"), name),
      runtimeUrl: on(inject("databaseTemplateUrl"), name),
    });
  } finally {
    await asAdmin(adminUrl, (client) => client.query(`drop database ${name} with (force)`));
  }
};

const OLD_ENTRIES = `
  insert into auth."user" (id, name, email) values
    ('ana', 'Ana', 'ana@example.org'), ('boss', 'Boss', 'boss@example.org');
  insert into audit_log (actor, action, subject, outcome, at)
  select actor, action, subject, 'success', '2026-01-01'::timestamptz + n * interval '1 second'
    from generate_series(1, 50) n, (values
      ('ana', 'GET /api/pacientes/:id', uuidv7()::text),
      ('boss', 'admin.user.view', 'ana'),
      ('boss', 'admin.writer.choose', null),
      ('gone', 'account.close', null),
      ('system', 'count things', null)) as v (actor, action, subject)`;

it("chains the entries of earlier releases, each with its doctor", async () => {
  const folder = await mkdtemp(join(tmpdir(), "relato-migrations-"));
  await withEmptyDatabase(async ({ adminUrl, migratorUrl, runtimeUrl }) => {
    await writeMigrationsUntil(BEFORE, MIGRATIONS, folder);
    await migrate(migratorUrl, { runtimeUrl, folder });
    await asAdmin(adminUrl, (client) => client.query(OLD_ENTRIES));
    await migrate(migratorUrl, { runtimeUrl });
    const found = await asAdmin(adminUrl, async (client) => {
      const query = async <Row extends object>(text: string, params?: unknown[]) =>
        (await client.query<Row & pg.QueryResultRow>(text, params)).rows as Row[];
      await client.query("begin");
      return verifyChains(query);
    });
    expect(found).toEqual({
      chains: [
        { medico_id: "", entries: 150, fault: null },
        { medico_id: "ana", entries: 100, fault: null },
      ],
      unknown: [],
    });
  });
  await rm(folder, { recursive: true });
});
