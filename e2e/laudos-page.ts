import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import type { Laudo } from "@relato/shared/contract/laudos.ts";
import type { FieldState } from "@relato/shared/domain/laudo/field.ts";
import { parseNotation } from "@relato/shared/domain/laudo/notation.ts";
import { grantPlano, revokePlano } from "../server/features/planos/grants.ts";
import { fillProfile, readDoctorId } from "./make.ts";
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

/** Gives the signed-in doctor the Pro plan and a complete profile. */
export const makePro = async (page: Page): Promise<void> => {
  await fillProfile(page);
  const user_id = await readDoctorId(page);
  await onDatabase((db) =>
    grantPlano(db, { user_id, plano: "yearly", until: null, granted_by: null }),
  );
};

export const endPlan = async (page: Page): Promise<void> => {
  const user_id = await readDoctorId(page);
  await onDatabase((db) => revokePlano(db, user_id));
};

/** A laudo of the notation of masks, made through the API. */
export const makeLaudo = async (
  page: Page,
  notation: string,
  titulo = "Ultrassom de tireoide",
  paciente_id: string | null = null,
): Promise<Laudo> => {
  const id = randomUUID();
  const data = { id, language: "pt-BR", paciente_id };
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
  change: Partial<Pick<Laudo, "titulo" | "content" | "paciente_id" | "exam_date">>,
): Promise<Laudo> => {
  const { titulo, content, language, paciente_id, template_id, exam_date, revision } = laudo;
  const form = { titulo, content, language, paciente_id, template_id, exam_date, ...change };
  const saved = await page.request.put(`/api/laudos/${laudo.id}`, {
    data: { ...form, base: revision },
  });
  expect(saved.status()).toBe(200);
  return (await saved.json()) as Laudo;
};

/** Signs a laudo through the API, with all that is missing accepted. */
export const signLaudo = async (page: Page, { id, revision }: Laudo): Promise<void> => {
  const accepted = { accept_missing: true, accept_unfilled: true };
  const data = { base: revision, answers: [], ...accepted };
  const signed = await page.request.post(`/api/laudos/${id}/sign`, { data });
  expect(signed.status()).toBe(200);
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

export const panelWords = VIEW_TEXTS["pt-br"].laudoPanels;
export const finishWords = VIEW_TEXTS["pt-br"].laudoFinish;

/** Opens a tab next to the laudo. */
export const openPanel = async (
  page: Page,
  tab: Exclude<keyof typeof words.tabs, "label">,
): Promise<Locator> => {
  await page.getByRole("tab", { name: words.tabs[tab], exact: true }).click();
  return page.getByRole("tabpanel", { name: words.tabs[tab], exact: true });
};

/** The list of options next to a field. */
export const optionsOf = (page: Page): Locator => page.getByRole("listbox", { name: /^Opções/ });
