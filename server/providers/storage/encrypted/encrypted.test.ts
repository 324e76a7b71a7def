import { randomBytes, randomUUID } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sizeIfThere } from "../../../platform/files/durable.ts";
import { openEncrypted } from "./encrypted.fixture.ts";
import { CHUNK_BYTES, HEADER_BYTES } from "./header.ts";

type Opened = Awaited<ReturnType<typeof openEncrypted>>;
const SEALED = CHUNK_BYTES + 16;
const DAMAGED = { code: "DAMAGED" };

describe.each(["disk", "s3"] as const)("encryption on %s", (kind) => {
  let files: Opened;
  beforeAll(async () => {
    files = await openEncrypted(kind);
  });
  afterAll(() => files.close());
  const readAll = async (key: string) => buffer(await files.storage.read(key));
  const storedOf = async (key: string) => buffer(await files.store.read(key));

  it.each([0, 1, CHUNK_BYTES - 1, CHUNK_BYTES, CHUNK_BYTES + 1, 3 * CHUNK_BYTES])(
    "returns %i bytes as they were, and stores none of them",
    async (size) => {
      const content = randomBytes(size);
      const key = await files.put(content);
      expect((await readAll(key)).equals(content)).toBe(true);
      expect(await files.storage.size(key)).toBe(size);
      const stored = await storedOf(key);
      expect(stored.length).toBe(
        HEADER_BYTES + size + 16 * Math.max(1, Math.ceil(size / CHUNK_BYTES)),
      );
      expect(size > 32 && stored.includes(content.subarray(0, 32))).toBe(false);
      expect(await readdir(files.work_dir)).toEqual([]);
    },
  );

  it("returns every range", async () => {
    const content = randomBytes(3 * CHUNK_BYTES + 1234);
    const key = await files.put(content);
    const edges = [0, 1, 2, 3].flatMap((n) => [-1, 0, 1].map((d) => n * CHUNK_BYTES + d));
    const place = fc.oneof(
      fc.constantFrom(...edges.filter((at) => at >= 0)),
      fc.nat(content.length + 10),
    );
    await fc.assert(
      fc.asyncProperty(place, place, async (a, b) => {
        const [start, end] = a < b ? [a, b] : [b, a];
        const part = await buffer(await files.storage.read(key, { start, end }));
        expect(part.equals(content.subarray(start, end + 1))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it("reads only the header and the chunks of a range", async () => {
    const key = await files.put(randomBytes(64 * CHUNK_BYTES));
    files.reads.length = 0;
    const start = 40 * CHUNK_BYTES + 100;
    await buffer(await files.storage.read(key, { start, end: start + CHUNK_BYTES - 1 }));
    expect(files.reads).toEqual([
      { start: 0, end: HEADER_BYTES - 1 },
      { start: HEADER_BYTES + 40 * SEALED, end: HEADER_BYTES + 42 * SEALED - 1 },
    ]);
    files.reads.length = 0;
    await files.storage.size(key);
    expect(files.reads).toEqual([{ start: 0, end: HEADER_BYTES - 1 }]);
  });

  it("finds every flipped bit of the header and the chunks", async () => {
    files.state.allowsPlaintext = false;
    const content = randomBytes(CHUNK_BYTES + 500);
    const key = await files.put(content);
    const stored = await storedOf(key);
    const byte = fc.oneof(
      // The slots are copies of each other: one may be damaged.
      fc.nat(39),
      fc.integer({ min: HEADER_BYTES, max: stored.length - 1 }),
    );
    await fc.assert(
      fc.asyncProperty(byte, fc.nat(7), async (at, bit) => {
        // Bytes that no version uses are authenticated, too.
        const changed = Buffer.from(stored);
        changed[at]! ^= 1 << bit;
        await files.tamper(key, changed);
        await expect(readAll(key)).rejects.toMatchObject(DAMAGED);
      }),
      { numRuns: 60 },
    );
    const oneSlot = Buffer.from(stored);
    oneSlot[60]! ^= 1;
    await files.tamper(key, oneSlot);
    expect((await readAll(key)).equals(content)).toBe(true);
    files.state.allowsPlaintext = true;
  });

  it("finds chunks that were cut off, added, reordered or exchanged", async () => {
    const content = randomBytes(3 * CHUNK_BYTES + 10);
    const [key, other] = [await files.put(content), await files.put(content)];
    const [stored, foreign] = [await storedOf(key), await storedOf(other)];
    const chunk = (n: number, of = stored) =>
      of.subarray(HEADER_BYTES + n * SEALED, HEADER_BYTES + (n + 1) * SEALED);
    const header = stored.subarray(0, HEADER_BYTES);
    const changes: Record<string, Buffer[]> = {
      "cut within a chunk": [stored.subarray(0, -1)],
      "cut after a chunk": [header, chunk(0), chunk(1), chunk(2)],
      "cut to the header": [header],
      "cut within the header": [header.subarray(0, 100)],
      added: [stored, Buffer.from("x")],
      "added chunk": [stored, chunk(3)],
      reordered: [header, chunk(1), chunk(0), chunk(2), chunk(3)],
      repeated: [header, chunk(0), chunk(0), chunk(2), chunk(3)],
      "left out": [header, chunk(0), chunk(2), chunk(3)],
      "of another object": [header, chunk(0), chunk(1, foreign), chunk(2), chunk(3)],
      "another object": [foreign],
    };
    for (const [change, parts] of Object.entries(changes)) {
      await files.tamper(key, Buffer.concat(parts));
      await expect(readAll(key), change).rejects.toMatchObject(DAMAGED);
      await expect(files.storage.withLocalFile(key, readFile), change).rejects.toMatchObject(
        DAMAGED,
      );
    }
    expect(await readdir(files.work_dir)).toEqual([]);
  });

  it("yields what comes before a damaged chunk, and nothing of it", async () => {
    const content = randomBytes(4 * CHUNK_BYTES);
    const key = await files.put(content);
    const stored = await storedOf(key);
    stored[HEADER_BYTES + 2 * SEALED + 5]! ^= 1;
    await files.tamper(key, stored);
    const got: Buffer[] = [];
    const stream = await files.storage.read(key);
    const reading = async () => {
      for await (const part of stream) got.push(part as Buffer);
    };
    await expect(reading()).rejects.toMatchObject(DAMAGED);
    const all = Buffer.concat(got);
    expect(all.equals(content.subarray(0, all.length))).toBe(true);
    expect(all.length).toBeLessThanOrEqual(2 * CHUNK_BYTES);
    const after = { start: 3 * CHUNK_BYTES, end: 4 * CHUNK_BYTES - 1 };
    const part = await buffer(await files.storage.read(key, after));
    expect(part.equals(content.subarray(after.start))).toBe(true);
  });

  it("keeps the source while other content of the same size is stored", async () => {
    const key = await files.put(Buffer.from("one"));
    const path = await files.newFile(Buffer.from("two"));
    await expect(files.storage.putFile(key, path)).rejects.toMatchObject({ code: "FAILED" });
    expect(await sizeIfThere(path)).toBe(3);
  });

  it("gives a local copy that only its owner reads, and removes it", async () => {
    const key = await files.put(Buffer.from("sound"));
    const mode = await files.storage.withLocalFile(key, async (path) => (await stat(path)).mode);
    expect(mode & 0o777).toBe(0o600);
    expect(await readdir(files.work_dir)).toEqual([]);
  });

  it("reads plaintext of an older release, encrypts it, and then refuses plaintext", async () => {
    const content = randomBytes(CHUNK_BYTES + 1);
    const key = `gravacoes/${randomUUID()}/${randomUUID()}`;
    await files.store.putFile(key, await files.newFile(content));
    const range = { start: 10, end: 19 };
    const check = async () => {
      expect(await files.storage.size(key)).toBe(content.length);
      expect((await readAll(key)).equals(content)).toBe(true);
      const part = await buffer(await files.storage.read(key, range));
      expect(part.equals(content.subarray(10, 20))).toBe(true);
    };
    await check();
    expect(await files.storage.protect(key)).toBe("encrypted");
    expect((await storedOf(key)).includes(content.subarray(0, 32))).toBe(false);
    await check();
    expect(await files.storage.protect(key)).toBe("current");
    await files.tamper(key, content);
    files.state.allowsPlaintext = false;
    await expect(files.storage.read(key)).rejects.toMatchObject(DAMAGED);
    files.state.allowsPlaintext = true;
  });

  it("rotates the installation's key by the header alone", async () => {
    const content = randomBytes(2 * CHUNK_BYTES);
    const key = await files.put(content);
    const before = await storedOf(key);
    const [former] = [...files.keys];
    files.keys.unshift(randomBytes(32));
    expect((await readAll(key)).equals(content)).toBe(true);
    expect(await files.storage.protect(key)).toBe("rewrapped");
    expect(await files.storage.protect(key)).toBe("current");
    const after = await storedOf(key);
    expect(after.subarray(HEADER_BYTES).equals(before.subarray(HEADER_BYTES))).toBe(true);
    expect(after.subarray(40, 108).equals(after.subarray(108, 176))).toBe(true);
    expect((await readAll(key)).equals(content)).toBe(true);
    for (const [fileKey, outcome] of [
      [files.keys[0], content.length],
      [former, "NO_KEY"],
    ] as const) {
      const elsewhere = await openEncrypted("disk");
      elsewhere.keys.splice(0, 1, Buffer.from(fileKey!));
      await elsewhere.store.putFile(key, await elsewhere.newFile(after));
      const size = elsewhere.storage.size(key);
      expect(await size.catch((error: { code: string }) => error.code)).toBe(outcome);
      await elsewhere.close();
    }
  });
});
