import { shortCode } from "@relato/shared/domain/consulta.ts";
import { expectAccessible } from "./accessible.ts";
import { makeConsulta, makePatient, TALK } from "./make.ts";
import { asDoctor as test, expect, ptBr, VIEW_TEXTS } from "./test.ts";

const { consultaRecord: words, documentos } = VIEW_TEXTS["pt-br"];

test("a consultation is joined to a patient from both pages, changed and removed", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 900 });
  const [maria, jose] = [
    await makePatient(page, { nome: "Maria das Dores" }),
    await makePatient(page, { nome: "José Conceição" }),
  ];
  const consulta = await makeConsulta(page, TALK);
  const main = page.getByRole("main");
  const dialog = page.getByRole("dialog");

  // From the patient: the context tells whose it is.
  await page.goto(`/pt-br/dashboard?view=patients&id=${maria}`);
  await page.getByRole("button", { name: words.join.action }).click();
  await dialog.getByRole("radio", { name: shortCode(consulta.id) }).check();
  await expect(dialog.getByText("Mulher, 54 anos")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: words.join.confirm }).click();
  await expect(page.getByText(words.join.done)).toBeVisible();
  const entry = page.getByRole("link", { name: shortCode(consulta.id) }).first();
  await expect(entry).toBeVisible();

  // From the consultation.
  await entry.click();
  await expect(main.getByRole("link", { name: "Maria das Dores" })).toBeVisible();
  await page.getByRole("button", { name: words.patient.change }).click();
  const picker = dialog.getByRole("combobox");
  await picker.fill("José");
  await dialog.getByRole("option", { name: "José Conceição" }).click();
  await dialog.getByRole("button", { name: words.patient.confirm, exact: true }).click();
  await expect(main.getByRole("link", { name: "José Conceição" })).toBeVisible();

  await page.getByRole("button", { name: ptBr.common.moreActions }).last().click();
  await page.getByRole("button", { name: documentos.versions(1) }).click();
  const changes = page.getByRole("region", { name: words.patient.changes });
  await expect(changes.getByRole("listitem").first()).toContainText(
    words.patient.changed("Maria das Dores", "José Conceição"),
  );
  await expect(changes.getByRole("listitem").nth(1)).toContainText(
    words.patient.set("Maria das Dores"),
  );
  const width = await page.evaluate("document.documentElement.scrollWidth");
  expect(width).toBe(320);

  await page.getByRole("button", { name: words.patient.change }).click();
  await dialog.getByRole("combobox").fill("");
  await dialog.getByRole("button", { name: words.patient.remove }).click();
  await expect(main.getByText(ptBr.consultas.noPatient)).toBeVisible();
  await expect(page.getByRole("button", { name: words.patient.choose })).toBeVisible();
  await page.goto(`/pt-br/dashboard?view=patients&id=${jose}`);
  await expect(page.getByText(VIEW_TEXTS["pt-br"].pacientes.recordEmpty)).toBeVisible();
});
