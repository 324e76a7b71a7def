import type { Browser, Page } from "@playwright/test";
import { readLocalSound } from "./local-slices.ts";
import { listConsultas, makePatient } from "./make.ts";
import { choosePatient, fillSetup } from "./new-consultation.ts";
import { foundOn, leave, panelOf, record, runUntil, save, withMicrophone } from "./recording.ts";
import { asDoctor, expect, newEmail, ptBr, signUpByApi } from "./test.ts";

const words = ptBr.gravacoes;

/** Records some seconds in another browser of the same doctor, and closes it. */
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
  const otherPage = await elsewhere.newPage();
  await record(otherPage, /00:0[6-9]/);
  await elsewhere.close();
};

asDoctor(
  "a recording of a device that is gone is found, played and saved",
  async ({ page, browser, baseURL }) => {
    await recordElsewhere(browser, baseURL, page);
    const { items } = (await (await page.request.get("/api/gravacoes")).json()) as {
      items: { segments: { duration_ms: number }[] }[];
    };
    expect(items[0]?.segments[0]?.duration_ms).toBeGreaterThan(3000);
    // The page offers a recording only after its device was silent for a minute.
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
    // This device has no setup: saving names what is missing.
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
  "only its doctor discards a recording of another device, after two questions",
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

/** Saves what has arrived of this page's recording, in another browser of the same doctor. */
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

/** Records some seconds online, and then some offline. */
const recordPartlyOffline = async (page: Page): Promise<void> => {
  await record(page, /00:0[6-9]/);
  await page.context().setOffline(true);
  await runUntil(page, /00:1[0-9]/);
};

withMicrophone(
  "the rest of a recording that another device saved is found and saved separately",
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
    // The whole recording from its first byte.
    expect(segments).toEqual([expect.objectContaining({ bytes: local.length, ordinal: 0 })]);
    expect((await listConsultas(page)).length).toBe(2);
    await expect(found).toBeHidden();
  },
);

withMicrophone(
  "a page whose recording another device saved in part can save the whole separately",
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
    expect((await listConsultas(page)).length).toBe(2);
  },
);

withMicrophone(
  "a recording of a closed page remembers its form, and the draft of another patient is kept",
  async ({ page, context }) => {
    await makePatient(page, { nome: "Ana Müller" });
    await record(page);
    // A name for the patient who is being recorded: the consent stays.
    await choosePatient(page.getByRole("main"), "Ana Müller");
    await expect(panelOf(page).getByLabel(ptBr.home.consent, { exact: true })).toBeChecked();
    // The next tab has no drafts of this one.
    await leave(page);
    const next = await context.newPage();
    await next.goto("/pt-br/dashboard");
    await next.getByLabel(ptBr.home.context).fill("Homem, 70 anos");
    const found = foundOn(next);
    await expect(found.getByText(words.found.patient("Ana Müller"))).toBeVisible();
    await found.getByRole("button", { name: words.found.use }).click();
    await expect(next.getByLabel(ptBr.home.context)).toHaveValue("Mulher, 54 anos");
    await expect(next.getByRole("combobox", { name: ptBr.home.patient })).toHaveValue("Ana Müller");
    await save(next);
    const [saved] = await listConsultas(next);
    expect(saved).toMatchObject({ paciente: { nome: "Ana Müller" } });
    await next.getByRole("button", { name: ptBr.home.replaced.restore }).click();
    await expect(next.getByLabel(ptBr.home.context)).toHaveValue("Homem, 70 anos");
  },
);

withMicrophone("a retry after a lost answer creates one consultation", async ({ page, watch }) => {
  watch.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  // Its uploads ended when it was finished.
  watch.allow(/status of (404|409)/);
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
  await leave(page);
  // Not before the page is left: a request that waits in the route would reach the server.
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.context().setOffline(false);
  await page.goto("/pt-br/dashboard");
  const found = foundOn(page);
  await expect(found.getByText(words.apart.detail)).toBeHidden();
  await found.getByRole("button", { name: words.found.use }).click();
  await save(page);
  expect((await listConsultas(page)).length).toBe(1);
});

withMicrophone(
  "a recording whose page closes late is found without a reload",
  async ({ page, context }) => {
    await record(page);
    const holder = await context.newPage();
    await holder.goto("/robots.txt");
    // A slow browser: another page steals the lock and holds it.
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
