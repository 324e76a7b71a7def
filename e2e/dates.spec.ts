import type { Page } from "@playwright/test";
import type { Paciente } from "@relato/shared/contract/pacientes.ts";
import type { Locale } from "@relato/shared/domain/language.ts";
import { expectAccessible, measureOverflow } from "./accessible.ts";
import { ON_DAY } from "./agenda-page.ts";
import {
  clearDate,
  dateOf,
  expectDate,
  expectDateFocused,
  fillDate,
  fillTime,
  segmentsOf,
} from "./dates.ts";
import { makePatient } from "./make.ts";
import { asDoctor as test, expect, ptBr, VIEW_TEXTS } from "./test.ts";

/* Date and time fields are in the interface's language, whatever the browser's. */

const { agenda, dateField, pacientes } = VIEW_TEXTS["pt-br"];
const BORN = pacientes.fields.data_nascimento;

const openPatient = async (page: Page, locale: Locale = "pt-br") => {
  const words = VIEW_TEXTS[locale].pacientes;
  await page.goto(`/${locale}/dashboard?view=patients`);
  await page.getByRole("button", { name: words.add }).click();
  return page.getByRole("dialog", { name: words.add });
};

const readBirths = async (page: Page): Promise<(string | null)[]> => {
  const answer = await page.request.post("/api/pacientes/search", { data: {} });
  const { items } = (await answer.json()) as { items: Paciente[] };
  return items.map((one) => one.data_nascimento);
};

/** Puts text on the clipboard's event, which a test cannot otherwise do without permission. */
const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

const typesOf = (page: Page, label: string) =>
  segmentsOf(dateOf(page, label)).evaluateAll((all) => all.map((one) => one.dataset["type"]));

for (const browser of ["en-US", "pt-BR"])
  test.describe(`in a browser in ${browser}`, () => {
    test.use({ locale: browser });

    test("day, month and clock are in the order of the interface's language", async ({ page }) => {
      const ORDERS = {
        "pt-br": { day: ["day", "month", "year"], time: ["hour", "minute"] },
        es: { day: ["day", "month", "year"], time: ["hour", "minute"] },
        "en-us": { day: ["month", "day", "year"], time: ["hour", "minute", "dayPeriod"] },
      };
      for (const locale of ["pt-br", "es", "en-us"] as const) {
        const words = VIEW_TEXTS[locale].agenda;
        await page.goto(ON_DAY.replace("pt-br", locale));
        await page.getByRole("button", { name: words.add, exact: true }).click();
        await expectDate(page, words.fields.day, "2027-03-10");
        expect(await typesOf(page, words.fields.day)).toEqual(ORDERS[locale].day);
        expect(await typesOf(page, words.fields.time)).toEqual(ORDERS[locale].time);
        await fillTime(page, words.fields.time, "14:30");
        await expectDate(page, words.fields.time, "14:30");
        await expectAccessible(page, {
          state: `agenda-${locale}-${browser}`,
          screenshots: "dates",
        });
      }
    });
  });

test("a birth date is typed with or without zeros and separators, and saved as typed", async ({
  page,
}) => {
  const form = await openPatient(page);
  await form.getByLabel(pacientes.fields.nome).fill("Rosa Lima");
  await form.getByText(BORN).click();
  await expectDateFocused(form, BORN);
  await page.keyboard.type("3/5/1961");
  await expectDate(form, BORN, "1961-05-03");
  await expect(form.getByText(/^\d+ anos$/)).toBeVisible();
  await form.getByRole("button", { name: `${dateField.clear} ${BORN}` }).click();
  await expectDateFocused(form, BORN);
  await expect(form.getByText(/^\d+ anos$/)).toHaveCount(0);
  await page.keyboard.type("03051961");
  await expectDate(form, BORN, "1961-05-03");
  await expectAccessible(page, { state: "born", screenshots: "dates" });
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
  await form.getByRole("button", { name: pacientes.save }).click();
  await expect(page.getByText(pacientes.created)).toBeVisible();
  expect(await readBirths(page)).toEqual(["1961-05-03"]);
});

