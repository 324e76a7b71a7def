import { expectAccessible, VIEWPORTS } from "./accessible.ts";
import { makeConsulta } from "./make.ts";
import { asDoctor, expect, VIEW_TEXTS } from "./test.ts";

asDoctor("a doctor records that the patient revoked the consent", async ({ page }) => {
  const { id } = await makeConsulta(page, "Paciente: Tenho tosse há dois dias.");
  await page.setViewportSize(VIEWPORTS.phone);
  const { consent } = VIEW_TEXTS["pt-br"].consulta;
  await page.goto(`/pt-br/consultas/${id}`);
  const main = page.getByRole("main");
  const open = main.getByRole("button", { name: consent.revoke });
  await open.click();
  const dialog = page.getByRole("dialog", { name: consent.title });
  await expect(dialog.getByText(consent.kept)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: consent.keep }).click();
  await open.click();
  await dialog.getByRole("button", { name: consent.revoke }).click();
  await expect(main.getByText(/^Consentimento revogado em/)).toBeVisible();
  await expect(open).toHaveCount(0);
  for (const locale of ["en-us", "es"] as const) {
    await page.goto(`/${locale}/consultas/${id}`);
    const [words = ""] = VIEW_TEXTS[locale].consulta.consent.revoked("|").split("|");
    await expect(main.getByText(words)).toBeVisible();
  }
});
