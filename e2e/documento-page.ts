import { expect, type Locator, type Page } from "@playwright/test";
import { ptBrViews } from "@relato/shared/locales/pt-br/views.ts";
import { press } from "./consulta-page.ts";
import { fillProfile, sendConsulta, TALK } from "./make.ts";

const words = ptBrViews.documentos;

/**
 * Opens a new consultation of a doctor with a complete profile, and waits until the engine has
 * written it. Returns its id.
 */
export const openNewConsulta = async (page: Page): Promise<string> => {
  await fillProfile(page);
  const id = await sendConsulta(page, TALK);
  await page.goto(`/pt-br/consultas/${id}`);
  await expect(page.getByRole("button", { name: words.edit, exact: true })).toBeVisible({
    timeout: 60_000,
  });
  return id;
};

export const editorOf = (page: Page): Locator =>
  page.getByRole("textbox", { name: words.editor.text });

/** Opens the markdown and appends a paragraph, without saving. */
export const appendMarkdown = async (page: Page, added: string): Promise<void> => {
  await press(page, words.edit);
  await press(page, words.editor.markdown);
  await editorOf(page).fill(`${await editorOf(page).inputValue()}\n\n${added}\n`);
};

export const expectSaved = (page: Page): Promise<void> =>
  expect(page.getByText(words.saved).first()).toBeVisible();
