import { expectAccessible } from "./accessible.ts";
import { AGENDA, AT_NINE, dialogOf, entryOf, fieldOf, ON_DAY, saveOf } from "./agenda-page.ts";
import { expectDate, fillDate, fillTime } from "./dates.ts";
import { makeAppointment } from "./make.ts";
import { asDoctor as test, expect, ptBr, VIEW_TEXTS } from "./test.ts";

const { agenda, agendaSeries: words } = VIEW_TEXTS["pt-br"];

test("an appointment repeats, without the dates left out, and the rest is cancelled", async ({
  page,
}) => {
  await page.goto(ON_DAY);
  await page.getByRole("button", { name: agenda.add, exact: true }).click();
  await fieldOf(page, "titulo").fill("Fisioterapia");
  await saveOf(page).click();
  await entryOf(page, "Fisioterapia")
    .getByRole("button", { name: /Editar/ })
    .click();
  await page.getByRole("dialog").getByRole("button", { name: words.repeat }).click();
  const dialog = dialogOf(page, words.title);
  await expect(dialog.getByRole("checkbox")).toHaveCount(3);
  await dialog.getByRole("checkbox", { name: /17 de março/ }).uncheck();
  await expectAccessible(page, { state: "form", screenshots: "series" });
  await dialog.getByRole("button", { name: words.submit("2", false) }).click();
  await expect(page.getByText(words.done)).toBeVisible();

  await page.goto(`${AGENDA}&mode=day&date=2027-03-17`);
  await expect(page.getByText(agenda.emptyDay)).toBeVisible();
  await page.goto(`${AGENDA}&mode=day&date=2027-03-24`);
  await expect(entryOf(page, "Fisioterapia")).toContainText(words.inSeries);
  await entryOf(page, "Fisioterapia")
    .getByRole("button", { name: /^Cancelar/ })
    .click();
  const cancel = dialogOf(page, agenda.askCancel);
  await cancel.getByLabel(words.following).check();
  await cancel.getByRole("button", { name: agenda.cancel }).click();
  await expect(page.getByText(agenda.cancelDone)).toBeVisible();
  await page.goto(`${AGENDA}&mode=day&date=2027-03-31`);
  await expect(page.getByText(agenda.emptyDay)).toBeVisible();
  await page.goto(ON_DAY);
  await expect(entryOf(page, "Fisioterapia")).toBeVisible();
});

test("a change of this and the following moves the chosen ones, after a look", async ({ page }) => {
  const id = await makeAppointment(page, { ...AT_NINE, titulo: "Fisioterapia" });
  const dates = ["17", "24", "31"].map((day) => `2027-03-${day}T12:00:00Z`);
  await page.request.post(`/api/agendamentos/${id}/repeat`, { data: { dates } });
  await makeAppointment(page, { data: "2027-03-25T13:30:00Z", titulo: "Outro" });
  const second = `${AGENDA}&mode=day&date=2027-03-17`;
  await page.goto(second);
  const edit = async () =>
    entryOf(page, "Fisioterapia")
      .getByRole("button", { name: /Editar/ })
      .click();
  await edit();
  await fillDate(page, agenda.fields.day, "2027-03-18");
  await fillTime(page, agenda.fields.time, "10:30");
  await page.getByRole("dialog").getByLabel(words.change.scopes.following).check();
  await saveOf(page).click();
  const dialog = dialogOf(page, words.change.title);
  await expect(dialog.getByRole("checkbox")).toHaveCount(3);
  await expect(dialog.getByRole("checkbox").first()).toBeDisabled();
  await expect(dialog.getByRole("listitem").nth(1)).toContainText(words.conflict);
  await expectAccessible(page, { state: "following", screenshots: "series" });
  // Back keeps what was typed.
  await dialog.getByRole("button", { name: ptBr.common.back }).click();
  await expectDate(page, agenda.fields.time, "10:30");
  await page.getByRole("dialog").getByLabel(words.change.scopes.following).check();
  await saveOf(page).click();
  await dialog.getByRole("checkbox", { name: /25 de março/ }).uncheck();
  await dialog.getByRole("button", { name: words.change.submit("2", false) }).click();
  await expect(page.getByText(words.change.done)).toBeVisible();
  for (const [day, time] of [
    ["10", "09:00"],
    ["18", "10:30"],
    ["24", "09:00"],
  ] as const) {
    await page.goto(`${AGENDA}&mode=day&date=2027-03-${day}`);
    await expect(entryOf(page, "Fisioterapia")).toContainText(`${time} –`);
  }
  await page.goto(`${AGENDA}&mode=day&date=2027-04-01`);
  await expect(entryOf(page, "Fisioterapia")).toContainText("10:30 –");
});
