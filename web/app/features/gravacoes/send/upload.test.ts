import fc from "fast-check";
import { createHash } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ApiError } from "../../../api/api-error.ts";
import { sha256Of } from "./sha256.ts";
import { SegmentLog, blobSource } from "../capture/sources.ts";
import { TusServer, answer, cut } from "./testing/tus-server.ts";
import type { Fault } from "./testing/tus-server.ts";
import { MAX_PATCH_BYTES, upload } from "./upload.ts";
import type { UploadJob, UploadSource } from "./upload.ts";

const bytes = (length: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length }, (_, i) => (i * 31 + (i >> 8)) & 255);

let server: TusServer;
let endpoint: string;
beforeEach(async () => {
  server = new TusServer();
  endpoint = await server.start();
});
afterEach(() => server.stop());

const remembered: (string | null)[] = [];
const troubles: unknown[] = [];
const send = (source: UploadSource, more: Partial<UploadJob> = {}): Promise<number> => {
  remembered.length = 0;
  troubles.length = 0;
  return upload({
    source,
    url: null,
    remember: async (url) => void remembered.push(url),
    metadata: { gravacao_id: "g", media_type: "áudio" },
    report: (_, trouble) => troubles.push(trouble),
    signal: new AbortController().signal,
    endpoint,
    pause: () => Promise.resolve(),
    ...more,
  });
};
const received = (id = "0") => server.uploads.get(id);

/** A store in memory that can be full. */
const memoryStore = () => {
  const slices = new Map<number, Uint8Array<ArrayBuffer>>();
  const store = {
    full: false,
    put: async (n: number, data: Uint8Array<ArrayBuffer>) => {
      if (store.full) throw new Error("QuotaExceededError");
      slices.set(n, data);
    },
    get: async (n: number) => slices.get(n) ?? new Uint8Array(0),
  };
  return store;
};

describe("sending a file", () => {
  test("sends all bytes in parts, with length and metadata", async () => {
    const data = bytes(MAX_PATCH_BYTES + 1000);
    expect(await send(blobSource(new Blob([data])))).toBe(data.length);
    expect(received()?.data.equals(data)).toBe(true);
    expect(received()?.length).toBe(data.length);
    expect(server.seen).toEqual(["POST", "PATCH", "PATCH"]);
    const [, value = ""] = received()?.metadata.split(",")[1]?.split(" ") ?? [];
    expect(Buffer.from(value, "base64").toString()).toBe("áudio");
    // The origin is the browser's, not the server's.
    expect(remembered).toEqual([`${endpoint}/0`]);
  });

  test("continues at the server's offset after a reload", async () => {
    const data = bytes(5000);
    await send(blobSource(new Blob([data])));
    const upload0 = received();
    if (upload0 !== undefined) upload0.data = Buffer.from(data.subarray(0, 1234));
    server.seen.length = 0;
    await send(blobSource(new Blob([data])), { url: `${endpoint}/0` });
    expect(received()?.data.equals(data)).toBe(true);
    expect(server.seen).toEqual(["HEAD", "PATCH"]);
  });

  test("starts again from byte 0 when the server no longer knows the upload", async () => {
    const data = bytes(3000);
    await send(blobSource(new Blob([data])), { url: `${endpoint}/gone` });
    expect(received()?.data.equals(data)).toBe(true);
    expect(remembered).toEqual([null, `${endpoint}/0`]);
  });

  test("sends nothing when the server has more than the browser could store", async () => {
    const data = bytes(5000);
    await send(blobSource(new Blob([data])));
    server.seen.length = 0;
    const prefix = new Blob([data.subarray(0, 3000)]);
    expect(await send(blobSource(prefix), { url: `${endpoint}/0` })).toBe(5000);
    expect(server.seen).toEqual(["HEAD"]);
    expect(received()?.data.equals(data)).toBe(true);
  });

  test("throws the error of a refusal", async () => {
    server.faults.push({
      method: "POST",
      fault: (_, response) =>
        response.writeHead(413).end(JSON.stringify({ error: "UPLOAD_TOO_LARGE", request_id: "r" })),
    });
    const failure = await send(blobSource(new Blob([bytes(10)]))).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ code: "UPLOAD_TOO_LARGE", request_id: "r" });
  });

  test("stops at an abort", async () => {
    const controller = new AbortController();
    const source = new SegmentLog(memoryStore());
    const sending = send(source, { signal: controller.signal });
    controller.abort(new Error("back"));
    await expect(sending).rejects.toThrow("back");
  });
});

