import { expectDate, fillTime } from "./dates.ts";
import { expectAccessible } from "./accessible.ts";
import { dialogOf, entryOf, fieldOf, MONTH, ON_DAY, saveOf } from "./agenda-page.ts";
import { asDoctor as test, expect, ptBr, VIEW_TEXTS } from "./test.ts";

const { agenda, calendars, workingHours: words } = VIEW_TEXTS["pt-br"];
const actions = `${ptBr.common.moreActions}: ${agenda.title}`;

test("working hours are set, shown, and booking outside of them asks first", async ({
  page,
  watch,
}) => {
  watch.allow(/409 .*\/api\/agendamentos/);
  await page.goto(ON_DAY);
  await page.getByRole("button", { name: actions }).click();
  await page.getByRole("menuitem", { name: words.open }).click();
  const dialog = dialogOf(page, words.title);
  await dialog.getByRole("button", { name: words.preset }).click();
  await dialog.getByRole("button", { name: words.addOn("sábado") }).click();
  const saturday = dialog.getByRole("listitem").filter({ hasText: "sábado" });
  await fillTime(saturday, words.to, "07:00");
  await dialog.getByRole("button", { name: agenda.save }).click();
  await expect(saturday.getByText(ptBr.errors.WORKING_HOURS_INVALID)).toBeVisible();
  await expectAccessible(page, { state: "form", screenshots: "working-hours" });
  await saturday.getByRole("button", { name: words.removeOf("sábado", "1") }).click();
  await dialog.getByRole("button", { name: agenda.save }).click();
  await expect(page.getByText(words.saved)).toBeVisible();
  await expect(page.getByText(words.shown("08:00 – 12:00, 14:00 – 18:00"))).toBeVisible();

  await page.getByRole("button", { name: agenda.add, exact: true }).click();
  await fieldOf(page, "titulo").fill("Encaixe");
  await fillTime(page, agenda.fields.time, "07:00");
  await expect(page.getByRole("dialog").getByText(words.outside)).toBeVisible();
  await saveOf(page).click();
  await expect(page.getByText(ptBr.errors.OUTSIDE_HOURS)).toBeVisible();
  await expect(fieldOf(page, "titulo")).toHaveValue("Encaixe");
  await expectAccessible(page, { state: "outside", screenshots: "working-hours" });
  await page.getByRole("button", { name: calendars.bookAnyway }).click();
  await expect(entryOf(page, "Encaixe")).toContainText("07:00 – 07:30");
  await expect(entryOf(page, "Encaixe")).toContainText(words.mark);
  await expectAccessible(page, { state: "day", screenshots: "working-hours" });

  await page.getByRole("button", { name: actions }).click();
  await page.getByRole("menuitem", { name: words.open }).click();
  await dialog.getByRole("button", { name: words.addOn("domingo") }).click();
  await page.keyboard.press("Escape");
  const discard = dialogOf(page, words.discard.ask);
  await discard.getByRole("button", { name: words.discard.no }).click();
  const sundayHours = dialog.getByRole("listitem").filter({ hasText: "domingo" });
  await expectDate(sundayHours, words.from, "08:00");
  await page.keyboard.press("Escape");
  await discard.getByRole("button", { name: words.discard.yes }).click();
  await expect(dialog).toBeHidden();

  await page.goto(MONTH);
  const sunday = page.getByRole("grid").getByRole("button", { name: "domingo, 14 de março" });
  await expect(sunday).toHaveAccessibleName(/sem atendimento/);
  const wednesday = page.getByRole("grid").getByRole("button", { name: /quarta-feira, 10 de/ });
  await expect(wednesday).not.toHaveAccessibleName(/sem atendimento/);
  await expectAccessible(page, { state: "month", screenshots: "working-hours" });
});

test("a day is printed as a PDF in a tab", async ({ page, context }) => {
  await page.goto(ON_DAY);
  await page.getByRole("button", { name: actions }).click();
  const opened = context.waitForEvent("page");
  const answered = context.waitForEvent("response", (response) =>
    response.url().includes("/api/agenda/day/pdf"),
  );
  await page.getByRole("menuitem", { name: VIEW_TEXTS["pt-br"].agendaPrint.open }).click();
  const answer = await answered;
  expect(answer.status()).toBe(200);
  expect(answer.headers()["content-type"]).toBe("application/pdf");
  expect(answer.url()).toContain("day=2027-03-10");
  await (await opened).close();
});
