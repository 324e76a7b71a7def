import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { exampleAudioPath } from "../../consultas/example.ts";
import { readAudioSeeds } from "../../../testing/fuzz/audio-seeds.ts";
import { type BytePlan, mutateBytes } from "../../../testing/fuzz/mutate-bytes.ts";
import { createAudioProcess } from "./audio-process.ts";
import { joinBytes, longestTrackMs, mixBytes } from "./copy-size.ts";

const HOUR_MS = 3_600_000;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "relato-audio-process-"));
});
afterAll(() => rm(folder, { recursive: true }));

const withProcess = async (
  options: Parameters<typeof createAudioProcess>[0],
  use: (audio: ReturnType<typeof createAudioProcess>) => Promise<void>,
): Promise<void> => {
  const audio = createAudioProcess(options);
  try {
    await use(audio);
  } finally {
    await audio.close();
  }
};
const file = new URL("faulty-audio-child.fixture.ts", import.meta.url);

it("reads a recording, and tells bad sound from a failed process", () =>
  withProcess({}, async (audio) => {
    const content = await audio.readContent(exampleAudioPath("es"));
    expect(content.media_type).toBe("audio/webm");
    const text = join(folder, "text");
    await writeFile(text, "no sound");
    await expect(audio.readContent(text)).rejects.toMatchObject({ code: "AUDIO_UNREADABLE" });
  }));

it("kills a process that hangs, and answers the next request", () =>
  withProcess({ file, read_limit_ms: 300 }, async (audio) => {
    for (let calls = 0; calls < 2; calls++)
      await expect(audio.readContent("hang")).rejects.toMatchObject({ code: "TIMEOUT" });
  }));

it("kills a process that takes memory outside its heap", () =>
  withProcess({ file, resident_mb: 300 }, async (audio) => {
    await expect(audio.readContent("grow")).rejects.toMatchObject({ code: "CRASHED" });
  }));

it("writes no more than the size that was computed", () =>
  withProcess({}, async (audio) => {
    const path = exampleAudioPath("es");
    const target = join(folder, "mix.wav");
    const tracks = [[{ path, started_ms: 0 }]];
    const { duration_ms } = await audio.readPeaks(tracks);
    await audio.mixToWav(tracks, target, 44 + duration_ms * 32 + 32);
    expect((await stat(target)).size).toBeGreaterThan(duration_ms * 31);
    await expect(audio.mixToWav(tracks, target, 100_000)).rejects.toMatchObject({
      code: "AUDIO_TOO_LONG",
    });
    expect((await stat(target)).size).toBeLessThanOrEqual(100_000);
    await expect(
      audio.joinWebm([{ path, started_ms: 0 }], join(folder, "joined.webm"), 1000),
    ).rejects.toMatchObject({ code: "AUDIO_TOO_LONG" });
  }));

it("joins a WebM without 56 bytes of its first cluster, which mediabunny never stops reading", () =>
  withProcess({ copy_limit_ms: 20_000 }, async (audio) => {
    const { webm } = readAudioSeeds();
    const mutations: BytePlan["mutations"] = [{ kind: "drop", at: 548_337, length: 56 }];
    const path = join(folder, "damaged.webm");
    await writeFile(path, mutateBytes(webm, webm, { seed: 0, mutations }));
    const target = join(folder, "damaged-joined.webm");
    await audio.joinWebm([{ path, started_ms: 0 }], target, 1_000_000);
    expect((await stat(target)).size).toBeGreaterThan(0);
  }));

it("refuses to join a file that is not WebM, in the same process", () =>
  withProcess({}, async (audio) => {
    const path = join(folder, "cut.webm");
    await writeFile(path, readAudioSeeds().webm[0]!.subarray(1));
    const joined = audio.joinWebm([{ path, started_ms: 0 }], join(folder, "cut"), 1_000_000);
    await expect(joined).rejects.toMatchObject({ code: "AUDIO_UNREADABLE" });
  }));

it("computes the size of a copy from the tracks, at most four hours", () => {
  const segment = (started_ms: number | null, duration_ms: number | null) => {
    return { started_ms, duration_ms, bytes: 1000 };
  };
  const two = [[segment(0, 1000), segment(5000, 2000)], [segment(null, 500)]];
  expect(longestTrackMs(two)).toBe(7000);
  expect(mixBytes(two)).toBe(44 + 32 * 67_000);
  expect(joinBytes(two)).toBe(2 * (3000 + 1024 * 1024));
  // A start of eleven days counts as unknown, and an unknown length as the most.
  expect(longestTrackMs([[segment(999_999_999, 1000)]])).toBe(1000);
  expect(longestTrackMs([[segment(0, null), segment(0, null)]])).toBe(4 * HOUR_MS);
});
