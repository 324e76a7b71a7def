import type { Page } from "@playwright/test";
import { fillDate } from "./dates.ts";
import { expectAccessible } from "./accessible.ts";
import { AGENDA, dialogOf } from "./agenda-page.ts";
import { makePatient } from "./make.ts";
import { asDoctor as test, expect, ptBr, VIEW_TEXTS } from "./test.ts";

/* A patient is created where one is chosen. */

const { agenda, pacientes: words } = VIEW_TEXTS["pt-br"];
const pickerOf = (page: Page) => page.getByRole("combobox", { name: ptBr.home.patient });
const openNew = async (page: Page, typed: string) => {
  await pickerOf(page).fill(typed);
  await page.getByRole("button", { name: words.add }).click();
  const form = dialogOf(page, words.add);
  await expect(form.getByLabel(words.fields.nome)).toHaveValue(typed);
  return form;
};

test("a consultation's new patient is created in place and chosen", async ({ page, watch }) => {
  // One response is lost, and the repeated request is a conflict.
  watch.allow(/ERR_FAILED|409 \(Conflict\)/);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto("/pt-br/dashboard");
  const form = await openNew(page, "Rosa Lima");
  await fillDate(form, words.fields.data_nascimento, "1950-01-02");
  await form.getByLabel(words.fields.documento).fill("529.982.247-24");
  await form.getByLabel(words.fields.telefone).pressSequentially("1133334444");
  await expect(form.getByLabel(words.fields.telefone)).toHaveValue("(11) 3333-4444");
  await form.getByLabel(words.fields.sexo).selectOption("Feminino");
  await form.getByRole("button", { name: words.save }).click();
  await expect(form.getByText(ptBr.errors.CPF_INVALID)).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel(words.fields.documento).fill("529.982.247-25");
  // A save that fails keeps the form. The repeated one creates one patient.
  await page.route("**/api/pacientes", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await form.getByRole("button", { name: words.save }).click();
  await expect(form.getByRole("alert")).toBeVisible();
  await page.unroute("**/api/pacientes");
  await form.getByLabel(words.fields.nome).fill("Rosa Maria Lima");
  await form.getByRole("button", { name: words.save }).click();
  await expect(form).toBeHidden();
  await expect(pickerOf(page)).toHaveValue("Rosa Maria Lima");
  await pickerOf(page).fill("rosa");
  await expect(page.getByRole("option", { name: /^Rosa/ })).toHaveText([
    /^Rosa Maria Lima02\/01\/1950.*4725$/,
  ]);
});

test("the form of a new patient does not send the appointment's", async ({ page }) => {
  await makePatient(page, { nome: "Rui Prado", data_nascimento: "1980-02-29" });
  await page.goto(AGENDA);
  await page.getByRole("button", { name: agenda.add }).first().click();
  const form = await openNew(page, "Ana Nova");
  await form.getByLabel(words.fields.nome).press("Enter");
  await expect(form).toBeHidden();
  const appointment = page.getByRole("dialog");
  await expect(appointment).toBeVisible();
  await expect(pickerOf(page)).toHaveValue("Ana Nova");

  // A likely duplicate is chosen instead.
  await openNew(page, "rui prado");
  await fillDate(form, words.fields.data_nascimento, "1980-02-29");
  await form.getByRole("button", { name: words.save }).click();
  await expect(form.getByRole("alert", { name: words.duplicates.title })).toBeVisible();
  await expectAccessible(page);
  await form.getByRole("button", { name: words.duplicates.useOf("Rui Prado") }).click();
  await expect(form).toBeHidden();
  await expect(pickerOf(page)).toHaveValue("Rui Prado");
  await expect(appointment).toBeVisible();
});
