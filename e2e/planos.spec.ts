import { AxeBuilder } from "@axe-core/playwright";
import { devices, type Page } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { defaultTemplateId } from "../server/features/modelos/system.ts";
import { fillSetup } from "./new-consultation.ts";
import { asDoctor, expect, ptBr, VIEW_TEXTS } from "./test.ts";

/** Violations in light and dark, on a phone and on a desk. */
const expectAccessible = async (page: Page): Promise<void> => {
  for (const colorScheme of ["light", "dark"] as const)
    for (const viewport of [devices["Pixel 7"].viewport, { width: 1280, height: 800 }]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    }
};

const { planos, plans } = VIEW_TEXTS["pt-br"];

asDoctor(
  "the plans open from the sidebar and by the event, the yearly one chosen",
  async ({ page }) => {
    await page.goto("/pt-br/dashboard");
    const sidebar = page.getByRole("complementary");
    await sidebar.getByRole("button", { name: ptBr.shell.upgrade }).click();
    const dialog = page.getByRole("dialog", { name: ptBr.shell.upgrade });
    await expect(dialog.getByRole("radio", { name: plans.plan.yearly.name })).toBeChecked();
    await expect(dialog.getByText(planos.soon)).toBeVisible();
    await expect(dialog.getByText(plans.feature.api)).toBeVisible();
    await dialog.getByRole("radio", { name: plans.plan.monthly.name }).check();
    await expect(dialog.getByText(plans.feature.api)).toBeHidden();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await page.evaluate(() => window.dispatchEvent(new Event("open-upgrade")));
    await expect(dialog).toBeVisible();
  },
);

asDoctor(
  "the eleventh consultation of a month opens the limit in place of the recorder",
  async ({ page }) => {
    const statuses = await Promise.all(
      Array.from({ length: 12 }, () =>
        page.request
          .post("/api/consultas", {
            data: {
              id: randomUUID(),
              modelo_id: defaultTemplateId("pt-BR"),
              paciente_id: null,
              tipo_consulta: "telemedicina",
              contexto_paciente: "",
              language: "pt-BR",
              source: { kind: "text", text: "Paciente: Tenho dor de cabeça há três dias." },
              consent: { agreed: true },
            },
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
    await expect(dialog.getByRole("heading", { name: planos.limitTitle })).toBeVisible();
    await expectAccessible(page);
    for (const benefit of planos.benefits) await expect(dialog.getByText(benefit)).toBeVisible();
    await dialog.getByRole("button", { name: planos.seePlans }).click();
    await expect(dialog.getByRole("radio", { name: plans.plan.yearly.name })).toBeChecked();
  },
);
