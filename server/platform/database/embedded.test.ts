import { existsSync } from "node:fs";
import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { type EmbeddedProcess, forkEmbedded } from "../../testing/embedded-process.ts";
import { installedBinaries } from "./binaries.ts";
import { createDatabase, withUser } from "./database.ts";
import { type Embedded, type EmbeddedOptions, startEmbedded } from "./embedded.ts";
import { isUnreachable } from "./failure.ts";
import { migrate } from "./migrate.ts";
import { listProcesses, readProcess } from "./processes.ts";

const isRoot = process.getuid?.() === 0;
const WAIT = { timeout: 20_000, interval: 20 };
let dataDir: string;
let running: (Embedded | EmbeddedProcess)[] = [];
beforeAll(async () => {
  dataDir = await mkdtemp("/tmp/relato-embedded-");
});
afterEach(async () => {
  await Promise.all(running.map((one) => one.stop()));
  running = [];
  await vi.waitFor(async () => {
    const left = (await ours()).map(({ command }) => command);
    if (left.length > 0) throw new Error(`left behind: ${left.join("; ")}`);
  }, WAIT);
});
afterAll(() => rm(dataDir, { recursive: true }));

const file = (name: string) => join(dataDir, "postgres/18", name);
/** All processes of this folder's database and its watchdogs. */
const ours = async () =>
  (await listProcesses()).filter(
    ({ command }) => command.includes(dataDir) && !command.includes("embedded-process"),
  );
const start = async (options: Partial<EmbeddedOptions> = {}) => {
  const embedded = await startEmbedded({ dataDir, ...options });
  running.push(embedded);
  return embedded;
};
const startElsewhere = async () => {
  const elsewhere = await forkEmbedded(dataDir);
  running.push(elsewhere);
  return elsewhere;
};
/** A killed process has nothing to stop. */
const kill = async (one: EmbeddedProcess) => {
  running = running.filter((other) => other !== one);
  await one.kill();
};
const sql = async (url: string, text: string) => {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query(text)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
};
const isAlive = async (pid: number | null) => (await readProcess(pid ?? 0)) !== null;
/** Null or 0 would signal this test's own process group. */
const killPid = (pid: number | null) => {
  if (!pid) throw new Error("the server has no process");
  process.kill(pid, "SIGKILL");
};
const watchdogs = async () =>
  (await ours()).flatMap(({ pid, command }) => (command.includes("relato-watchdog") ? [pid] : []));
/** Resolves when they are gone, which takes a moment on a busy machine. */
const killWatchdogs = async () => {
  const killed = await watchdogs();
  for (const pid of killed) process.kill(pid, "SIGKILL");
  await expect
    .poll(async () => (await watchdogs()).filter((pid) => killed.includes(pid)), WAIT)
    .toEqual([]);
};

