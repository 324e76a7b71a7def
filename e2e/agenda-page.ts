import type { Locator, Page } from "@playwright/test";
import { ptBrViews } from "@relato/shared/locales/pt-br/views.ts";

const words = ptBrViews.agenda;

export const AGENDA = "/pt-br/dashboard?view=calendar";
/** A Wednesday. */
export const DAY = "2027-03-10";
export const MONTH = `${AGENDA}&date=${DAY}`;
export const ON_DAY = `${AGENDA}&mode=day&date=${DAY}`;
/** Nine o'clock in São Paulo, which is three hours behind UTC. */
export const AT_NINE = { data: `${DAY}T12:00:00Z` };

export const dialogOf = (page: Page, name: string): Locator => page.getByRole("dialog", { name });
export const fieldOf = (page: Page, name: keyof typeof words.fields): Locator =>
  page.getByRole("dialog").getByLabel(words.fields[name]);
export const saveOf = (page: Page): Locator =>
  page.getByRole("dialog").getByRole("button", { name: words.save });
export const entryOf = (page: Page, text: string): Locator =>
  page.getByRole("listitem").filter({ hasText: text });
export const cellOf = (page: Page, day: string): Locator =>
  page.getByRole("grid").getByRole("button", { name: day });
