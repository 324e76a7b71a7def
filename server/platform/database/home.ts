import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { constants } from "node:fs";
import { access, chmod, chown, lstat, mkdir, readFile, realpath, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

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

export const MAJOR = "18";
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

export async function give({ uid, gid }: Account, path: string): Promise<void> {
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
