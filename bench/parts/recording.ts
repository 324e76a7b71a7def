/// <reference lib="dom" />
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { ptBr } from "@relato/shared/locales/pt-br/app.ts";
import { ensureChromium } from "../../tools/chromium.ts";

const words = ptBr.gravacoes;
const SAVING_MS = 120_000;

/** One doctor's browser with a profile of its own, whose microphone plays a file. */
export interface RecordingBrowser {
  context: BrowserContext;
  page: Page;
  /** Begins to record. @returns when the recorder began, by the clock */
  record(): Promise<number>;
  /** What the page's recorder did so far, by the clock: a segment begins with `start`. */
  acts(): Promise<Act[]>;
  /** Ends the recording in hand and saves it. */
  finish(): Promise<void>;
  /** Opens the product again, in a new page or after `kill` a new browser, and saves what it found. */
  recover(): Promise<void>;
  /** Ends the browser without a word. */
  kill(): Promise<void>;
  remove(): Promise<void>;
}

export interface Act {
  what: "start" | "pause" | "resume";
  at: number;
}

/** Runs in the page: the chirp as it is, unaltered, and the moments at which recording began, paused and went on. */
const prepare = (): void => {
  const devices = navigator.mediaDevices;
  const ask = devices.getUserMedia.bind(devices);
  devices.getUserMedia = () =>
    ask({ audio: { echoCancellation: false, noiseSuppression: false, autoGainControl: false } });
  const acts: Act[] = [];
  Object.assign(globalThis, { acts });
  const note = (what: Act["what"]): unknown => acts.push({ what, at: Date.now() });
  globalThis.MediaRecorder = class extends MediaRecorder {
    override start(slice?: number): void {
      note("start");
      super.start(slice);
    }
    override pause(): void {
      note("pause");
      super.pause();
    }
    override resume(): void {
      note("resume");
      super.resume();
    }
  };
};

export const fillSetup = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: ptBr.home.templatePlaceholder }).click();
  await page.getByRole("listbox").getByRole("option").first().click();
  await page.getByLabel(ptBr.home.context).fill("Teste");
  await page.getByLabel(ptBr.home.consent).check();
};

export const openBrowser = async (url: string, microphone: string): Promise<RecordingBrowser> => {
  const profile = await mkdtemp(join(tmpdir(), "relato-profile-"));
  const launch = async (): Promise<BrowserContext> => {
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: ensureChromium(),
      baseURL: url,
      locale: "pt-BR",
      permissions: ["microphone"],
      args: [
        "--use-fake-device-for-media-stream",
        `--use-file-for-fake-audio-capture=${microphone}%noloop`,
        "--disable-gpu",
        ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      ],
    });
    await context.addInitScript(prepare);
    return context;
  };
  const save = async (page: Page): Promise<void> => {
    await page.getByRole("button", { name: words.save }).click();
    const panel = page.getByRole("region", { name: words.panel });
    await panel.waitFor({ state: "hidden", timeout: SAVING_MS });
  };
  const context = await launch();
  const account = { email: `${randomUUID()}@example.org`, password: "segredo" };
  await context.request.post("/api/auth/sign-up/email", { data: account });
  const self: RecordingBrowser = {
    context,
    page: await context.newPage(),
    async record() {
      await self.page.goto("/pt-br/dashboard");
      await fillSetup(self.page);
      await self.page.getByRole("button", { name: ptBr.home.start }).click();
      await self.page.getByRole("region", { name: words.panel }).waitFor();
      const [{ at } = { at: Number.NaN }] = await self.acts();
      return at;
    },
    acts: () => self.page.evaluate(() => (globalThis as unknown as { acts: Act[] }).acts),
    async finish() {
      await self.page.getByRole("button", { name: words.finish }).click();
      await save(self.page);
    },
    async recover() {
      // Chromium writes cookies late; a browser killed in its first seconds has forgotten who is signed in.
      await self.context.request.post("/api/auth/sign-in/email", { data: account });
      self.page = await self.context.newPage();
      await self.page.goto("/pt-br/dashboard");
      const found = self.page.getByRole("region", { name: words.found.title });
      await found.getByRole("button", { name: words.found.use }).click();
      await fillSetup(self.page);
      await save(self.page);
    },
    async kill() {
      const closed = new Promise((resolve) => self.context.once("close", resolve));
      const devtools = await self.context.newCDPSession(self.page);
      // It is never answered: nobody is left who could.
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
