import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { createApp } from "../../server/app.ts";
import { boot } from "../../server/boot.ts";
import type { Deps } from "../../server/deps.ts";
import { startPlanoJobs } from "../../server/features/planos/jobs.ts";
import { startReferralJobs } from "../../server/features/referrals/jobs.ts";
import { syncReferral } from "../../server/features/referrals/sync-referral.ts";
import { createLog } from "../../server/platform/audit/log.ts";
import { readConfig } from "../../server/platform/config/config.ts";
import { startEmbedded } from "../../server/platform/database/embedded.ts";
import { migrate } from "../../server/platform/database/migrate.ts";
import { EXAMPLE_MODEL } from "../../server/providers/speech/example.ts";

const TEMPLATE = "relato";

/** The database server of the whole bench, with a migrated database to copy. */
export interface BenchServer {
  copy(name: string): Promise<{ url: string; migratorUrl: string }>;
  drop(name: string): Promise<void>;
  close(): Promise<void>;
}

const onDatabase = (url: string, name: string): string => {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
};

export const startServer = async (): Promise<BenchServer> => {
  // Not os.tmpdir(): as root, PostgreSQL runs as another account, which must reach the folder.
  const dataDir = await mkdtemp("/tmp/relato-bench-");
  const embedded = await startEmbedded({ dataDir });
  await migrate(embedded.migratorUrl, { runtimeUrl: embedded.url });
  // One connection: a template cannot be copied while another one copies it.
  const admin = new pg.Pool({ connectionString: embedded.adminUrl, max: 1 });
  // The bench kills nothing, so that no commit has to wait for the disk.
  await admin.query("alter system set synchronous_commit = off");
  await admin.query("select pg_reload_conf()");
  await admin.query(`alter database ${TEMPLATE} with allow_connections false is_template true`);
  return {
    copy: async (name) => {
      await admin.query(`create database ${name} template ${TEMPLATE} owner relato_migrator`);
      return {
        url: onDatabase(embedded.url, name),
        migratorUrl: onDatabase(embedded.migratorUrl, name),
      };
    },
    drop: async (name) => {
      await admin.query(`drop database ${name} with (force)`);
    },
    close: async () => {
      await admin.end();
      await embedded.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

export interface BenchApp {
  app: ReturnType<typeof createApp>;
  deps: Deps;
  close(): Promise<void>;
}

/** The application with its workers of payments, on its own database. */
export const startApp = async (server: BenchServer, name: string): Promise<BenchApp> => {
  const folder = await mkdtemp("/tmp/relato-bench-app-");
  const { url, migratorUrl } = await server.copy(name);
  const config = readConfig({
    DATABASE_URL: url,
    DATABASE_MIGRATOR_URL: migratorUrl,
    DATA_DIR: join(folder, "data"),
    CACHE_DIR: join(folder, "cache"),
    BASE_URL: "http://localhost:3000",
    PAYMENTS: "sandbox",
    RATE_LIMIT_FACTOR: "1000",
    SPEECH_MODEL: EXAMPLE_MODEL,
    COMMON_PASSWORDS: "none",
  });
  const log = createLog("warn", { write: (line) => process.stderr.write(line) });
  const { deps, stop } = await boot(config, log);
  const app = createApp(deps, { web_root: folder });
  await app.ready();
  await startPlanoJobs(deps, syncReferral);
  await startReferralJobs(deps);
  return {
    app,
    deps,
    close: async () => {
      await app.close();
      await stop();
      await server.drop(name);
      await rm(folder, { recursive: true, force: true });
    },
  };
};
