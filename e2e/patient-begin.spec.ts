import { shortCode } from "@relato/shared/domain/consulta.ts";
import { clearDate, fillDate } from "./dates.ts";
import { expectAccessible } from "./accessible.ts";
import { makeConsulta, makePatient, TALK } from "./make.ts";
import { asDoctor as test, expect, ptBr, VIEW_TEXTS } from "./test.ts";

const { consultaRecord: words, agenda } = VIEW_TEXTS["pt-br"];

test("a consultation and an appointment begin on the patient's page", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  const id = await makePatient(page, { nome: "Maria das Dores" });
  const consulta = await makeConsulta(page, TALK, { paciente_id: id });
  const dialog = page.getByRole("dialog");
  const url = `/pt-br/dashboard?view=patients&id=${id}`;
  await page.goto(url);
  await expect(page.getByRole("link", { name: words.patientPage.export })).toHaveAttribute(
    "href",
    `/api/pacientes/${id}/export`,
  );
  // The timeline has the documents' titles.
  await expect(page.getByRole("link", { name: /^Receituário #|^Receita .*#/ })).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(320);
  await page.getByRole("button", { name: words.patientPage.newConsultation }).click();
  await expect(dialog.getByRole("combobox", { name: ptBr.home.patient })).toHaveValue(
    "Maria das Dores",
  );

  await page.goto(url);
  await page.getByRole("button", { name: words.patientPage.newAppointment }).click();
  await expect(dialog.getByRole("combobox", { name: ptBr.home.patient })).toHaveValue(
    "Maria das Dores",
  );
  await expect(page).toHaveURL(/view=calendar/);

  await page.goto(`/pt-br/consultas/${consulta.id}`);
  await page.getByRole("button", { name: ptBr.common.moreActions }).first().click();
  await page.getByRole("button", { name: words.next.appointment }).click();
  await expect(dialog.getByRole("combobox", { name: ptBr.home.patient })).toHaveValue(
    "Maria das Dores",
  );
  await expect(dialog.getByLabel(agenda.fields.titulo)).toHaveValue(
    words.next.title(shortCode(consulta.id)),
  );
});

test("the list is filtered by patient, days and signature", async ({ page }) => {
  const id = await makePatient(page, { nome: "Maria das Dores" });
  const hers = await makeConsulta(page, TALK, { paciente_id: id });
  const other = await makeConsulta(page, TALK);
  await page.goto("/pt-br/dashboard?view=consultations");
  const [one, two] = [hers, other].map((consulta) =>
    page.getByRole("heading", { name: shortCode(consulta.id) }),
  );
  await page.getByRole("button", { name: words.filters.more }).click();
  await page.getByRole("combobox", { name: words.filters.patient }).fill("Maria");
  await page.getByRole("option", { name: "Maria das Dores" }).click();
  await expect(two!).toHaveCount(0);
  await expect(one!).toBeVisible();
  await expectAccessible(page);
  // The URL has the patient's id and no name.
  await expect(page).toHaveURL(new RegExp(`paciente=${id}`));
  await page.reload();
  await expect(page.getByRole("combobox", { name: words.filters.patient })).toHaveValue(
    "Maria das Dores",
  );
  await page.getByRole("combobox", { name: words.filters.patient }).fill("");
  // Closes the list of patients.
  await page.keyboard.press("Tab");
  await page.getByLabel(words.filters.noPatient).check();
  await expect(two!).toBeVisible();
  await expect(one!).toHaveCount(0);
  await page.getByLabel(words.filters.noPatient).uncheck();
  await page.getByLabel(words.filters.signed).selectOption("true");
  await expect(page.getByText(VIEW_TEXTS["pt-br"].consultationList.noMatch)).toBeVisible();
  await page.getByLabel(words.filters.signed).selectOption("false");
  await fillDate(page, words.filters.until, "2020-01-01");
  await expect(page.getByText(VIEW_TEXTS["pt-br"].consultationList.noMatch)).toBeVisible();
  await clearDate(page, words.filters.until);
  await expect(one!).toBeVisible();
});
