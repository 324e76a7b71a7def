import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { Readable } from "node:stream";
import { expect, it } from "vitest";
import { UploadFiles } from "./files.ts";

it("reports a full disk, keeps stored bytes, and continues when there is space", async () => {
  const folder = await mkdtemp(join(tmpdir(), "relato-full-"));
  const id = crypto.randomUUID();
  const script = join(import.meta.dirname, "disk-full.fixture.ts");
  // The kernel refuses to grow a file beyond 128 blocks of 512 bytes, like a quota, without root.
  const { stdout } = await promisify(execFile)("sh", [
    "-c",
    'ulimit -f 128; exec "$0" "$@"',
    process.execPath,
    script,
    folder,
    id,
  ]);
  expect(stdout.trim().split("\n")).toEqual(["40000", "STORAGE_FULL", "STORAGE_FULL"]);
  const files = new UploadFiles(folder);
  // The part of the second piece that fitted is kept too.
  expect(await files.read(id)).toMatchObject({ offset: 65_536, size: null });
  expect(await files.append(id, Readable.from([Buffer.alloc(100_000, 8)]))).toBe(165_536);
  const data = await readFile(files.dataPath(id));
  expect(data.equals(Buffer.concat([Buffer.alloc(65_536, 7), Buffer.alloc(100_000, 8)]))).toBe(
    true,
  );
  await rm(folder, { recursive: true });
});
