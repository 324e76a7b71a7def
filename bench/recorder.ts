import type { ChildProcess } from "node:child_process";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { readConfig } from "../server/platform/config/config.ts";
import { uploadIdOf } from "../server/platform/uploads/metadata.ts";
import { createStorage } from "../server/providers/storage/create.ts";
import { buildWeb } from "../tools/web.ts";
import { compareWithChirp, FRAME_S, makeChirp, momentsOf } from "./parts/chirp.ts";
import { type Fault, FAULTS } from "./parts/faults.ts";
import { round } from "./parts/figures.ts";
import { createInstallation } from "./parts/installation.ts";
import { createProxy } from "./parts/proxy.ts";
import { type Beginning, openBrowser } from "./parts/recording.ts";

const RUNS = Number(process.env["BENCH_RUNS"] ?? 5);
/** Concurrent runs. Each has its own browser, server and database, and mostly waits. */
const LANES = Number(process.env["BENCH_LANES"] ?? 3);
/** Recorded time before and after a fault. */
const AROUND_MS = 6000;
/** Longer than the longest recording, also with ten slow restarts. */
const CHIRP_S = 180;

/** The chirp's moments in the segments of the only recording, in order. */
const readStored = async (data: string): Promise<number[][]> => {
  const folder = join(data, "files/gravacoes");
  const [gravacao_id = ""] = await readdir(folder);
  const names = new Set(await readdir(join(folder, gravacao_id)));
  const storage = await createStorage(readConfig({ DATA_DIR: data }));
  const ids = Array.from({ length: names.size }, (_, ordinal) =>
    uploadIdOf({ gravacao_id, track: "microphone", ordinal }),
  ).filter((id) => names.has(id));
  return Promise.all(
    ids.map((id) => storage.withLocalFile(`gravacoes/${gravacao_id}/${id}`, momentsOf)),
  );
};

type Outcome = ReturnType<typeof compareWithChirp>;

/**
 * Seconds between the press of the button and the first recorded sound. The fake device plays its
 * file from the moment when it is opened, so that a moment of the chirp is a time. The page learns
 * late of the opened device, which makes the result too long rather than too short.
 */
const lostAtStart = ({ pressed, opened }: Beginning, moments: readonly number[]): number =>
  Math.max(0, (opened - pressed) / 1000 + (moments[0] ?? Number.NaN));

/** Starts a server behind a proxy, and lets faults kill it. */
const openScene = async () => {
  const proxy = await createProxy();
  const installation = await createInstallation({ BASE_URL: proxy.url });
  proxy.setTarget(installation.url);
  let server: ChildProcess = installation.start("server");
  await installation.ready();
  const startServer = async (): Promise<void> => {
    server = installation.start("server");
    await installation.ready();
  };
  const killServer = async (restart = true): Promise<void> => {
    const exit = new Promise((resolve) => server.once("exit", resolve));
    server.kill("SIGKILL");
    await exit;
    if (restart) await startServer();
  };
  const close = async (): Promise<void> => {
    proxy.close();
    await installation.remove();
  };
  return { proxy, data: installation.data, startServer, killServer, close };
};

/** The fake device restarts its file after it was lost, so each segment has its own chirp. */
const compareSegments = (
  moments: readonly number[][],
  starts: readonly number[],
  ends: readonly number[],
): Outcome =>
  ends
    .map((end, i) => compareWithChirp(moments[i] ?? [], (end - (starts[i] ?? 0)) / 1000))
    .reduce((sum, { lost_s, doubled_s }) => ({
      lost_s: sum.lost_s + lost_s,
      doubled_s: sum.doubled_s + doubled_s,
    }));

/** Records, causes the fault, saves the recording, and compares the stored sound with the chirp. */
const runOnce = async (
  fault: Fault,
  microphone: string,
): Promise<Outcome & { start_s: number }> => {
  const scene = await openScene();
  const browser = await openBrowser(scene.proxy.url, microphone);
  try {
    const beginning = await browser.record();
    const { started } = beginning;
    await pause(AROUND_MS);
    const aftermath = await fault({ ...scene, browser });
    let ended: number;
    const starts: number[] = [];
    if (aftermath.kind === "continued") {
      await pause(AROUND_MS);
      ended = Date.now();
      for (const { kind, at } of await browser.events()) if (kind === "start") starts.push(at);
      await browser.finish();
    } else {
      ended = aftermath.at;
      await browser.recover();
    }
    const moments = await readStored(scene.data);
    const start_s = lostAtStart(beginning, moments[0] ?? []);
    if (aftermath.kind === "continued" && aftermath.segment_end !== undefined)
      return { ...compareSegments(moments, starts, [aftermath.segment_end, ended]), start_s };
    const { lost_s, doubled_s } = compareWithChirp(moments.flat(), (ended - started) / 1000);
    const gap_s = aftermath.kind === "continued" ? (aftermath.gap_s ?? 0) : 0;
    // The frame across a pause has a wrong frequency.
    const intended_s = gap_s > 0 ? gap_s + FRAME_S : 0;
    return { lost_s: Math.max(0, lost_s - intended_s), doubled_s, start_s };
  } finally {
    await browser.remove();
    await scene.close();
  }
};

const selectFaults = (): string[] => {
  const names = process.env["BENCH_FAULTS"]?.split(",") ?? Object.keys(FAULTS);
  for (const name of names) if (!(name in FAULTS)) throw new Error(`unknown fault ${name}`);
  return names;
};

/**
 * Measures the lost seconds of sound for each fault, the worst of RUNS runs. The microphone plays a
 * chirp, whose frequency identifies each stored moment. `at_start` are the seconds between the
 * press and the first recorded sound, over all runs. A run that fails is listed in `failed`.
 * BENCH_RUNS, BENCH_LANES and BENCH_FAULTS (names, comma-separated) make it shorter.
 */
export const run = async (): Promise<Record<string, unknown>> => {
  await buildWeb();
  const folder = await mkdtemp(join(tmpdir(), "relato-bench-"));
  const names = selectFaults();
  const lost_s = Object.fromEntries(names.map((name) => [name, 0]));
  let doubled_s = 0;
  const start_s: number[] = [];
  const failed: string[] = [];
  const microphone = join(folder, "mic.wav");
  const measure = async (name: string): Promise<void> => {
    try {
      const outcome = await runOnce(FAULTS[name] as Fault, microphone);
      start_s.push(outcome.start_s);
      const [lost, start] = [outcome.lost_s.toFixed(2), outcome.start_s.toFixed(2)];
      console.error(`${name}: ${lost} s lost, ${start} s at the start`);
      lost_s[name] = Math.max(lost_s[name] ?? 0, round(outcome.lost_s));
      doubled_s = Math.max(doubled_s, round(outcome.doubled_s));
    } catch (error) {
      console.error(`${name}:`, error);
      failed.push(name);
      process.exitCode = 1;
    }
  };
  try {
    await writeFile(microphone, makeChirp(CHIRP_S));
    const waiting = Array.from({ length: RUNS }, () => names).flat();
    const runLane = async (): Promise<void> => {
      for (let name = waiting.shift(); name !== undefined; name = waiting.shift())
        await measure(name);
    };
    await Promise.all(Array.from({ length: LANES }, runLane));
  } finally {
    await rm(folder, { recursive: true });
  }
  const sorted = start_s.toSorted((a, b) => a - b);
  const at_start = {
    median_s: round(sorted[Math.floor(sorted.length / 2)] ?? Number.NaN),
    worst_s: round(sorted.at(-1) ?? Number.NaN),
  };
  return { runs: RUNS, lost_s, doubled_s, at_start, failed };
};
