import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import type { Laudo } from "@relato/shared/contract/laudos.ts";
import type { LaudoContent } from "@relato/shared/domain/laudo/content.ts";
import type { FieldState } from "@relato/shared/domain/laudo/field.ts";
import { parseNotation } from "@relato/shared/domain/laudo/notation.ts";
import { grantPlano } from "../server/features/planos/grants.ts";
import { readDoctorId } from "./make.ts";
import { onDatabase } from "./subscription.ts";
import { VIEW_TEXTS } from "./test.ts";

export const words = VIEW_TEXTS["pt-br"].laudos;
export const LAUDOS = "/pt-br/dashboard?view=reports";

/** A mask with a field of each kind. */
export const MASK = [
  "## Achados",
  "Lobo direito [normal* | aumentado | reduzido] com [#] mm.",
  "Nódulos: [+ sólidos | císticos | mistos]. Exame em [data].",
  "Observações: {livres}",
].join("\n");

/** Gives the signed-in doctor the Pro plan. */
export const makePro = async (page: Page): Promise<void> => {
  const user_id = await readDoctorId(page);
  await onDatabase((db) =>
    grantPlano(db, { user_id, plano: "yearly", until: null, granted_by: null }),
  );
};

/** A laudo of the notation of masks, made through the API. */
export const makeLaudo = async (
  page: Page,
  notation: string,
  titulo = "Ultrassom de tireoide",
): Promise<Laudo> => {
  const id = randomUUID();
  const data = { id, language: "pt-BR", paciente_id: null };
  const made = await page.request.post("/api/laudos", { data });
  expect(made.status()).toBe(201);
  return saveLaudo(page, (await made.json()) as Laudo, {
    titulo,
    content: parseNotation(notation, "pt-BR").content,
  });
};

/** Saves a laudo through the API, as another device would. */
export const saveLaudo = async (
  page: Page,
  laudo: Laudo,
  change: { titulo?: string; content?: LaudoContent },
): Promise<Laudo> => {
  const { titulo, content, language, paciente_id, template_id, exam_date, revision } = laudo;
  const form = { titulo, content, language, paciente_id, template_id, exam_date, ...change };
  const saved = await page.request.put(`/api/laudos/${laudo.id}`, {
    data: { ...form, base: revision },
  });
  expect(saved.status()).toBe(200);
  return (await saved.json()) as Laudo;
};

export const readLaudo = async (page: Page, id: string): Promise<Laudo> =>
  (await (await page.request.get(`/api/laudos/${id}`)).json()) as Laudo;

export const textOf = (page: Page): Locator =>
  page.getByRole("textbox", { name: words.fields.content });

export const openLaudo = async (page: Page, id: string): Promise<void> => {
  await page.goto(`${LAUDOS}&id=${id}`);
  await expect(textOf(page)).toBeVisible();
};

/** Waits until the autosave has stored everything. */
export const expectStored = (page: Page): Promise<void> =>
  expect(page.getByText(words.saving.saved, { exact: true })).toBeVisible();

/** The fields of the text in a state, or all of them. Their titles name it. */
export const fieldsIn = (page: Page, state: FieldState): Locator =>
  textOf(page).getByTitle(new RegExp(`: ${words.campo.state[state]}$`));
export const allFields = (page: Page): Locator => textOf(page).getByTitle(/campo de /i);

/** The text that is selected on the page. */
export const selectedText = (page: Page): Promise<string> =>
  page.evaluate(() => document.getSelection()?.toString() ?? "");

/** The list of options next to a field. */
export const optionsOf = (page: Page): Locator => page.getByRole("listbox", { name: /^Opções/ });
