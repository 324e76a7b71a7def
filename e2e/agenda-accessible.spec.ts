import { clearDate } from "./dates.ts";
import { expectAccessible } from "./accessible.ts";
import {
  AGENDA,
  AT_NINE,
  cellOf,
  DAY,
  dialogOf,
  entryOf,
  fieldOf,
  MONTH,
  ON_DAY,
  saveOf,
} from "./agenda-page.ts";
import { makeAppointment, makePatient } from "./make.ts";
import { asDoctor as test, expect, VIEW_TEXTS } from "./test.ts";

const { agenda: words, configuracoes: settings } = VIEW_TEXTS["pt-br"];

test("the agenda's views and dialogs are accessible", async ({ page }) => {
  const look = (state: string): Promise<void> =>
    expectAccessible(page, { state, screenshots: "agenda" });
  const paciente_id = await makePatient(page, {
    nome: "José da Conceição Albuquerque de Souza e Silva",
  });
  await makeAppointment(page, { ...AT_NINE, titulo: "Retorno", paciente_id });
  await makeAppointment(page, { data: `${DAY}T12:15:00Z`, tipo: "Telemedicina", paciente_id });
  for (let n = 0; n < 5; n++)
    await makeAppointment(page, {
      titulo: `Consulta ${n}`,
      data: `2027-03-1${n + 1}T1${n}:00:00Z`,
    });
  for (let n = 0; n < 4; n++)
    await makeAppointment(page, { titulo: `Exame ${n}`, data: `2027-03-16T1${n + 1}:30:00Z` });
  const cancelled = await makeAppointment(page, { titulo: "Desistiu", data: `${DAY}T18:00:00Z` });
  await page.request.post(`/api/agendamentos/${cancelled}/cancel`);
  await page.goto(`${MONTH}&status=all`);
  await expect(cellOf(page, "quarta-feira, 10 de março")).toHaveAccessibleName(/3 agendamentos/);
  await look("month");
  await page.goto(`${AGENDA}&mode=week&date=${DAY}&status=all`);
  await expect(entryOf(page, "Retorno")).toBeVisible();
  await look("week");
  await page.goto(`${ON_DAY}&status=all`);
  await expect(entryOf(page, "Retorno")).toBeVisible();
  await look("day");
  await page.getByRole("button", { name: /^Editar 09:00/ }).click();
  await expect(page.getByText(words.conflictsWith)).toBeVisible();
  await fieldOf(page, "duracao").fill("90");
  await look("edit");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: words.add, exact: true }).click();
  await clearDate(page, words.fields.time);
  await saveOf(page).click();
  await look("refused");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Cancelar 09:00/ }).click();
  await expect(dialogOf(page, words.askCancel)).toBeVisible();
  await look("cancel");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: settings.zone.change }).click();
  await expect(page.getByLabel(settings.zone.label, { exact: true })).toBeVisible();
  await look("zone");
});
