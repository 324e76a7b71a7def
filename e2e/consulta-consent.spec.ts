import { readFileSync } from "node:fs";
import type { Consent } from "@relato/shared/contract/consent.ts";
import { expectAccessible, measureOverflow, VIEWPORTS } from "./accessible.ts";
import { makeConsulta } from "./make.ts";
import { asDoctor, expect, ptBr, VIEW_TEXTS } from "./test.ts";

asDoctor("a doctor records that the patient revoked the consent", async ({ page }) => {
  const { id } = await makeConsulta(page, "Paciente: Tenho tosse há dois dias.");
  await page.setViewportSize(VIEWPORTS.phone);
  const { consent } = VIEW_TEXTS["pt-br"].consulta;
  await page.goto(`/pt-br/consultas/${id}`);
  const main = page.getByRole("main");
  const open = main.getByRole("button", { name: consent.revoke });
  await open.click();
  const dialog = page.getByRole("dialog", { name: consent.title });
  for (const effect of [...consent.stops.items, ...consent.stays.items])
    await expect(dialog.getByText(effect)).toBeVisible();
  await expectAccessible(page, { state: "revoking", screenshots: "consent-revocation" });
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

asDoctor("a representative's signed form is attached and downloaded", async ({ page }) => {
  const { id } = await makeConsulta(page, "Paciente: Tenho tosse há dois dias.");
  const { consulta, patientData } = VIEW_TEXTS["pt-br"];
  const { consent } = consulta;
  const { giver } = ptBr.home;
  await page.goto(`/pt-br/consultas/${id}`);
  const section = page.getByRole("region", { name: consent.label });
  await expect(section.getByText(/^Dado em .* pelo paciente$/)).toBeVisible();
  await section.getByRole("button", { name: consent.add }).click();
  const dialog = page.getByRole("dialog", { name: consent.addTitle });
  await dialog.getByText(giver.representative, { exact: true }).click();
  await dialog.getByText(consent.ways.written, { exact: true }).click();
  await dialog.getByRole("button", { name: consent.addConfirm }).click();
  await expect(dialog.getByRole("alert").filter({ hasText: giver.required })).toBeVisible();
  await expect(dialog.getByRole("alert").filter({ hasText: consent.form.required })).toBeVisible();
  await dialog.getByLabel(giver.name).fill("Rosa Souza");
  await dialog.getByLabel(giver.relation).selectOption({ label: giver.relations.mother });
  await dialog.getByLabel(giver.document).fill("12.345.678-9");
  const buffer = await page.screenshot();
  const file = { name: "termo.png", mimeType: "image/png", buffer };
  await dialog.getByLabel(consent.form.choose).setInputFiles(file);
  await expectAccessible(page, { state: "adding", screenshots: "consent-adding" });
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
  await dialog.getByRole("button", { name: consent.addConfirm }).click();
  const by = patientData.consents.givenFor("Rosa Souza", giver.relations.mother, "12.345.678-9");
  await expect(section.getByText(by)).toBeVisible();
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
  const download = page.waitForEvent("download");
  await section.getByRole("link", { name: consent.form.download("JPEG") }).click();
  const stored = readFileSync(await (await download).path());
  // The beginning of a JPEG.
  expect(stored.subarray(0, 3).toString("hex")).toBe("ffd8ff");
  const answer = await page.request.get(`/api/consultas/${id}/consent`);
  const { records } = (await answer.json()) as Consent;
  expect(records.map(({ given_by, way }) => `${given_by} ${way}`)).toEqual([
    "patient spoken",
    "representative written",
  ]);
  await page.setViewportSize(VIEWPORTS.desktop);
  await expectAccessible(page, { state: "added", screenshots: "consent-added" });
});
