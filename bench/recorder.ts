import type { ChildProcess } from "node:child_process";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { buildWeb } from "../tools/web.ts";
import { compareWithChirp, makeChirp, momentsOf } from "./parts/chirp.ts";
import { createInstallation, type Installation } from "./parts/installation.ts";
import { createProxy, type Proxy } from "./parts/proxy.ts";
import { openBrowser, type RecordingBrowser } from "./parts/recording.ts";

const RUNS = Number(process.env["BENCH_RUNS"] ?? 5);
/** Runs at the same time, each with a browser, a server and a database of its own; they mostly wait. */
const LANES = Number(process.env["BENCH_LANES"] ?? 3);
/** Recorded before a fault and after it. */
const AROUND_MS = 6000;
/** Longer than the longest recording, also where ten restarts of a server take their time. */
const CHIRP_S = 180;

interface Scene {
  browser: RecordingBrowser;
  proxy: Proxy;
  /** Kills the server by SIGKILL; it comes back at once unless told otherwise. */
  killServer(comesBack?: boolean): Promise<void>;
  startServer(): Promise<void>;
}

/** A fault: `over` when the recording goes on behind it, `ended` (by the clock) when it ended with it. */
type Fault = (scene: Scene) => Promise<"over" | number>;

const setUnauthorised = async ({ browser }: Scene, ms: number): Promise<void> => {
  const url = /\/api\/(uploads|gravacoes)/;
  await browser.page.route(url, (route) => route.fulfill({ status: 401, body: "" }));
  await pause(ms);
  await browser.page.unroute(url);
};

const setOffline = async ({ proxy }: Scene, ms: number): Promise<void> => {
  proxy.setOffline(true);
  await pause(ms);
  proxy.setOffline(false);
};

const cutConnections = async ({ proxy }: Scene, ms: number): Promise<void> => {
  proxy.cutAfter(3000);
  proxy.setOffline(true);
  proxy.setOffline(false);
  await pause(ms);
  proxy.cutAfter(null);
};

const over = async (work: Promise<unknown>): Promise<"over"> => {
  await work;
  return "over";
};

const FAULTS: Record<string, Fault> = {
  network_off_60s: (scene) => over(setOffline(scene, 60_000)),
  server_killed_1x: (scene) => over(scene.killServer()),
  server_killed_10x: async (scene) => {
    for (let kills = 0; kills < 10; kills++) await scene.killServer();
    return "over";
  },
  unauthorised_10s: (scene) => over(setUnauthorised(scene, 10_000)),
  cut_every_3s: (scene) => over(cutConnections(scene, 15_000)),
  renderer_crash: async ({ browser }) => {
    const devtools = await browser.context.newCDPSession(browser.page);
    const crashed = browser.page.waitForEvent("crash");
    const now = Date.now();
    devtools.send("Page.crash").catch(() => undefined);
    await crashed;
    return now;
  },
  browser_killed: async ({ browser }) => {
    const now = Date.now();
    await browser.kill();
    return now;
  },
  page_closed: async ({ browser }) => {
    const now = Date.now();
    await browser.page.close();
    return now;
  },
  navigated_away: async ({ browser }) => {
    browser.page.once("dialog", (dialog) => void dialog.accept());
    const now = Date.now();
    await browser.page.goto("about:blank");
    return now;
  },
  chaos: async (scene) => {
    const until = Date.now() + 60_000;
    while (Date.now() < until) {
      await setOffline(scene, 4000);
      await scene.killServer();
      await setUnauthorised(scene, 4000);
      await cutConnections(scene, 7000);
    }
    await scene.killServer(false);
    scene.proxy.setOffline(true);
    await pause(3000);
    const now = Date.now();
    await scene.browser.kill();
    scene.proxy.setOffline(false);
    await scene.startServer();
    return now;
  },
};

/** The files of recordings as they were received; not the copies made for playing. */
const listStored = async (data: string): Promise<string[]> => {
  const folder = join(data, "files/gravacoes");
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/playable|peaks/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
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
    const outcome = await fault({ ...scene, browser });
    let ended: number;
    if (outcome === "over") {
      await pause(AROUND_MS);
      ended = Date.now();
      await browser.finish();
    } else {
      ended = outcome;
      await browser.recover();
    }
    const moments = await Promise.all((await listStored(installation.data)).map(momentsOf));
    return compareWithChirp(moments.flat(), (ended - began) / 1000);
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
