import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { BufferSource, EncodedPacketSink, Input, WEBM } from "mediabunny";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { decodeAudio } from "../../../providers/speech/decode/decode.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../../testing/app.ts";
import { JOINED } from "../copies.ts";
import { copiesMade } from "./playable.ts";
import { parseRange } from "./range.ts";
import { claimOf, finish, openGravacao, sendSegment } from "../../../testing/tus.ts";

const FIXTURES = join(import.meta.dirname, "../../../providers/speech/fixtures");
const fixture = (name: string): Promise<Buffer> => readFile(join(FIXTURES, name));

let test: TestApp;
let doctor: TestClient;
beforeAll(async () => {
  test = await createTestApp();
  doctor = await signUp(test.app);
});
afterAll(() => test.close());

/** A finished recording of one track. */
const record = async (...contents: Buffer[]): Promise<string> => {
  const gravacao_id = await openGravacao(doctor);
  for (const [ordinal, content] of contents.entries())
    await sendSegment(doctor, { gravacao_id, ordinal }, content);
  const finished = await finish(
    doctor,
    gravacao_id,
    contents.map((content, ordinal) => claimOf(content, { ordinal })),
  );
  expect(finished.statusCode).toBe(200);
  return `/api/gravacoes/${gravacao_id}/audio`;
};
const get = (url: string, headers: Record<string, string> = {}) =>
  doctor.call({ method: "GET", url, headers });

const samplesOf = async (content: Buffer): Promise<number> => {
  const path = join(test.deps.config.data_dir, crypto.randomUUID());
  await writeFile(path, content);
  let samples = 0;
  for await (const block of decodeAudio(path)) samples += block.length;
  return samples;
};
const durationOf = async (content: Buffer): Promise<number | null> => {
  const input = new Input({ source: new BufferSource(content), formats: [WEBM] });
  return input.getDurationFromMetadata();
};

describe("the sound of a recording", () => {
  it("is sent whole or in the requested range", async () => {
    const content = await fixture("es.mp3");
    const url = await record(content);
    const whole = await get(url);
    expect([whole.statusCode, whole.rawPayload.equals(content)]).toEqual([200, true]);
    expect(whole.headers).toMatchObject({
      "content-type": "audio/mpeg",
      "accept-ranges": "bytes",
      "content-length": String(content.length),
      "cache-control": "private, no-store",
    });
    for (const [asked, start, end] of [
      ["bytes=0-0", 0, 0],
      ["bytes=100-299", 100, 299],
      ["bytes=1000-", 1000, content.length - 1],
      ["bytes=-500", content.length - 500, content.length - 1],
      ["bytes=0-99999999", 0, content.length - 1],
    ] as const) {
      const part = await get(url, { range: asked });
      expect(part.statusCode).toBe(206);
      expect(part.headers["content-range"]).toBe(`bytes ${start}-${end}/${content.length}`);
      expect(part.headers["content-length"]).toBe(String(end - start + 1));
      expect(part.rawPayload.equals(content.subarray(start, end + 1))).toBe(true);
    }
  });

  it("answers 416 for a range beyond its end", async () => {
    const content = await fixture("es.mp3");
    const url = await record(content);
    const answer = await get(url, { range: `bytes=${content.length}-` });
    expect([answer.statusCode, answer.headers["content-range"]]).toEqual([
      416,
      `bytes */${content.length}`,
    ]);
    expect(answer.body).toBe("");
  });

  it("sends a range only of the content that the client knows (If-Range)", async () => {
    const url = await record(await fixture("es.mp3"));
    const etag = String((await get(url)).headers.etag);
    expect((await get(url, { range: "bytes=0-9", "if-range": etag })).statusCode).toBe(206);
    expect((await get(url, { range: "bytes=0-9", "if-range": '"another"' })).statusCode).toBe(200);
  });

  it("answers HEAD with its length", async () => {
    const content = await fixture("es.mp3");
    const answer = await doctor.call({ method: "HEAD", url: await record(content) });
    expect([answer.statusCode, answer.headers["content-length"], answer.rawPayload.length]).toEqual(
      [200, String(content.length), 0],
    );
  });

  it("is found by its doctor only, and only when it exists", async () => {
    const url = await record(await fixture("es.mp3"));
    const other = await signUp(test.app);
    expect((await other.call({ method: "GET", url })).json()).toMatchObject({ error: "NOT_FOUND" });
    expect((await test.app.inject({ method: "GET", url })).statusCode).toBe(401);
    const open = await openGravacao(doctor);
    expect((await get(`/api/gravacoes/${open}/audio`)).statusCode).toBe(404);
    expect((await get("/api/gravacoes/..%2f..%2fetc/audio")).statusCode).toBe(404);
  });
});

