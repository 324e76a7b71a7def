import type { Locator, Page } from "@playwright/test";
import type { Consulta } from "@relato/shared/contract/consultas.ts";
import { ptBrViews } from "@relato/shared/locales/pt-br/views.ts";
import { readConsulta } from "./make.ts";
import { expect, ptBr } from "./test.ts";

/** Fills what every kind of consultation needs: first template, context, patient's consent. */
export const fillSetup = async (
  page: Page,
  { context = "Mulher, 54 anos", consent = true } = {},
): Promise<void> => {
  // The last template may be chosen already.
  await page.getByRole("button", { name: ptBr.home.template }).click();
  await page.getByRole("listbox").getByRole("option").first().click();
  await page.getByLabel(ptBr.home.context).fill(context);
  if (consent) await page.getByLabel(ptBr.home.consent).check();
};

/** Chooses a patient in the setup of a new consultation. */
export const choosePatient = async (setup: Locator, name: string): Promise<void> => {
  await setup.getByRole("combobox", { name: ptBr.home.patient }).fill(name);
  await setup.getByRole("option", { name }).click();
};

/**
 * Waits until the page says that the server has the consultation. A short one is written at once:
 * its notification may already have replaced the toast.
 */
export const expectSent = async (page: Page): Promise<void> => {
  const ended = page.getByRole("status").getByText(/^Consulta \S+ (concluída|com erro)$/);
  await expect(page.getByText(ptBr.home.sent).or(ended).first()).toBeVisible();
};

/** Waits in the list, without a reload, until the newest consultation is done, and opens it. */
export const openWhenDone = async (page: Page): Promise<Consulta> => {
  await page.getByRole("link", { name: ptBr.home.seeAll }).click();
  await expect(page.getByRole("heading", { name: ptBr.consultas.title, level: 1 })).toBeVisible();
  const card = page.getByRole("article").first();
  await expect(card.getByText(ptBr.consultas.status.Concluído, { exact: true })).toBeVisible({
    timeout: 90_000,
  });
  await card.getByRole("link", { name: /^Ver detalhes/ }).click();
  await expect(page.getByRole("tab", { name: ptBrViews.consulta.anamnesis })).toBeVisible();
  return readOpenConsulta(page);
};

/** The consultation that the page shows, from the API. */
export const readOpenConsulta = (page: Page): Promise<Consulta> =>
  readConsulta(page, new URL(page.url()).pathname.split("/").at(-1) ?? "");
