import pg from "pg";
import { DatabaseStartError } from "./home.ts";

/** The copy of the database `relato`, in the same server. */
export const COPY = "relato_before_migration";
/** Processes that start together make one copy. */
const LOCK = 7_322_864_002;

/** A copy of the embedded database, in case a migration does harm. */
export interface MigrationCopy {
  /** Makes the copy unless there is one. @throws DatabaseStartError */
  keep(): Promise<void>;
  /** Removes the copy of an earlier start. One that this process made stays. */
  removeOld(): Promise<void>;
}

const withAdmin = async <T>(url: string, work: (admin: pg.Client) => Promise<T>): Promise<T> => {
  const admin = new pg.Client({ connectionString: url, application_name: "relato migrate" });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
};

const hasCopy = async (admin: pg.Client): Promise<boolean> =>
  (await admin.query("select 1 from pg_database where datname = $1", [COPY])).rowCount === 1;

/** PostgreSQL waits five seconds for other connections to end, then refuses to copy. */
const explain = (code: string | undefined): string =>
  code === "55006"
    ? "another process of Relato uses the database. Stop it, and start again"
    : code === "53100"
      ? "the disk is full. Free as much space as DATA_DIR/postgres uses, and start again"
      : `SQLSTATE ${code ?? "unknown"}`;

/** The database that a restoration replaced. */
const REPLACED = "relato_after_migration";

/** PostgreSQL refuses these statements while the database is in use. */
const explainRestore = (code: string | undefined): string =>
  code === "55006"
    ? "another process of Relato uses it. Stop it, and try again"
    : `SQLSTATE ${code ?? "unknown"}`;

/**
 * Replaces the database by its copy. The former one is kept as REPLACED until the next call.
 * False if there is no copy. `adminUrl`: the superuser, on another database.
 * @throws DatabaseStartError while another process uses the database
 */
export const restoreMigrationCopy = (adminUrl: string): Promise<boolean> =>
  withAdmin(adminUrl, async (admin) => {
    await admin.query("select pg_advisory_lock($1)", [LOCK]);
    if (!(await hasCopy(admin))) return false;
    try {
      await admin.query(`drop database if exists ${REPLACED}`);
      // Both names change or none does.
      await admin.query("begin");
      await admin.query(`alter database relato rename to ${REPLACED}`);
      await admin.query(`alter database ${COPY} rename to relato`);
      await admin.query("alter database relato allow_connections true");
      await admin.query("commit");
    } catch (error) {
      await admin.query("rollback");
      const { code } = error as { code?: string };
      throw new DatabaseStartError(
        `The database cannot be restored: ${explainRestore(code)}. Nothing was changed.`,
      );
    }
    return true;
  });

/** `adminUrl`: the superuser, on another database than `relato`. */
export const createMigrationCopy = (adminUrl: string): MigrationCopy => {
  let isKept = false;
  return {
    keep: () =>
      withAdmin(adminUrl, async (admin) => {
        isKept = true;
        await admin.query("select pg_advisory_lock($1)", [LOCK]);
        if (await hasCopy(admin)) return;
        await admin
          .query(`create database ${COPY} template relato owner relato_migrator strategy file_copy`)
          .catch((error: { code?: string }) => {
            throw new DatabaseStartError(
              `The database cannot be copied before its migration: ${explain(error.code)}.`,
            );
          });
        // Nothing may change the copy by mistake.
        await admin.query(`alter database ${COPY} allow_connections false`);
      }),
    removeOld: async () => {
      if (isKept) return;
      await withAdmin(adminUrl, (admin) =>
        admin.query(`drop database if exists ${COPY} with (force)`),
      );
    },
  };
};
