import { mkdtemp, rm, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createUploads } from "./uploads.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "relato-room-"));
});
afterEach(() => rm(folder, { recursive: true }));

const identity = () => ({
  id: crypto.randomUUID(),
  user_id: "u",
  gravacao_id: crypto.randomUUID(),
  track: "file" as const,
  ordinal: 0,
  media_type: "audio/wav",
  created_at: new Date().toISOString(),
});
const CHECKPOINT = 8 * 1024 * 1024;
const parts = (count: number) =>
  Readable.from(Array.from({ length: count }, () => Buffer.alloc(CHECKPOINT, 7)));

it("leaves the reserve of the disk free, before it writes a byte", async () => {
  const { blocks, bsize } = await statfs(folder);
  const { files } = await createUploads(folder, {
    reserve_bytes: blocks * bsize,
    user_bytes: Infinity,
  });
  const upload = identity();
  await files.create(upload, null);
  await expect(files.append(upload.id, parts(1))).rejects.toMatchObject({ code: "STORAGE_FULL" });
  expect(await files.read(upload.id)).toMatchObject({ offset: 0 });
});

it("stops a doctor's uploads at their space and keeps what arrived", async () => {
  const limits = { reserve_bytes: 0, user_bytes: 2 * CHECKPOINT };
  const { files } = await createUploads(folder, limits);
  const first = identity();
  const second = identity();
  await files.create(first, null);
  await files.create(second, null);
  await files.append(first.id, parts(1));
  await expect(files.append(second.id, parts(3))).rejects.toMatchObject({ code: "STORAGE_QUOTA" });
  expect(await files.read(second.id)).toMatchObject({ offset: CHECKPOINT });
  const { files: restarted } = await createUploads(folder, limits);
  expect(restarted.bytesOf("u")).toBe(2 * CHECKPOINT);
  await restarted.remove(first.id);
  expect(await restarted.append(second.id, Readable.from([Buffer.from("x")]))).toBe(CHECKPOINT + 1);
});
