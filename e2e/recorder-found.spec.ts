import type { Browser, Page } from "@playwright/test";
import { readLocalSound } from "./local-slices.ts";
import { fillSetup } from "./new-consultation.ts";
import { leave, panelOf, record, runUntil, save } from "./recording.ts";
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

const countConsultas = async (page: Page): Promise<number> => {
  const answer = await page.request.get("/api/consultas");
  return ((await answer.json()) as { items: object[] }).items.length;
};

/** Another browser of the same doctor saves what has arrived of the recording that this page holds, which is offline by now. */
const saveElsewhere = async (
  browser: Browser,
  baseURL: string | undefined,
  page: Page,
): Promise<void> => {
  const elsewhere = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    storageState: await page.context().storageState(),
  });
  const theirs = await elsewhere.newPage();
  await theirs.clock.setSystemTime(Date.now() + 120_000);
  await theirs.goto("/pt-br/dashboard");
  await fillSetup(theirs);
  await foundOn(theirs).getByRole("button", { name: words.found.use }).click();
  await save(theirs);
  await elsewhere.close();
};

/** Records some seconds with the server, and then some without it. */
const recordPartlyOffline = async (page: Page): Promise<void> => {
  await page.context().grantPermissions(["microphone"]);
  await record(page, /00:0[6-9]/);
  await page.context().setOffline(true);
  await runUntil(page, /00:1[0-9]/);
};

asDoctor(
  "what a device still holds of a recording that another one saved is found, and saved on its own",
  async ({ page, browser, baseURL, watch }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED/);
    await recordPartlyOffline(page);
    await leave(page);
    await saveElsewhere(browser, baseURL, page);
    await page.context().setOffline(false);
    await page.goto("/pt-br/dashboard");
    const found = foundOn(page);
    await expect(found.getByText(words.apart.detail)).toBeVisible();
    await found.getByRole("button", { name: words.apart.use }).click();
    const local = await readLocalSound(page);
    const { segments } = await save(page);
    // All of it, from its first byte.
    expect(segments).toEqual([expect.objectContaining({ bytes: local.length, ordinal: 0 })]);
    expect(await countConsultas(page)).toBe(2);
    await expect(found).toBeHidden();
  },
);

asDoctor(
  "a page that still records while another device saves what had arrived can save the whole on its own",
  async ({ page, browser, baseURL, watch }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED|status of (404|409|422)/);
    await recordPartlyOffline(page);
    await saveElsewhere(browser, baseURL, page);
    await page.context().setOffline(false);
    const panel = panelOf(page);
    await panel.getByRole("button", { name: words.finish }).click();
    await panel.getByRole("button", { name: words.save }).click();
    await expect(panel.getByText(words.apart.detail)).toBeVisible();
    const local = await readLocalSound(page);
    await panel.getByRole("button", { name: words.apart.use }).click();
    await expect(panel.getByText(words.apart.detail)).toBeHidden();
    const { segments } = await save(page);
    expect(segments).toEqual([expect.objectContaining({ bytes: local.length, ordinal: 0 })]);
    expect(await countConsultas(page)).toBe(2);
  },
);

asDoctor(
  "a consultation whose answer was lost is made once, however often it is saved",
  async ({ page, watch }) => {
    watch.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
    // Its uploads ended when it was finished.
    watch.allow(/status of (404|409)/);
    await page.context().grantPermissions(["microphone"]);
    const panel = await record(page);
    await panel.getByRole("button", { name: words.finish }).click();
    let made = 0;
    await page.route(/\/api\/consultas$/, async (route) => {
      if (route.request().method() !== "POST") return route.continue();
      const answer = await route.fetch();
      if (answer.status() === 201) made += 1;
      return route.abort();
    });
    await panel.getByRole("button", { name: words.save }).click();
    await expect.poll(() => made).toBeGreaterThan(0);
    await page.context().setOffline(true);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await leave(page);
    await page.context().setOffline(false);
    await page.goto("/pt-br/dashboard");
    const found = foundOn(page);
    await expect(found.getByText(words.apart.detail)).toBeHidden();
    await found.getByRole("button", { name: words.found.use }).click();
    await save(page);
    expect(await countConsultas(page)).toBe(1);
  },
);

asDoctor(
  "a recording whose page is closed only a moment later is found without a reload",
  async ({ page, context }) => {
    await context.grantPermissions(["microphone"]);
    await record(page);
    const holder = await context.newPage();
    await holder.goto("/robots.txt");
    // As a browser that is slow to end the page: its lock goes over to another one.
    const held = holder.evaluate(async () => {
      const names = ((await navigator.locks.query()).held ?? []).map(({ name }) => name ?? "");
      const name = names.find((each) => each.startsWith("gravacao:")) ?? "";
      return navigator.locks.request(name, { steal: true }, () => new Promise(() => undefined));
    });
    held.catch(() => undefined);
    await leave(page);
    await page.goto("/pt-br/dashboard");
    await expect(page.getByRole("button", { name: ptBr.home.start })).toBeVisible();
    await expect(foundOn(page)).toBeHidden();
    await holder.close();
    await expect(foundOn(page)).toBeVisible();
  },
);
