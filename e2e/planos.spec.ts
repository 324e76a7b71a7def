import { expectAccessible } from "./accessible.ts";
import { consultaAsText } from "./make.ts";
import { fillSetup } from "./new-consultation.ts";
import { asDoctor, expect, ptBr, VIEW_TEXTS } from "./test.ts";

const { upgrade, planos } = VIEW_TEXTS["pt-br"];

asDoctor(
  "the plans open from the sidebar and by event, with the yearly plan selected",
  async ({ page }) => {
    await page.goto("/pt-br/dashboard");
    const sidebar = page.getByRole("complementary");
    await sidebar.getByRole("button", { name: ptBr.shell.upgrade }).click();
    const dialog = page.getByRole("dialog", { name: ptBr.shell.upgrade });
    await expect(dialog.getByRole("radio", { name: planos.plan.yearly.name })).toBeChecked();
    await expect(dialog.getByText(/R\$\s2\.988,00 por ano/)).toBeVisible();
    await expect(dialog.getByText(/R\$\s1\.914,00 por semestre/)).toBeVisible();
    await expect(dialog.getByText(upgrade.test)).toBeVisible();
    await expect(dialog.getByText(planos.feature.api)).toBeVisible();
    await dialog.getByRole("radio", { name: planos.plan.monthly.name }).check();
    await expect(dialog.getByText(planos.feature.api)).toBeHidden();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await page.evaluate(() => window.dispatchEvent(new Event("open-upgrade")));
    await expect(dialog).toBeVisible();
  },
);

asDoctor(
  "the eleventh consultation of a month opens the limit instead of the recorder",
  async ({ page }) => {
    const statuses = await Promise.all(
      Array.from({ length: 12 }, () =>
        page.request
          .post("/api/consultas", {
            data: consultaAsText("Paciente: Tenho dor de cabeça há três dias."),
          })
          .then((answer) => answer.ok()),
      ),
    );
    expect(statuses.filter(Boolean)).toHaveLength(10);
    await page.goto("/pt-br/dashboard");
    await expect(page.getByText(ptBr.shell.plan.reached).first()).toBeVisible();
    await fillSetup(page);
    await page.getByRole("button", { name: ptBr.home.start }).click();
    const dialog = page.getByRole("dialog", { name: ptBr.shell.upgrade });
    await expect(dialog.getByRole("heading", { name: upgrade.limitTitle })).toBeVisible();
    await expectAccessible(page);
    for (const benefit of upgrade.benefits) await expect(dialog.getByText(benefit)).toBeVisible();
    await expect(dialog.getByRole("button", { name: upgrade.trial })).toBeVisible();
    await dialog.getByRole("button", { name: upgrade.seePlans }).click();
    await expect(dialog.getByRole("radio", { name: planos.plan.yearly.name })).toBeChecked();
  },
);
