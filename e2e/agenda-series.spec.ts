import { expectAccessible } from "./accessible.ts";
import { AGENDA, dialogOf, entryOf, fieldOf, ON_DAY, saveOf } from "./agenda-page.ts";
import { asDoctor as test, expect, VIEW_TEXTS } from "./test.ts";

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