describe("faults while sending", () => {
  const faults: Record<string, Fault> = {
    "a cut connection": cut,
    "a restarting server": answer(503),
    "an ended session": answer(401),
    "a locked upload": answer(423),
    "too many requests": answer(429),
    "a full disk": answer(507),
  };
  for (const [name, fault] of Object.entries(faults))
    test(`${name} is retried, and every byte arrives once`, async () => {
      const data = bytes(9000);
      server.faults.push(
        { method: "POST", fault },
        { method: "PATCH", fault },
        { method: "HEAD", fault },
        { method: "HEAD", fault },
      );
      await send(blobSource(new Blob([data])));
      expect(received()?.data.equals(data)).toBe(true);
      expect(server.faults).toEqual([]);
      expect(troubles.at(-1)).toBeNull();
    });

  test("reports what it waits for", async () => {
    server.faults.push({ method: "PATCH", fault: cut }, { method: "HEAD", fault: answer(401) });
    await send(blobSource(new Blob([bytes(10)])));
    expect(troubles).toContain("offline");
    expect(troubles).toContain("signed_out");
  });

  test("sends nothing twice after a lost response", async () => {
    const data = bytes(4000);
    server.faults.push({
      method: "PATCH",
      fault: (request) => {
        const pieces: Buffer[] = [];
        request.on("data", (piece: Buffer) => pieces.push(piece));
        request.on("end", () => {
          const upload0 = received();
          if (upload0 !== undefined) upload0.data = Buffer.concat(pieces);
          request.socket.destroy();
        });
      },
    });
    await send(blobSource(new Blob([data])));
    expect(received()?.data.equals(data)).toBe(true);
    expect(server.seen).toEqual(["POST", "PATCH", "HEAD"]);
  });
});

describe("sending a growing recording", () => {
  const slice = (n: number): Blob => new Blob([bytes(100 + n)]);
  const whole = async (count: number): Promise<Buffer> =>
    Buffer.from(await new Blob(Array.from({ length: count }, (_, n) => slice(n))).arrayBuffer());

  test("sends batches of eight slices, then the rest with the length", async () => {
    const log = new SegmentLog(memoryStore());
    for (let n = 0; n < 11; n += 1) await log.append(slice(n));
    const reached: number[] = [];
    let more = (): void => {};
    const moved = new Promise<void>((resolve) => (more = resolve));
    const sending = send(log, {
      report: (sent) => {
        reached.push(sent);
        if (sent > 0) more();
      },
    });
    await moved;
    expect(received()?.length).toBeNull();
    await log.end();
    await sending;
    const expected = await whole(11);
    expect(received()?.data.equals(expected)).toBe(true);
    expect(received()?.length).toBe(expected.length);
    expect(reached).toContain((await whole(8)).length);
  });

  test("completes an empty recording", async () => {
    const log = new SegmentLog(memoryStore());
    await log.end();
    expect(await send(log)).toBe(0);
    expect(received()?.length).toBe(0);
  });

  test("reports a slice that the store refused, and sends it in order", async () => {
    const store = memoryStore();
    const log = new SegmentLog(store);
    await log.append(slice(0));
    store.full = true;
    await expect(log.append(slice(1))).rejects.toThrow("Quota");
    store.full = false;
    await log.append(slice(2));
    await log.end();
    await send(log);
    expect(received()?.data.equals(await whole(3))).toBe(true);
  });

  test("reads any range of any slices, and hashes their bytes", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.uint8Array({ maxLength: 50 }), { maxLength: 20 }),
        fc.nat(400),
        fc.nat(400),
        async (pieces, offset, max) => {
          const log = new SegmentLog(memoryStore());
          for (const piece of pieces) await log.append(new Blob([Uint8Array.from(piece)]));
          await log.end();
          const all = Buffer.concat(pieces);
          const read = await log.read(offset, max);
          expect(Buffer.from(read).equals(all.subarray(offset, offset + max))).toBe(true);
          const signal = new AbortController().signal;
          expect(await sha256Of(log, signal)).toBe(createHash("sha256").update(all).digest("hex"));
        },
      ),
    );
  });
});