describe("the embedded database", () => {
  it("starts, keeps its data over a restart, and leaves no process behind", async () => {
    const first = await start();
    expect(first.shared).toBe(false);
    await sql(first.migratorUrl, "create table kept as select 'ação' as word");
    await first.stop();
    expect(await ours()).toEqual([]);
    const second = await start();
    expect(second.url).toBe(first.url);
    expect(await sql(second.migratorUrl, "select word from kept")).toEqual([{ word: "ação" }]);
  });

  it("gives the application a login without any special right", async () => {
    const { url } = await start();
    const [role] = await sql(
      url,
      `select current_user, rolsuper, rolcreaterole, rolcreatedb, rolbypassrls,
         pg_has_role(current_user, 'relato_user', 'set') as may_become,
         pg_has_role(current_user, 'relato_user', 'usage') as inherits,
         current_setting('fsync') as fsync, current_setting('listen_addresses') as listens,
         (select datlocale from pg_database where datname = current_database()) as locale
         from pg_roles where rolname = current_user`,
    );
    expect(role).toEqual({
      current_user: "relato",
      rolsuper: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolbypassrls: false,
      may_become: true,
      inherits: false,
      fsync: "on",
      listens: "",
      locale: "C.UTF-8",
    });
    await expect(sql(url.replace(/:[^:@]+@/, ":wrong@"), "select 1")).rejects.toThrow("password");
    expect((await stat(file("secrets.json"))).mode & 0o777).toBe(0o600);
    expect((await stat(join(dataDir, "postgres"))).mode & 0o777).toBe(0o700);
  });

  it("gives backups a login that reads every row and writes none", async () => {
    const { backupUrl, migratorUrl, url } = await start();
    await migrate(migratorUrl, { runtimeUrl: url });
    await sql(migratorUrl, `insert into auth."user" (id, name, email) values ('b', 'B', 'b@b')`);
    await sql(
      migratorUrl,
      "set role relato_system; insert into pacientes (medico_id, nome) values ('b', 'P')",
    );
    expect(await sql(backupUrl, "select nome from pacientes")).toEqual([{ nome: "P" }]);
    for (const text of ["delete from pacientes", "truncate audit_log", "set role relato_system"])
      await expect(
        sql(backupUrl, `set transaction_read_only = off; ${text}`),
      ).rejects.toMatchObject({ code: "42501" });
  });

  it("splits the roles of a database of an earlier release, with its jobs", async () => {
    const first = await start();
    await migrate(first.migratorUrl, { runtimeUrl: first.url });
    const password = new URL(first.url).password;
    const adminUrl = first.adminUrl.replace("/postgres?", "/relato?");
    await sql(
      adminUrl,
      `drop owned by relato, relato_backup cascade;
       drop role relato, relato_backup;
       alter role relato_migrator rename to relato;
       alter role relato password '${password}';
       set role relato;
       create schema if not exists pgboss;
       create type pgboss.state as enum ('created');
       create table pgboss.stored (state pgboss.state)`,
    );
    expect(await sql(first.url, "truncate audit_log")).toEqual([]);
    await first.stop();
    const second = await start();
    expect(second.url).toBe(first.url);
    await migrate(second.migratorUrl, { runtimeUrl: second.url });
    await expect(sql(second.url, "truncate audit_log")).rejects.toMatchObject({ code: "42501" });
    await sql(
      second.url,
      `insert into pgboss.stored values ('created');
       drop table pgboss.stored;
       drop type pgboss.state`,
    );
    expect(await sql(second.url, "select from auth.session")).toEqual([]);
  });

  it("can sort names as Brazilians do", async () => {
    const { url } = await start();
    const names = "unnest(array['Zélia', 'Ágata', 'ana', 'Bruno']) as name";
    const sorted = await sql(url, `select name from ${names} order by name collate "pt-BR-x-icu"`);
    expect(sorted.map(({ name }) => name)).toEqual(["Ágata", "ana", "Bruno", "Zélia"]);
  });

  it("is shared by a second process and keeps running when the first one ends", async () => {
    const first = await startElsewhere();
    const second = await startElsewhere();
    expect([first.shared, second.shared]).toEqual([false, true]);
    expect(second.pid).toBe(first.pid);
    await first.stop();
    expect(await sql(second.url, "select 1 as one")).toEqual([{ one: 1 }]);
    expect(await isAlive(second.pid)).toBe(true);
    await second.stop();
    expect(await isAlive(second.pid)).toBe(false);
  });

  it("is created once when two processes start at the same time", async () => {
    await rm(join(dataDir, "postgres"), { recursive: true });
    const both = await Promise.all([startElsewhere(), startElsewhere()]);
    expect(both[0]?.pid).toBe(both[1]?.pid);
    expect(both.filter((one) => one.shared)).toHaveLength(1);
    // If the database's account cannot reach our binaries (a clone in /root), a copy is here too.
    const made = (await readdir(join(dataDir, "postgres"))).filter((n) => !n.startsWith("native-"));
    expect(made).toEqual(["18"]);
  });

  it("removes a partial cluster after a kill", async () => {
    const halfMade = join(dataDir, "postgres/18.new-999999999");
    await rm(join(dataDir, "postgres"), { recursive: true });
    await mkdir(halfMade, { recursive: true });
    await start();
    expect(existsSync(halfMade)).toBe(false);
  });
});

