import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { copyFile, mkdtemp, open, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { createDiskStorage } from "../server/providers/storage/disk.ts";
import { createEncryptedStorage } from "../server/providers/storage/encrypted/encrypted.ts";
import { createFileKeys } from "../server/providers/storage/encrypted/file-keys.ts";
import type { ObjectStore, Storage } from "../server/providers/storage/storage.ts";
import { median, round, timed } from "./parts/figures.ts";

const MIB = 1024 * 1024;
const SIZE_MB = Number(process.env["BENCH_FILE_MB"] ?? 1024);
const ROUNDS = Number(process.env["BENCH_ROUNDS"] ?? 3);
const RANGE = 64 * 1024;
const RANGES = 200;

const writeRandom = async (path: string): Promise<void> => {
  const file = createWriteStream(path);
  for (let at = 0; at < SIZE_MB; at++) if (!file.write(randomBytes(MIB))) await once(file, "drain");
  file.end();
  await once(file, "close");
};
const drain = async (stream: Readable): Promise<void> => {
  for await (const chunk of stream) void chunk;
};
/** A durable copy: what storing costs when a file cannot be moved. */
const copyDurably = async (from: string, to: string): Promise<void> => {
  await copyFile(from, to);
  await using file = await open(to, "r");
  await file.sync();
};
/** The median time of reading RANGE bytes at random places, in ms. */
const readRanges = async (storage: Storage, key: string): Promise<number> => {
  const times: number[] = [];
  for (let n = 0; n < RANGES; n++) {
    const start = Math.floor(Math.random() * (SIZE_MB * MIB - RANGE));
    times.push(
      await timed(async () => drain(await storage.read(key, { start, end: start + RANGE - 1 }))),
    );
  }
  return median(times);
};

/**
 * Compares encrypted storage on disk with plain storage, alternately, by a file of BENCH_FILE_MB.
 * Plain storage moves a file; `put_ratio` compares the encryption with a durable copy.
 */
export const run = async (): Promise<Record<string, unknown>> => {
  const folder = await mkdtemp(join(process.env["BENCH_FOLDER"] ?? tmpdir(), "relato-files-"));
  try {
    const plain = await createDiskStorage(join(folder, "plain"));
    const disk = await createDiskStorage(join(folder, "encrypted"));
    let stored_bytes_read = 0;
    const counting: ObjectStore = {
      ...disk,
      read: async (key, range) => {
        const stream = await disk.read(key, range);
        stream.on("data", (chunk: Buffer) => (stored_bytes_read += chunk.length));
        stream.pause();
        return stream;
      },
    };
    const key = randomBytes(32);
    const options = { work_dir: join(folder, "work"), allowsPlaintext: async () => false };
    const keys = createFileKeys(async () => [key]);
    const encrypted = createEncryptedStorage(disk, keys, options);
    const source = join(folder, "source");
    await writeRandom(source);
    const times = { copy: [], move: [], seal: [], plain: [], open: [] } as Record<
      "copy" | "move" | "seal" | "plain" | "open",
      number[]
    >;
    for (let n = 0; n < ROUNDS; n++) {
      const [a, b] = [join(folder, "a"), join(folder, "b")];
      for (const storage of [plain, encrypted]) await storage.remove("file");
      times.copy.push(await timed(() => copyDurably(source, a)));
      await copyDurably(source, b);
      times.move.push(await timed(() => plain.putFile("file", a)));
      times.seal.push(await timed(() => encrypted.putFile("file", b)));
      times.plain.push(await timed(async () => drain(await plain.read("file"))));
      times.open.push(await timed(async () => drain(await encrypted.read("file"))));
    }
    const plain_range = await readRanges(plain, "file");
    const encrypted_range = await readRanges(encrypted, "file");
    const counted = createEncryptedStorage(counting, keys, options);
    const start = Math.floor((SIZE_MB * MIB) / 2) + 1;
    await drain(await counted.read("file", { start, end: start + RANGE - 1 }));
    const rate = (ms: readonly number[]): number => round(SIZE_MB / (median(ms) / 1000), 0);
    return {
      file_mb: SIZE_MB,
      put_mb_s: { plain_copy: rate(times.copy), encrypted: rate(times.seal) },
      put_ratio: round(median(times.copy) / median(times.seal)),
      put_move_ms: round(median(times.move), 1),
      read_mb_s: { plain: rate(times.plain), encrypted: rate(times.open) },
      read_ratio: round(median(times.plain) / median(times.open)),
      range_64k_p50_ms: { plain: round(plain_range), encrypted: round(encrypted_range) },
      range_64k_stored_bytes_read: stored_bytes_read,
      stored_overhead: round(
        (await stat(join(folder, "encrypted", "file"))).size / (SIZE_MB * MIB),
        5,
      ),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
