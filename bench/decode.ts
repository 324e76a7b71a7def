import { execFile } from "node:child_process";
import { createWriteStream } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { createExampleSpeech } from "../server/providers/speech/example.ts";
import type { SpeechSegment } from "../server/providers/speech/speech.ts";
import { fixture } from "../server/providers/speech/testing/fixtures.ts";
import {
  readWebm,
  repeatPackets,
  webmClusters,
} from "../server/providers/speech/testing/webm-writer.ts";

const SOURCE = fixture("chrome-mediarecorder-pt.webm");
const DECODE_ONCE = fileURLToPath(
  new URL("../server/providers/speech/testing/decode-once.ts", import.meta.url),
);
const MINUTES = 30;
/** Positions of the cuts as shares of the bytes. */
const CUTS = [0.3, 0.5, 0.77];

/** Writes a recording as Chromium does: clusters without sizes, no duration. */
const makeRecording = async (path: string, minutes: number): Promise<void> => {
  const { header, packets } = readWebm(SOURCE);
  const clusters = webmClusters(repeatPackets(packets, minutes * 60_000));
  await pipeline(
    Readable.from(
      (function* () {
        yield header;
        yield* clusters;
      })(),
    ),
    createWriteStream(path),
  );
};

/** Decodes in a new process. The time includes the start of the process. */
const measure = async (path: string) => {
  const start = performance.now();
  const { stdout } = await promisify(execFile)(process.execPath, [DECODE_ONCE, path]);
  const seconds = (performance.now() - start) / 1000;
  const { minutes, peak_mb } = JSON.parse(stdout) as { minutes: number; peak_mb: number };
  return { minutes, peak_mb, seconds };
};

/**
 * Whether truncated files give the same segments as the whole file, up to the segment of the cut.
 */
const hasSameWordsAfterCut = async (folder: string): Promise<boolean> => {
  const speech = createExampleSpeech();
  const heard = async (path: string): Promise<SpeechSegment[]> =>
    (await speech.transcribe(path, { language: "pt-BR" })).segments;
  const bytes = await readFile(SOURCE);
  const whole = await heard(SOURCE);
  for (const share of CUTS) {
    const path = join(folder, "cut.webm");
    await writeFile(path, bytes.subarray(0, Math.floor(bytes.length * share)));
    const before = (await heard(path)).slice(0, -1);
    // Without this check, a result without segments would pass.
    const isLongEnough = before.length >= Math.floor(whole.length * share) - 2;
    const isSame = JSON.stringify(before) === JSON.stringify(whole.slice(0, before.length));
    if (!isLongEnough || !isSame) return false;
  }
  await speech.close();
  return true;
};

/**
 * Measures time and memory to decode a long recording, and checks truncated files.
 * @param minutes length of the recording
 */
export async function run(minutes = MINUTES): Promise<Record<string, unknown>> {
  const folder = await mkdtemp(join(tmpdir(), "relato-bench-"));
  try {
    const path = join(folder, "long.webm");
    await makeRecording(path, minutes);
    const measured = await measure(path);
    return {
      minutes: Math.round(measured.minutes),
      seconds: Number(measured.seconds.toFixed(2)),
      times_real_time: Math.round((measured.minutes * 60) / measured.seconds),
      peak_mb: measured.peak_mb,
      same_words_after_cut: await hasSameWordsAfterCut(folder),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}
