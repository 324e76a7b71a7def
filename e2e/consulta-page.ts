import type { Locator, Page } from "@playwright/test";
import { ptBrViews } from "@relato/shared/locales/pt-br/views.ts";
import { expect } from "./test.ts";

const words = ptBrViews.consulta;

export const openConsulta = async (
  page: Page,
  { id }: { id: string },
  where = "",
): Promise<void> => {
  await page.goto(`/pt-br/consultas/${id}${where}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
};

export const playerOf = (page: Page): Locator =>
  page.getByRole("region", { name: words.player.name });
export const transcriptOf = (page: Page): Locator =>
  page.getByRole("region", { name: words.transcript });

/** Presses a button of a page or of a part of it; a text must be its whole name. */
export const press = (where: Page | Locator, name: string | RegExp): Promise<void> =>
  where.getByRole("button", { name, ...(typeof name === "string" ? { exact: true } : {}) }).click();
