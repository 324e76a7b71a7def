import type { Page } from "@playwright/test";
import { launchWith, MICROPHONE } from "./launch.ts";
import { fillSetup } from "./new-consultation.ts";
import { runUntil, save, withMicrophone } from "./recording.ts";
import { expect, ptBr } from "./test.ts";

const words = ptBr.gravacoes;
const CALL = "Chamada de teste";

withMicrophone.use({
  launchOptions: {
    ...launchWith([
      ...MICROPHONE,
      `--auto-select-tab-capture-source-by-title=${CALL}`,
      "--autoplay-policy=no-user-gesture-required",
    ]),
    // A muted browser captures silence from the tab.
    ignoreDefaultArgs: ["--mute-audio"],
  },
});

const playTone = (call: Page): Promise<void> =>
  call.evaluate(() => {
    const context = new AudioContext();
    const tone = context.createOscillator();
    tone.connect(context.destination);
    tone.start();
  });

/** Opens a tab that plays a tone, with the title that the browser selects for capture. */
const openCall = async (page: Page, isSilent = false): Promise<Page> => {
  const call = await page.context().newPage();
  await call.goto("/pt-br/");
  await call.evaluate((title) => {
    document.title = title;
  }, CALL);
  if (!isSilent) await playTone(call);
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

withMicrophone(
  "telemedicine records microphone and tab on separate tracks",
  async ({ page, watch }) => {
    // Chromium logs this about the video of the tab; Relato uses only its sound.
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

withMicrophone("a tab without sound is noticed, and has its own level", async ({ page, watch }) => {
  watch.allow(/camera is not allowed/);
  const call = await openCall(page, true);
  await begin(page);
  const panel = await runUntil(page, /00:0[1-9]/);
  await expect(panel.getByLabel(words.tabLevel)).toBeVisible();
  await expect(panel.getByText(words.warnings.tab_silence)).toBeVisible();
  await expect(panel.getByRole("button", { name: words.shareAgain })).toBeVisible();
  await playTone(call);
  await expect(panel.getByText(words.warnings.tab_silence)).toBeHidden();
});

withMicrophone("a picker that never answers can be cancelled", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getDisplayMedia = () => {
      Object.assign(globalThis, { isPickerOpen: true });
      return new Promise(() => {});
    };
  });
  await begin(page);
  await expect(page.getByText(words.asking.tab)).toBeVisible();
  await page.waitForFunction(() => "isPickerOpen" in globalThis);
  await page.getByRole("button", { name: ptBr.common.cancel }).click();
  await expect(page.getByRole("button", { name: ptBr.home.start })).toBeEnabled();
  await page.getByText(ptBr.home.presencial, { exact: true }).click();
  await page.getByRole("button", { name: ptBr.home.start }).click();
  await runUntil(page, /00:0[1-9]/);
});

withMicrophone("the picker opens exactly half a second after the press", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getDisplayMedia = () => {
      Object.assign(globalThis, { isPickerOpen: true });
      return new Promise(() => {});
    };
  });
  await page.clock.install();
  await page.goto("/pt-br/dashboard");
  await page.getByText(ptBr.home.telemedicina, { exact: true }).click();
  await fillSetup(page);
  const isPickerOpen = () => page.evaluate(() => "isPickerOpen" in globalThis);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("button", { name: ptBr.home.start }).click();
  await expect(page.getByText(words.asking.tab)).toBeVisible();
  await page.clock.runFor(499);
  expect(await isPickerOpen()).toBe(false);
  await page.clock.runFor(1);
  expect(await isPickerOpen()).toBe(true);
});

withMicrophone(
  "a tab without sound is reported in the words of the specification",
  async ({ page, watch }) => {
    watch.allow(/camera is not allowed/);
    // A real capture, as when the doctor does not share the sound.
    await page.addInitScript(() => {
      const real = navigator.mediaDevices.getDisplayMedia.bind(navigator.mediaDevices);
      navigator.mediaDevices.getDisplayMedia = (options) => real({ ...options, audio: false });
    });
    await openCall(page);
    await begin(page);
    await expect(page.getByText(words.problems.tab_silent)).toBeVisible();
    await expect(page.getByText(words.startFailed)).toBeVisible();
    await expect(page.getByRole("button", { name: ptBr.home.start })).toBeEnabled();
  },
);

withMicrophone(
  "a failed capture is reported in the words of the specification",
  async ({ page }) => {
    await page.addInitScript(() => {
      navigator.mediaDevices.getDisplayMedia = () =>
        Promise.reject(new DOMException("", "AbortError"));
    });
    await begin(page);
    await expect(page.getByText(words.problems.tab_failed)).toBeVisible();
  },
);

withMicrophone(
  "an unexpected error is reported in the words of the specification",
  async ({ page }) => {
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new Error("no such thing"));
    });
    await page.goto("/pt-br/dashboard");
    await fillSetup(page);
    await page.getByRole("button", { name: ptBr.home.start }).click();
    await expect(page.getByText(words.problems.unexpected)).toBeVisible();
  },
);

withMicrophone("a phone cannot share a tab and says what to do instead", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.addInitScript(() => {
    // Chrome for Android has no such function.
    Reflect.deleteProperty(MediaDevices.prototype, "getDisplayMedia");
  });
  await begin(page);
  await expect(page.getByText(words.problems.tab_unsupported)).toBeVisible();
});

withMicrophone(
  "without a microphone the captured tab is released",
  async ({ page, context, watch }) => {
    watch.allow(/camera is not allowed/);
    await openCall(page);
    await context.clearPermissions();
    await page.addInitScript(() => {
      const real = navigator.mediaDevices.getDisplayMedia.bind(navigator.mediaDevices);
      navigator.mediaDevices.getDisplayMedia = async (options) => {
        const stream = await real(options);
        Object.assign(globalThis, { stream });
        return stream;
      };
    });
    await begin(page);
    await expect(page.getByText(words.problems.denied)).toBeVisible();
    const states = await page.evaluate(() =>
      (globalThis as unknown as { stream: MediaStream }).stream
        .getTracks()
        .map(({ readyState }) => readyState),
    );
    expect(new Set(states)).toEqual(new Set(["ended"]));
  },
);
