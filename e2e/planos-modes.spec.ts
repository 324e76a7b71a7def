import { expectAccessible } from "./accessible.ts";
import { withVariables } from "./own-installation.ts";
import { expect, ptBr, VIEW_TEXTS } from "./test.ts";

const { planos, upgrade } = VIEW_TEXTS["pt-br"];

withVariables({ PAYMENTS: "included" })("the yearly plan can be included", async ({ page }) => {
  await page.goto("/pt-br/dashboard?open=upgrade");
  const dialog = page.getByRole("dialog", { name: ptBr.shell.upgrade });
  await expect(dialog.getByText(upgrade.included)).toBeVisible();
  await expect(dialog.getByText(planos.feature.api)).toBeVisible();
  await expect(dialog.getByRole("radio")).toHaveCount(0);
  await expectAccessible(page, { state: "included", screenshots: "planos" });
  await page.keyboard.press("Escape");
  const card = page.getByRole("complementary").getByRole("region", { name: ptBr.shell.plan.label });
  await expect(card.getByText(ptBr.shell.plan.included)).toBeVisible();
});

// Any address that is not localhost sells nothing by default. The browser still uses localhost.
withVariables({
  BASE_URL: "http://relato.example",
  SALES_CONTACT: "dona@relato.example",
  SIGNUP: "open",
})("where nothing is sold, the plans say whom to write to", async ({ page }) => {
  await page.goto("/pt-br/dashboard?open=upgrade");
  const dialog = page.getByRole("dialog", { name: ptBr.shell.upgrade });
  await expect(dialog.getByRole("link", { name: "dona@relato.example" })).toHaveAttribute(
    "href",
    /^mailto:dona@relato\.example\?subject=/,
  );
  const buy = upgrade.subscribe(planos.plan.yearly.name);
  await expect(dialog.getByRole("button", { name: buy })).toHaveCount(0);
  await expect(dialog.getByRole("button", { name: upgrade.trial })).toBeVisible();
  await expectAccessible(page, { state: "contact", screenshots: "planos" });
});