describe("a file of MediaRecorder", () => {
  it.each(["chrome-mediarecorder-pt.webm", "chrome-mediarecorder-pt-crash.webm"])(
    "gets a duration and is seekable: %s",
    async (name) => {
      const content = await fixture(name);
      expect(await durationOf(content)).toBeNull();
      const [first, second] = await Promise.all([
        record(content).then(get),
        record(content).then(get),
      ]);
      expect([first.statusCode, first.headers["content-type"]]).toEqual([200, "audio/webm"]);
      expect(second.statusCode).toBe(200);
      const samples = await samplesOf(content);
      // The decoder drops at most 20 ms of encoder delay.
      expect(await durationOf(first.rawPayload)).toBeCloseTo(samples / 16_000, 1);
      expect(await samplesOf(first.rawPayload)).toBe(samples);
      // The element Cues has the id 1C 53 BB 6B.
      expect(first.rawPayload.includes(Buffer.from("1c53bb6b", "hex"))).toBe(true);
    },
  );

  it("is played unchanged when no copy can be made", async () => {
    const content = await fixture("chrome-mediarecorder-pt.webm");
    const url = await record(content);
    await copiesMade();
    const id = url.split("/")[3] ?? "";
    await test.deps.storage.remove(`gravacoes/${id}/${JOINED}`);
    const folder = join(test.deps.config.data_dir, "work");
    await rm(folder, { recursive: true, force: true });
    await writeFile(folder, "in the way");
    const answer = await get(url);
    expect([answer.statusCode, answer.rawPayload.equals(content)]).toEqual([200, true]);
    await rm(folder);
  });

  it("is joined from several segments", async () => {
    const content = await fixture("chrome-mediarecorder-pt.webm");
    const joined = (await get(await record(content, content, content))).rawPayload;
    const samples = await samplesOf(content);
    expect(await durationOf(joined)).toBeCloseTo((3 * samples) / 16_000, 1);
    const input = new Input({ source: new BufferSource(joined), formats: [WEBM] });
    const track = await input.getPrimaryAudioTrack();
    if (track === null) throw new Error("no track");
    let last = -1;
    for await (const { timestamp } of new EncodedPacketSink(track).packets()) {
      expect(timestamp).toBeGreaterThan(last);
      last = timestamp;
    }
  });
});

describe("parseRange", () => {
  it("never exceeds the file", () => {
    const header = fc.oneof(
      fc.string(),
      fc
        .tuple(fc.option(fc.nat()), fc.option(fc.nat()))
        .map(([a, b]) => `bytes=${a ?? ""}-${b ?? ""}`),
    );
    fc.assert(
      fc.property(header, fc.nat({ max: 5000 }), (asked, size) => {
        const range = parseRange(asked, size);
        if (range.kind !== "part") return;
        expect(range.start).toBeGreaterThanOrEqual(0);
        expect(range.end).toBeGreaterThanOrEqual(range.start);
        expect(range.end).toBeLessThan(size);
      }),
    );
  });

  it.each([
    [undefined, "whole"],
    ["items=0-5", "whole"],
    ["bytes=0-5,8-9", "whole"],
    // RFC 9110, 14.2 lets a server ignore or refuse an invalid range.
    ["bytes=5-2", "unsatisfiable"],
    ["bytes=-", "whole"],
    ["bytes=-0", "unsatisfiable"],
    ["bytes=10-", "unsatisfiable"],
    ["bytes=9-", "part"],
  ])("reads %j of ten bytes as %s", (asked, kind) => {
    expect(parseRange(asked, 10).kind).toBe(kind);
  });
});
