import type { ChildProcess } from "node:child_process";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { buildWeb } from "../tools/web.ts";
import { countLost, makeChirp, momentsOf } from "./parts/chirp.ts";
import { createInstallation, type Installation } from "./parts/installation.ts";
import { createProxy, type Proxy } from "./parts/proxy.ts";
import { openBrowser, type RecordingBrowser } from "./parts/recording.ts";

const RUNS = Number(process.env["BENCH_RUNS"] ?? 5);
/** Recorded before a fault and after it. */
const AROUND_MS = 6000;
const CHIRP_S = 130;

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

const runOnce = async (fault: Fault, microphone: string): Promise<number> => {
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
    return countLost(moments.flat(), (ended - began) / 1000);
  } finally {
    await browser.remove();
    proxy.close();
    await installation.remove();
  }
};

/**
 * Seconds of sound lost in each fault, the worst of RUNS runs: a chirp is the microphone, and the frequency of what the server
 * stored tells which moment is missing. BENCH_RUNS and BENCH_FAULTS (names, by comma) make it shorter.
 */
export const run = async (): Promise<Record<string, unknown>> => {
  await buildWeb();
  const folder = await mkdtemp(join(tmpdir(), "relato-bench-"));
  const wanted = process.env["BENCH_FAULTS"]?.split(",") ?? Object.keys(FAULTS);
  const worst: Record<string, number> = {};
  try {
    const microphone = join(folder, "mic.wav");
    await writeFile(microphone, makeChirp(CHIRP_S));
    for (const name of wanted) {
      const fault = FAULTS[name];
      if (fault === undefined) throw new Error(`no fault is called ${name}`);
      for (let i = 0; i < RUNS; i++) {
        const lost = await runOnce(fault, microphone);
        console.error(`${name} ${i + 1}: ${lost.toFixed(2)} s lost`);
        worst[name] = Math.max(worst[name] ?? 0, Number(lost.toFixed(2)));
      }
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  return { runs: RUNS, lost_s: worst };
};
