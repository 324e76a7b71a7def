import type { Page } from "@playwright/test";
import { LOCALES } from "@relato/shared/domain/language.ts";
import { expectAccessible, measureOverflow, VIEWPORTS } from "./accessible.ts";
import { runUntil, save, withMicrophone } from "./recording.ts";
import { expect, ptBr, TEXTS } from "./test.ts";

const words = ptBr.gravacoes;

/** Answers with so many patients that the list scrolls. */
const withPatients = (page: Page) =>
  page.route("**/api/pacientes/choices", (route) =>
    route.fulfill({
      json: {
        items: Array.from({ length: 150 }, (_, n) => ({
          id: crypto.randomUUID(),
          nome: `José da Silva ${n + 1}`,
        })),
      },
    }),
  );

withMicrophone("every state of the recorder is accessible", async ({ page }) => {
  const look = (state: string): Promise<void> => expectAccessible(page, { state });
  await withPatients(page);
  await page.goto("/pt-br/dashboard?view=consultations");
  await page.getByRole("button", { name: ptBr.shell.newConsultation }).click();
  const modal = page.getByRole("dialog", { name: ptBr.shell.newConsultation });
  await expect(modal.getByText(ptBr.services.health.online, { exact: true })).toBeVisible();
  await look("setup");
  await modal.getByRole("combobox", { name: ptBr.home.patient }).fill("jose 12");
  await expect(page.getByRole("listbox").getByRole("option")).toHaveCount(12);
  await page.keyboard.press("ArrowDown");
  await look("patients");
  await page.keyboard.press("Escape");
  await modal.getByRole("button", { name: ptBr.home.templatePlaceholder }).click();
  await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
  await look("templates");
  await page.getByRole("listbox").getByRole("option").first().click();
  await modal.getByLabel(ptBr.home.context).fill("Mulher, 54 anos");
  await modal.getByRole("button", { name: ptBr.home.start }).click();
  await expect(modal.getByRole("alert")).toBeVisible();
  await look("consent missing");
  await modal.getByLabel(ptBr.home.consent, { exact: true }).check();
  await modal.getByRole("button", { name: ptBr.home.start }).click();
  const panel = await runUntil(page, /00:0[2-9]/);
  await look("recording");
  await panel.getByRole("button", { name: words.pause }).click();
  await look("paused");
  await panel.getByRole("button", { name: words.finish }).click();
  await panel.getByRole("button", { name: words.discard }).click();
  await expect(page.getByText(words.discardAsk)).toBeVisible();
  await look("discard");
  await page.getByRole("button", { name: ptBr.common.cancel }).click();
  await panel.getByRole("button", { name: words.back }).click();
  await look("back at the setup");
});

withMicrophone("a consultation is recorded and saved by the keyboard alone", async ({ page }) => {
  await withPatients(page);
  await page.goto("/pt-br/dashboard?view=consultations");
  const press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };
  /** Presses Tab until the element has the focus. */
  const tabTo = async (
    role: "button" | "textbox" | "combobox" | "radio",
    name: string | RegExp,
  ) => {
    const target = page.getByRole(role, { name }).first();
    for (let n = 0; n < 60; n++) {
      if (await target.evaluate((node) => node === document.activeElement)) return;
      await press("Tab");
    }
    throw new Error(`the keyboard does not reach ${String(name)}`);
  };
  const modal = page.getByRole("dialog", { name: ptBr.shell.newConsultation });
  await expect(page.getByRole("button", { name: ptBr.shell.newConsultation })).toBeVisible();
  await tabTo("button", ptBr.shell.newConsultation);
  await press("Enter");
  await expect(modal.getByText(ptBr.services.health.online, { exact: true })).toBeVisible();
  await tabTo("button", ptBr.home.templatePlaceholder);
  await press("Enter");
  await expect(page.getByRole("listbox")).toBeVisible();
  await press("Home");
  await expect(page.getByRole("listbox").getByRole("option").first()).toBeFocused();
  await press("Enter");
  await tabTo("combobox", ptBr.home.patient);
  await page.keyboard.type("silva 77");
  await press("ArrowDown", "Enter");
  await expect(modal.getByRole("combobox", { name: ptBr.home.patient })).toHaveValue(
    "José da Silva 77",
  );
  await press("Escape");
  await expect(modal).toBeHidden();
  await expect(page.getByRole("button", { name: ptBr.shell.newConsultation })).toBeFocused();
  await press("Enter");
  // The choices are still there. The patient does not exist, so a context replaces it.
  await expect(modal.getByText(ptBr.services.health.online, { exact: true })).toBeVisible();
  await tabTo("combobox", ptBr.home.patient);
  await press("ControlOrMeta+a", "Delete");
  await tabTo("textbox", ptBr.home.context);
  await page.keyboard.type("Mulher, 54 anos");
  await tabTo("radio", ptBr.home.consentTold);
  await press("ArrowDown");
  await tabTo("button", ptBr.home.start);
  await press("Enter");
  await runUntil(page, /00:0[3-9]/);
  await tabTo("button", words.finish);
  await press("Space");
  await tabTo("button", words.save);
  const created = page.waitForResponse(
    (response) => response.url().endsWith("/api/consultas") && response.status() === 201,
  );
  await press("Enter");
  await created;
  await expect(modal).toBeHidden();
});

for (const locale of LOCALES)
  withMicrophone(`the recorder in ${locale} fits a small phone`, async ({ page }) => {
    const text = TEXTS[locale];
    await page.setViewportSize(VIEWPORTS.phone);
    await page.goto(`/${locale}/dashboard`);
    await page.getByRole("button", { name: text.home.templatePlaceholder }).click();
    await page.getByRole("listbox").getByRole("option").first().click();
    await page.getByLabel(text.home.context).fill("54");
    await page.getByLabel(text.home.consent, { exact: true }).check();
    await page.getByRole("button", { name: text.home.start }).click();
    const panel = page.getByRole("region", { name: text.gravacoes.panel });
    await expect(panel.getByRole("timer")).toHaveText(/00:0[2-9]/);
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
    await panel.getByRole("button", { name: text.gravacoes.finish }).click();
    await expect(panel.getByRole("button", { name: text.gravacoes.save })).toBeVisible();
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
  });

withMicrophone("saving clears the setup except the modality and the template", async ({ page }) => {
  await page.goto("/pt-br/dashboard");
  await page.getByText(ptBr.home.presencial, { exact: true }).click();
  await page.getByRole("button", { name: ptBr.home.templatePlaceholder }).click();
  await page.getByRole("listbox").getByRole("option").first().click();
  await page.getByLabel(ptBr.home.context).fill("Mulher, 54 anos");
  await page.getByLabel(ptBr.home.consent, { exact: true }).check();
  await page.getByRole("button", { name: ptBr.home.start }).click();
  const panel = await runUntil(page, /00:0[2-9]/);
  await panel.getByRole("button", { name: words.finish }).click();
  await save(page);
  await expect(page.getByLabel(ptBr.home.context)).toHaveValue("");
  await expect(page.getByRole("button", { name: ptBr.home.templatePlaceholder })).toBeHidden();
  await expect(page.getByLabel(ptBr.home.consent, { exact: true })).not.toBeChecked();
});
