import { execFile, spawn } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { constants, existsSync } from "node:fs";
import {
  access,
  chmod,
  chown,
  lstat,
  mkdir,
  open,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { readProcess } from "./processes.ts";

/** The message is a sentence for the person who starts Relato. */
export class DatabaseStartError extends Error {
  override name = "DatabaseStartError";
}

/** The account for spawn; empty for the current user. */
export interface Account {
  uid?: number;
  gid?: number;
}

/** The paths of one embedded database. All but the socket are below `dataDir`/postgres/18. */
export interface Home {
  root: string;
  cluster: string;
  data: string;
  secrets: string;
  socketDir: string;
  /** Every process that uses the database holds this pipe open. */
  alive: string;
  log: string;
  /** Part of the process titles. It identifies children of a dead postmaster. */
  name: string;
  account: Account;
}

export interface Secrets {
  admin: string;
  app: string;
}

const MAJOR = "18";
/** Longest path of a Unix socket: 107 bytes on Linux, 103 on macOS. */
const MAX_SOCKET_PATH = 103;
/**
 * PostgreSQL refuses to run as root. Debian's `postgres` may be missing; `nobody` always exists.
 */
const UNPRIVILEGED = ["postgres", "_postgres", "nobody"];
export const CHILD_ENV = { PATH: "/usr/bin:/bin:/usr/sbin:/sbin", LC_ALL: "C", TZ: "UTC" };

/** Rejects with the program's standard error. */
export const run = (account: Account, cwd: string, file: string, args: string[]) =>
  promisify(execFile)(file, args, { ...account, cwd, env: CHILD_ENV });

/**
 * Creates the folders. As root, the database runs under an unprivileged account, which must be able
 * to reach `dataDir`.
 * @throws DatabaseStartError
 */
export async function prepareHome(dataDir: string): Promise<Home> {
  const isRoot = process.getuid?.() === 0;
  await mkdir(dataDir, { recursive: true, mode: isRoot ? 0o711 : 0o700 }).catch((error) => {
    throw new DatabaseStartError(`The data folder ${dataDir} cannot be made (${error.code}).`);
  });
  const base = await realpath(resolve(dataDir));
  const root = join(base, "postgres");
  const account = isRoot ? await unprivilegedAccount(root) : {};
  const made = await mkdir(root, { recursive: true, mode: 0o700 }).catch((error) => {
    throw new DatabaseStartError(`The data folder ${base} cannot be written (${error.code}).`);
  });
  // Created by another account: by root before, or the other way round.
  await access(root, constants.R_OK | constants.W_OK | constants.X_OK).catch(async () => {
    const { uid } = await stat(root);
    throw new DatabaseStartError(
      `The database in ${base} belongs to another account (uid ${uid}): ` +
        "start Relato as that one, or choose another data folder.",
    );
  });
  if (isRoot) {
    if (made !== undefined) await give(account, root);
    await chmod(base, (await stat(base)).mode | 0o001);
    await run(account, "/", "/bin/sh", ["-c", 'cd "$1"', "sh", root]).catch(() => {
      throw new DatabaseStartError(
        "PostgreSQL never runs as root, and the account that runs it " +
          `(uid ${account.uid}) cannot reach ${base}. ` +
          "Choose a data folder that every user can reach, for example /var/lib/relato.",
      );
    });
  }
  const cluster = join(root, MAJOR);
  const hash = createHash("sha256").update(cluster).digest("hex").slice(0, 12);
  const within = join(cluster, "run");
  const fits = Buffer.byteLength(join(within, ".s.PGSQL.5432")) <= MAX_SOCKET_PATH;
  return {
    root,
    cluster,
    data: join(cluster, "data"),
    secrets: join(cluster, "secrets.json"),
    socketDir: fits ? within : `/tmp/relato-${account.uid ?? process.getuid?.()}-${hash}`,
    alive: join(cluster, "alive"),
    log: join(cluster, "log"),
    name: `relato_${hash}`,
    account,
  };
}

/**
 * The account that owns the database, or else the first unprivileged one in /etc/passwd (initdb
 * looks up its name).
 */
async function unprivilegedAccount(root: string): Promise<Account> {
  const owner = await stat(root).catch(() => null);
  if (owner !== null && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const accounts = (await readFile("/etc/passwd", "utf8"))
    .split("\n")
    .map((line) => line.split(":"));
  for (const name of UNPRIVILEGED) {
    const [, , uid, gid] = accounts.find((fields) => fields[0] === name) ?? [];
    if (Number(uid) > 0 && Number(gid) > 0) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new DatabaseStartError(
    `PostgreSQL never runs as root, and /etc/passwd has none of ${UNPRIVILEGED.join(", ")}: ` +
      "start Relato as another user.",
  );
}

async function give({ uid, gid }: Account, path: string): Promise<void> {
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid);
}

/**
 * A private folder for the socket. In /tmp another user may have created it, so its owner is
 * checked.
 */
export async function prepareSocketDir({ socketDir, account }: Home): Promise<void> {
  const made = await mkdir(socketDir, { recursive: true, mode: 0o700 });
  if (made !== undefined) await give(account, socketDir);
  const found = await lstat(socketDir);
  if (
    !found.isDirectory() ||
    found.uid !== (account.uid ?? process.getuid?.()) ||
    (found.mode & 0o077) !== 0
  )
    throw new DatabaseStartError(
      `${socketDir} belongs to another user: remove it and start again.`,
    );
}

/**
 * Creates the cluster in a temporary folder and renames it, so that a partial one is never used.
 */
export async function ensureCluster(
  home: Home,
  bin: string,
  log: (message: string) => void,
): Promise<void> {
  if (existsSync(home.cluster)) return;
  for (const name of await readdir(home.root)) {
    const maker = /^18\.new-(\d+)$/.exec(name)?.[1];
    if (
      maker !== undefined &&
      Number(maker) !== process.pid &&
      (await readProcess(Number(maker))) === null
    )
      await rm(join(home.root, name), { recursive: true, force: true });
  }
  log("making the database (once)");
  const side = join(home.root, `${MAJOR}.new-${process.pid}`);
  const data = join(side, "data");
  await rm(side, { recursive: true, force: true });
  try {
    await mkdir(side, { mode: 0o700 });
    await give(home.account, side);
    // PostgreSQL's builtin C.UTF-8 sorts the same on every machine; macOS lacks a C.UTF-8 locale.
    const locale = ["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
    const rights = ["--username=postgres", "--auth=reject", "--no-instructions"];
    const args = ["-D", data, "--encoding=UTF8", ...locale, ...rights];
    await run(home.account, home.root, join(bin, "initdb"), args).catch(
      (error: { stderr?: string; message: string }) => {
        throw new DatabaseStartError(
          `The database cannot be made in ${home.root}: ${error.stderr || error.message}`,
        );
      },
    );
    await writeFile(join(data, "pg_hba.conf"), "local all all scram-sha-256\n");
    const secrets: Secrets = { admin: secret(), app: secret() };
    await createRoles(home, join(bin, "postgres"), data, secrets);
    await writeFile(join(side, "secrets.json"), JSON.stringify(secrets), { mode: 0o600 });
    for (const path of [join(data, "pg_hba.conf"), join(side, "secrets.json"), side])
      await sync(path);
    await rename(side, home.cluster);
    await sync(dirname(home.cluster));
  } catch (error) {
    // Another process that started at the same time may have renamed its cluster first.
    if (!["ENOTEMPTY", "EEXIST"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
  } finally {
    await rm(side, { recursive: true, force: true });
  }
}

/**
 * Runs in single-user mode, before connections are possible. The application's login owns its
 * database and is no superuser. It may assume both group roles and inherits from neither.
 */
async function createRoles(
  home: Home,
  postgres: string,
  data: string,
  secrets: Secrets,
): Promise<void> {
  const statements = [
    `ALTER ROLE postgres PASSWORD '${secrets.admin}'`,
    "CREATE ROLE relato LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOBYPASSRLS " +
      `PASSWORD '${secrets.app}'`,
    "CREATE ROLE relato_user NOLOGIN",
    "CREATE ROLE relato_system NOLOGIN",
    "GRANT relato_user, relato_system TO relato WITH INHERIT FALSE, SET TRUE",
    "CREATE DATABASE relato OWNER relato",
  ];
  const child = spawn(postgres, ["--single", "-D", data, "postgres"], {
    ...home.account,
    cwd: home.root,
    env: CHILD_ENV,
    stdio: ["pipe", "ignore", "pipe"],
  });
  let errors = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (errors += text));
  child.stdin.end(statements.map((statement) => `${statement};\n`).join(""));
  const code = await new Promise<number | null>((done, fail) =>
    child.on("error", fail).on("close", done),
  );
  const first = errors.split("\n").find((line) => /ERROR|FATAL|PANIC/.test(line));
  if (code !== 0 || first !== undefined)
    throw new DatabaseStartError(`The database's roles cannot be made: ${first ?? `code ${code}`}`);
}

const secret = (): string => randomBytes(24).toString("base64url");

async function sync(path: string): Promise<void> {
  const file = await open(path, "r");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
