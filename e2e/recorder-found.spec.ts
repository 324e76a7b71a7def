import type { Browser, Page } from "@playwright/test";
import { record, save } from "./recording.ts";
import { asDoctor, expect, newEmail, ptBr, signUpByApi } from "./test.ts";

const words = ptBr.gravacoes;

/** Another browser of the same doctor records some seconds and is gone for good. */
const recordElsewhere = async (
  browser: Browser,
  baseURL: string | undefined,
  page: Page,
): Promise<void> => {
  const elsewhere = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    permissions: ["microphone"],
    storageState: await page.context().storageState(),
  });
  const theirs = await elsewhere.newPage();
  await record(theirs, /00:0[6-9]/);
  await elsewhere.close();
};

const foundOn = (page: Page) => page.getByRole("region", { name: words.found.title });

asDoctor(
  "a recording from a device that never came back is found, heard and saved",
  async ({ page, browser, baseURL }) => {
    await recordElsewhere(browser, baseURL, page);
    const { items } = (await (await page.request.get("/api/gravacoes")).json()) as {
      items: { segments: { duration_ms: number }[] }[];
    };
    expect(items[0]?.segments[0]?.duration_ms).toBeGreaterThan(3000);
    // A device that was still seen a moment ago may come back: it is offered when it was silent for a minute.
    await page.goto("/pt-br/dashboard");
    await expect(page.getByRole("button", { name: ptBr.home.start })).toBeVisible();
    await expect(foundOn(page)).toBeHidden();
    await page.clock.setFixedTime(Date.now() + 120_000);
    await page.reload();
    const found = foundOn(page);
    await expect(found.getByText(/em outro aparelho. Duração: 00:0[3-9]/)).toBeVisible();
    await found.getByRole("button", { name: words.found.play }).click();
    const sound = found.getByLabel(words.found.sound);
    await expect
      .poll(() => sound.evaluate((audio) => (audio as HTMLAudioElement).currentTime))
      .toBeGreaterThan(0.5);
    await found.getByRole("button", { name: words.found.use }).click();
    await expect(page.getByRole("timer")).toHaveText(/00:0[3-9]/);
    // Nothing of the setup is here yet: saving says what it lacks.
    await page.getByRole("button", { name: ptBr.home.templatePlaceholder }).click();
    await page.getByRole("listbox").getByRole("option").first().click();
    await page.getByLabel(ptBr.home.context).fill("Mulher, 54 anos");
    await page.getByRole("button", { name: words.save }).click();
    await expect(page.getByRole("alert").getByText(ptBr.home.consentRequired)).toBeVisible();
    await page.getByLabel(ptBr.home.consent, { exact: true }).check();
    const { segments } = await save(page);
    expect(segments).toHaveLength(1);
    await expect(found).toBeHidden();
  },
);

asDoctor(
  "one from elsewhere is erased from the server after two questions, by its own doctor only",
  async ({ page, browser, baseURL, watch }) => {
    await recordElsewhere(browser, baseURL, page);
    const other = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const theirs = await other.newPage();
    await signUpByApi(theirs, newEmail());
    await theirs.clock.setFixedTime(Date.now() + 120_000);
    await theirs.goto("/pt-br/dashboard");
    await expect(theirs.getByRole("button", { name: ptBr.home.start })).toBeVisible();
    await expect(foundOn(theirs)).toBeHidden();
    await other.close();

    await page.clock.setFixedTime(Date.now() + 120_000);
    await page.goto("/pt-br/dashboard");
    const found = foundOn(page);
    await found.getByRole("button", { name: words.discard }).click();
    await page.getByRole("button", { name: words.discardYes, exact: true }).click();
    await page.keyboard.press("Escape");
    await expect(found).toBeVisible();
    await found.getByRole("button", { name: words.discard }).click();
    await page.getByRole("button", { name: words.discardYes, exact: true }).click();
    await page.getByRole("button", { name: words.discardForever }).click();
    await expect(found).toBeHidden();
    expect(await (await page.request.get("/api/gravacoes")).json()).toEqual({ items: [] });
    watch.allow(/status of 404/);
  },
);
