import type { Page } from "@playwright/test";
import { LOCALES, type Locale } from "@relato/shared/domain/language.ts";
import { consultaAsText } from "./make.ts";
import { onOwnInstallation as onOwn } from "./own-installation.ts";
import { moveClock, payOnCheckout } from "./sandbox-pages.ts";
import { expect, TEXTS, VIEW_TEXTS } from "./test.ts";

onOwn.describe.configure({ mode: "serial" });

const card = (page: Page, locale: Locale) =>
  page.getByRole("complementary").getByRole("region", { name: TEXTS[locale].shell.plan.label });
const post = async (page: Page): Promise<boolean> => {
  const data = consultaAsText("Paciente: Tenho dor de cabeça há três dias.");
  return (await page.request.post("/api/consultas", { data })).ok();
};

/** Uses the month's consultations up and presses start. */
const hitLimit = async (page: Page, locale: Locale): Promise<void> => {
  const { home } = TEXTS[locale];
  for (let count = 0; count < 10; count += 1) expect(await post(page)).toBe(true);
  expect(await post(page)).toBe(false);
  await page.goto(`/${locale}/dashboard`);
  await page.getByLabel(home.context).fill("54");
  await page.getByLabel(home.consent).check();
  await page.getByRole("button", { name: home.start }).click();
};

const YEAR = { "pt-br": /R\$\s2\.988,00/, "en-us": /\$588\.00/, es: /USD\s588[.,]00/ };

for (const locale of LOCALES) {
  const { shell } = TEXTS[locale];
  const { configuracoes, planos, upgrade } = VIEW_TEXTS[locale];
  const words = configuracoes.subscription;
  const yearly = planos.plan.yearly.name;
  const monthly = planos.plan.monthly.name;

  onOwn(
    `a doctor buys, changes and cancels a plan in ${locale}`,
    async ({ page, relato, watch }) => {
      watch.allow(/status of 403/);
      await hitLimit(page, locale);
      const dialog = page.getByRole("dialog", { name: shell.upgrade });
      await expect(dialog.getByRole("heading", { name: upgrade.limitTitle })).toBeVisible();
      await dialog.getByRole("button", { name: upgrade.seePlans }).click();
      await expect(dialog.getByText(YEAR[locale])).toBeVisible();
      await dialog.getByRole("button", { name: upgrade.subscribe(yearly) }).dblclick();
      await payOnCheckout(page, locale);

      await expect(page.getByText(upgrade.back.active(yearly))).toBeVisible();
      await expect(page).toHaveURL(`${relato.url}/${locale}/dashboard`);
      await expect(card(page, locale).getByText(planos.named(yearly))).toBeVisible();
      expect(await post(page)).toBe(true);

      await card(page, locale).getByRole("link", { name: shell.plan.manage }).click();
      const panel = page.getByRole("tabpanel");
      await expect(panel.getByText(YEAR[locale]).first()).toBeVisible();
      await expect(
        panel.getByText(words.invoices.status.paid, { exact: true }).first(),
      ).toBeVisible();
      await panel.getByRole("button", { name: words.change }).click();
      const plans = page.getByRole("dialog", { name: words.change });
      await plans.getByRole("radio", { name: monthly }).check();
      await plans.getByRole("button", { name: upgrade.change.to(monthly) }).click();
      await expect(plans.getByText(upgrade.change.credit)).toBeVisible();
      await plans.getByRole("button", { name: upgrade.change.confirm }).click();
      await expect(plans).toBeHidden();
      await expect(panel.getByText(planos.named(monthly))).toBeVisible();

      await panel.getByRole("button", { name: words.cancel.action }).click();
      const ask = page.getByRole("dialog", { name: words.cancel.title });
      await expect(ask.getByText(words.cancel.until("").slice(0, 20))).toBeVisible();
      await ask.getByRole("button", { name: words.cancel.confirm }).click();
      await panel.getByRole("button", { name: words.cancel.undo }).click();
      await expect(panel.getByRole("button", { name: words.cancel.action })).toBeVisible();
      await panel.getByRole("button", { name: words.cancel.action }).click();
      await ask.getByRole("button", { name: words.cancel.confirm }).click();
      await expect(card(page, locale).getByText(shell.plan.ends(""))).toBeVisible();

      await moveClock(relato.data, 33);
      await page.goto(`/${locale}/dashboard?tab=settings`);
      await expect(panel.getByText(words.free, { exact: true })).toBeVisible();
      await expect(page).toHaveURL(/view=settings&tab=subscription$/);
      await expect(card(page, locale)).toBeHidden();
      await expect(panel.getByRole("button", { name: words.upgrade })).toBeVisible();
    },
  );

  onOwn(`the trial starts with one press and ends in ${locale}`, async ({ page, relato }) => {
    await page.goto(`/${locale}/dashboard?open=upgrade`);
    const dialog = page.getByRole("dialog", { name: shell.upgrade });
    await dialog.getByRole("button", { name: upgrade.trial }).click();
    await expect(page.getByText(upgrade.trialStarted)).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(shell.trialLeft(7)).first()).toBeVisible();
    await moveClock(relato.data, 6.5);
    await page.reload();
    await expect(page.getByText(shell.trialLeft(1)).first()).toBeVisible();
    await moveClock(relato.data, 1);
    await page.reload();
    await expect(page.getByText(shell.plan.title).first()).toBeVisible();
    await expect(page.getByText(shell.trialLeft(1))).toHaveCount(0);
    await page.getByRole("button", { name: shell.upgrade }).first().click();
    await expect(dialog.getByRole("button", { name: upgrade.subscribe(yearly) })).toBeVisible();
    await expect(dialog.getByRole("button", { name: upgrade.trial })).toBeHidden();
  });
}

