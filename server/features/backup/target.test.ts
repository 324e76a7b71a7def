import { mkdir, mkdtemp, readdir, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTarget } from "./target.ts";

let root: string;
beforeAll(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), "relato-target-")));
});
afterAll(() => rm(root, { recursive: true, force: true }));

it("refuses folders that are not its own", async () => {
  const data_dir = join(root, "data");
  const [used, target, empty] = [join(root, "file"), join(root, "disk"), join(root, "empty")];
  const open = (to: string, more: { create?: boolean; recipient?: string }) =>
    openTarget(to, { data_dir, recipient: "age1", create: true, ...more });
  await mkdir(data_dir);
  await mkdir(empty);
  await writeFile(used, "");
  expect(await open(target, {})).toBe(target);
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
  const options = { data_dir: root + "-data", recipient: "age1", create: true };
  await mkdir(options.data_dir);
  await openTarget(folder, options);
  const id = "2026-01-02T03-04-05-678Z";
  for (const name of [id, `${id}.partial`, "photos.partial"]) await mkdir(join(folder, name));
  await writeFile(join(folder, "objects", "half.tmp"), "");
  await openTarget(folder, options);
  expect((await readdir(folder)).sort()).toEqual(
    [id, "objects", "photos.partial", "relato-backups.json"].sort(),
  );
  expect(await readdir(join(folder, "objects"))).toEqual([]);
  await rm(options.data_dir, { recursive: true });
});
