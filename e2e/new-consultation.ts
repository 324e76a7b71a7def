import type { Page } from "@playwright/test";
import type { Consulta } from "@relato/shared/contract/consultas.ts";
import { ptBrViews } from "@relato/shared/locales/pt-br/views.ts";
import { expect, ptBr } from "./test.ts";

/** Chooses the first template, tells a context and the patient's consent, as every way in wants. */
export const fillSetup = async (
  page: Page,
  { context = "Mulher, 54 anos", consent = true } = {},
): Promise<void> => {
  await page.getByRole("button", { name: ptBr.home.templatePlaceholder }).click();
  await page.getByRole("listbox").getByRole("option").first().click();
  await page.getByLabel(ptBr.home.context).fill(context);
  if (consent) await page.getByLabel(ptBr.home.consent).check();
};

/**
 * The server has the consultation, and the page says so. A short one is written at once: the news that it is done may already have taken the
 * place of the notice that it was sent.
 */
export const expectSent = async (page: Page): Promise<void> => {
  const ended = page.getByRole("status").getByText(/^Consulta \S+ (concluída|com erro)$/);
  await expect(page.getByText(ptBr.home.sent).or(ended).first()).toBeVisible();
};

/** Follows the list until the newest consultation is done, and opens it. Its status changes without a reload. */
export const openWhenDone = async (page: Page): Promise<Consulta> => {
  await page.getByRole("link", { name: ptBr.home.seeAll }).click();
  await expect(page.getByRole("heading", { name: ptBr.consultas.title, level: 1 })).toBeVisible();
  const card = page.getByRole("article").first();
  await expect(card.getByText(ptBr.consultas.status.Concluído, { exact: true })).toBeVisible({
    timeout: 90_000,
  });
  await card.getByRole("link", { name: /^Ver detalhes/ }).click();
  await expect(page.getByRole("tab", { name: ptBrViews.consulta.anamnesis })).toBeVisible();
  return readConsulta(page);
};

/** The consultation that the page shows, as the API gives it. */
export const readConsulta = async (page: Page): Promise<Consulta> => {
  const id = new URL(page.url()).pathname.split("/").at(-1);
  const answer = await page.request.get(`/api/consultas/${id}`);
  expect(answer.status()).toBe(200);
  return (await answer.json()) as Consulta;
};
