/// <reference lib="dom" />
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { ptBr } from "@relato/shared/locales/pt-br/app.ts";
import { ensureChromium } from "../../tools/chromium.ts";
import { SANDBOX_ARGS } from "./browser.ts";

const labels = ptBr.gravacoes;
const SAVING_MS = 120_000;

/** A doctor's browser with its own profile. Its microphone plays a file. */
export interface RecordingBrowser {
  context: BrowserContext;
  page: Page;
  record(): Promise<Beginning>;
  /** The events of the page's recorder so far. */
  events(): Promise<RecorderEvent[]>;
  /** Finishes and saves the current recording. */
  finish(): Promise<void>;
  /** Opens the product in a new page and saves the recording that it offers. */
  recover(): Promise<void>;
  /** Crashes the browser and starts it again. */
  kill(): Promise<void>;
  remove(): Promise<void>;
}

/** When the button was pressed, the microphone was opened and the recorder started: Date.now(). */
export interface Beginning {
  pressed: number;
  opened: number;
  started: number;
}

export interface RecorderEvent {
  kind: "press" | "open" | "start" | "pause" | "resume";
  /** Date.now() */
  at: number;
}

/** Runs in the page. Turns audio processing off and logs the recorder's events. */
const instrumentPage = (): void => {
  const devices = navigator.mediaDevices;
  const ask = devices.getUserMedia.bind(devices);
  const events: RecorderEvent[] = [];
  Object.assign(globalThis, { events });
  const log = (kind: RecorderEvent["kind"], at = Date.now()): unknown => events.push({ kind, at });
  devices.getUserMedia = async () => {
    const off = { echoCancellation: false, noiseSuppression: false, autoGainControl: false };
    const stream = await ask({ audio: off });
    log("open");
    return stream;
  };
  addEventListener(
    "pointerdown",
    ({ timeStamp }) => log("press", performance.timeOrigin + timeStamp),
    { capture: true },
  );
  globalThis.MediaRecorder = class extends MediaRecorder {
    override start(slice?: number): void {
      log("start");
      super.start(slice);
    }
    override pause(): void {
      log("pause");
      super.pause();
    }
    override resume(): void {
      log("resume");
      super.resume();
    }
  };
};

export const fillSetup = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: ptBr.home.template }).click();
  await page.getByRole("listbox").getByRole("option").first().click();
  await page.getByLabel(ptBr.home.context).fill("Teste");
  await page.getByLabel(ptBr.home.consent).check();
};

/** Starts Chromium with the profile. The microphone plays a file. */
const launchProfile = async (
  profile: string,
  url: string,
  microphone: string,
): Promise<BrowserContext> => {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: ensureChromium(),
    baseURL: url,
    locale: "pt-BR",
    permissions: ["microphone"],
    args: [
      "--use-fake-device-for-media-stream",
      `--use-file-for-fake-audio-capture=${microphone}%noloop`,
      "--disable-gpu",
      ...SANDBOX_ARGS,
    ],
  });
  await context.addInitScript(instrumentPage);
  return context;
};

/** The last event of each kind up to the recorder's first start. */
const beginningOf = (events: readonly RecorderEvent[]): Beginning => {
  const start = events.findIndex(({ kind }) => kind === "start");
  const lastOf = (kind: RecorderEvent["kind"]): number =>
    events.slice(0, start + 1).findLast((event) => event.kind === kind)?.at ?? Number.NaN;
  return { pressed: lastOf("press"), opened: lastOf("open"), started: lastOf("start") };
};

const save = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: labels.save }).click();
  const panel = page.getByRole("region", { name: labels.panel });
  await panel.waitFor({ state: "hidden", timeout: SAVING_MS });
};

export const openBrowser = async (url: string, microphone: string): Promise<RecordingBrowser> => {
  const profile = await mkdtemp(join(tmpdir(), "relato-profile-"));
  const launch = () => launchProfile(profile, url, microphone);
  const context = await launch();
  const account = { email: `${randomUUID()}@example.org`, password: "segredo" };
  await context.request.post("/api/auth/sign-up/email", { data: account });
  const self: RecordingBrowser = {
    context,
    page: await context.newPage(),
    async record() {
      await self.page.goto("/pt-br/dashboard");
      await fillSetup(self.page);
      // A doctor sees the level before the press.
      await self.page.getByText(ptBr.home.microphone.hearing).waitFor();
      await self.page.getByRole("button", { name: ptBr.home.start }).click();
      await self.page.getByRole("region", { name: labels.panel }).waitFor();
      return beginningOf(await self.events());
    },
    events: () =>
      self.page.evaluate(() => (globalThis as unknown as { events: RecorderEvent[] }).events),
    async finish() {
      await self.page.getByRole("button", { name: labels.finish }).click();
      await save(self.page);
    },
    async recover() {
      // Chromium writes cookies late, so a killed browser can lose its session.
      await self.context.request.post("/api/auth/sign-in/email", { data: account });
      self.page = await self.context.newPage();
      await self.page.goto("/pt-br/dashboard");
      const found = self.page.getByRole("region", { name: labels.found.title });
      await found.getByRole("button", { name: labels.found.use }).click();
      // The recording remembers its setup.
      await save(self.page);
    },
    async kill() {
      const closed = new Promise((resolve) => self.context.once("close", resolve));
      const devtools = await self.context.newCDPSession(self.page);
      // The crashed browser never answers.
      devtools.send("Browser.crash").catch(() => undefined);
      await closed;
      self.context = await launch();
    },
    async remove() {
      await self.context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
  return self;
};