describe("after a kill", () => {
  it("ends with its parent, and starts again", async () => {
    const first = await startElsewhere();
    await sql(first.migratorUrl, "create table survives (n int)");
    await kill(first);
    await expect.poll(ours, WAIT).toEqual([]);
    const second = await start();
    expect(await sql(second.migratorUrl, "select * from survives")).toEqual([]);
  });

  it("keeps running for the second process when the first is killed", async () => {
    const first = await startElsewhere();
    const second = await startElsewhere();
    await kill(first);
    expect(await sql(second.url, "select 1 as one")).toEqual([{ one: 1 }]);
    await kill(second);
    await expect.poll(ours, WAIT).toEqual([]);
  });

  it("takes over a server whose users and watchdog were killed at once", async () => {
    const first = await startElsewhere();
    first.process.kill("SIGSTOP");
    await killWatchdogs();
    await kill(first);
    expect(await isAlive(first.pid)).toBe(true);
    const second = await start();
    expect(second.pid()).toBe(first.pid);
    await second.stop();
    expect(await isAlive(first.pid)).toBe(false);
  });

  it("restarts despite a killed server's children, even one that hangs", async () => {
    const first = await startElsewhere();
    const client = new pg.Client({ connectionString: first.url });
    client.on("error", () => {});
    await client.connect();
    const counting = client
      .query("select count(*) from generate_series(1, 1e12)")
      .catch(() => "lost");
    const busy = `select 1 from pg_stat_activity
      where query like 'select count%' and state = 'active'`;
    await expect.poll(() => sql(first.url, busy), WAIT).toHaveLength(1);
    first.process.kill("SIGSTOP");
    await killWatchdogs();
    killPid(first.pid);
    await kill(first);
    expect(existsSync(file("data/postmaster.pid"))).toBe(true);
    const second = await start();
    expect(await sql(second.url, busy)).toEqual([]);
    expect(await counting).toBe("lost");
  });

  it.each([
    ["of a process that is gone", "999999999"],
    ["whose number another process has now", String(process.pid)],
    ["that a power cut left empty", null],
  ])("removes a postmaster.pid %s", async (_, pid) => {
    const first = await start();
    const content = (await readFile(file("data/postmaster.pid"), "utf8")).replace(
      /^\d+/,
      pid ?? "",
    );
    await first.stop();
    await writeFile(file("data/postmaster.pid"), pid === null ? "" : content);
    const second = await start();
    expect(await sql(second.url, "select 1 as one")).toEqual([{ one: 1 }]);
  });

  it("gets a new watchdog when its own is killed", async () => {
    const first = await startElsewhere();
    await killWatchdogs();
    await expect.poll(watchdogs, WAIT).toHaveLength(1);
    await kill(first);
    await expect.poll(ours, WAIT).toEqual([]);
  });
});

describe("supervision", () => {
  it("restarts a killed server at the same address without losing acknowledged data", async () => {
    const embedded = await start();
    const db = createDatabase(embedded.migratorUrl);
    await db.pool.query("create table acknowledged (n int primary key)");
    let acknowledged = 0;
    let stop = false;
    const writing = (async () => {
      for (let n = 1; !stop; n++) {
        const wrote = await db.pool
          .query("insert into acknowledged values ($1)", [n])
          .catch(() => null);
        if (wrote?.rowCount === 1) acknowledged++;
      }
    })();
    for (let round = 0; round < 3; round++) {
      const before = acknowledged;
      await expect.poll(async () => acknowledged > before + 50, WAIT).toBe(true);
      const pid = embedded.pid();
      killPid(pid);
      await expect
        .poll(async () => embedded.pid() !== null && embedded.pid() !== pid, WAIT)
        .toBe(true);
    }
    stop = true;
    await writing;
    const { rows } = await db.pool.query<{ count: number }>(
      "select count(*)::int as count from acknowledged",
    );
    expect(rows[0]?.count).toBeGreaterThanOrEqual(acknowledged);
    expect(acknowledged).toBeGreaterThan(150);
    await db.close();
  });

  it("lets a new transaction wait for the restart", async () => {
    const embedded = await start();
    await migrate(embedded.migratorUrl, { runtimeUrl: embedded.url });
    const db = createDatabase(embedded.url);
    const backend = async () => {
      const sql = "select pg_backend_pid() as pid";
      const [row] = await withUser(db, "doctor", (tx) => tx.query<{ pid: number }>(sql, [], "pid"));
      return row?.pid ?? 0;
    };
    const connected = await backend();
    killPid(embedded.pid());
    await expect.poll(() => isAlive(connected), WAIT).toBe(false);
    expect(await backend()).not.toBe(connected);
    await db.close();
  });

  it("fails only the transaction whose connection breaks", async () => {
    const embedded = await start();
    await migrate(embedded.migratorUrl, { runtimeUrl: embedded.url });
    const db = createDatabase(embedded.url);
    const broken = withUser(db, "doctor", async (tx) => {
      await tx.query("select 1");
      killPid(embedded.pid());
      await tx.query("select 1 from generate_series(1, 1e12)");
    });
    expect(await broken.then(() => "kept", isUnreachable)).toBe(true);
    expect(await withUser(db, "doctor", (tx) => tx.query("select 1 as one"))).toEqual([{ one: 1 }]);
    await db.close();
  });

  it("recovers when the kernel kills one of the server's children", async () => {
    const embedded = await start();
    await migrate(embedded.migratorUrl, { runtimeUrl: embedded.url });
    const db = createDatabase(embedded.url);
    const pid = embedded.pid();
    const broken = withUser(db, "doctor", async (tx) => {
      const [row] = await tx.query<{ pid: number }>("select pg_backend_pid() as pid");
      killPid(row?.pid ?? null);
      await tx.query("select 1");
    });
    expect(await broken.then(() => "kept", isUnreachable)).toBe(true);
    expect(await withUser(db, "doctor", (tx) => tx.query("select 1 as one"))).toEqual([{ one: 1 }]);
    await expect.poll(() => embedded.pid(), WAIT).toBe(pid);
    await db.close();
  });

  it("is restarted by one of two processes, and both continue", async () => {
    const [one, two] = [await start(), await start()];
    const pid = one.pid();
    killPid(pid);
    await expect
      .poll(async () => one.pid() !== null && one.pid() !== pid && one.pid() === two.pid(), WAIT)
      .toBe(true);
    await one.stop();
    expect(await sql(two.url, "select 1 as one")).toEqual([{ one: 1 }]);
  });
});

