import { join } from "node:path";
import type { Page } from "@playwright/test";
import { fillSetup } from "./new-consultation.ts";
import { runUntil, save } from "./recording.ts";
import { asDoctor, expect, ptBr } from "./test.ts";

const words = ptBr.gravacoes;
const CALL = "Chamada de teste";

asDoctor.use({
  launchOptions: {
    executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
    // Else the captured tab is silence.
    ignoreDefaultArgs: ["--mute-audio"],
    args: [
      "--use-fake-device-for-media-stream",
      `--use-file-for-fake-audio-capture=${join(import.meta.dirname, "fixtures/consulta-pt.wav")}%noloop`,
      `--auto-select-tab-capture-source-by-title=${CALL}`,
      "--autoplay-policy=no-user-gesture-required",
      "--disable-gpu",
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    ],
  },
});

asDoctor.beforeEach(({ context }) => context.grantPermissions(["microphone"]));

/** A tab like a video call's: it has the title that the browser picks, and it sounds. */
const openCall = async (page: Page): Promise<Page> => {
  const call = await page.context().newPage();
  await call.goto("/pt-br/");
  await call.evaluate((title) => {
    document.title = title;
    const context = new AudioContext();
    const tone = context.createOscillator();
    tone.connect(context.destination);
    tone.start();
  }, CALL);
  await page.bringToFront();
  return call;
};

const begin = async (page: Page): Promise<void> => {
  await page.goto("/pt-br/dashboard");
  await page.getByText(ptBr.home.telemedicina, { exact: true }).click();
  await expect(page.getByText(ptBr.home.telemedicinaHint)).toBeVisible();
  await fillSetup(page);
  await page.getByRole("button", { name: ptBr.home.start }).click();
};

asDoctor(
  "telemedicine records the microphone and the tab, each on a track of its own",
  async ({ page, watch }) => {
    // Chromium says this of the picture that comes with a tab; only its sound is used.
    watch.allow(/camera is not allowed/);
    const call = await openCall(page);
    await begin(page);
    const panel = await runUntil(page, /00:0[4-9]/);
    // The call ends: the microphone goes on.
    await call.close();
    await expect(panel.getByText(words.warnings.tab_lost)).toBeVisible();
    await runUntil(page, /00:0[7-9]|00:1/);
    await panel.getByRole("button", { name: words.finish }).click();
    const { segments } = await save(page);
    expect(segments.map(({ track, ordinal }) => `${track} ${ordinal}`).sort()).toEqual([
      "microphone 0",
      "tab 0",
    ]);
    for (const { bytes } of segments) expect(bytes).toBeGreaterThan(8000);
  },
);

asDoctor(
  "a picker that never answers can be cancelled, and what it gives late is given back",
  async ({ page }) => {
    await page.addInitScript(() => {
      navigator.mediaDevices.getDisplayMedia = () => new Promise(() => {});
    });
    await begin(page);
    await expect(page.getByText(words.asking.tab)).toBeVisible();
    await page.getByRole("button", { name: ptBr.common.cancel }).click();
    await expect(page.getByRole("button", { name: ptBr.home.start })).toBeEnabled();
    await page.getByText(ptBr.home.presencial, { exact: true }).click();
    await page.getByRole("button", { name: ptBr.home.start }).click();
    await runUntil(page, /00:0[1-9]/);
  },
);

const REFUSALS = {
  "no sound": "tab_silent",
  "a refusal": "tab_denied",
  "any other failure": "tab_failed",
} as const;
for (const [name, problem] of Object.entries(REFUSALS))
  asDoctor(`${name} of the tab is told in the specification's words`, async ({ page }) => {
    await page.addInitScript((kind) => {
      navigator.mediaDevices.getDisplayMedia = async () => {
        if (kind === "tab_denied") throw new DOMException("", "NotAllowedError");
        if (kind === "tab_failed") throw new DOMException("", "AbortError");
        return document.createElement("canvas").captureStream();
      };
    }, problem);
    await begin(page);
    await expect(page.getByText(words.problems[problem])).toBeVisible();
  });
