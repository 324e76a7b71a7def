import { randomBytes } from "node:crypto";
import { appendFile, readFile, truncate } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { patchUpload } from "../../testing/tus.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import {
  dataOf,
  headOf,
  idOf,
  openUpload,
  portOf,
  readOffset,
  sendRaw,
} from "../../testing/uploads.ts";

let test: TestApp;
let doctor: TestClient;
let folder: string;
beforeAll(async () => {
  test = await createTestApp();
  doctor = await signUp(test.app);
  folder = join(test.deps.config.data_dir, "uploads");
  await test.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => test.close());

const CONTENT = randomBytes(100_000);

describe("acknowledged bytes are kept", () => {
  it("keeps bytes received before a connection is cut", async () => {
    const url = await openUpload(doctor, CONTENT.length);
    await sendRaw(
      test.app,
      doctor,
      [`PATCH ${url} HTTP/1.1`, `Content-Length: ${CONTENT.length}`, "Upload-Offset: 0"],
      [CONTENT.subarray(0, 70_000)],
      { cut: true },
    );
    // HEAD waits until the writer of the cut request has ended.
    const offset = await readOffset(doctor, url);
    expect(offset).toBeGreaterThan(0);
    expect(offset).toBeLessThanOrEqual(70_000);
    expect((await patchUpload(doctor, url, offset, CONTENT.subarray(offset))).statusCode).toBe(204);
    expect((await dataOf(folder, url)).equals(CONTENT)).toBe(true);
  });

  it("lets a new connection continue while the old one hangs", async () => {
    const url = await openUpload(doctor, CONTENT.length);
    const hanging = connect(portOf(test.app), "127.0.0.1");
    hanging.write(
      headOf(doctor, [
        `PATCH ${url} HTTP/1.1`,
        `Content-Length: ${CONTENT.length}`,
        "Upload-Offset: 0",
      ]),
    );
    hanging.write(CONTENT.subarray(0, 1000));
    hanging.on("error", () => undefined);
    // HEAD answers 0 until the server has the bytes, and ends the active writer.
    let offset = 0;
    while (offset === 0) offset = await readOffset(doctor, url);
    expect(offset).toBe(1000);
    expect((await patchUpload(doctor, url, 1000, CONTENT.subarray(1000))).statusCode).toBe(204);
    hanging.destroy();
    expect((await dataOf(folder, url)).equals(CONTENT)).toBe(true);
  });

  it("ignores and overwrites bytes that a crash left beyond the record", async () => {
    const url = await openUpload(doctor, CONTENT.length);
    await patchUpload(doctor, url, 0, CONTENT.subarray(0, 5000));
    await appendFile(join(folder, `${idOf(url)}.data`), Buffer.alloc(9000));
    expect(await readOffset(doctor, url)).toBe(5000);
    await patchUpload(doctor, url, 5000, CONTENT.subarray(5000));
    expect((await dataOf(folder, url)).equals(CONTENT)).toBe(true);
  });

  it("uses the record line before a torn one", async () => {
    const url = await openUpload(doctor, CONTENT.length);
    await patchUpload(doctor, url, 0, CONTENT.subarray(0, 5000));
    await patchUpload(doctor, url, 5000, CONTENT.subarray(5000, 6000));
    const record = join(folder, `${idOf(url)}.record`);
    const { length } = await readFile(record);
    await truncate(record, length - 3);
    expect(await readOffset(doctor, url)).toBe(5000);
    await patchUpload(doctor, url, 5000, CONTENT.subarray(5000));
    expect(await readOffset(doctor, url)).toBe(CONTENT.length);
    expect((await dataOf(folder, url)).equals(CONTENT)).toBe(true);
  });
});
