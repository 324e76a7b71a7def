import { createHmac } from "node:crypto";
import pg from "pg";
import { DatabaseStartError } from "./home.ts";

/*
 * The roles: the migrator owns the database and every table. The runtime login owns only the job
 * queue's schema and assumes relato_user and relato_system, without inheriting from them. The
 * embedded database also has relato_backup, which reads everything and writes nothing.
 */

export interface StoredSecrets {
  admin: string;
  /** Of the runtime login. */
  app: string;
}

export interface Secrets extends StoredSecrets {
  migrator: string;
  backup: string;
}

/** Further passwords follow from the administrator's: an old cluster has them too. */
export const withDerived = (stored: StoredSecrets): Secrets => {
  const derive = (role: string): string =>
    createHmac("sha256", stored.admin).update(role).digest("base64url");
  return { ...stored, migrator: derive("migrator"), backup: derive("backup") };
};

const GROUPS = ["relato_user", "relato_system"];
const PLAIN = "LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE";
const createBackup = ({ backup }: Secrets) => [
  `CREATE ROLE relato_backup ${PLAIN} BYPASSRLS PASSWORD '${backup}'`,
  "ALTER ROLE relato_backup SET default_transaction_read_only = on",
  "GRANT pg_read_all_data TO relato_backup",
];
const createRuntime = ({ app }: Secrets) => [
  `CREATE ROLE relato ${PLAIN} NOBYPASSRLS PASSWORD '${app}'`,
  `GRANT ${GROUPS.join(", ")} TO relato WITH INHERIT FALSE, SET TRUE`,
];

/** The statements that create the roles and the database of a new cluster. */
export const newClusterSql = (secrets: Secrets): string[] => [
  `ALTER ROLE postgres PASSWORD '${secrets.admin}'`,
  ...GROUPS.map((group) => `CREATE ROLE ${group} NOLOGIN`),
  ...createRuntime(secrets),
  `CREATE ROLE relato_migrator ${PLAIN} NOBYPASSRLS PASSWORD '${secrets.migrator}'`,
  `GRANT ${GROUPS.join(", ")} TO relato_migrator WITH INHERIT FALSE, SET TRUE`,
  ...createBackup(secrets),
  "CREATE DATABASE relato OWNER relato_migrator",
];

/** Gives the job queue's schema to the runtime login. */
const GIVE_PGBOSS = `DO $$ DECLARE statement text; BEGIN
  FOR statement IN
    SELECT format('ALTER SCHEMA %I OWNER TO relato', nspname)
      FROM pg_namespace WHERE nspname = 'pgboss'
    UNION ALL
    SELECT format('ALTER TABLE %s OWNER TO relato', oid::regclass)
      FROM pg_class WHERE relnamespace = to_regnamespace('pgboss') AND relkind IN ('r', 'p', 'v')
    UNION ALL
    SELECT format('ALTER ROUTINE %s OWNER TO relato', oid::regprocedure)
      FROM pg_proc WHERE pronamespace = to_regnamespace('pgboss')
    UNION ALL
    SELECT format('ALTER TYPE %s OWNER TO relato', oid::regtype)
      FROM pg_type WHERE typnamespace = to_regnamespace('pgboss') AND typtype = 'e'
  LOOP EXECUTE statement; END LOOP;
END $$`;

/**
 * Splits the roles of a cluster that an earlier release made, where `relato` owned the database:
 * that role becomes the migrator with all that it owns. Repeating it changes nothing.
 */
export const splitRoles = async (adminUrl: string, secrets: Secrets): Promise<void> => {
  const url = new URL(adminUrl);
  url.pathname = "/relato";
  const client = new pg.Client({ connectionString: url.href, application_name: "relato roles" });
  await client.connect();
  try {
    await client.query("begin");
    // Two processes may start together. The lock ends with the transaction.
    await client.query("select pg_advisory_xact_lock(7322864002)");
    const { rowCount } = await client.query(
      "select from pg_roles where rolname = 'relato_migrator'",
    );
    if (rowCount === 0)
      for (const statement of [
        "ALTER ROLE relato RENAME TO relato_migrator",
        `ALTER ROLE relato_migrator PASSWORD '${secrets.migrator}'`,
        ...createRuntime(secrets),
        ...createBackup(secrets),
        GIVE_PGBOSS,
      ])
        await client.query(statement);
    await client.query("commit");
  } finally {
    await client.end();
  }
};

/** Grants the runtime login what it uses outside tenancy: accounts, settings, the job queue. */
export const grantRuntime = async (migrator: pg.Client, runtime: string): Promise<void> => {
  const login = pg.escapeIdentifier(runtime);
  for (const schema of ["auth", "installation"])
    await migrator.query(
      `grant usage on schema ${schema} to ${login};
       grant select, insert, update, delete on all tables in schema ${schema} to ${login};
       grant usage on all sequences in schema ${schema} to ${login}`,
    );
  // The readiness check counts the migrations.
  await migrator.query(
    `grant usage on schema drizzle to ${login};
     grant select on all tables in schema drizzle to ${login}`,
  );
  const { rowCount } = await migrator.query("select from pg_namespace where nspname = 'pgboss'");
  if (rowCount === 0)
    await migrator.query(`create schema pgboss; grant usage, create on schema pgboss to ${login}`);
};

/** @throws DatabaseStartError when the runtime login owns tables or the groups do not fit */
export const checkRuntime = async (runtime: pg.Client): Promise<string> => {
  const { rows } = await runtime.query<{ login: string; fit: boolean }>(
    `select current_user as login,
            not (rolsuper or rolbypassrls) and not exists (
              select from pg_class where relnamespace = 'public'::regnamespace
                and pg_has_role(current_user, relowner, 'member')) as fit
       from pg_roles where rolname = current_user`,
  );
  const { login, fit } = rows[0]!;
  if (!fit)
    throw new DatabaseStartError(
      `DATABASE_URL logs in as ${login}, which owns tables or bypasses row-level security. ` +
        "With DATABASE_MIGRATOR_URL set, use a login without rights of its own.",
    );
  return login;
};
