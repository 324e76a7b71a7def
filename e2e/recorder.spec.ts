import { fillSetup } from "./new-consultation.ts";
import { foundOn, leave, panelOf, record, runUntil, save, withMicrophone } from "./recording.ts";
import { expect, ptBr } from "./test.ts";

const words = ptBr.gravacoes;

withMicrophone(
  "the recording of a page that was left is found, played and saved",
  async ({ page }) => {
    await record(page);
    await leave(page);
    await page.goto("/pt-br/dashboard");
    const found = foundOn(page);
    await expect(found.getByText(/00:0[2-9]/)).toBeVisible();
    await found.getByRole("button", { name: words.found.play }).click();
    const sound = found.getByLabel(words.found.sound);
    await expect
      .poll(() => sound.evaluate((audio) => (audio as HTMLAudioElement).currentTime))
      .toBeGreaterThan(0.5);
    await found.getByRole("button", { name: words.found.use }).click();
    const { segments } = await save(page);
    expect(segments).toHaveLength(1);
    await expect(found).toBeHidden();
  },
);

withMicrophone("a found recording is discarded only after two questions", async ({ page }) => {
  await record(page);
  await leave(page);
  await page.goto("/pt-br/dashboard");
  const found = foundOn(page);
  await found.getByRole("button", { name: words.discard }).click();
  await page.getByRole("button", { name: words.discardYes, exact: true }).click();
  await expect(page.getByText(words.discardAgain)).toBeVisible();
  await page.getByRole("button", { name: ptBr.common.cancel }).click();
  await expect(found).toBeVisible();
  await found.getByRole("button", { name: words.discard }).click();
  await page.getByRole("button", { name: words.discardYes, exact: true }).click();
  await page.getByRole("button", { name: words.discardForever }).click();
  await expect(found).toBeHidden();
  const list = await page.request.get("/api/gravacoes");
  expect(await list.json()).toEqual({ items: [] });
  await page.reload();
  await expect(page.getByRole("button", { name: ptBr.home.start })).toBeVisible();
  await expect(found).toBeHidden();
});

withMicrophone(
  "a second tab neither records beside the first nor offers its recording",
  async ({ page, context }) => {
    await record(page);
    const second = await context.newPage();
    await second.goto("/pt-br/dashboard");
    await fillSetup(second);
    await second.getByRole("button", { name: ptBr.home.start }).click();
    await expect(second.getByText(words.problems.elsewhere)).toBeVisible();
    await expect(foundOn(second)).toBeHidden();
    await second.close();
    await panelOf(page).getByRole("button", { name: words.finish }).click();
    await save(page);
  },
);

withMicrophone(
  "a full browser is reported, and the recording continues to the server",
  async ({ page }) => {
    const panel = await record(page);
    const devtools = await page.context().newCDPSession(page);
    const { origin } = new URL(page.url());
    await devtools.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1 });
    // Chromium asks how much room there is only twice a minute.
    await expect(panel.getByText(words.warnings.local_full)).toBeVisible({ timeout: 60_000 });
    await panel.getByRole("button", { name: words.finish }).click();
    const { segments } = await save(page);
    expect(segments).toHaveLength(1);
    expect(segments[0]?.bytes).toBeGreaterThan(15_000);
  },
);

withMicrophone("the modal has setup, recording, and the way back", async ({ page }) => {
  await page.goto("/pt-br/dashboard?view=consultations");
  await page.getByRole("button", { name: ptBr.shell.newConsultation }).click();
  const modal = page.getByRole("dialog", { name: ptBr.shell.newConsultation });
  await expect(modal.getByText(ptBr.services.health.online)).toBeVisible();
  await fillSetup(page);
  await modal.getByRole("button", { name: ptBr.home.start }).click();
  const panel = await runUntil(page, /00:0[3-9]/);
  await expect(modal.getByLabel(ptBr.home.context)).toBeHidden();
  await panel.getByRole("button", { name: words.finish }).click();
  await panel.getByRole("button", { name: words.back }).click();
  await expect(modal.getByLabel(ptBr.home.context)).toBeVisible();
  await modal.getByRole("button", { name: words.panel }).click();
  await save(page);
  await expect(modal).toBeHidden();
});

withMicrophone(
  "the services can be checked again, and no answer means offline",
  async ({ page, context, watch }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED/);
    const { health } = ptBr.services;
    await page.goto("/pt-br/dashboard");
    await expect(page.getByText(health.online, { exact: true })).toBeVisible();
    await context.setOffline(true);
    await page.getByRole("button", { name: health.check }).click();
    await expect(page.getByText(health.offline, { exact: true })).toBeVisible();
    await expect(page.getByText(health.unknown)).toBeVisible();
    await context.setOffline(false);
    await page.getByRole("button", { name: health.check }).click();
    await expect(page.getByText(health.online, { exact: true })).toBeVisible();
  },
);

withMicrophone(
  "a refusal during the recording ends it, and nothing is stored",
  async ({ page, watch }) => {
    watch.allow(/status of 4\d\d/);
    const panel = await record(page);
    await page.getByLabel(ptBr.home.consentRefused).check();
    await expect(panel.getByText(words.badge.stopped)).toBeVisible();
    await panel.getByRole("button", { name: words.save }).click();
    await expect(page.getByText(ptBr.errors.CONSENT_REFUSED).first()).toBeVisible();
    await expect
      .poll(async () => (await page.request.get("/api/gravacoes")).json())
      .toMatchObject({ items: [] });
    expect(await (await page.request.get("/api/consultas")).json()).toMatchObject({ items: [] });
  },
);

withMicrophone("keys start, pause and resume a recording", async ({ page }) => {
  await page.goto("/pt-br/dashboard");
  await fillSetup(page);
  const consent = page.getByLabel(ptBr.home.consent);
  await consent.focus();
  await page.keyboard.press("Alt+g");
  await expect(panelOf(page)).toBeHidden();
  await consent.blur();
  await page.keyboard.press("Alt+g");
  const panel = await runUntil(page, /00:0[1-9]/);
  await page.keyboard.press("Alt+i");
  await expect(panel.getByText(words.badge.paused, { exact: true })).toBeVisible();
  await page.keyboard.press("Alt+i");
  await expect(panel.getByText(words.badge.recording, { exact: true })).toBeVisible();
});
