import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { fixture } from "../testing/fixtures.ts";
import { ByteQueue } from "./bytes.ts";
import { decodeAudio } from "./decode.ts";
import { Fmp4Reader } from "./fmp4.ts";
import { OggReader } from "./ogg.ts";
import { OpusPcm } from "./opus.ts";
import { probe } from "./probe.ts";

const folder = mkdtempSync(join(tmpdir(), "relato-hostile-"));
afterAll(() => rmSync(folder, { recursive: true }));

const MONO = { channels: 1, preSkip: 0, streams: 1, coupled: 0, mapping: [0] };
/** 20 ms of silence. */
const SILENT_PACKET = Uint8Array.of(0xf8, 0xff, 0xfe);
const FOUR_HOURS_S = 4 * 3600;

it("stops at four hours when packets announce gaps, and makes silence on demand", async () => {
  const decoder = await OpusPcm.create(MONO);
  // 1,000 packets of 3 bytes, nine minutes apart: six days.
  const packets = Array.from({ length: 1000 }, (_, i) => {
    return { ms: i * 9 * 60_000, data: SILENT_PACKET };
  });
  let blocks = 0;
  const decodeAll = (): void => {
    for (const block of decoder.decode(packets)) if (block.length > 0) blocks++;
  };
  expect(decodeAll).toThrow(expect.objectContaining({ code: "AUDIO_TOO_LONG" }));
  expect(blocks).toBeLessThan(FOUR_HOURS_S + 1000);
  expect(blocks).toBeGreaterThan(FOUR_HOURS_S - 1000);
  decoder.free();
});

const u32 = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [i, value] of values.entries()) bytes.writeUInt32BE(value, i * 4);
  return bytes;
};
const box = (type: string, ...content: Uint8Array[]): Buffer => {
  const body = Buffer.concat(content);
  return Buffer.concat([u32(body.length + 8), Buffer.from(type), body]);
};
/** The header of a real file and fragments whose tables announce `count` samples of `size`. */
const announce = (count: number, size: number, fragments: number): Buffer => {
  const real = readFileSync(fixture("es-fragmented.mp4"));
  const header = real.subarray(0, real.indexOf("moof") - 4);
  const moov = header.subarray(header.indexOf("tkhd") + 4);
  const track = moov.readUInt32BE(moov[0] === 1 ? 20 : 12);
  const moof = box(
    "moof",
    box("traf", box("tfhd", u32(0x10, track, size)), box("trun", u32(0, count))),
  );
  return Buffer.concat([header, ...Array.from({ length: fragments }, () => moof)]);
};

it("reads no samples from a table that announces billions", () => {
  for (const size of [0, 1, 0xffff_ffff]) {
    const events = new Fmp4Reader().push(announce(0xffff_ffff, size, 1000));
    expect(events.filter(({ kind }) => kind === "packet")).toEqual([]);
  }
});

it("does not search for the same damaged fragment forever", async () => {
  const path = join(folder, "damaged.mp4");
  const damaged = Buffer.concat([u32(2), Buffer.from("moof"), Buffer.alloc(64)]);
  writeFileSync(path, Buffer.concat([announce(1, 1, 1), damaged, damaged, damaged]));
  expect((await probe(path)).kind).toBe("mp4");
  await expect(async () => {
    for await (const _second of decodeAudio(path));
  }).rejects.toMatchObject({ code: "AUDIO_EMPTY" });
});

/** Processor time of `work`, in microseconds; the least of three runs. */
const measure = (work: () => void): number =>
  Math.min(
    ...Array.from({ length: 3 }, () => {
      const before = process.cpuUsage();
      work();
      return process.cpuUsage(before).user;
    }),
  );
const PIECE = 64 * 1024;
const pushAll = (bytes: Uint8Array, push: (piece: Uint8Array) => void): void => {
  for (let at = 0; at < bytes.length; at += PIECE) push(bytes.subarray(at, at + PIECE));
};

it("does not read overlapping damaged pages again and again", () => {
  // A page of 65 KB with a wrong checksum begins every 27 bytes.
  const start = Buffer.alloc(27, 255);
  start.write("OggS");
  const overlapping = Buffer.concat(Array.from({ length: 100_000 }, () => start));
  const apart = Buffer.alloc(overlapping.length);
  for (let at = 0; at + 65_536 < apart.length; at += 65_536) {
    apart.set(start, at);
    apart.fill(255, at + 27, at + 282);
  }
  const read = (bytes: Uint8Array): number =>
    measure(() => {
      const reader = new OggReader();
      pushAll(bytes, (piece) => reader.push(piece));
    });
  read(apart);
  expect(read(overlapping) / read(apart)).toBeLessThan(20);
});

it("copies each queued byte a constant number of times", () => {
  const piece = new Uint8Array(64);
  const fill = (pieces: number): number =>
    measure(() => {
      const queue = new ByteQueue();
      for (let i = 0; i < pieces; i++) queue.push(piece);
      expect(queue.length).toBe(pieces * 64);
    });
  fill(640);
  // 100 times as many pieces: 100 times the work, or 10,000 times if each push copied the queue.
  expect(fill(64_000) / fill(640)).toBeLessThan(1000);
});
