import { fillDate, fillTime } from "./dates.ts";
import { AGENDA, AT_NINE, cellOf, entryOf, MONTH, saveOf } from "./agenda-page.ts";
import { makeAppointment } from "./make.ts";
import { asDoctor as test, expect, VIEW_TEXTS } from "./test.ts";

const { agenda: words, configuracoes: settings } = VIEW_TEXTS["pt-br"];

test("the keyboard moves through the month and opens a day", async ({ page }) => {
  await makeAppointment(page, { ...AT_NINE, titulo: "Retorno" });
  await page.goto(MONTH);
  const focused = page.locator(":focus");
  const named = `quarta-feira, 10 de março de 2027, ${words.count("1", true)}`;
  await expect(cellOf(page, named)).toBeVisible();
  await cellOf(page, named).focus();
  for (const [key, name] of [
    ["ArrowRight", "11 de março"],
    ["ArrowDown", "18 de março"],
    ["Home", "14 de março"],
    ["End", "20 de março"],
    ["ArrowUp", "13 de março"],
    ["ArrowLeft", "12 de março"],
    ["PageDown", "12 de abril"],
    ["PageUp", "12 de março"],
    ["Shift+PageDown", "12 de março de 2028"],
    ["Shift+PageUp", "12 de março de 2027"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(focused).toHaveAccessibleName(new RegExp(` ${name}`));
  }
  // Into the previous month.
  for (let n = 0; n < 12; n++) await page.keyboard.press("ArrowLeft");
  await expect(focused).toHaveAccessibleName(/ 28 de fevereiro/);
  await expect(page.getByRole("heading", { name: "fevereiro de 2027" })).toBeVisible();
  // Only one day is in the tab order.
  const inTabOrder = await page
    .getByRole("grid")
    .getByRole("button")
    .evaluateAll((buttons) => buttons.filter(({ tabIndex }) => tabIndex === 0).length);
  expect(inTabOrder).toBe(1);
  await page.keyboard.press("PageDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText("domingo, 28 de março de 2027");
  await page.goBack();
  await expect(page.getByRole("grid")).toBeVisible();
});

test("the query string keeps view and period over reload, back and forward", async ({ page }) => {
  await makeAppointment(page, { ...AT_NINE, titulo: "Retorno" });
  await page.goto(MONTH);
  await page.getByRole("button", { name: words.next.month }).click();
  await expect(page).toHaveURL(/date=2027-04-10/);
  await page.getByRole("button", { name: words.previous.month }).click();
  await cellOf(page, "quarta-feira, 10 de março").click({ position: { x: 4, y: 4 } });
  await expect(entryOf(page, "Retorno")).toBeVisible();
  await page.reload();
  await expect(entryOf(page, "Retorno")).toBeVisible();
  await page.getByRole("radio", { name: words.modes.week }).check({ force: true });
  await expect(page).toHaveURL(/mode=week/);
  await expect(page.getByRole("region")).toHaveCount(7);
  await expect(page.getByRole("region", { name: "quarta-feira, 10 de março" })).toContainText(
    "Retorno",
  );
  await page.getByRole("button", { name: words.next.week }).click();
  await expect(page.getByText(words.emptyWeek)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("grid")).toBeVisible();
  await page.goForward();
  await expect(page.getByText(words.emptyWeek)).toBeVisible();
  await page.getByRole("button", { name: words.today, exact: true }).click();
  await expect(page).not.toHaveURL(/date=/);
  for (const nonsense of ["date=2027-02-30&mode=century", "date=x&status=y"]) {
    await page.goto(`${AGENDA}&${nonsense}`);
    await expect(page.getByRole("grid")).toBeVisible();
  }
});

test.describe("in New York", () => {
  test.use({ timezoneId: "America/New_York" });
  test("times follow the doctor's time zone over a change of clocks", async ({ page }) => {
    // 2027: forward on March 14. Nine o'clock is 14:00 UTC the day before, 13:00 that day.
    await makeAppointment(page, { titulo: "Antes", data: "2027-03-13T14:00:00Z" });
    await makeAppointment(page, { titulo: "Depois", data: "2027-03-14T13:00:00Z" });
    await page.goto(`${AGENDA}&mode=week&date=2027-03-14`);
    await expect(page.getByText("America/New York")).toBeVisible();
    await expect(entryOf(page, "Depois")).toContainText("09:00 – 09:30");
    await page.getByRole("button", { name: words.addOn("domingo, 14 de março de 2027") }).click();
    await fillTime(page, words.fields.time, "02:30");
    await expect(page.getByText(words.skipped("03:30"))).toBeVisible();
    await saveOf(page).click();
    await expect(entryOf(page, "03:30 – 04:00")).toBeVisible();
    // Back on November 7: 01:30 happens twice.
    await page.getByRole("button", { name: words.add, exact: true }).click();
    await fillDate(page, words.fields.day, "2027-11-07");
    await fillTime(page, words.fields.time, "01:30");
    await expect(page.getByText(words.repeated)).toBeVisible();
    await page.keyboard.press("Escape");
    await page.goto(`${AGENDA}&mode=day&date=2027-03-13`);
    await expect(entryOf(page, "Antes")).toContainText("09:00 – 09:30");
    // Another zone shows the same instants.
    await page.getByRole("button", { name: settings.zone.change }).click();
    await page.getByLabel(settings.zone.label, { exact: true }).selectOption("Europe/Lisbon");
    await page.getByRole("dialog").getByRole("button", { name: settings.zone.save }).click();
    await expect(page.getByText(settings.zone.saved)).toBeVisible();
    await expect(entryOf(page, "Antes")).toContainText("14:00 – 14:30");
    await page.reload();
    await expect(entryOf(page, "Antes")).toContainText("14:00 – 14:30");
    await expect(page.getByText(/Este aparelho está em outro fuso/)).toBeVisible();
    await page.getByRole("button", { name: settings.zone.useHere }).click();
    await expect(entryOf(page, "Antes")).toContainText("09:00 – 09:30");
    // The settings show the same choice.
    await page.goto("/pt-br/dashboard?view=settings&tab=preferences");
    await expect(page.getByLabel(settings.zone.label, { exact: true })).toHaveValue(
      "America/New_York",
    );
  });
});

test("the agenda shows a month of hundreds of appointments and a day of a hundred", async ({
  page,
}) => {
  for (let n = 0; n < 300; n += 50)
    await Promise.all(
      Array.from({ length: 50 }, (_, m) => {
        const i = n + m;
        const day = i < 100 ? "10" : String(1 + (i % 28)).padStart(2, "0");
        const hour = String(11 + (i % 10)).padStart(2, "0");
        return makeAppointment(page, {
          ...AT_NINE,
          titulo: `Consulta ${i}`,
          data: `2027-03-${day}T${hour}:00:00Z`,
        });
      }),
    );
  await page.goto(MONTH);
  await expect(cellOf(page, "quarta-feira, 10 de março")).toHaveAccessibleName(
    `quarta-feira, 10 de março de 2027, ${words.count("107", false)}, ${words.withConflicts}`,
  );
  await expect(page.getByText(words.more("104"))).toBeVisible();
  await cellOf(page, "quarta-feira, 10 de março").press("Enter");
  await expect(page.getByRole("button", { name: /^Editar/ })).toHaveCount(107);
});
