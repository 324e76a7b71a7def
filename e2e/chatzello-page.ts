import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import type { Thread } from "@relato/shared/contract/chatzello.ts";
import { type Scope, WHOLE_SCOPE } from "@relato/shared/domain/chatzello/records.ts";
import type { Locale } from "@relato/shared/domain/language.ts";
import { VIEW_TEXTS } from "./test.ts";

export const wordsOf = (locale: Locale) => VIEW_TEXTS[locale].chatzello;

/** Creates a thread through the API. */
export const makeThread = async (page: Page, scope: Partial<Scope> = {}): Promise<Thread> => {
  const data = { id: randomUUID(), scope: { ...WHOLE_SCOPE, ...scope } };
  const made = await page.request.post("/api/chatzello/threads", { data });
  expect(made.status()).toBe(201);
  return (await made.json()) as Thread;
};

export const openThread = async (page: Page, id: string, locale: Locale = "pt-br") => {
  await page.goto(`/${locale === "pt-br" ? "pt-BR" : locale}/dashboard?view=chatzello&id=${id}`);
  await expect(questionField(page, locale)).toBeVisible();
};

export const questionField = (page: Page, locale: Locale = "pt-br") =>
  page.getByRole("textbox", { name: wordsOf(locale).compose.label });

/** Types a question and sends it with Enter. */
export const ask = async (page: Page, question: string, locale: Locale = "pt-br") => {
  await questionField(page, locale).fill(question);
  await page.keyboard.press("Enter");
};

/** The last answer. */
export const answerOf = (page: Page, locale: Locale = "pt-br") =>
  page.getByRole("article", { name: wordsOf(locale).message.assistant }).last();
