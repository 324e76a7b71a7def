import {
  basicOf,
  calendarOf,
  createCalendarServer,
  eventOf,
  serve,
} from "../server/features/calendars/calendars.fixture.ts";
import { LOCALES } from "@relato/shared/domain/language.ts";
import { fillDate, fillTime } from "./dates.ts";
import { expectAccessible } from "./accessible.ts";
import { AGENDA, dialogOf, entryOf, fieldOf, saveOf } from "./agenda-page.ts";
import { withVariables } from "./own-installation.ts";
import { expect, ptBr, TEXTS, VIEW_TEXTS } from "./test.ts";

const test = withVariables({ WEBHOOK_ALLOW: "127.0.0.1" });
const { agenda, calendars: words } = VIEW_TEXTS["pt-br"];

/** A Wednesday in about three months, at nine o'clock in São Paulo. */
const nextDay = (): string => {
  const date = new Date(Date.now() + 90 * 24 * 60 * 60 * 1000);
  date.setUTCDate(date.getUTCDate() + ((3 - date.getUTCDay() + 7) % 7));
  return date.toISOString().slice(0, 10);
};
const DAY = nextDay();
const ON_DAY = `${AGENDA}&mode=day&date=${DAY}`;

const textOf = (title: string): string =>
  calendarOf(
    eventOf(
      `DTSTART:${basicOf(new Date(`${DAY}T12:00:00Z`))}`,
      "DURATION:PT2H",
      `SUMMARY:${title}`,
    ),
  );

test("an outside calendar blocks times, and booking over them asks first", async ({
  page,
  watch,
}) => {
  watch.allow(/409 .*\/api\/agendamentos/);
  const outside = await createCalendarServer(serve(textOf("Plantão")));
  try {
    await page.goto(ON_DAY);
    await page.getByRole("button", { name: words.open }).click();
    await page.getByRole("button", { name: words.add }).click();
    const form = dialogOf(page, words.add);
    await form.getByRole("button", { name: words.subscribe }).click();
    await expect(form.getByText(ptBr.errors.CALENDAR_NAME_REQUIRED)).toBeVisible();
    await form.getByLabel(words.fields.name).fill("Hospital");
    await form.getByLabel(words.fields.address, { exact: true }).fill(outside.url);
    await form.getByLabel(words.fields.showTitles).check();
    await expectAccessible(page, { state: "form", screenshots: "calendars" });
    await form.getByRole("button", { name: words.subscribe }).click();
    const list = dialogOf(page, words.title);
    await expect(list.getByText(/lido em/)).toBeVisible();
    await expect(list.getByText("private-secret")).toHaveCount(0);
    await page.keyboard.press("Escape");

    await expect(entryOf(page, "Plantão (Hospital)")).toContainText("09:00 – 11:00");
    await page.getByRole("button", { name: agenda.add, exact: true }).click();
    await fieldOf(page, "titulo").fill("Retorno");
    await fillTime(page, agenda.fields.time, "10:30");
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText("09:00 – 11:00 Bloqueado: Plantão (Hospital)")).toBeVisible();
    await saveOf(page).click();
    await expect(dialog.getByText(ptBr.errors.TIME_BLOCKED)).toBeVisible();
    await expectAccessible(page, { state: "blocked", screenshots: "calendars" });
    await dialog.getByRole("button", { name: words.bookAnyway }).click();
    await expect(page.getByText(agenda.created)).toBeVisible();
    await expect(entryOf(page, "Retorno")).toContainText("10:30 – 11:00");
    await expectAccessible(page, { state: "day", screenshots: "calendars" });
    await page.goto(`${AGENDA}&mode=week&date=${DAY}`);
    await expect(entryOf(page, "Plantão (Hospital)")).toBeVisible();
    await page.goto(`${AGENDA}&date=${DAY}`);
    await expect(page.getByRole("gridcell", { name: words.count("1", true) })).toBeVisible();
    await expectAccessible(page, { state: "month", screenshots: "calendars" });

    outside.setAnswer((_, response) => void response.writeHead(410).end());
    await page.getByRole("button", { name: words.open }).click();
    await list.getByRole("button", { name: words.refreshOf("Hospital") }).click();
    await expect(list.getByText(words.failures.refused)).toBeVisible();
    await expectAccessible(page, { state: "failed", screenshots: "calendars" });
    await list.getByRole("button", { name: words.editOf("Hospital") }).click();
    await dialogOf(page, words.editTitle).getByLabel(words.fields.name).fill("Santa Casa");
    await dialogOf(page, words.editTitle).getByRole("button", { name: agenda.save }).click();
    await list.getByRole("button", { name: words.removeOf("Santa Casa") }).click();
    const removal = dialogOf(page, words.removal.title);
    await removal.getByRole("button", { name: words.removal.confirm }).click();
    await expect(list.getByRole("button", { name: words.removeOf("Santa Casa") })).toHaveCount(0);
    await page.goto(ON_DAY);
    await expect(entryOf(page, "Retorno")).toBeVisible();
    await expect(entryOf(page, "Plantão")).toHaveCount(0);
  } finally {
    outside.close();
  }
});

test("a doctor blocks and frees a time in each language", async ({ page }) => {
  for (const locale of LOCALES) {
    const text = VIEW_TEXTS[locale].calendars;
    await page.goto(`/${locale}/dashboard?view=calendar&mode=day&date=${DAY}`);
    await page.getByRole("button", { name: text.open }).click();
    await page.getByRole("button", { name: text.own.add }).click();
    const form = page.getByRole("form", { name: text.own.add });
    await fillDate(form, text.own.from.day, DAY);
    await fillDate(form, text.own.to.day, DAY);
    await fillTime(form, text.own.to.time, "11:00");
    await form.getByRole("button", { name: text.own.block, exact: true }).click();
    await expect(form.getByText(TEXTS[locale].errors.BLOCKED_TIME_INVALID)).toBeVisible();
    await fillTime(form, text.own.to.time, "13:30");
    await form.getByLabel(text.own.titleField).fill("Congresso");
    await expectAccessible(page, { state: `own-${locale}`, screenshots: "calendars" });
    await form.getByRole("button", { name: text.own.block, exact: true }).click();
    const list = page.getByRole("dialog", { name: text.title });
    await expect(list.getByText("Congresso")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(entryOf(page, "Congresso")).toBeVisible();
    await page.getByRole("button", { name: text.open }).click();
    await list.getByRole("button", { name: text.remove }).click();
    await expect(list.getByText(text.own.empty)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(entryOf(page, "Congresso")).toHaveCount(0);
  }
});
