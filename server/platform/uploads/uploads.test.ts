import { errors } from "@relato/shared/locales/pt-br/errors.ts";
import { randomBytes } from "node:crypto";
import { readdir, truncate } from "node:fs/promises";
import { join } from "node:path";
import { MAX_UPLOAD_BYTES } from "@relato/shared/domain/consulta.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  createUpload,
  headUpload,
  metadataOf,
  openGravacao,
  PATCH_TYPE,
  patchUpload,
  segmentMetadata,
  sendSegment,
  TUS,
} from "../../testing/tus.ts";
import { appendProgress } from "./record.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { dataOf, idOf, openUpload, readOffset, sendRaw } from "../../testing/uploads.ts";

let test: TestApp;
let doctor: TestClient;
let other: TestClient;
let folder: string;
beforeAll(async () => {
  test = await createTestApp();
  doctor = await signUp(test.app);
  other = await signUp(test.app);
  folder = join(test.deps.config.data_dir, "uploads");
  await test.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => test.close());

const CONTENT = randomBytes(100_000);
const newUpload = (length?: number): Promise<string> => openUpload(doctor, length);
const offsetOf = (url: string): Promise<number> => readOffset(doctor, url);

describe("an upload", () => {
  it("arrives in pieces", async () => {
    const url = await newUpload(CONTENT.length);
    expect(url).toMatch(/^\/api\/uploads\/[0-9a-f-]{36}$/);
    const first = await patchUpload(doctor, url, 0, CONTENT.subarray(0, 60_000));
    expect([first.statusCode, first.headers["upload-offset"]]).toEqual([204, "60000"]);
    const head = await headUpload(doctor, url);
    expect(head.headers).toMatchObject({
      "upload-offset": "60000",
      "upload-length": "100000",
      "cache-control": "no-store",
    });
    const second = await patchUpload(doctor, url, 60_000, CONTENT.subarray(60_000));
    expect([second.statusCode, second.headers["upload-offset"]]).toEqual([204, "100000"]);
    expect((await dataOf(folder, url)).equals(CONTENT)).toBe(true);
  });

  it("can declare its length later", async () => {
    const url = await newUpload();
    expect((await headUpload(doctor, url)).headers).toMatchObject({ "upload-defer-length": "1" });
    await patchUpload(doctor, url, 0, CONTENT.subarray(0, 10));
    const last = await patchUpload(doctor, url, 10, CONTENT.subarray(10, 20), {
      "upload-length": "20",
    });
    expect(last.statusCode).toBe(204);
    expect((await headUpload(doctor, url)).headers).toMatchObject({
      "upload-offset": "20",
      "upload-length": "20",
    });
  });

  it("is the same one when its segment is created twice", async () => {
    const gravacao_id = await openGravacao(doctor);
    const url = await sendSegment(doctor, { gravacao_id }, CONTENT);
    const again = await createUpload(doctor, { gravacao_id }, CONTENT.length);
    expect([again.statusCode, again.headers.location]).toEqual([201, url]);
    expect(await offsetOf(url)).toBe(CONTENT.length);
    const next = await createUpload(doctor, { gravacao_id, ordinal: 1 }, CONTENT.length);
    expect(next.headers.location).not.toBe(url);
  });

  it("continues only at its offset", async () => {
    const url = await newUpload(CONTENT.length);
    await patchUpload(doctor, url, 0, CONTENT.subarray(0, 100));
    for (const offset of [0, 99, 101]) {
      const refused = await patchUpload(doctor, url, offset, CONTENT.subarray(100, 200));
      expect([refused.statusCode, refused.json()]).toEqual([
        409,
        {
          error: "UPLOAD_INCOMPLETE",
          message: errors.UPLOAD_INCOMPLETE,
          request_id: refused.headers["x-request-id"],
        },
      ]);
    }
    expect(await offsetOf(url)).toBe(100);
  });

  it("can be deleted and created again", async () => {
    const gravacao_id = await openGravacao(doctor);
    const url = await sendSegment(doctor, { gravacao_id }, CONTENT);
    expect((await doctor.call({ method: "DELETE", url, headers: TUS })).statusCode).toBe(204);
    expect((await headUpload(doctor, url)).statusCode).toBe(404);
    expect((await readdir(folder)).filter((name) => name.startsWith(idOf(url)))).toEqual([]);
    await createUpload(doctor, { gravacao_id }, CONTENT.length);
    expect(await offsetOf(url)).toBe(0);
  });

  it("is visible to its doctor only", async () => {
    const gravacao_id = await openGravacao(doctor);
    const url = await sendSegment(doctor, { gravacao_id }, CONTENT);
    expect((await headUpload(other, url)).statusCode).toBe(404);
    expect((await patchUpload(other, url, CONTENT.length, CONTENT)).json()).toMatchObject({
      error: "NOT_FOUND",
    });
    expect((await other.call({ method: "DELETE", url, headers: TUS })).statusCode).toBe(404);
    const making = await createUpload(other, { gravacao_id }, CONTENT.length);
    expect([making.statusCode, making.json()]).toMatchObject([404, { error: "NOT_FOUND" }]);
    const anonymous = await test.app.inject({ method: "HEAD", url, headers: TUS });
    expect(anonymous.statusCode).toBe(401);
    expect(await offsetOf(url)).toBe(CONTENT.length);
  });
});

describe("a refused upload", () => {
  const make = (headers: Record<string, string>) =>
    doctor.call({ method: "POST", url: "/api/uploads", headers: { ...TUS, ...headers } });

  it("reports invalid metadata and creates no file", async () => {
    const good = {
      gravacao_id: await openGravacao(doctor),
      track: "microphone",
      ordinal: "0",
      media_type: "audio/webm",
    };
    const before = await readdir(folder);
    for (const [wrong, field] of [
      [{ gravacao_id: "../../etc/passwd" }, "gravacao_id"],
      [{ gravacao_id: "..%2f..%2fx" }, "gravacao_id"],
      [{ track: "../x" }, "track"],
      [{ ordinal: "-1" }, "ordinal"],
      [{ ordinal: "1e9" }, "ordinal"],
      [{ ordinal: "../0" }, "ordinal"],
      [{ media_type: "text/html\r\nx: y" }, "media_type"],
      [{ media_type: "" }, "media_type"],
    ] as const) {
      const answer = await make({
        "upload-length": "1",
        "upload-metadata": metadataOf({ ...good, ...wrong }),
      });
      expect([answer.statusCode, answer.json()]).toMatchObject([
        400,
        { error: "VALIDATION", field: `Upload-Metadata.${field}` },
      ]);
    }
    const more = await make({
      "upload-length": "1",
      "upload-metadata": metadataOf({ ...good, user_id: other.id }),
    });
    expect([more.statusCode, more.json()]).toMatchObject([400, { error: "VALIDATION" }]);
    expect((await make({ "upload-length": "1" })).json()).toMatchObject({ error: "VALIDATION" });
    expect(await readdir(folder)).toEqual(before);
  });

  it("answers 404 for an id that is no upload's", async () => {
    for (const id of [
      "..%2f..%2fpasswd",
      "%2e%2e",
      "x",
      crypto.randomUUID(),
      `${crypto.randomUUID()}.record`,
    ]) {
      const answer = await headUpload(doctor, `/api/uploads/${id}`);
      expect(answer.statusCode).toBe(404);
    }
  });

  it("answers violations of the protocol with our errors", async () => {
    const url = await newUpload(10);
    const answers = await Promise.all([
      doctor.call({ method: "POST", url: "/api/uploads" }),
      make({
        "upload-length": "-5",
        "upload-metadata": segmentMetadata({ gravacao_id: crypto.randomUUID() }),
      }),
      make({ "upload-metadata": segmentMetadata({ gravacao_id: crypto.randomUUID() }) }),
      doctor.call({
        method: "PATCH",
        url,
        headers: { ...TUS, "content-type": PATCH_TYPE },
        payload: "x",
      }),
    ]);
    for (const answer of answers) {
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.json()).toEqual({
        error: "VALIDATION",
        message: errors.VALIDATION,
        request_id: answer.headers["x-request-id"],
      });
    }
  });

  it("enforces the size limit, with or without a declared length", async () => {
    const gravacao_id = await openGravacao(doctor);
    const declared = await createUpload(doctor, { gravacao_id }, MAX_UPLOAD_BYTES + 1);
    expect([declared.statusCode, declared.json()]).toMatchObject([
      413,
      { error: "UPLOAD_TOO_LARGE" },
    ]);
    const url = await newUpload();
    const late = await patchUpload(doctor, url, 0, CONTENT, {
      "upload-length": String(MAX_UPLOAD_BYTES + 1),
    });
    expect([late.statusCode, late.json()]).toMatchObject([413, { error: "UPLOAD_TOO_LARGE" }]);
    // Simulates an upload of one gigabyte less ten bytes: the file is sparse, the record has the
    // offset.
    await patchUpload(doctor, url, 0, CONTENT.subarray(0, 1));
    await pretendOffset(url, MAX_UPLOAD_BYTES - 10);
    const over = await patchUpload(doctor, url, MAX_UPLOAD_BYTES - 10, CONTENT.subarray(0, 20));
    expect([over.statusCode, over.json()]).toMatchObject([413, { error: "UPLOAD_TOO_LARGE" }]);
    const streamed = await sendRaw(
      test.app,
      doctor,
      [
        `PATCH ${url} HTTP/1.1`,
        "Transfer-Encoding: chunked",
        `Upload-Offset: ${MAX_UPLOAD_BYTES - 10}`,
        "Connection: close",
      ],
      ["5\r\naaaaa\r\n", "f\r\nbbbbbbbbbbbbbbb\r\n", "0\r\n\r\n"],
      { cut: false },
    );
    expect(streamed).toMatch(/^HTTP\/1.1 413 /);
    expect(streamed).toContain('"UPLOAD_TOO_LARGE"');
    expect(await offsetOf(url)).toBeLessThanOrEqual(MAX_UPLOAD_BYTES);
    const fitting = await newUpload(5);
    const longer = await patchUpload(doctor, fitting, 0, CONTENT.subarray(0, 6));
    expect([longer.statusCode, longer.json()]).toMatchObject([413, { error: "UPLOAD_TOO_LARGE" }]);
  });

  it("refuses an upload for a recording that was not opened", async () => {
    const answer = await createUpload(doctor, { gravacao_id: crypto.randomUUID() }, 1);
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { error: "NOT_FOUND" }]);
  });
});

/** Rewrites the record as if `offset` bytes had arrived. */
const pretendOffset = async (url: string, offset: number): Promise<void> => {
  await truncate(join(folder, `${idOf(url)}.data`), offset);
  await appendProgress(join(folder, `${idOf(url)}.record`), { offset, size: null });
};