test("a part of a date and a day that does not exist are refused, and stay", async ({ page }) => {
  const form = await openPatient(page);
  await form.getByLabel(pacientes.fields.nome).fill("Rosa Lima");
  const save = form.getByRole("button", { name: pacientes.save });
  const error = form.getByText(ptBr.errors.DATA_NASCIMENTO_INVALID);
  await segmentsOf(dateOf(form, BORN)).first().focus();
  await page.keyboard.type("31021961");
  await form.getByLabel(pacientes.fields.nome).focus();
  await save.click();
  await expect(error).toBeVisible();
  await expectDateFocused(form, BORN);
  await expectDate(form, BORN, "1961-02-31");
  await expect(dateOf(form, BORN)).toHaveAccessibleDescription(
    new RegExp(ptBr.errors.DATA_NASCIMENTO_INVALID),
  );
  await expect(form.getByText(/^Por favor, verifique o campo: /)).toContainText(BORN);
  await expectAccessible(page, { state: "refused", screenshots: "dates" });
  // The last complete date must not be saved while one part is empty.
  await fillDate(form, BORN, "1961-02-28");
  await expect(error).toBeHidden();
  await segmentsOf(dateOf(form, BORN)).first().press("Backspace");
  await page.keyboard.press("Backspace");
  await save.click();
  await expect(error).toBeVisible();
  await clearDate(form, BORN);
  await save.click();
  await expect(page.getByText(pacientes.created)).toBeVisible();
  expect(await readBirths(page)).toEqual([null]);
});

test("a whole date is pasted in the interface's order or as ISO", async ({ page }) => {
  for (const [locale, text] of [
    ["pt-br", "03/05/1961"],
    ["en-us", "05/03/1961"],
    ["es", "1961-05-03"],
  ] as const) {
    const form = await openPatient(page, locale);
    const label = VIEW_TEXTS[locale].pacientes.fields.data_nascimento;
    await segmentsOf(dateOf(form, label)).last().focus();
    await paste(page, text);
    await expectDate(form, label, "1961-05-03");
    await paste(page, "03/05/61");
    await expectDate(form, label, "1961-05-03");
  }
});

test("the calendar opens by keyboard, chooses a day within the limits, and clears", async ({
  page,
}) => {
  await makePatient(page, { nome: "Ana" });
  const words = VIEW_TEXTS["pt-br"].consultaRecord.filters;
  await page.goto("/pt-br/dashboard?view=consultations");
  await page.getByRole("button", { name: words.more }).click();
  await fillDate(page, words.from, "2026-03-10");
  await expect(page).toHaveURL(/from=2026-03-10/);
  const open = page.getByRole("button", { name: `${dateField.calendar} ${words.from}` });
  await open.press("Enter");
  const calendar = page.getByRole("dialog", { name: dateField.calendar });
  await expect(calendar.getByRole("heading", { name: /março de 2026/i })).toBeVisible();
  await expect(calendar.getByRole("columnheader", { includeHidden: true }).first()).toHaveText(
    /^dom/i,
  );
  await expectAccessible(page, { state: "calendar", screenshots: "dates" });
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(calendar).toHaveCount(0);
  await expect(open).toBeFocused();
  await expectDate(page, words.from, "2026-03-17");
  await expect(page).toHaveURL(/from=2026-03-17/);
  await open.click();
  await calendar.getByRole("button", { name: dateField.clear }).click();
  await expect(page).not.toHaveURL(/from=/);
  await expect(segmentsOf(dateOf(page, words.from)).first()).toHaveText("dd");
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("a segment is tapped, has the numeric keypad, and the calendar fits", async ({ page }) => {
    await page.goto(ON_DAY);
    await page.getByRole("button", { name: agenda.add, exact: true }).click();
    const segments = segmentsOf(dateOf(page, agenda.fields.day));
    await segments.first().tap();
    await expect(segments.first()).toBeFocused();
    await expect(segments.first()).toHaveAttribute("inputmode", "numeric");
    await page.keyboard.type("11032027");
    await expectDate(page, agenda.fields.day, "2027-03-11");
    await page.getByRole("button", { name: `${dateField.calendar} ${agenda.fields.day}` }).tap();
    const calendar = page.getByRole("dialog", { name: dateField.calendar });
    await expect(calendar).toBeInViewport({ ratio: 1 });
    await page.screenshot({ path: "test-results/dates/phone-calendar.png" });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.screenshot({ path: "test-results/dates/narrow-calendar.png" });
    // The last week is reached by scrolling.
    await calendar.getByRole("button", { name: /31 de março/ }).tap();
    await expectDate(page, agenda.fields.day, "2027-03-31");
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
  });
});
