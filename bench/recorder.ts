import type { ChildProcess } from "node:child_process";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { uploadIdOf } from "../server/platform/uploads/metadata.ts";
import { buildWeb } from "../tools/web.ts";
import { compareWithChirp, FRAME_S, makeChirp, momentsOf } from "./parts/chirp.ts";
import { type Fault, FAULTS } from "./parts/faults.ts";
import { createInstallation, type Installation } from "./parts/installation.ts";
import { createProxy } from "./parts/proxy.ts";
import { openBrowser } from "./parts/recording.ts";

const RUNS = Number(process.env["BENCH_RUNS"] ?? 5);
/** Runs at the same time, each with a browser, a server and a database of its own; they mostly wait. */
const LANES = Number(process.env["BENCH_LANES"] ?? 3);
/** Recorded before a fault and after it. */
const AROUND_MS = 6000;
/** Longer than the longest recording, also where ten restarts of a server take their time. */
const CHIRP_S = 180;

/** The files of the only recording as they were received, in order; not the copies made for playing. */
const listStored = async (data: string): Promise<string[]> => {
  const folder = join(data, "files/gravacoes");
  const [gravacao_id = ""] = await readdir(folder);
  const names = new Set(await readdir(join(folder, gravacao_id)));
  return Array.from({ length: names.size }, (_, ordinal) =>
    uploadIdOf({ gravacao_id, track: "microphone", ordinal }),
  )
    .filter((id) => names.has(id))
    .map((id) => join(folder, gravacao_id, id));
};

type Outcome = ReturnType<typeof compareWithChirp>;

const runOnce = async (fault: Fault, microphone: string): Promise<Outcome> => {
  const proxy = await createProxy();
  const installation: Installation = await createInstallation({ BASE_URL: proxy.url });
  proxy.toward(installation.url);
  let server: ChildProcess = installation.start("server");
  const scene = {
    proxy,
    async startServer() {
      server = installation.start("server");
      await installation.ready();
    },
    async killServer(comesBack = true) {
      const gone = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGKILL");
      await gone;
      if (comesBack) await scene.startServer();
    },
  };
  await installation.ready();
  const browser = await openBrowser(proxy.url, microphone);
  try {
    const began = await browser.record();
    await pause(AROUND_MS);
    const aftermath = await fault({ ...scene, browser });
    let ended: number;
    const starts: number[] = [];
    if (aftermath.kind === "over") {
      await pause(AROUND_MS);
      ended = Date.now();
      for (const { what, at } of await browser.acts()) if (what === "start") starts.push(at);
      await browser.finish();
    } else {
      ended = aftermath.at;
      await browser.recover();
    }
    const moments = await Promise.all((await listStored(installation.data)).map(momentsOf));
    if (aftermath.kind === "over" && aftermath.left !== undefined) {
      // The device plays its file anew when it is back: each segment is a chirp of its own.
      const ends = [aftermath.left, ended];
      const each = ends.map((end, i) =>
        compareWithChirp(moments[i] ?? [], (end - (starts[i] ?? 0)) / 1000),
      );
      return each.reduce((sum, { lost_s, doubled_s }) => ({
        lost_s: sum.lost_s + lost_s,
        doubled_s: sum.doubled_s + doubled_s,
      }));
    }
    const { lost_s, doubled_s } = compareWithChirp(moments.flat(), (ended - began) / 1000);
    const gap_s = aftermath.kind === "over" ? (aftermath.gap_s ?? 0) : 0;
    // The frame across a pause has a tone that says nothing.
    const meant_s = gap_s > 0 ? gap_s + FRAME_S : 0;
    return { lost_s: Math.max(0, lost_s - meant_s), doubled_s };
  } finally {
    await browser.remove();
    proxy.close();
    await installation.remove();
  }
};

/**
 * Seconds of sound lost in each fault, the worst of RUNS runs: a chirp is the microphone, and the frequency of what the server
 * stored tells which moment is missing. A run that came to no end is told as failed, and counts for nothing. BENCH_RUNS,
 * BENCH_LANES and BENCH_FAULTS (names, by comma) make it shorter.
 */
export const run = async (): Promise<Record<string, unknown>> => {
  await buildWeb();
  const folder = await mkdtemp(join(tmpdir(), "relato-bench-"));
  const wanted = process.env["BENCH_FAULTS"]?.split(",") ?? Object.keys(FAULTS);
  for (const name of wanted) if (!(name in FAULTS)) throw new Error(`no fault is called ${name}`);
  const lost_s = Object.fromEntries(wanted.map((name) => [name, 0]));
  let doubled_s = 0;
  const failed: string[] = [];
  const waiting = Array.from({ length: RUNS }, () => wanted).flat();
  const microphone = join(folder, "mic.wav");
  const lane = async (): Promise<void> => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      try {
        const outcome = await runOnce(FAULTS[name] as Fault, microphone);
        console.error(`${name}: ${outcome.lost_s.toFixed(2)} s lost`);
        lost_s[name] = Math.max(lost_s[name] ?? 0, Number(outcome.lost_s.toFixed(2)));
        doubled_s = Math.max(doubled_s, Number(outcome.doubled_s.toFixed(2)));
      } catch (error) {
        console.error(`${name}:`, error);
        failed.push(name);
        process.exitCode = 1;
      }
    }
  };
  try {
    await writeFile(microphone, makeChirp(CHIRP_S));
    await Promise.all(Array.from({ length: LANES }, lane));
  } finally {
    await rm(folder, { recursive: true });
  }
  return { runs: RUNS, lost_s, doubled_s, failed };
};
