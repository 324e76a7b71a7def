import { setTimeout as pause } from "node:timers/promises";
import { ptBr } from "@relato/shared/locales/pt-br/app.ts";
import type { Proxy } from "./proxy.ts";
import { type RecorderEvent, fillSetup, type RecordingBrowser } from "./recording.ts";

const labels = ptBr.gravacoes;

interface Scene {
  browser: RecordingBrowser;
  proxy: Proxy;
  /** Kills the server by SIGKILL, and restarts it by default. */
  killServer(restart?: boolean): Promise<void>;
  startServer(): Promise<void>;
}

/**
 * The recording after the fault. `continued`: it goes on; `gap_s` is an intended gap; `segment_end`
 * is the time at which its first segment ended. `ended`: it ended at `at`. Times are of Date.now().
 */
type Aftermath =
  | { kind: "continued"; gap_s?: number; segment_end?: number }
  | { kind: "ended"; at: number };
export type Fault = (scene: Scene) => Promise<Aftermath>;

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

const continueAfter = async (work: Promise<unknown>): Promise<Aftermath> => {
  await work;
  return { kind: "continued" };
};
const endedAt = (at: number): Aftermath => ({ kind: "ended", at });

/** The faults that a recording must survive. */
export const FAULTS: Record<string, Fault> = {
  none: () => Promise.resolve({ kind: "continued" }),
  network_off_60s: (scene) => continueAfter(setOffline(scene, 60_000)),
  server_killed_1x: (scene) => continueAfter(scene.killServer()),
  server_killed_10x: async (scene) => {
    for (let kills = 0; kills < 10; kills++) await scene.killServer();
    return { kind: "continued" };
  },
  unauthorised_10s: (scene) => continueAfter(setUnauthorised(scene, 10_000)),
  cut_every_3s: (scene) => continueAfter(cutConnections(scene, 15_000)),
  renderer_crash: async ({ browser }) => {
    const devtools = await browser.context.newCDPSession(browser.page);
    const crashed = browser.page.waitForEvent("crash");
    const now = Date.now();
    devtools.send("Page.crash").catch(() => undefined);
    await crashed;
    return endedAt(now);
  },
  browser_killed: async ({ browser }) => {
    const now = Date.now();
    await browser.kill();
    return endedAt(now);
  },
  page_closed: async ({ browser }) => {
    const now = Date.now();
    await browser.page.close();
    return endedAt(now);
  },
  navigated_away: async ({ browser }) => {
    browser.page.once("dialog", (dialog) => void dialog.accept());
    const now = Date.now();
    await browser.page.goto("about:blank");
    return endedAt(now);
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
    return endedAt(now);
  },
  pause_and_resume: async ({ browser }) => {
    await browser.page.getByRole("button", { name: labels.pause }).click();
    await pause(4000);
    await browser.page.getByRole("button", { name: labels.resume }).click();
    const events = await browser.events();
    const at = (kind: RecorderEvent["kind"]): number =>
      events.find((event) => event.kind === kind)?.at ?? 0;
    return { kind: "continued", gap_s: (at("resume") - at("pause")) / 1000 };
  },
  two_tabs: async ({ browser }) => {
    const second = await browser.context.newPage();
    await second.goto("/pt-br/dashboard");
    await fillSetup(second);
    await second.getByRole("button", { name: ptBr.home.start }).click();
    await second.getByText(labels.problems.elsewhere).waitFor();
    await second.close();
    return { kind: "continued" };
  },
  device_lost: async ({ browser }) => {
    const segment_end = Date.now();
    await browser.context.clearPermissions();
    const lost = browser.page.getByText(labels.warnings.microphone_lost);
    await lost.waitFor();
    await browser.context.grantPermissions(["microphone"]);
    await lost.waitFor({ state: "hidden" });
    return { kind: "continued", segment_end };
  },
};
