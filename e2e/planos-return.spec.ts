import { LOCALES } from "@relato/shared/domain/language.ts";
import { expectAccessible } from "./accessible.ts";
import { payOnCheckout, SANDBOX_TEXTS } from "./sandbox-pages.ts";
import { asDoctor, expect, ptBr, PUBLIC_TEXTS, TEXTS, VIEW_TEXTS } from "./test.ts";

for (const locale of LOCALES) {
  const { shell } = TEXTS[locale];
  const { planos, upgrade } = VIEW_TEXTS[locale];

  asDoctor(
    `a declined card and a left checkout charge nothing in ${locale}`,
    async ({ page, watch }) => {
      watch.allow(/status of 402/);
      await page.goto(`/${locale}/dashboard?open=upgrade`);
      const dialog = page.getByRole("dialog", { name: shell.upgrade });
      await dialog
        .getByRole("button", { name: upgrade.subscribe(planos.plan.yearly.name) })
        .click();
      await payOnCheckout(page, locale, "declined");
      await expect(page.getByText(SANDBOX_TEXTS[locale].error.declined)).toBeVisible();
      await page.getByRole("link", { name: SANDBOX_TEXTS[locale].back }).click();
      await expect(dialog.getByText(upgrade.back.canceled)).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/${locale}/dashboard$`));
      await expect(page.getByText(shell.plan.title).first()).toBeVisible();
    },
  );
}

asDoctor("an address alone never makes a plan active", async ({ page }) => {
  const { upgrade } = VIEW_TEXTS["pt-br"];
  await page.goto("/pt-br/dashboard?success=1&session_id=cs_forged");
  await expect(page.getByText(upgrade.back.pending)).toBeVisible();
  await expect(page).toHaveURL(/\/pt-br\/dashboard$/);
  await expectAccessible(page, { state: "pending", screenshots: "planos" });
  const { success } = PUBLIC_TEXTS["pt-br"].auth;
  await page.goto("/pt-br/success?session_id=cs_forged");
  await expect(page.getByText(success.pending)).toBeVisible();
  await expect(page.getByText(success.active)).toBeHidden();
});

asDoctor("the page of the payment shows a paid subscription", async ({ page }) => {
  const { planos, upgrade } = VIEW_TEXTS["pt-br"];
  await page.goto("/pt-br/dashboard?open=upgrade");
  const name = upgrade.subscribe(planos.plan.yearly.name);
  await page.getByRole("dialog").getByRole("button", { name }).click();
  await payOnCheckout(page, "pt-br");
  await expect(page.getByText(upgrade.back.active(planos.plan.yearly.name))).toBeVisible();
  await page.goto("/pt-br/success");
  await expect(page.getByText(PUBLIC_TEXTS["pt-br"].auth.success.active)).toBeVisible();
});

asDoctor("a checkout that fails says so and can be tried again", async ({ page, watch }) => {
  watch.allow(/status of 50\d|ERR_FAILED/);
  const { planos, upgrade } = VIEW_TEXTS["pt-br"];
  await page.route("**/api/planos/checkout", (route) =>
    route.fulfill({ status: 503, json: { error: "PAYMENTS_UNREACHABLE", request_id: "r" } }),
  );
  await page.goto("/pt-br/dashboard?open=upgrade");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: upgrade.subscribe(planos.plan.yearly.name) }).click();
  const failure = dialog.getByRole("alert");
  await expect(failure.getByText("Erro na Assinatura")).toBeVisible();
  await expectAccessible(page, { state: "failed", screenshots: "planos" });
  await page.unroute("**/api/planos/checkout");
  await failure.getByRole("button", { name: ptBr.common.retry }).click();
  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
});

asDoctor("the dialog, the card and the tab of a subscriber are accessible", async ({ page }) => {
  const { configuracoes, planos, upgrade } = VIEW_TEXTS["pt-br"];
  const look = (state: string) => expectAccessible(page, { state, screenshots: "planos" });
  await page.goto("/pt-br/dashboard?open=upgrade");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("radio").first()).toBeVisible();
  await look("dialog");
  await dialog.getByRole("button", { name: upgrade.subscribe(planos.plan.yearly.name) }).click();
  await payOnCheckout(page, "pt-br");
  await expect(page.getByText(upgrade.back.active(planos.plan.yearly.name))).toBeVisible();
  await look("active");
  await page.goto("/pt-br/dashboard?view=settings&tab=subscription");
  await expect(
    page.getByText(configuracoes.subscription.invoices.status.paid, { exact: true }),
  ).toBeVisible();
  await look("tab");
  await page.getByRole("button", { name: configuracoes.subscription.change }).click();
  await dialog.getByRole("radio", { name: planos.plan.monthly.name }).check();
  await dialog.getByRole("button", { name: upgrade.change.to(planos.plan.monthly.name) }).click();
  await expect(dialog.getByText(upgrade.change.credit)).toBeVisible();
  await look("change");
});
