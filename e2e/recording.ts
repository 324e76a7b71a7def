import type { Locator, Page, Request } from "@playwright/test";
import { fillSetup } from "./new-consultation.ts";
import { asDoctor, expect, ptBr } from "./test.ts";

const words = ptBr.gravacoes;

/** A test of a doctor whose browser may use the microphone. */
export const withMicrophone = asDoctor.extend<{ microphone: void }>({
  microphone: [
    async ({ context }, use) => {
      await context.grantPermissions(["microphone"]);
      await use();
    },
    { auto: true },
  ],
});

/** The offer of an unsaved recording. */
export const foundOn = (page: Page): Locator =>
  page.getByRole("region", { name: words.found.title });

export const panelOf = (page: Page): Locator => page.getByRole("region", { name: words.panel });

/** Starts a recording from the home view and waits until it has run for some seconds. */
export const record = async (page: Page, until = /00:0[3-9]/): Promise<Locator> => {
  await page.goto("/pt-br/dashboard");
  await fillSetup(page);
  await page.getByRole("button", { name: ptBr.home.start }).click();
  return runUntil(page, until);
};

/** Waits until the timer of the running recording shows a time. */
export const runUntil = async (page: Page, until: RegExp): Promise<Locator> => {
  const panel = panelOf(page);
  await expect(panel.getByText(words.badge.recording, { exact: true })).toBeVisible();
  await expect(panel.getByRole("timer")).toHaveText(until);
  return panel;
};

export interface Finished {
  segments: { track: string; ordinal: number; bytes: number; started_ms: number }[];
}

/** Saves the finished recording. Returns its segments as the recorder sent them. */
export const save = async (page: Page): Promise<Finished> => {
  const isFinish = (request: Request): boolean => request.url().endsWith("/finish");
  const [finish, created] = await Promise.all([
    page.waitForRequest(isFinish),
    // Not the toast: a short recording is done before the toast can be seen.
    page.waitForResponse(
      (response) =>
        response.url().endsWith("/api/consultas") && response.request().method() === "POST",
    ),
    panelOf(page).getByRole("button", { name: words.save }).click(),
  ]);
  expect(created.status()).toBe(201);
  await expect(panelOf(page)).toBeHidden();
  return finish.postDataJSON() as Finished;
};

/** Leaves the page while a recording runs. */
export const leave = async (page: Page): Promise<void> => {
  page.once("dialog", (dialog) => void dialog.accept());
  await page.goto("about:blank");
};