onOwn("a failed renewal leads to the portal", async ({ page, relato }) => {
  const { shell } = TEXTS["pt-br"];
  const { upgrade, planos } = VIEW_TEXTS["pt-br"];
  await page.goto("/pt-br/dashboard?open=upgrade");
  const dialog = page.getByRole("dialog", { name: shell.upgrade });
  await dialog.getByRole("radio", { name: planos.plan.monthly.name }).check();
  await dialog.getByRole("button", { name: upgrade.subscribe(planos.plan.monthly.name) }).click();
  await payOnCheckout(page, "pt-br", "fails_later");
  await expect(page.getByText(upgrade.back.active(planos.plan.monthly.name))).toBeVisible();
  await moveClock(relato.data, 32);
  // Any call of the sandbox makes what is due happen.
  await page.request.post("/api/planos/sync");
  await page.reload();
  await expect(card(page, "pt-br").getByText(shell.plan.pastDue)).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event("open-upgrade")));
  const due = page.getByRole("dialog");
  await expect(due.getByText(upgrade.pastDue)).toBeVisible();
  await expect(due.getByRole("button", { name: upgrade.trial })).toBeHidden();
  await due.getByRole("button", { name: shell.plan.updateCard }).click();
  await expect(page).toHaveURL(/\/sandbox\/portal\//);
});

onOwn("an old price of a change is calculated again", async ({ page, relato, watch }) => {
  watch.allow(/status of 409/);
  const { planos, upgrade } = VIEW_TEXTS["pt-br"];
  const [yearly, monthly] = [planos.plan.yearly.name, planos.plan.monthly.name];
  await page.goto("/pt-br/dashboard?open=upgrade");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: upgrade.subscribe(yearly) }).click();
  await payOnCheckout(page, "pt-br");
  await expect(page.getByText(upgrade.back.active(yearly))).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event("open-upgrade")));
  await dialog.getByRole("radio", { name: monthly }).check();
  await dialog.getByRole("button", { name: upgrade.change.to(monthly) }).click();
  await expect(dialog.getByText(upgrade.change.credit)).toBeVisible();
  const quarterHour = 1 / 96;
  await moveClock(relato.data, quarterHour);
  await dialog.getByRole("button", { name: upgrade.change.confirm }).click();
  await expect(dialog.getByText(upgrade.change.renewed)).toBeVisible();
  await dialog.getByRole("button", { name: upgrade.change.confirm }).click();
  await expect(page.getByText(upgrade.change.changed(monthly))).toBeVisible();
});
