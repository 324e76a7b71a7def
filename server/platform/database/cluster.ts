import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { ignore, syncPath } from "../files/durable.ts";
import { CHILD_ENV, DatabaseStartError, give, type Home, MAJOR, run } from "./home.ts";
import { newClusterSql, type Secrets, type StoredSecrets, withDerived } from "./roles.ts";
import { readProcess } from "./processes.ts";

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
    const secrets: StoredSecrets = { admin: secret(), app: secret() };
    await createRoles(home, join(bin, "postgres"), data, withDerived(secrets));
    await writeFile(join(side, "secrets.json"), JSON.stringify(secrets), { mode: 0o600 });
    for (const path of [join(data, "pg_hba.conf"), join(side, "secrets.json"), side])
      await syncPath(path);
    await rename(side, home.cluster);
    await syncPath(dirname(home.cluster));
  } catch (error) {
    // Another process that started at the same time may have renamed its cluster first.
    ignore("ENOTEMPTY", "EEXIST")(error);
  } finally {
    await rm(side, { recursive: true, force: true });
  }
}

/**
 * Runs in single-user mode, before connections are possible.
 */
async function createRoles(
  home: Home,
  postgres: string,
  data: string,
  secrets: Secrets,
): Promise<void> {
  const child = spawn(postgres, ["--single", "-D", data, "postgres"], {
    ...home.account,
    cwd: home.root,
    env: CHILD_ENV,
    stdio: ["pipe", "ignore", "pipe"],
  });
  let errors = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (errors += text));
  child.stdin.end(
    newClusterSql(secrets)
      .map((statement) => `${statement};\n`)
      .join(""),
  );
  const code = await new Promise<number | null>((done, fail) =>
    child.on("error", fail).on("close", done),
  );
  const first = errors.split("\n").find((line) => /ERROR|FATAL|PANIC/.test(line));
  if (code !== 0 || first !== undefined)
    throw new DatabaseStartError(`The database's roles cannot be made: ${first ?? `code ${code}`}`);
}

const secret = (): string => randomBytes(24).toString("base64url");

/** The passwords of a cluster. */
export const readSecrets = async ({ secrets }: Home): Promise<Secrets> =>
  withDerived(JSON.parse(await readFile(secrets, "utf8")) as StoredSecrets);
