import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { LOCALES } from "@relato/shared/domain/language.ts";
import type { PlanoId } from "@relato/shared/domain/planos.ts";
import { grantPlano } from "../server/features/planos/grants.ts";
import { createConsulta } from "../server/testing/factories.ts";
import { fillDate } from "./dates.ts";
import { expectAccessible } from "./accessible.ts";
import { readDoctorId } from "./make.ts";
import { onDatabase } from "./subscription.ts";
import { asDoctor, expect, TEXTS, VIEW_TEXTS } from "./test.ts";

/** Gives the doctor a plan and, at noon in São Paulo of each day, a consultation. */
const prepare = async (page: Page, plano: PlanoId, days: readonly string[] = []) => {
  const user_id = await readDoctorId(page);
  await onDatabase(async (db) => {
    await grantPlano(db, { user_id, plano, until: null, granted_by: null });
    for (const day of days) {
      const data_criacao = `${day}T15:00:00Z`;
      const done = { status: "Concluído" as const, concluida_em: data_criacao };
      await createConsulta(db, { medico_id: user_id, data_criacao, ...done });
    }
  });
};

for (const locale of LOCALES)
  asDoctor(`reports by period in ${locale}: chart, table, CSV and PDF`, async ({ page }) => {
    const { home, errors } = TEXTS[locale];
    const words = VIEW_TEXTS[locale].advancedReports;
    await prepare(page, "yearly", ["2026-03-05", "2026-03-05", "2026-04-10"]);
    await page.goto(`/${locale}/dashboard`);
    const section = page.getByRole("region", { name: words.title, exact: true });
    await section.getByRole("button", { name: home.advancedReports.open }).press("Enter");
    await expect(section.getByText(words.empty)).toBeVisible();

    await fillDate(section, words.from, "2026-03-01");
    await fillDate(section, words.to, "2027-03-01");
    await expect(section.getByRole("alert")).toHaveText(errors.PERIOD_INVALID);
    await fillDate(section, words.to, "2026-04-30");
    await section.getByLabel(words.by).selectOption("month");
    const table = section.getByRole("table");
    await expect(table.getByRole("row")).toHaveCount(4);
    await expect(table.getByRole("row").last()).toHaveText(`${words.total}3003`);
    await expect(section.getByRole("img", { name: words.figures.consultations })).toBeVisible();
    await section.getByLabel(words.figure).selectOption("templates");
    await expect(section.getByRole("img", { name: words.figures.templates })).toBeVisible();
    const screenshots = locale === "pt-br" ? { screenshots: "advanced-reports" } : {};
    await expectAccessible(page, { state: "months", ...screenshots });

    const csv = page.waitForEvent("download");
    await section.getByRole("button", { name: words.csv }).click();
    const file = await csv;
    expect(file.suggestedFilename()).toBe(`${words.file}-2026-03-01-2026-04-30.csv`);
    const rows = (await readFile(await file.path(), "utf8")).trim().split("\r\n");
    expect(rows).toHaveLength(4);
    expect(rows[1]?.replaceAll(/[";]/g, ",")).toContain("2026-03-01");
    const pdf = page.waitForEvent("download");
    await section.getByRole("button", { name: words.pdf }).click();
    expect((await pdf).suggestedFilename()).toBe(`${words.file}-2026-03-01-2026-04-30.pdf`);
  });

asDoctor("other plans see what the reports contain", async ({ page }) => {
  const { home, shell } = TEXTS["pt-br"];
  await prepare(page, "monthly");
  await page.goto("/pt-br/dashboard");
  const section = page.getByRole("region", { name: home.advancedReports.title, exact: true });
  await expect(section.getByText(home.advancedReports.locked)).toBeVisible();
  await expectAccessible(page, { state: "locked", screenshots: "advanced-reports" });
  await section.getByRole("button", { name: home.advancedReports.unlock }).press("Enter");
  await expect(page.getByRole("dialog", { name: shell.upgrade })).toBeVisible();
});

asDoctor("help names priority support on the plans that have it", async ({ page }) => {
  const priority = page.getByText(/suporte prioritário/);
  await page.goto("/pt-br/dashboard?view=help");
  await expect(page.getByRole("searchbox").first()).toBeVisible();
  await expect(priority).toHaveCount(0);
  await prepare(page, "semester");
  await page.reload();
  await expect(priority).toBeVisible();
});
