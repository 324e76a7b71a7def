import { mkdir, mkdtemp, readdir, realpath, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readConfig } from "../../platform/config/config.ts";
import { openTarget } from "./target.ts";

let root: string;
beforeAll(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), "relato-target-")));
});
afterAll(() => rm(root, { recursive: true, force: true }));

const configOf = (DATA_DIR: string) => readConfig({ DATA_DIR });

it("refuses folders that are not its own", async () => {
  const data_dir = join(root, "data");
  const [used, target, empty] = [join(root, "file"), join(root, "disk"), join(root, "empty")];
  const open = (to: string, more: { create?: boolean; recipient?: string }) =>
    openTarget(to, { config: configOf(data_dir), recipient: "age1", create: true, ...more });
  await mkdir(data_dir);
  await mkdir(empty);
  await writeFile(used, "");
  expect((await open(target, {})).place).toBe(target);
  for (const [to, problem, more] of [
    [join(data_dir, "files"), "is within DATA_DIR", {}],
    [root, "contains DATA_DIR", {}],
    [join(used, "below"), "cannot be made (ENOTDIR)", {}],
    [used, "cannot be made (EEXIST)", {}],
    [join(root, "unmounted"), "does not exist: mount its disk", { create: false }],
    [empty, "has no backups of this installation", { create: false }],
    [target, "of another installation", { recipient: "age2" }],
  ] as const)
    await expect(open(to, more), to).rejects.toThrow(problem);
});

it("removes what a killed backup left, and nothing else", async () => {
  const folder = join(root, "killed");
  const data_dir = root + "-data";
  const options = { config: configOf(data_dir), recipient: "age1", create: true };
  await mkdir(data_dir);
  await openTarget(folder, options);
  const id = "2026-01-02T03-04-05-678Z";
  for (const name of [id, `${id}.partial`, "photos.partial"]) await mkdir(join(folder, name));
  const [half, running] = [join(folder, "incoming", "half"), join(folder, "incoming", "running")];
  for (const path of [half, running]) await writeFile(path, "");
  await utimes(half, 0, 0);
  await openTarget(folder, options);
  expect((await readdir(folder)).sort()).toEqual(
    [id, "incoming", "photos.partial", "relato-backups.json"].sort(),
  );
  expect(await readdir(join(folder, "incoming"))).toEqual(["running"]);
  await rm(data_dir, { recursive: true });
});