describe("places", () => {
  it.runIf(isRoot)(
    "copies the binaries when the database's account cannot read the project's folder",
    async () => {
      const installed = await installedBinaries();
      const closed = await mkdtemp("/root/relato-native-");
      await cp(installed.dir, join(closed, "native"), { recursive: true, verbatimSymlinks: true });
      try {
        const embedded = await start({
          native: { dir: join(closed, "native"), version: "copied" },
        });
        expect((await readProcess(embedded.pid() ?? 0))?.command).toContain(
          join(dataDir, "postgres/native-copied/bin"),
        );
      } finally {
        await rm(closed, { recursive: true });
      }
    },
  );

  it("creates the libraries' links, which npm packages cannot hold", async () => {
    const installed = await installedBinaries();
    const parent = await mkdtemp("/tmp/relato-native-");
    await chmod(parent, 0o755);
    const dir = join(parent, "native");
    const isLink = (source: string) => stat(source).then(() => true);
    await cp(installed.dir, dir, { recursive: true, verbatimSymlinks: true });
    const links = JSON.parse(await readFile(join(dir, "pg-symlinks.json"), "utf8")) as {
      target: string;
    }[];
    for (const { target } of links) await rm(join(parent, target));
    try {
      await start({ native: { dir, version: "linked" } });
      for (const { target } of links) expect(await isLink(join(parent, target))).toBe(true);
      expect(existsSync(join(dataDir, "postgres/native-linked"))).toBe(false);
    } finally {
      await rm(parent, { recursive: true });
    }
  });

  it("puts the socket in /tmp when the folder's path is too long", async () => {
    const long = join(dataDir, "x".repeat(100));
    const embedded = await start({ dataDir: long });
    const socketDir = new URL(embedded.url).searchParams.get("host") ?? "";
    expect(socketDir).toMatch(/^\/tmp\/relato-/);
    expect(await sql(embedded.url, "select 1 as one")).toEqual([{ one: 1 }]);
    await embedded.stop();
    expect(existsSync(socketDir)).toBe(false);
  });

  it.runIf(isRoot)("reports that its account cannot reach the folder", async () => {
    const closed = await mkdtemp("/root/relato-data-");
    await expect(startEmbedded({ dataDir: join(closed, "data") })).rejects.toThrow(
      /cannot reach .* \/var\/lib\/relato/,
    );
    await rm(closed, { recursive: true });
  });

  it.runIf(!isRoot)("reports that the folder cannot be written", async () => {
    await expect(startEmbedded({ dataDir: "/usr/relato" })).rejects.toThrow(
      /\/usr\/relato cannot be made/,
    );
  });
});
