import { spawn } from "node:child_process";
import { once } from "node:events";
import { access, mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { emptyWorkFolder, workFolder } from "./work-folder.ts";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "relato-work-"));
});
afterEach(() => rm(dataDir, { recursive: true }));

/** Temporary files of the process `pid`. Returns the folder's name. */
const leaveFiles = async (owner: string): Promise<string> => {
  const folder = join(dataDir, "work", owner);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "audio"), "RIFF");
  return basename(folder);
};

test("removes what a killed process left, and nothing of a running one", async () => {
  const child = spawn("sleep", ["600"]);
  await once(child, "spawn");
  const owner = await leaveFiles(`${hostname()}.${child.pid}`);
  const elsewhere = await leaveFiles("another-machine.1");
  // By an older program, and by an earlier process with this process's id (in a container, 1).
  await writeFile(join(dataDir, "work/old"), "RIFF");
  await leaveFiles(basename(workFolder(dataDir)));
  await emptyWorkFolder(dataDir);
  expect((await readdir(join(dataDir, "work"))).sort()).toEqual([owner, elsewhere].sort());
  const exited = once(child, "exit");
  child.kill("SIGKILL");
  await exited;
  await emptyWorkFolder(dataDir);
  expect(await readdir(join(dataDir, "work"))).toEqual([elsewhere]);
  const longAgo = new Date(Date.now() - 49 * 60 * 60 * 1000);
  await utimes(join(dataDir, "work", elsewhere), longAgo, longAgo);
  await emptyWorkFolder(dataDir);
  expect(await readdir(join(dataDir, "work"))).toEqual([]);
});

test("starts without a folder", async () => {
  await emptyWorkFolder(dataDir);
  await expect(access(dirname(workFolder(dataDir)))).rejects.toThrow("ENOENT");
});
